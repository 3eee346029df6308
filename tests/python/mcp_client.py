#!/usr/bin/env python3
"""The official SDK's client plays a game with `python -m upcard.mcp` over standard input and output. Skipped where the SDK
cannot be had."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

PLAIN = {key: value for key, value in os.environ.items() if key not in ('LD_PRELOAD', 'PYTHONMALLOC')}


async def talk() -> None:
    from mcp import Client, StdioServerParameters, stdio_client
    served = StdioServerParameters(command=sys.executable, args=['-m', 'upcard.mcp'], env=dict(os.environ))
    async with Client(stdio_client(served)) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert names == {'games', 'start', 'see', 'legal_moves', 'play', 'wait', 'odds', 'review', 'rules'}, names

        async def call(name: str, **arguments: Any) -> Any:
            result = await client.call_tool(name, arguments)
            assert not result.is_error, result
            found: Any = result.structured_content
            return found['result'] if set(found) == {'result'} else found

        assert [game['id'] for game in await call('games')] == ['flip7', 'hilo', 'hi_lo_flip', 'uno_flip']
        answer = await call('start', game='flip7', seats=2, opponents='easy', rules={'target': 40})
        table = answer['table']
        refused = await client.call_tool('play', {'table': table, 'move': 'target 1'})
        assert refused.is_error and 'F7-' in str(refused.content), refused
        while not answer['over']:
            moves = await call('legal_moves', table=table)
            assert (await call('odds', table=table))['moves']
            answer = await call('play', table=table, move=moves[-1]['move'])
        assert answer['winners'] and (await call('review', table=table, playouts=10))['decisions'] > 0
        assert (await call('rules', query='F7-3.2'))[0]['rule'] == 'F7-3.2'
        print(json.dumps(answer['news'][-1]))


def main() -> int:
    if sys.argv[1:] == ['talk']:
        import asyncio
        asyncio.run(talk())
        return 0
    with tempfile.TemporaryDirectory() as folder:
        python = f'{folder}/bin/python'
        for command in ([sys.executable, '-m', 'venv', folder], [python, '-m', 'pip', 'install', '-q', 'mcp >= 2']):
            if subprocess.run(command, env=PLAIN).returncode:
                print('not possible here:', *command)
                return 77
        return subprocess.run([python, str(pathlib.Path(__file__).resolve()), 'talk']).returncode


if __name__ == '__main__':
    sys.exit(main())
