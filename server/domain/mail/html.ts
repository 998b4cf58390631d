import { languageNow } from '#server/domain/basics/speaking.ts'
import { linkedText } from '#server/domain/basics/linked_text.ts'
import { button, dateTile, escaped, link, table } from '#server/domain/mail/html_parts.ts'
import type { Fact, Letter } from '#server/domain/mail/letter.ts'
import { darkStyle, styles } from '#server/domain/mail/style.ts'
import type { Addresses } from '#server/domain/mail/text.ts'
import {
  mailWords,
  footerLines,
  mailTables,
  previousValue,
  quotedNote,
  unsubscribeFrom,
} from '#server/domain/messages/said/mail.ts'

/**
 * The message as HTML: no script, nothing that has to be loaded, each value escaped. Every element has its styles
 * itself, because mail programs remove stylesheets; the stylesheet only changes colours in the dark.
 */
export function htmlOf(letter: Letter, addresses: Addresses, product: string): string {
  const { subject, heading, paragraphs, facts, checklist, details, action, host_name, day } = letter
  const next = action !== null && addresses.page !== null ? button(action, addresses.page) : ''
  const isChange = letter.changes.length > 0
  const parts = [
    ...paragraphs.map((paragraph) => `<p style="${styles.text}">${escaped(paragraph)}</p>`),
    changesTable(letter),
    // After what is new: the rest is only to look up.
    isChange ? next : '',
    // Above it the title already says what the facts are of.
    table(isChange ? mailTables.facts : null, facts.map(factRow)),
    table(mailTables.answers, letter.answers.map(answerRow)),
    isChange ? '' : next,
    details === null ? '' : `<p style="${styles.details}">${linked(details)}</p>`,
    table(
      mailTables.checklist,
      checklist.map((item) => ({ cell: withNote(item) })),
    ),
  ]
  return `<!doctype html>
<html lang="${languageNow()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="${styles.body}">
<main>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="${styles.frame}"><tr><td align="center" style="${styles.margin}">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${styles.card}">
<tr><td class="band" bgcolor="${styles.bandColor}" style="${styles.band}">
<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.frame}"><tr>
${dateTile(day)}<td style="${styles.heading}"><h1 style="${styles.h1}">${escaped(heading)}</h1></td>
</tr></table>
</td></tr>
<tr><td style="${styles.main}">
${parts.filter((part) => part !== '').join('\n')}
</td></tr>
</table>
<p class="soft" style="${styles.footer}">${(
    letter.footer ?? footerLines(product, host_name, day !== null)
  )
    .map(escaped)
    .join('\n')}${unsubscribeLink(letter, addresses)}${operatorLine(addresses)}</p>
</td></tr></table>
</main>
</body>
</html>
`
}

function unsubscribeLink(letter: Letter, { unsubscribe }: Addresses): string {
  if (unsubscribe === null) return ''
  const label = escaped(letter.unsubscribe ?? unsubscribeFrom(letter.host_name))
  // A link that stands alone is as high as a finger is wide.
  return `<br>\n<span style="${styles.alone}">${link(unsubscribe, label)}</span>`
}

function operatorLine({ operator = [] }: Addresses): string {
  if (operator.length === 0) return ''
  return `<br>\n${operator.map(({ label, url }) => link(url, escaped(label))).join(' · ')}`
}

function changesTable({ changes }: Letter): string {
  const rows = changes.map(({ label, before, after }) => {
    const was = `<span class="soft" style="${styles.was}">${escaped(previousValue(before))}</span>`
    return { label, cell: `${linked(after ?? mailWords.removedValue)}<br>${was}` }
  })
  return table(mailTables.changes, rows)
}

function factRow({ label, value, url }: Fact): { label: string; cell: string } {
  return { label, cell: url === undefined ? linked(value) : link(url, escaped(value)) }
}

function answerRow({ text, note }: Letter['answers'][number]): { cell: string } {
  if (note === null) return { cell: escaped(text) }
  return {
    cell: `${escaped(text)}<br><span class="soft" style="${styles.was}">${linked(quotedNote(note))}</span>`,
  }
}

function withNote({ title, note, url }: Letter['checklist'][number]): string {
  const what = url === null ? escaped(title) : link(url, escaped(title))
  return note === null
    ? what
    : `${what}<br><span class="soft" style="${styles.was}">${linked(note)}</span>`
}

function linked(text: string): string {
  return linkedText(text)
    .map((part) => (part.url ? link(part.url, escaped(part.text)) : escaped(part.text)))
    .join('')
}
