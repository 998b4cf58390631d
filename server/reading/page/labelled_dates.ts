import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** Labels of when something is. */
const labels = wordsOf('page.time_label')

/** What begins a line with a label, and is all of it or ends with a colon: “When:”, “Datum & Uhrzeit:”, “Wann”, “**Termin**”. */
const labelled = pattern`^\P{L}{0,4}(?<before>${'page.time_label_before'}\s)?(?<label>\p{L}{3,14})(?:\s?(?:[&/+]|${'time.and'}\s)\s?\p{L}{2,14})?\s?(?:[*_]{1,2}\s?)?(?::\s*(?<rest>\S.*)?)?$`

/** “Date Tuesday, January 15, 2019 Time 1:30pm”: a label with nothing behind it but the date. */
const bare = /^\P{L}{0,4}(?<label>\p{L}{3,14})[*_]{0,2}\s+(?<rest>\S.*\d.*)$/u

/** How many such lines are read. */
const most = 8

/**
 * The dates that stand behind labels such as “When:”, in the same line or in the next one, with an hour that follows. Where one
 * is “Next date:”, only that: the others are those of its series.
 */
export function labelledDates(text: string, about: DateAbout): FoundDate[] {
  const lines = text.split('\n')
  const found: FoundDate[] = []
  let left = most
  for (const [index, line] of lines.entries()) {
    if (line.length > 200) continue
    const match = labelled.exec(line) ?? bare.exec(line)
    const label = match?.groups?.['label']
    if (!match || !label || !labels.has(nameKey(label)) || left === 0) continue
    left -= 1
    const rest = match.groups?.['rest'] ?? ''
    const next = lines.slice(index + 1, index + (rest === '' ? 4 : 3))
    const said = [...(rest === '' ? [] : [rest]), ...next].join('\n').slice(0, 300)
    const [date] = readDates(said, about)
    if (!date || /[\p{L}\d]/u.test(said.slice(0, date.at))) continue
    if (match.groups?.['before'] !== undefined) return [date]
    found.push(date)
  }
  return found
}
