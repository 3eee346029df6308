#!/usr/bin/env python3
"""A thousand tables, and a server that is killed again and again: see kills.py."""
from kills import finish, killed_under_load

if __name__ == '__main__':
    seen = killed_under_load(tables=1000, kills=8, first=40000, moves=8000, timeout=1200, rules='target=40')
    print(f'{seen["moves"]} moves, {seen["reconnects"]} times back, {seen["repeats"]} repeats, the last client '
          f'{seen["outage_s"]:.2f} s after the first was greeted')
    finish()
