#!/usr/bin/env python3
"""The alert rules and the dashboard (packaging/monitoring) use metrics that the server has, by the labels that they have; the
limits that alerts name are values of their label. Where promtool is installed, it checks the rules."""
import json
import pathlib
import re
import shutil
import subprocess
import sys

from server import Server

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'packaging/monitoring'
NAME = re.compile(r'\b((?:upcard|process)_\w+)(?:\{([^}]*)\})?')
LABEL = re.compile(r'(\w+)=~?"([^"]*)"')


def expressions():
    for line in (FOLDER / 'alerts.yml').read_text().splitlines():
        if match := re.match(r'\s*expr: (.*)', line):
            yield match[1]
    for panel in json.loads((FOLDER / 'dashboard.json').read_text())['panels']:
        for target in panel['targets']:
            yield target['expr']


def problems(text):
    samples = re.findall(r'^(\w+)(?:\{(.*)\})? \S+$', text, re.MULTILINE)
    labels = {}  # name -> label -> values
    for name, inside in samples:
        for label, value in LABEL.findall(inside) or [('', '')]:
            labels.setdefault(name, {}).setdefault(label, set()).add(value)
    for expression in expressions():
        for name, inside in NAME.findall(expression):
            if name not in labels:
                yield f'there is no metric {name}: {expression}'
            for label, value in LABEL.findall(inside):
                known = labels.get(name, {}).get(label, set())
                if label != 'instance' and not all(one in known for one in value.split('|')):
                    yield f'{name} has no {label} {value}: {expression}'


with Server() as server:
    found = list(problems(server.get('/metrics', url=server.metrics_url)[2].decode()))
if promtool := shutil.which('promtool'):
    checked = subprocess.run([promtool, 'check', 'rules', FOLDER / 'alerts.yml'], capture_output=True, text=True)
    found += [] if checked.returncode == 0 else [checked.stdout + checked.stderr]
used = len(list(expressions()))
print(f'{used} expressions')
sys.exit('\n'.join(found) if found or used < 20 else 0)
