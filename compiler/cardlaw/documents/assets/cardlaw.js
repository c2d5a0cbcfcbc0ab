/* Switches of options and readings, the print button, and what the theme leaves out for the keyboard. Without this script every rule is shown, with its condition. */
(function () {
  "use strict";

  function start() {
    document.documentElement.classList.add("cl-js");
    document.querySelectorAll(".cl-print").forEach(function (button) {
      button.hidden = false;
      button.addEventListener("click", function () { window.print(); });
    });
    document.querySelectorAll("form.cl-axes").forEach(prepare);
    document.querySelectorAll(".cl-rule h3 > b").forEach(itself);
    document.querySelectorAll("[role=dialog]:not([aria-label])").forEach(named);
    document.querySelectorAll("pre > code, .cl-scroll").forEach(reachable);
    window.addEventListener("hashchange", unfold);
    unfold();
  }

  /* The number of a rule leads to the rule, for whoever wants its address. */
  function itself(number) {
    var link = document.createElement("a");
    link.href = "#" + number.parentElement.id;
    link.textContent = number.textContent;
    number.replaceWith(link);
  }

  /* The search of the theme is a dialog without a name: it takes that of its field. */
  function named(dialog) {
    var field = dialog.querySelector("input[aria-label]");
    if (field) { dialog.setAttribute("aria-label", field.getAttribute("aria-label")); }
  }

  /* What has to be scrolled can be reached by keyboard. */
  function reachable(box) {
    if (box.scrollWidth > box.clientWidth) { box.tabIndex = 0; }
  }

  /* What an address leads to is shown: folds open, and so does a rule that the choices have put out of force. */
  function unfold() {
    var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    var hidden = false;
    document.querySelectorAll(".cl-asked").forEach(function (rule) { rule.classList.remove("cl-asked"); });
    for (var at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") { at.open = true; }
      if (at.classList.contains("cl-off")) { at.classList.add("cl-asked"); hidden = true; }
    }
    if (hidden) { target.scrollIntoView(); }
  }

  function prepare(form) {
    var data = JSON.parse(form.querySelector(".cl-switch-data").textContent);
    var page = form.closest(".cl-page");
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("change", function () { apply(form, page, data, true); });
    fromAddress(form, data);
    form.querySelectorAll("details").forEach(function (fold) { if (otherwise(fold, data)) { fold.open = true; } });
    apply(form, page, data, false);
  }

  function fromAddress(form, data) {
    new URLSearchParams(location.search).forEach(function (value, axis) {
      if (!Object.prototype.hasOwnProperty.call(data.chosen, axis)) { return; }
      Array.prototype.forEach.call(form.elements, function (field) {
        if (field.name !== axis) { return; }
        if (field.type === "radio") { if (field.value === value) { field.checked = true; } }
        else if (Array.prototype.some.call(field.options || [], function (o) { return o.value === value; })) { field.value = value; }
      });
    });
  }

  function otherwise(fold, data) {
    return Array.prototype.some.call(fold.querySelectorAll("input:checked, select"), function (field) {
      return field.value !== String(data.chosen[field.name]);
    });
  }

  function choices(form, data) {
    var made = {};
    Object.keys(data.chosen).forEach(function (axis) {
      var field = form.elements.namedItem(axis);
      made[axis] = field && field.value !== "" ? String(field.value) : String(data.chosen[axis]);
    });
    return made;
  }

  function apply(form, page, data, tell) {
    var made = choices(form, data);
    var changed = [];
    function hold(conditions) { return conditions.every(function (c) { return c[1].indexOf(made[c[0]]) >= 0; }); }
    function put(node, look, wanted) {
      if (node.classList.contains(look) !== wanted) { changed.push(node); }
      node.classList.toggle(look, wanted);
    }
    page.querySelectorAll("[data-under]").forEach(function (node) { put(node, "cl-off", !hold(JSON.parse(node.dataset.under))); });
    page.querySelectorAll("[data-beaten]").forEach(function (rule) { put(rule, "cl-beaten", JSON.parse(rule.dataset.beaten).some(hold)); });
    page.querySelectorAll("[data-axes]").forEach(function (part) { if (worded(part, made)) { changed.push(part); } });
    page.querySelectorAll("[data-choice]").forEach(function (node) { node.textContent = called(form, node.dataset.choice, made[node.dataset.choice]); });
    page.querySelectorAll(".cl-changed").forEach(function (node) { node.classList.remove("cl-changed"); });
    if (tell) { changed.forEach(function (node) { node.classList.add("cl-changed"); }); }
    name(page, data, made, tell);
  }

  /* A value in the words that stand beside its switch. */
  function called(form, axis, value) {
    var field = form.querySelector("input[name=\"" + axis + "\"]:checked");
    var said = field && field.labels[0].querySelector(".cl-arm");
    return said ? said.textContent : value;
  }

  /* A part of the page in the wording that goes with the choices: one of the templates after it, or its own. */
  function worded(part, made) {
    var key = JSON.parse(part.dataset.axes).map(function (axis) { return made[axis]; }).join("|");
    if (part.clOwn === undefined) { part.clOwn = Array.prototype.slice.call(part.childNodes); }
    var found = null;
    for (var at = part.nextElementSibling; at && at.tagName === "TEMPLATE"; at = at.nextElementSibling) {
      if (JSON.parse(at.dataset.keys).indexOf(key) >= 0) { found = at; }
    }
    var now = found ? found.dataset.keys : "";
    if (now === (part.clKey || "")) { return false; }
    part.clKey = now;
    if (found) { part.replaceChildren(found.content.cloneNode(true)); } else { part.replaceChildren.apply(part, part.clOwn); }
    return true;
  }

  function name(page, data, made, tell) {
    var parts = Object.keys(made)
      .filter(function (axis) { return made[axis] !== String(data.chosen[axis]); })
      .map(function (axis) { return [axis, made[axis]]; });
    var shown = data.variant + (parts.length ? "[" + parts.map(function (p) { return p.join("="); }).join(", ") + "]" : "");
    page.querySelectorAll(".cl-variant").forEach(function (node) { node.textContent = shown; });
    var asked = parts.length ? "?" + new URLSearchParams(parts).toString() : "";
    document.querySelectorAll(".cl-bar a[hreflang]").forEach(function (link) { link.search = asked; });
    if (!tell || !window.history.replaceState) { return; }
    var query = asked || location.pathname;
    try { window.history.replaceState(null, "", query + location.hash); } catch (error) { /* a page opened from a file */ }
  }

  if (document.readyState === "loading") { document.addEventListener("DOMContentLoaded", start); } else { start(); }
})();
