"""The short way to read `term` lines gives just what the grammar gives."""

from hypothesis import given
from hypothesis import strategies as st

from cardlaw.language import syntax as s
from cardlaw.language.loading import shipped_rules
from cardlaw.language.parsing.build import build
from cardlaw.language.parsing.items import parse, parser
from cardlaw.language.parsing.term_lines import quick_term
from cardlaw.language.reading.source import Source, read_source

names = st.from_regex(r"[a-z][a-z0-9]{0,6}(-[a-z0-9]{1,4}){0,2}", fullmatch=True)
texts = st.text(st.characters(exclude_characters='"\n\r', exclude_categories=("C", "Z")), max_size=12)
gaps = st.sampled_from([" ", "  "])


@given(
    names,
    names,
    texts,
    st.lists(st.tuples(names, texts, gaps), max_size=4),
    st.sampled_from(["", "  # a remark"]),
)
def test_same_as_the_grammar(name, language, text, forms, remark):
    line = (
        f'term {name} in {language} "{text}"'
        + "".join(f',{g}{n}{g}"{t}"' for n, t, g in forms)
        + remark
        + "\n"
    )
    source = Source("a", line)
    try:
        slow = build(source, 0, parser().parse(line, start="item"))
    except Exception:
        return
    quick = quick_term(source, 0, line)
    assert quick is not None
    assert quick == slow
    assert quick.span == slow.span
    assert [f.span for f in quick.forms] == [f.span for f in slow.forms]


def test_what_is_no_term_is_left_to_the_grammar():
    for line in (
        'term red in en "x", \n',
        'term red en "x"\n',
        'term red in en "x" y\n',
        "kind a: b\n",
        'term red in en "x"\n  y\n',
    ):
        assert quick_term(Source("a", line), 0, line) is None


def test_shipped_terms_are_read_either_way():
    count = 0
    for path in sorted(shipped_rules().rglob("*.rules")):
        source, _ = read_source(path)
        assert source is not None
        file, wrong = parse(source)
        assert file is not None
        assert not wrong
        for item in file.items:
            if isinstance(item, s.Term):
                count += 1
                line = item.span.text + "\n"
                assert build(Source("a", line), 0, parser().parse(line, start="item")) == item
    assert count > 300
