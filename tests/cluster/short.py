#!/usr/bin/env python3
"""A few failures of a cluster, with all parts on one machine (tools/cluster). No confirmed move is lost or doubled.

Other tests run beside it, so it allows more time than the failures do. It is skipped where namespaces cannot be made.
"""
import os
import subprocess
import sys

TRIALS = ['node-kill', 'database-failover', 'waits-cancelled', 'balancer-kill']

if __name__ == '__main__':
    tool = os.path.join(os.environ['SOURCE_ROOT'], 'tools/cluster')
    sys.exit(subprocess.run([tool, 'trial', *TRIALS, '--upcard', os.environ['UPCARD'], '--tables', '12', '--rate', '60',
                             '--memory', '300', '--patience', '10']).returncode)
