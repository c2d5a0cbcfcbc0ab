// The editor: CodeMirror with what the language service says; loaded when somebody writes.
import { autocompletion, startCompletion } from "@codemirror/autocomplete";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, hoverTooltip } from "@codemirror/view";
import { basicSetup } from "codemirror";
import { add, el } from "./dom.js";

const PLAIN = new Set(["word", "number", "text", "remark"]);
const COLOUR_AFTER = 120;
const FIRST = 99;
const SEVERITY = { error: "error", warning: "warning", note: "info" };

// Colours come from the compiler, as stretches of the text with what each is.
const coloured = StateEffect.define();
const colours = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    marks = marks.map(change.changes);
    for (const effect of change.effects) if (effect.is(coloured)) marks = effect.value;
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function editing(place, text, { label, changed, service }) {
  let due = 0;
  const length = () => view.state.doc.length;
  const within = (at) => Math.max(0, Math.min(at, length()));

  async function colour() {
    const before = view.state.doc;
    const reply = await service("tokens").catch(() => null);
    if (!reply?.answer || view.state.doc !== before) return;
    const marks = reply.answer.filter((each) => each.end <= length() && each.start < each.end)
      .map((each) => Decoration.mark({ class: `tok-${PLAIN.has(each.sort) ? each.sort : "name"}` }).range(each.start, each.end));
    view.dispatch({ effects: coloured.of(Decoration.set(marks, true)) });
  }

  const complete = async (context) => {
    const word = context.matchBefore(/[\w-]+/);
    if (!word && !context.explicit) return null;
    const reply = await service("completion", { offset: context.pos }).catch(() => null);
    if (!reply?.answer?.length) return null;
    return { from: Math.min(...reply.answer.map((each) => each.place.start)), options: reply.answer.slice(0, 200).map((each, at) => ({ label: each.label, detail: each.detail.slice(0, 60), apply: each.text, type: each.sort, boost: Math.max(FIRST - at, -FIRST) })), validFor: /^[\w-]*$/ };
  };

  const hover = hoverTooltip(async (_, at) => {
    const reply = await service("hover", { offset: at }).catch(() => null);
    if (!reply?.answer) return null;
    return { pos: reply.answer.place.start, end: reply.answer.place.end, create: () => ({ dom: add(el("div", { class: "tip" }), reply.answer.parts.map((part) => el(part.sort === "code" ? "code" : "p", { class: part.sort }, part.text))) }) };
  });

  const view = new EditorView({
    parent: place,
    state: EditorState.create({
      doc: text,
      extensions: [
        basicSetup, colours, lintGutter(), autocompletion({ override: [complete] }), hover, EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off", autocorrect: "off" }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          changed(update.state.doc.toString());
          clearTimeout(due);
          due = setTimeout(colour, COLOUR_AFTER);
        }),
      ],
    }),
  });
  view.scrollDOM.tabIndex = 0;
  if (text) colour();

  return {
    view,
    replace: (given) => view.dispatch({ changes: { from: 0, to: length(), insert: given } }),
    problems(found) {
      const shown = found.map((each) => ({ from: within(each.place.start), to: within(each.place.end), severity: SEVERITY[each.severity] ?? "info", message: [each.message, each.help].filter(Boolean).join("\n") })).sort((one, other) => one.from - other.from);
      view.dispatch(setDiagnostics(view.state, shown));
    },
    edit: (edits) => edits.length && view.dispatch({ changes: edits.map((each) => ({ from: within(each.place.start), to: within(each.place.end), insert: each.text })) }),
    complete() {
      view.focus();
      startCompletion(view);
    },
    offset: () => view.state.selection.main.head,
    line(number) {
      const found = view.state.doc.line(Math.max(1, Math.min(number, view.state.doc.lines)));
      view.dispatch({ selection: { anchor: found.from, head: found.to }, scrollIntoView: true });
      view.focus();
    },
    go(start, end) {
      view.dispatch({ selection: { anchor: within(start), head: within(end) }, scrollIntoView: true });
      view.focus();
    },
  };
}
