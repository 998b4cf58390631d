/** The one style sheet: system fonts, light and dark, nothing to fetch. */
export const style = `:root {
  color-scheme: light dark;
  --text: #1c2024; --soft: #5b636b; --back: #ffffff; --panel: #f5f6f8; --line: #dfe3e8; --link: #0a58ca;
}
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e8eb; --soft: #a0a8b0; --back: #14171a; --panel: #1d2125; --line: #343a40; --link: #82b1ff; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--back); padding: 0.5rem; }
header { border-bottom: 1px solid var(--line); padding: 0.75rem 1.25rem; }
header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; max-width: 76rem; margin: 0 auto; }
.site { font-weight: 650; margin-right: auto; }
.page { display: flex; gap: 2.5rem; max-width: 76rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
.beside { flex: 0 0 15rem; padding-top: 2rem; font-size: 0.9rem; }
.beside ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
.beside li { padding: 0.15rem 0; overflow-wrap: anywhere; }
.beside [aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
main { flex: 1 1 auto; min-width: 0; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 2rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 0.5rem; }
h2 a, h3 a { color: inherit; text-decoration: none; }
h2 a:hover, h3 a:hover { text-decoration: underline; }
p, li { max-width: 70ch; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
:not(pre) > code { background: var(--panel); border-radius: 0.25rem; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
figure { margin: 1rem 0; }
figcaption { color: var(--soft); font-size: 0.85rem; margin-bottom: 0.25rem; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 0.4rem; margin: 0; max-height: 32rem; overflow: auto; padding: 0.75rem 1rem; }
.table { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
th, td { border-bottom: 1px solid var(--line); padding: 0.5rem 1rem 0.5rem 0; text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 400; white-space: nowrap; }
tbody th code { overflow-wrap: normal; }
@media (max-width: 48rem) { .page { display: block; } .beside { display: none; } .table table { min-width: 36rem; } .table table:has(th:nth-child(2):last-child) { min-width: 0; } }
@media print { header, .beside, .skip { display: none; } }
`
