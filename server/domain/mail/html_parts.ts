import { styles } from '#server/domain/mail/style.ts'

/** A row of a table: a label, if it has one, and HTML. */
export interface Row {
  label?: string
  cell: string
}

/** A table, under its own heading if it has one; nothing for no rows. */
export function table(heading: string | null, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const written = rows.map(({ label, cell }) => {
    const head =
      label === undefined
        ? ''
        : `<th scope="row" align="left" valign="top" class="soft" style="${styles.label}">${escaped(label)}</th>`
    return `<tr>${head}<td valign="top" style="${styles.value}">${cell}</td></tr>`
  })
  const title = heading === null ? '' : `<h2 style="${styles.h2}">${escaped(heading)}</h2>\n`
  return `${title}<table cellpadding="0" cellspacing="0" width="100%" style="${styles.table}">
${written.join('\n')}
</table>`
}

/** A link that looks like a button, in a cell of its own colour: some programs colour nothing else. */
export function button(action: string, page: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.buttonFrame}"><tr><td class="main" bgcolor="${styles.accentColor}" align="center" style="${styles.buttonCell}"><a class="main" href="${escaped(page)}" style="${styles.button}">${escaped(action)}</a></td></tr></table>`
}

/** The day as on a calendar, in a cell; nothing without a day. The table of facts says it in words. */
export function dateTile(day: { month: string; day: string } | null): string {
  if (day === null) return ''
  return `<td aria-hidden="true" valign="top" style="${styles.tileCell}"><table role="presentation" width="64" cellpadding="0" cellspacing="0" style="${styles.tileFrame}"><tr><td class="leaf" bgcolor="${styles.leafColor}" align="center" style="${styles.tile}"><span style="${styles.month}">${escaped(day.month)}</span><br><span style="${styles.day}">${escaped(day.day)}</span></td></tr></table></td>
`
}

/** A link; the label is HTML. */
export function link(address: string, label: string): string {
  return `<a class="link" href="${escaped(address)}" rel="noopener nofollow noreferrer" style="${styles.link}">${label}</a>`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
