"""Which of the package's builds this processor runs: a wheel for x86-64 has a second one in the folder v3, for x86-64-v3."""
import os
from collections.abc import Iterable

NEWER = {'abm', 'avx', 'avx2', 'bmi1', 'bmi2', 'f16c', 'fma', 'movbe'}


def has_newer() -> bool:
    try:
        with open('/proc/cpuinfo', encoding='ascii', errors='replace') as lines:
            return any(line.startswith('flags') and NEWER <= set(line.split()) for line in lines)
    except OSError:
        return False


def folders(package: Iterable[str]) -> list[str]:
    """Where modules are looked for: the build for newer processors first, if there is one that runs here. The environment
    variable UPCARD_CPU=baseline leaves it out."""
    own = list(package)
    newer = [folder for folder in (os.path.join(one, 'v3') for one in own) if os.path.isdir(folder)]
    return newer + own if newer and os.environ.get('UPCARD_CPU') != 'baseline' and has_newer() else own
