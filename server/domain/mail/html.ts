import type { Fact, Letter } from '#server/domain/mail/letter.ts'
import type { Addresses } from '#server/domain/mail/text.ts'
import {
  mailTables,
  previousValue,
  removedValue,
  sentBy,
  unsubscribeFrom,
} from '#server/domain/messages/mail.ts'

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f4f4f1; color: #1c1c1a; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: #ffffff; }
h1 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 1rem; }
p { margin: 0 0 1rem; }
caption { text-align: left; color: #595955; padding: 0 0 0.25rem; }
table { border-collapse: collapse; width: 100%; margin: 0 0 1rem; }
th { text-align: left; vertical-align: top; font-weight: 600; padding: 0.35rem 1rem 0.35rem 0; overflow-wrap: normal; }
td { vertical-align: top; padding: 0.35rem 0; white-space: pre-line; }
a { color: #0b57a4; }
.button { display: inline-block; background: #0b57a4; color: #ffffff; text-decoration: none; font-weight: 600; padding: 0.75rem 1.25rem; border-radius: 0.5rem; }
.details { white-space: pre-line; }
.was { color: #595955; }
footer { border-top: 1px solid #d8d8d2; margin-top: 1.5rem; padding-top: 1rem; color: #595955; font-size: 0.875rem; }
@media (prefers-color-scheme: dark) {
  body { background: #121211; color: #ececea; }
  main { background: #1c1c1a; }
  a { color: #8ec5ff; }
  .button { background: #8ec5ff; color: #0c1c2c; }
  .was, caption, footer { color: #b4b4ae; }
  footer { border-color: #3a3a36; }
}`

/** The message as HTML: no script, nothing that has to be loaded, each value escaped. */
export function htmlOf(letter: Letter, addresses: Addresses, product: string): string {
  const { subject, heading, paragraphs, changes, facts, details, action, host_name } = letter
  const changed = changes.map(({ label, before, after }) =>
    row(
      label,
      `${escaped(after ?? removedValue)}<br><span class="was">${escaped(previousValue(before))}</span>`,
    ),
  )
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>\n`).join('')}${table(mailTables.changes, changed)}${table(mailTables.facts, facts.map(factRow))}${button(action, addresses.page)}${details === null ? '' : `<p class="details">${escaped(details)}</p>\n`}<footer>
<p>${escaped(sentBy(product, host_name))}<br>
<a href="${escaped(addresses.unsubscribe)}">${escaped(unsubscribeFrom(host_name))}</a></p>
</footer>
</main>
</body>
</html>
`
}

function factRow({ label, value, url }: Fact): string {
  const shown = escaped(value)
  return row(label, url === undefined ? shown : `<a href="${escaped(url)}">${shown}</a>`)
}

function row(label: string, cell: string): string {
  return `<tr><th scope="row">${escaped(label)}</th><td>${cell}</td></tr>`
}

function table(label: string, rows: string[]): string {
  if (rows.length === 0) return ''
  return `<table>\n<caption>${label}</caption>\n${rows.join('\n')}\n</table>\n`
}

function button(action: string | null, page: string | null): string {
  if (action === null || page === null) return ''
  return `<p><a class="button" href="${escaped(page)}">${escaped(action)}</a></p>\n`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
