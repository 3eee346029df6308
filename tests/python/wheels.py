#!/usr/bin/env python3
"""`make wheels` makes wheels that hold what their names say. That for this processor is installed in a clean virtual environment
of each Python that is here, and passes the tests with both of its builds; that for aarch64 passes them in an emulator. Skipped
where the wheels cannot be made for want of packages. WHEELS names a folder where they stand already."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ['test_state.py', 'test_batch.py', 'test_bots.py', 'test_observe.py', 'test_pad.py']
GAMES = ['simulate', 'hi_lo_flip', '--seats', 'normal,easy', '--games', '50', '--events', '--json']
DIRTY = ('LD_PRELOAD', 'PYTHONMALLOC', 'PYTHONPATH', 'PYTHONHOME', 'UPCARD_CPU')
PLAIN = {key: value for key, value in os.environ.items() if key not in DIRTY} | {'PYTHONDONTWRITEBYTECODE': '1'}
WHERE = 'import upcard._core as core; print(core.__file__)'


def output(*command: object, **more: str) -> str:
    return subprocess.run([str(one) for one in command], env=PLAIN | more, check=True, stdout=subprocess.PIPE,
                          encoding='utf-8').stdout


def made() -> pathlib.Path | None:
    if 'WHEELS' in os.environ:
        return pathlib.Path(os.environ['WHEELS'])
    done = subprocess.run(['make', '-C', ROOT, 'wheels'], env=PLAIN)
    return None if done.returncode else ROOT / 'build/wheels'


def pythons() -> list[str]:
    """One of each version from 3.11 on: on the path, and those of pyenv."""
    named = [shutil.which(f'python3.{minor}') for minor in range(11, 30)]
    pyenv = pathlib.Path(os.environ.get('PYENV_ROOT', pathlib.Path.home() / '.pyenv'))
    found: dict[str, str] = {}
    for path in [sys.executable, *named, *map(str, sorted(pyenv.glob('versions/3.*/bin/python3')))]:
        check = 'import ensurepip, sys; print(*sys.version_info[:3]); sys.exit(sys.version_info < (3, 11))'
        done = path and subprocess.run([path, '-c', check], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding='utf-8', env=PLAIN)
        if path and done and done.returncode == 0:
            found.setdefault(done.stdout, path)
    return list(found.values())


def run_tests(*python: object, **more: str) -> None:
    for test in TESTS:
        subprocess.run([*map(str, python), ROOT / 'tests/python' / test], env=PLAIN | more, check=True)


def check_here(python: str, wheel: pathlib.Path) -> str:
    """Installs the wheel, without a network, and returns what its program prints."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, '-m', 'venv', folder], env=PLAIN, check=True)
        inside = f'{folder}/bin/python'
        output(inside, '-m', 'pip', 'install', '-q', '--no-index', wheel)
        newer, baseline = output(inside, '-c', WHERE), output(inside, '-c', WHERE, UPCARD_CPU='baseline')
        assert '/v3/' not in baseline and ('/v3/' in newer) == has_v3(), (newer, baseline)
        program = output(inside, '-c', 'from upcard import _variant; import upcard, os; print(upcard.__path__[0])').strip() + '/upcard'
        numbers = output(program, *GAMES)
        assert numbers == output(program.replace('/v3/', '/'), *GAMES)
        for cpu in ('', 'baseline'):
            print(f'{output(inside, "-V").strip()}, {cpu or "newest"} build', flush=True)
            run_tests(inside, UPCARD_CPU=cpu)
        return numbers


def has_v3() -> bool:
    flags = pathlib.Path('/proc/cpuinfo').read_text().partition('flags')[2].partition('\n')[0].split()
    return {'avx2', 'bmi1', 'bmi2', 'f16c', 'fma', 'movbe', 'abm'} <= set(flags)


def check_aarch64(wheel: pathlib.Path) -> str:
    with tempfile.TemporaryDirectory() as folder:
        root, package = f'{folder}/root', f'{folder}/package'
        output('mmdebstrap', '--quiet', '--variant=extract', '--architectures=arm64', '--include=python3', 'bookworm', root)
        zipfile.ZipFile(wheel).extractall(package)
        os.chmod(f'{package}/upcard/upcard', 0o755)
        emulated = ['qemu-aarch64-static', '-L', root]
        python = [*emulated, f'{root}/usr/bin/python3.11']
        assert 'aarch64' in output(*python, '-c', 'import os; print(os.uname().machine)', PYTHONHOME=f'{root}/usr')
        print('Python 3.11 on aarch64', flush=True)
        run_tests(*python, PYTHONHOME=f'{root}/usr', PYTHONPATH=package)
        return output(*emulated, f'{package}/upcard/upcard', *GAMES)


def main() -> int:
    folder = made()
    if not folder:
        print('wheels cannot be made here')
        return 77
    wheels = sorted(folder.glob('*.whl'))
    processors = [wheel.name.rpartition('.manylinux_2_17_')[2].removesuffix('.whl') or wheel.name for wheel in wheels]
    assert all('-cp311-abi3-' in wheel.name and 'manylinux_2_17' in wheel.name for wheel in wheels), wheels
    assert len(wheels) == 2, processors
    x86, = (wheel for wheel in wheels if 'x86_64' in wheel.name)
    arm, = (wheel for wheel in wheels if 'aarch64' in wheel.name)
    numbers = {check_here(python, x86) for python in pythons()} | {check_aarch64(arm)}
    assert len(numbers) == 1, 'the same seed gives other numbers'
    return 0


if __name__ == '__main__':
    sys.exit(main())
