#!/usr/bin/env python3
"""Each failure of a cluster once, and then half an hour of them at random (tools/cluster)."""
import os
import subprocess
import sys

if __name__ == '__main__':
    tool = os.path.join(os.environ['SOURCE_ROOT'], 'tools/cluster')
    for words in (['trial', 'all'], ['long', '--hours', '0.5']):
        done = subprocess.run([tool, *words, '--upcard', os.environ['UPCARD'], '--patience', '5'])
        if done.returncode:
            sys.exit(done.returncode)
