"""A server of the Model Context Protocol: language models play, ask rules and odds, and review their games.

    python -m upcard.mcp

serves one client over standard input and output. It needs the official SDK: pip install .[mcp]. A client's configuration is
the command `python` with the arguments `-m upcard.mcp`. The player at a table sees what its seat may see, no more.
"""
import functools
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from upcard._core import __version__
from upcard._tables import Tables

INSTRUCTIONS = ('Play Flip 7, HILO, Hi Lo Flip and Uno Flip against bots. `start` opens a table; then `see`, `legal_moves` and '
                '`play` in turn. `rules` answers by the rulebooks, `odds` computes, `review` rates your decisions.')


def _telling(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The tool with its refusals as answers that the model can read."""
    @functools.wraps(tool)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return tool(*arguments, **named)
        except (TypeError, ValueError) as refused:
            raise ToolError(str(refused)) from refused
    return call


def server() -> MCPServer:
    """The server with all tools and no table."""
    made = MCPServer('upcard', instructions=INSTRUCTIONS, version=__version__)
    for tool in Tables().tools:
        made.add_tool(_telling(tool))
    return made


if __name__ == '__main__':
    server().run('stdio')
