import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import { clock } from '#server/reading/page/head_dates.ts'

/** A line that begins with a label and is all of it or has a colon: “Uhrzeit”, “🕘 Time: 9:15 AM – 1:00 PM”. */
const labelled = pattern`^\P{L}{0,4}${'text.label_other'}\s?(?::\s*(?<rest>\S.*)?)?$`

/** How many characters of a page's words are read. */
const most = 6_000

/**
 * A day with the hour that stands behind a label such as “Time:”, in the same line or in the next one, with nothing else; null for
 * none and for several.
 */
export function labelledHour(
  { starts, ends }: FoundDate,
  words: string,
  about: DateAbout,
): Pick<FoundDate, 'starts' | 'ends'> | null {
  const lines = words.slice(0, most).split('\n')
  const hours = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const match = line.length > 60 ? null : labelled.exec(line.trim())
    if (!match) continue
    const said = (match.groups?.['rest'] ?? lines[index + 1] ?? '').trim()
    if (said.length <= 45 && clock.test(said) && /[:.h]|\p{L}/u.test(said)) hours.add(said)
  }
  const [hour] = hours
  if (hour === undefined || hours.size > 1) return null
  const [date] = readDates(`${starts.local.slice(0, 10)} ${hour}`, { ...about, is_note: true })
  if (!date || date.either || date.starts.precision !== 'exact') return null
  if (!ends) return { starts: date.starts, ends: date.ends }
  const until = date.ends && {
    ...date.ends,
    local: ends.local.slice(0, 10) + date.ends.local.slice(10),
  }
  return { starts: date.starts, ends: until ?? ends }
}
