"""What the README shows is so: its Python runs and prints what its comments say, its commands exist."""

import re
import shlex
from pathlib import Path

from cardlaw.cli.main import VERBS, main

README = Path(__file__).parents[1] / "README.md"


def test_the_python_example_prints_what_it_says(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    promised = [line.partition("  # ")[2] for line in code.splitlines() if line.startswith("print(")]
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == promised
    assert promised


def test_the_sample_is_what_the_command_says(capsys, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    (sample,) = re.findall(r"```console\n\$ cardlaw (.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    command, _, said = sample.partition("\n")
    main(shlex.split(command))
    assert capsys.readouterr().out == said


def test_every_command_shown_exists():
    shown = set(re.findall(r"`cardlaw ([a-z]+)", README.read_text(encoding="utf-8")))
    assert shown
    assert shown <= {verb.name for verb in VERBS}
