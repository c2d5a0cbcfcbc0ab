/* What of a page's frame only a script can use: the search, light or dark, the way to the top. */
{%- set languages = ["en", "fi", "nb", "it", "sv"] -%}
{%- set keys = ["search", "search.placeholder", "search.reset", "search.result.initializer", "top", "clipboard.copy", "clipboard.copied", "search.result.placeholder", "search.result.none", "search.result.one", "search.result.other", "search.result.more.one", "search.result.more.other", "search.result.term.missing", "select.version"] -%}
{%- set features = config.theme.features -%}
{%- import "partials/languages/marks.html" as lang -%}
{%- import "partials/languages/en.html" as english -%}
{%- set palette %}{% include "partials/palette.html" %}{% endset -%}
{%- set search %}{% include "partials/search.html" %}{% endset -%}
{%- set magnify %}{% include ".icons/material/magnify.svg" %}{% endset -%}
{%- set up %}{% include ".icons/material/arrow-up.svg" %}{% endset %}
(function () {
  "use strict";
  var root = new URL("..", document.currentScript.src);
  window.__md_scope = root;
  window.__md_hash = function (text) { return Array.from(text).reduce(function (all, sign) { return (all << 5) - all + sign.charCodeAt(0); }, 0); };
  window.__md_get = function (key, store, scope) { return JSON.parse((store || localStorage).getItem((scope || root).pathname + "." + key)); };
  window.__md_set = function (key, value, store, scope) { try { (store || localStorage).setItem((scope || root).pathname + "." + key, JSON.stringify(value)); } catch (error) { /* nothing is kept */ } };

  var words = {
{%- for code in languages -%}
{%- import "partials/languages/" ~ code ~ ".html" as own %}
    {{ code }}: { {%- for key in keys %}{{ key | tojson }}: {{ (own.t(key) or english.t(key)) | tojson }}{{ ", " if not loop.last }}{% endfor -%} }{{ "," if not loop.last }}
{%- endfor %}
  };
  var own = words[document.documentElement.lang] || words.en;
  function said(html) { return html.replace(/@\{([a-z.]+)\}/g, function (mark, key) { return own[key] || mark; }); }

  var parts = {
    head: function (here) {
      here.insertAdjacentHTML("beforebegin", said({{ (palette ~ '<label class="md-header__button md-icon" for="__search">' ~ magnify ~ '</label>' ~ search) | tojson }}));
      var ellipsis = document.querySelector(".md-header__ellipsis");
      ellipsis.insertAdjacentHTML("beforeend", '<div class="md-header__topic" data-md-component="header-topic"><span class="md-ellipsis"></span></div>');
      ellipsis.lastChild.firstChild.textContent = document.title.replace(/ - [^-]*$/, "");
      coloured(__md_get("__palette"));
    },
    top: function (here) {
      here.insertAdjacentHTML("beforebegin", said({{ ('<button type="button" class="md-top md-icon" data-md-component="top" hidden>' ~ up ~ ' @{top}</button>') | tojson }}));
    },
    config: function () {
      var node = document.getElementById("__config"), known = JSON.parse(node.textContent);
      known.features = {{ features | tojson }};
      known.translations = own;
      known.tags = known.version = null;
      node.textContent = JSON.stringify(known);
    }
  };

  /* The colours that the reader chose, before anything is painted. */
  function coloured(chosen) {
    if (!chosen || !chosen.color) { return; }
    var color = chosen.color;
    if (color.media === "(prefers-color-scheme)") {
      var way = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
      var input = document.querySelector("[data-md-color-media='(prefers-color-scheme: " + way + ")']");
      ["media", "scheme", "primary", "accent"].forEach(function (name) { color[name] = input.getAttribute("data-md-color-" + name); });
    }
    Object.keys(color).forEach(function (name) { document.body.setAttribute("data-md-color-" + name, color[name]); });
  }

  window.frame = function (part) { parts[part](document.currentScript); };
})();
