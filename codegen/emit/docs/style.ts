/** Colours, type and the frame of a page. */
const frame = `:root {
  color-scheme: light dark;
  --text: light-dark(#1a2027, #e4e8ec); --soft: light-dark(#56606b, #a3adb8); --back: light-dark(#ffffff, #12161b);
  --panel: light-dark(#f6f8fa, #1a2027); --line: light-dark(#dde3e9, #2d353e); --link: light-dark(#0b57d0, #8ab4f8);
  --mark: light-dark(#e8f0fe, #1c2b41); --code: light-dark(#f3f5f8, #0d1116); --string: light-dark(#0a6b35, #8fd19e);
  --word: light-dark(#8a3ffc, #c9a6ff); --number: light-dark(#a33b00, #f2b27a); --must: light-dark(#a4262c, #ff9d97);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --top: 3.5rem;
}
[data-theme=light] { color-scheme: light; }
[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: calc(var(--top) + 1rem); -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -100vw; z-index: 9; }
.skip:focus { left: 1rem; top: 0.75rem; background: var(--back); padding: 0.5rem 1rem; }
header { position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 1.5rem; min-height: var(--top); padding: 0 1.5rem; background: var(--back); border-bottom: 1px solid var(--line); }
.site { font-weight: 700; color: inherit; text-decoration: none; white-space: nowrap; }
header nav { display: flex; gap: 0.25rem; overflow-x: auto; margin-right: auto; }
header nav a { color: var(--soft); text-decoration: none; padding: 0.25rem 0.6rem; border-radius: 0.4rem; white-space: nowrap; font-size: 0.93rem; }
header nav a:hover { color: var(--text); background: var(--panel); }
header nav a[aria-current] { color: var(--text); font-weight: 600; background: var(--mark); }
.tools { display: flex; gap: 0.5rem; }
.theme::before { content: "◐ "; content: "◐ " / ""; }
button, label[for=menu] { font: inherit; font-size: 0.88rem; color: var(--soft); background: var(--panel); border: 1px solid var(--line); border-radius: 0.45rem; padding: 0.3rem 0.7rem; cursor: pointer; }
button:hover { color: var(--text); border-color: var(--soft); }
.tools .find { min-width: 12rem; text-align: left; display: flex; justify-content: space-between; gap: 1rem; }
kbd { font: 0.8em var(--mono); border: 1px solid var(--line); border-radius: 0.25rem; padding: 0 0.35em; }
#menu, label[for=menu] { display: none; }
.page { display: grid; grid-template-columns: 18rem minmax(0, 1fr); max-width: 100rem; margin: 0 auto; }
.side { position: sticky; top: var(--top); align-self: start; display: flex; flex-direction: column; height: calc(100vh - var(--top)); padding: 1.5rem 0 0 1.5rem; border-right: 1px solid var(--line); font-size: 0.875rem; }
.pages { flex: 1; min-height: 0; overflow: auto; padding: 0 1rem 3rem 0; scrollbar-width: thin; }
.side p, .side summary { margin: 0; padding: 0.25rem 0; font-weight: 600; cursor: pointer; }
.side p a { color: inherit; text-decoration: none; }
.side ul { list-style: none; margin: 0 0 0.5rem; padding: 0; }
.side li a { display: block; padding: 0.2rem 0.6rem; border-left: 2px solid var(--line); color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
.side a:hover { color: var(--text); }
.side [aria-current] { color: var(--link); }
.side li [aria-current] { border-color: var(--link); background: var(--mark); font-weight: 600; }
.filter { width: calc(100% - 1rem); font: inherit; padding: 0.4rem 0.6rem; margin-bottom: 0.75rem; color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: 0.4rem; }
main { min-width: 0; padding: 2rem 2.5rem 4rem; display: grid; grid-template-columns: minmax(0, 48rem); column-gap: 3rem; align-content: start; justify-content: start; }
footer { border-top: 1px solid var(--line); overflow-wrap: anywhere; color: var(--soft); font-size: 0.875rem; padding: 0.5rem 1.5rem; }
@media (min-width: 75rem) {
  main { grid-template-columns: minmax(0, 48rem) 14rem; grid-template-rows: auto 1fr; }
  .split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .first, .rest { grid-column: 1; }
  .beside, .outline { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: calc(var(--top) + 1.5rem); align-self: start; max-height: calc(100vh - var(--top) - 2.5rem); overflow: auto; }
  .wide { grid-column: 1 / -1; position: relative; background: var(--back); }
  .leads { columns: 2; column-gap: 3rem; padding-left: 1.25rem; font-size: 0.92rem; }
  .leads li { break-inside: avoid; padding-bottom: 0.15rem; }
  .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 3rem; align-items: start; }
  .beside pre { max-height: 44vh; }
}
@media (max-width: 74.99rem) { .outline { display: none; } }
@media (max-width: 48rem) {
  :root { --top: 5.5rem; }
  header { flex-wrap: wrap; gap: 0.25rem 0.75rem; padding: 0.4rem 1rem; }
  header nav { order: 3; flex: 1 0 100%; margin: 0 -0.3rem; gap: 0; justify-content: space-between; }
  header nav a { padding: 0.25rem 0.3rem; font-size: 0.82rem; }
  .tools { margin-left: auto; }
  .tools .find { min-width: 0; }
  .tools kbd { display: none; }
  #menu { display: block; position: absolute; opacity: 0; }
  label[for=menu] { display: inline-block; }
  #menu:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; }
  .page { display: block; }
  .side { position: static; display: block; height: auto; border: 0; padding: 1rem 1rem 0; }
  .filter { display: none; width: 100%; margin: 0.75rem 0 0; }
  #menu:checked ~ .filter { display: block; }
  .pages { display: none; max-height: 70vh; overflow: auto; border: solid var(--line); border-width: 1px 0; margin-top: 0.75rem; padding: 0.75rem 0; }
  #menu:checked ~ .pages { display: block; }
  .side li a { padding: 0.45rem 0.6rem; }
  main { padding: 1rem 1rem 3rem; }
}
`

/** The content of a page. */
const content = `.over { color: var(--soft); font-size: 0.9rem; font-weight: 600; margin: 0 0 0.25rem; }
.over a { color: inherit; text-decoration: none; }
.over a:hover { color: var(--link); text-decoration: underline; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.01em; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.5rem 0 0.75rem; }
.beside h2 { margin-top: 0; font-size: 1.1rem; }
.beside p { margin-top: 0; color: var(--soft); font-size: 0.92rem; }
h3 { font-size: 1.08rem; margin: 1.75rem 0 0.5rem; }
h2 a, h3 a, .name { color: inherit; text-decoration: none; }
h2 a::after, h3 a::after, .name::after { content: " #"; content: " #" / ""; color: var(--link); opacity: 0; font-weight: 400; }
h2 a:is(:hover, :focus)::after, h3 a:is(:hover, :focus)::after, .name:is(:hover, :focus)::after { opacity: 1; }
:target { background: var(--mark); box-shadow: 0 0 0 0.35rem var(--mark); border-radius: 0.2rem; }
p, li { overflow-wrap: anywhere; }
code, pre { font-family: var(--mono); font-size: 0.875em; }
:not(pre) > code { background: var(--panel); border: 1px solid var(--line); border-radius: 0.3rem; padding: 0.05em 0.3em; overflow-wrap: anywhere; }
.note { border-left: 3px solid var(--link); background: var(--mark); padding: 0.75rem 1rem; border-radius: 0 0.4rem 0.4rem 0; }
.glance { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr)); grid-auto-flow: dense; gap: 0 1.5rem; margin: 0.5rem 0 1.25rem; padding: 0.5rem 1.1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 0.6rem; font-size: 0.9rem; }
.glance div { padding: 0.35rem 0; min-width: 0; }
.glance .long { grid-column: span 2; }
.glance .call { grid-column: 1 / -1; }
.glance dt { color: var(--soft); font-size: 0.8rem; }
.glance dd { margin: 0; overflow-wrap: anywhere; }
.glance :not(pre) > code { background: none; border: 0; padding: 0; }
.fields { list-style: none; margin: 0.5rem 0 1rem; padding: 0; border-top: 1px solid var(--line); }
.fields > li { padding: 0.7rem 0; border-bottom: 1px solid var(--line); font-size: 0.95rem; }
.fields .name code { font-weight: 650; background: none; border: 0; padding: 0; }
.fields span { color: var(--soft); font-size: 0.85rem; }
.fields b { color: var(--must); font-size: 0.78rem; font-weight: 600; }
.fields p { margin: 0.2rem 0 0; }
.fields details { margin-top: 0.4rem; }
.fields summary { color: var(--link); cursor: pointer; font-size: 0.85rem; width: fit-content; }
.fields .fields { margin: 0.4rem 0 0; padding-left: 1rem; border: 0; border-left: 2px solid var(--line); }
.fields .fields > li:last-child { border: 0; }
figure, .tabs { margin: 1rem 0; padding: 0; min-width: 0; border: 1px solid var(--line); border-radius: 0.6rem; overflow: hidden; background: var(--code); position: relative; }
figcaption, .tabs legend { color: var(--soft); font-size: 0.8rem; font-weight: 600; padding: 0.45rem 1rem; }
figcaption { border-bottom: 1px solid var(--line); background: var(--panel); }
.tabs legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; padding: 0; }
.tabs::before { content: ""; position: absolute; inset: 0 0 auto; height: 2.3rem; background: var(--panel); border-bottom: 1px solid var(--line); }
.tabs > input { position: absolute; opacity: 0; }
.tabs > label { position: relative; display: inline-block; height: 2.3rem; padding: 0.45rem 1rem; color: var(--soft); font-size: 0.8rem; font-weight: 600; cursor: pointer; }
.tabs > input:checked + label { color: var(--link); box-shadow: inset 0 -2px var(--link); }
.tabs > input:focus-visible + label { outline: 2px solid var(--link); outline-offset: -3px; }
.tabs > pre { display: none; }
.tabs > input:nth-of-type(1):checked ~ pre:nth-of-type(1), .tabs > input:nth-of-type(2):checked ~ pre:nth-of-type(2), .tabs > input:nth-of-type(3):checked ~ pre:nth-of-type(3), .tabs > input:nth-of-type(4):checked ~ pre:nth-of-type(4) { display: block; }
pre { margin: 0; padding: 0.9rem 1rem; max-height: 34rem; overflow: auto; line-height: 1.5; tab-size: 2; }
pre:focus-visible { outline-offset: -3px; }
.copy { position: absolute; top: 0.3rem; right: 0.4rem; padding: 0.1rem 0.55rem; font-size: 0.75rem; z-index: 1; }
::highlight(string) { color: var(--string); }
::highlight(word) { color: var(--word); }
::highlight(number) { color: var(--number); }
.table { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
th, td { border-bottom: 1px solid var(--line); padding: 0.55rem 1.25rem 0.55rem 0; text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; font-size: 0.82rem; }
tbody th { font-weight: 400; }
td { min-width: 6.25rem; }
.entries table { table-layout: fixed; }
.entries thead th:first-child { width: 38%; }
.entries .brief { width: 8rem; }
tbody th code { overflow-wrap: normal; word-break: keep-all; }
@media (max-width: 48rem) {
  .tabs > label { padding-inline: 0.7rem; }
  .glance { grid-template-columns: 1fr 1fr; gap: 0 1rem; }
}
.first, .rest, .wide, .pair > * { container-type: inline-size; }
@container (max-width: 36rem) {
  .table:has(th:nth-child(3)) thead { display: none; }
  .table:has(th:nth-child(3)) :is(table, tbody, tr, th, td) { display: block; width: auto; }
  .table:has(th:nth-child(3)) tr { border-bottom: 1px solid var(--line); padding: 0.6rem 0; }
  .table:has(th:nth-child(3)) :is(tbody th, td) { border: 0; padding: 0.1rem 0; }
}
@container (max-width: 24rem) {
  .table thead { display: none; }
  .table :is(table, tbody, tr, th, td) { display: block; width: auto; }
  .table tr { border-bottom: 1px solid var(--line); padding: 0.6rem 0; }
  .table :is(tbody th, td) { border: 0; padding: 0.1rem 0; }
  .table tbody th { font-weight: 600; }
}
.cards { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr)); gap: 1rem; }
.cards li { position: relative; border: 1px solid var(--line); border-radius: 0.6rem; padding: 0.9rem 1.1rem; }
.cards li:hover { border-color: var(--link); }
.cards a { font-weight: 600; text-decoration: none; }
.cards a::after { content: ""; position: absolute; inset: 0; }
.cards p { margin: 0.25rem 0 0; color: var(--soft); font-size: 0.9rem; }
@media screen and (max-width: 48rem) {
  .leads { list-style: none; padding: 0; columns: 9rem 2; column-gap: 1.5rem; }
  .leads li { break-inside: avoid; padding: 0.35rem 0; line-height: 1.4; }
  .leads span { display: none; }
  .cards { gap: 0; }
  .cards li { border: 0; border-bottom: 1px solid var(--line); border-radius: 0; padding: 0.6rem 0; }
}
.outline { font-size: 0.85rem; }
.outline p { font-weight: 600; margin: 0 0 0.25rem; }
.outline ul { list-style: none; margin: 0; padding: 0; }
.outline li a { display: block; padding: 0.2rem 0.7rem; border-left: 2px solid var(--line); color: var(--soft); text-decoration: none; }
.outline a:is(:hover, [aria-current]) { color: var(--text); border-color: var(--link); }
dialog { width: min(42rem, calc(100vw - 2rem)); max-height: 80vh; margin: 10vh auto auto; padding: 0; border: 1px solid var(--line); border-radius: 0.8rem; background: var(--back); color: inherit; box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.3); }
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
dialog input { width: 100%; border: 0; border-bottom: 1px solid var(--line); background: none; color: inherit; font: inherit; font-size: 1.1rem; padding: 1rem 5.5rem 1rem 1.25rem; }
dialog input:focus-visible { outline: none; border-bottom-color: var(--link); }
dialog [role=listbox] { padding: 0.5rem; max-height: 60vh; overflow: auto; }
dialog a { display: block; padding: 0.55rem 0.8rem; border-radius: 0.4rem; color: inherit; text-decoration: none; font-weight: 600; overflow-wrap: anywhere; }
dialog span { display: block; color: var(--soft); font-size: 0.85rem; font-weight: 400; }
dialog [aria-selected=true] { background: var(--mark); }
dialog .close { position: absolute; top: 0.8rem; right: 0.8rem; }
dialog p { color: var(--soft); margin: 0; padding: 0.75rem 1.25rem; font-size: 0.9rem; }
`

/** What scripts add to the content. */
const added = `.whole { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 1rem; margin: -0.5rem 0 1rem; font-size: 0.88rem; }
.told { color: var(--soft); }
div.console { margin: 1rem 0; }
div.console:empty { display: none; }
div.console > button { color: var(--link); font-weight: 600; }
div.console [hidden] { display: none; }
div.console form { margin-top: 0.75rem; padding: 0.9rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--panel); display: grid; gap: 0.75rem; }
div.console label { display: grid; gap: 0.2rem; font-size: 0.85rem; font-weight: 600; }
div.console :is(input, select, textarea) { font: inherit; font-weight: 400; width: 100%; min-width: 0; padding: 0.4rem 0.6rem; color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: 0.4rem; }
div.console textarea { font: 0.85rem/1.5 var(--mono); resize: vertical; }
div.console p { margin: 0; font-size: 0.85rem; color: var(--soft); }
div.console .warns { color: var(--must); }
div.console form > button { justify-self: start; color: var(--link); font-weight: 600; }
div.console [aria-disabled=true] { opacity: 0.6; cursor: progress; }
div.console figure { margin: 0; }
div.console pre { max-height: 24rem; }
`

/** Paper neither scrolls nor opens, and has nothing to press. */
const printed = `@media print {
  :root, [data-theme] { color-scheme: light; }
  h2, h3 { break-after: avoid; }
  tr, .fields > li, .cards li { break-inside: avoid; }
  header, .side, .outline, .skip, footer, label[for=menu], button, .whole, div.console, .tabs > input:not(:checked) + label { display: none !important; }
  .page, main { display: block; }
  pre, .beside pre { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
  figure, .tabs { overflow: visible; }
  .table { overflow: visible; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`

/** The one style sheet: system fonts, light and dark, nothing to fetch. */
export const style = frame + content + added + printed
