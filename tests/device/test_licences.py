"""The licences beside a .uf2 file, gathered from the sources that were compiled."""

from hostsim.device import licences


def test_write_gathers_texts_and_each_notice_once(tmp_path, monkeypatch, capsys):
    tree, work = tmp_path / "a tree", tmp_path / "work"
    sources = {
        "py/a.c": "/*\n * Copyright (c) 2013 One\n *\n * Use it\n * freely.\n */\nint a; /* no notice */\n",
        "py/b.h": "// Copyright (c) 2014 Two\n//\n// Use it\n// freely.\n",
        "lib/c.c": "/* Copyright (c) 2015 Three\n * Ask first.\n */\n",
        "lib/not_compiled.c": "/* Copyright (c) 2016 Four */\n",
        "LICENSE": "The whole text.\n",
    }
    for name, text in sources.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    (work / "py").mkdir(parents=True)
    where = str(tree).replace(" ", "\\ ")
    (work / "py" / "a.c.o.d").write_text("py/a.c.o: %s/py/a.c \\\n %s/py/b.h /usr/include/stdio.h\n" % (where, where))
    (work / "c.c.o.d").write_text("c.c.o: \\\n  %s/lib/c.c\n" % where)
    monkeypatch.setattr(licences, "TEXTS", {"One": "LICENSE", "Five": "lib/five/LICENSE"})
    out = tmp_path / "licences.txt"
    licences.write(out, tree, [work])
    assert [part.strip() for part in out.read_text("utf-8").split("-" * 70)] == [
        licences.OPENING,
        "One\n\nThe whole text.",
        "Five\n\nThe text is missing: there was no lib/five/LICENSE.",
        "Copyright (c) 2013 One\nCopyright (c) 2014 Two\n\nUse it\nfreely.",
        "Copyright (c) 2015 Three\n\nAsk first.",
    ]
    told = capsys.readouterr().err
    assert told == "%s: a licence is missing, Five: there is no %s/lib/five/LICENSE\n" % (out, tree)
