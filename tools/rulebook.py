"""Reading rules/*.md: a rule is a list item that begins with its number, as `- **F7-3.2** text`."""
import pathlib
import re
from typing import NamedTuple

RULE_ID = re.compile(r'\b[A-Z][A-Z0-9]-\d+\.\d+\b')
_RULE = re.compile(r'- \*\*([A-Z][A-Z0-9]-\d+\.\d+)\*\* (.*)')


class Rule(NamedTuple):
    id: str
    text: str


class Book(NamedTuple):
    game: str
    title: str
    rules: list
    lines: list


def number(rule_id):
    """F7-3.10 as ('F7', 3, 10), to sort by."""
    game, _, rest = rule_id.partition('-')
    return (game, *map(int, rest.split('.')))


def read(path):
    path = pathlib.Path(path)
    lines = path.read_text().splitlines()
    title = lines[0].lstrip('# ').split(' (')[0]
    rules = []
    for line in lines:
        match = _RULE.match(line)
        if match:
            rules.append(Rule(*match.groups()))
        elif rules and line.startswith('  '):  # a list below the rule just read
            rules[-1] = Rule(rules[-1].id, rules[-1].text + '\n' + line.strip())
    rules.sort(key=lambda rule: number(rule.id))
    ids = [rule.id for rule in rules]
    if len(set(ids)) != len(ids):
        raise SystemExit(f'{path}: a rule number is there twice')
    return Book(path.stem, title, rules, lines)


def read_all(folder):
    """The rulebooks of the four games, in the order of their file names."""
    books = [read(path) for path in sorted(pathlib.Path(folder).glob('*.md')) if path.name != 'README.md']
    return [book for book in books if book.rules]
