import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** How many lines below a title are looked at, and how long one with nothing but a day or an hour is. */
const most = { lines: 14, length: 45 }

/** A line that is an hour, or from one to another: “5: 30 PM”, “19:00 – 21:00 Uhr”. */
export const clock = pattern`^\P{L}{0,3}(?:${'text.clock_before'}\s)?\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:[ap]\.?m\.?|${'text.hour_mark'})?(?:\s?(?:[-–]|${'time.until'})\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|${'text.hour_mark'})?)?$`

/** The day and the hour that stand in lines of their own below a page's title: “Feb 13”, “2019”, “5:30 PM”. Null for none. */
export function headDate(words: string, title: string | null, about: DateAbout): FoundDate | null {
  const lines = words.slice(0, 4_000).split('\n')
  const from = title === null ? 0 : Math.max(0, lines.indexOf(title.trim()))
  const near = lines
    .slice(from, from + most.lines)
    .map((line) => line.replace(/(\d:) (?=\d\d)/u, '$1').trim())
  const short = inOneLine(near, about).filter(
    (line) => line.length <= most.length && /\d/.test(line),
  )
  const days: string[] = []
  let hours: string | null = null
  for (const line of short) {
    if (clock.test(line) && /[:.h]|\p{L}/u.test(line)) hours ??= line
    else if (days.length === 0 ? isDay(line, about) : /^(?:19|20)\d\d$/.test(line)) days.push(line)
    if (hours !== null && days.length > 0) break
  }
  if (hours === null || days.length === 0) return null
  const [date, other] = readDates(`${days.join(' ')} ${hours}`, about)
  return date && !other && date.starts.precision === 'exact' ? date : null
}

/** Lines with the day and the month of a leaf of a calendar in one of them: “25”, “Friday”, “August 2017”. */
function inOneLine(lines: readonly string[], about: DateAbout): string[] {
  const at = lines.findIndex((line) => /^\d{1,2}\.?$/u.test(line))
  const day = lines[at]
  if (day === undefined) return [...lines]
  for (const beside of [at + 1, at - 1, at + 2]) {
    const month = lines[beside] ?? ''
    if (!/^\p{L}{3,}\.?(?:\s\d{4})?$/u.test(month) || !isDay(`${day} ${month}`, about)) continue
    return lines.flatMap((line, index) =>
      index === at ? [`${day} ${month}`] : index === beside ? [] : [line],
    )
  }
  return [...lines]
}

/** Whether a line is a day of a month, and nothing else. */
function isDay(line: string, about: DateAbout): boolean {
  const [date] = readDates(line, { ...about, is_note: true })
  return (
    date !== undefined &&
    date.starts.precision === 'date_only' &&
    line.length - date.quote.length < 6
  )
}
