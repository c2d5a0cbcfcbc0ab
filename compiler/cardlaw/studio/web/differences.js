// A difference between rulebooks: one sentence, one picture, and what each of them says.
import { el, picture } from "./dom.js";
import { t } from "./words.js";

export function difference(each, titles, heading = "h4") {
  const drawn = each.picture ? picture(each.picture) : null;
  const says = el("dl", {}, each.says.map((one) => [el("dt", {}, titles[one.rulebook] ?? one.rulebook), el("dd", {}, el("strong", {}, one.verdict ?? t("it-depends")), one.rules.slice(0, 3).map((rule) => el("p", {}, el("q", {}, rule.text), " ", el("cite", {}, rule.citation))))]));
  return el("article", { class: `difference${drawn ? " drawn" : ""}`, id: `difference-${each.id}` },
    el(heading, {}, each.head),
    each.under.map((choice) => el("p", { class: "hint" }, t("only-with", { book: titles[choice.rulebook] ?? choice.rulebook, question: choice.question, chosen: choice.chosen }))),
    drawn ? el("figure", {}, drawn) : each.where && el("p", { class: "hint" }, capital(each.where)), says);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
