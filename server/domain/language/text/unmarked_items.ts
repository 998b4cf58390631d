import { valuesIn } from '#server/domain/language/words/lists.ts'
import type { FoundItem, FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { folded } from '#server/domain/language/time/tokens.ts'
import { shortWeekdays, weekdays } from '#server/domain/language/time/words.ts'
import { leadsToSeveral } from '#server/domain/language/text/list_words.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { listBehind, unfolded } from '#server/domain/language/text/list_behind.ts'
import { named } from '#server/domain/language/text/list_item.ts'
import { isNameless } from '#server/domain/language/text/nameless.ts'
import { pattern, patternWith, word } from '#server/domain/language/words/pattern.ts'
import type { ListAbout } from '#server/domain/language/text/list_about.ts'
import type { UnmarkedItems } from '#server/domain/language/text/unmarked_list.ts'

/** The fewest things that are a list where no line has a mark. */
const fewest = 3

/** The most lines that are looked at. */
const maxLines = 200

/**
 * The things that a text lists without numbers or bullets: the lines of a programme, each with its day or its time; the
 * lines below “Tips for Leipzig:”; the things behind “Places to try:” and “For the weekend:”, in one line or several.
 * Null where it lists none.
 */
export function unmarkedItems(text: string, about: ListAbout): UnmarkedItems | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length > maxLines) return null
  const note = { ...about, is_note: true }
  return (
    tableIn(lines, note) ??
    programmeIn(lines, note) ??
    programmeIn(unfolded(lines), note) ??
    listBehind(lines, note) ??
    (about.is_list ? linesOf(lines, note) : null)
  )
}

/** A time at the beginning of a line: “10:00 Coffee”, “19 Uhr: Essen”. */
const clock = pattern`^(?:${'text.clock_before'} )?(\d{1,2}(?:[:.]\d\d)?(?:\s?(?:am|pm|${'text.hour_mark'}))?)(?=\s)\s*[:–—|-]?\s*`

/** What says that such a number is a time. */
const timed = pattern`[:.h]\d\d|(?:am|pm)|\d\s?${'text.hour_mark'}`

/** What a list of times is called. */
const planWords = patternWith('giu')`${word('text.plan_word')}`

/** The entries of a programme: lines that begin with a day, or below a day with a time. */
function programmeIn(lines: readonly string[], about: DateAbout): UnmarkedItems | null {
  if (lines.length < fewest) return null
  const days = new Map<string, boolean>()
  const isDated = (line: string) => {
    const known = days.get(line) ?? dayAtStart(line, about) !== null
    days.set(line, known)
    return known
  }
  const isTimed = (line: string) => clock.test(line) && timed.test(line)
  const from = lines.findIndex((line) => isDated(line) || isTimed(line))
  if (from < 0) return null
  const heading = lines.slice(0, from).join('\n')
  const [first = ''] = lines
  // “Saturday plan:” has a day itself and names nothing; an event with its own name is one thing, whatever it consists of.
  const isPlan = from > 0 && (leadsToSeveral(heading) || namesNothing(heading, about))
  const dated = lines.slice(from).filter(isDated)
  if (dated.length >= fewest && (from === 0 || isPlan)) {
    const items = dated.flatMap((line) => datedItem(line, about))
    return items.length >= fewest ? { items, heading } : null
  }
  const isDayPlan = from === 0 && isDated(first) && namesNothing(first, about)
  const times = lines.filter(isTimed)
  if (times.length < fewest || !(isPlan || isDayPlan)) return null
  const day = isDayPlan ? first : heading
  const items = times.flatMap((line) => timedItem(line, day, about))
  return items.length >= fewest ? { items, heading: day } : null
}

/** Whether words besides their dates are only such as “plan” and “today”. */
function namesNothing(words: string, about: DateAbout): boolean {
  const rest = readDates(words, about).reduce((left, date) => without(left, date), words)
  const plain = rest.replace(planWords, ' ')
  return isNameless(withoutDays(plain))
}

function withoutDays(words: string): string {
  return words.replace(/\p{L}+/gu, (one) => (weekdays.has(folded(one)) ? ' ' : one))
}

/** Days of the week as every reader of dates knows them. */
const fullNames = [...valuesIn('en', 'time.weekday').keys()]

/** A line of a programme without its day, and when that is; null where it begins otherwise. */
function dayAtStart(
  line: string,
  about: DateAbout,
): { rest: string; starts: FoundTime | null } | null {
  const [date] = readDates(line.slice(0, 300), about)
  const start = date ? Math.min(date.at, ...(date.spans ?? []).map(({ at }) => at)) : 1
  if (date && !date.either && start === 0 && /^(?:\p{L}+[.,:]?|\d{1,2}[./]\d{1,2})/u.test(line)) {
    return { rest: without(line, date), starts: date.starts }
  }
  // “Mon: life drawing 7pm”
  const [mark = '', said = ''] = /^(\p{L}{2,12})[.,:]*\s+(?:[:–—|-]\s+)?/u.exec(line) ?? []
  const day =
    weekdays.get(folded(said)) ?? (/[.,:]/.test(mark) ? shortWeekdays.get(folded(said)) : undefined)
  if (day === undefined) return null
  const joined = `${fullNames[day - 1]} ${line.slice(mark.length)}`
  const [joinedDate] = readDates(joined, about)
  const rest =
    joinedDate && !joinedDate.either ? without(joined, joinedDate) : line.slice(mark.length)
  return {
    rest: withoutDays(rest).trim(),
    starts: joinedDate && !joinedDate.either ? joinedDate.starts : null,
  }
}

function datedItem(line: string, about: DateAbout): FoundItem[] {
  const entry = dayAtStart(line, about)
  return entry ? named(entry.rest, about).map((item) => ({ ...item, starts: entry.starts })) : []
}

function timedItem(line: string, day: string, about: DateAbout): FoundItem[] {
  const [mark = '', time = ''] = clock.exec(line) ?? []
  const [date] = readDates(`${day.replace(/[:\s]+$/u, '')} ${time}`, about)
  const starts = date && !date.either ? date.starts : null
  return named(line.slice(mark.length), about).map((item) => ({ ...item, starts }))
}

/** A line without a date in it. */
function without(line: string, { at, quote, spans }: FoundDate): string {
  return (spans ?? [{ at, end: at + quote.length }])
    .toSorted((one, other) => other.at - one.at)
    .reduce((left, { at: from, end }) => `${left.slice(0, from)} ${left.slice(end)}`, line)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:|·–—-]+|[\s,;:|·–—(-]+$/gu, '')
}

/** The column that says what things are called. */
const nameColumn = pattern`^${'text.name_column'}$`

/** The rows of a table in Markdown; their names stand in the column that says so, else in the first. */
function tableIn(lines: readonly string[], about: DateAbout): UnmarkedItems | null {
  const from = lines.findIndex((line) => /^\|.*\|$/u.test(line))
  if (from < 0 || !/^\|[\s:|-]+\|$/u.test(lines[from + 1] ?? '')) return null
  const cellsOf = (line: string) =>
    line
      .replace(/^\||\|$/gu, '')
      .split('|')
      .map((cell) => cell.trim())
  const column = Math.max(
    0,
    cellsOf(lines[from] ?? '').findIndex((cell) => nameColumn.test(cell)),
  )
  const rows = lines.slice(from + 2).filter((line) => /^\|.*\|$/u.test(line))
  const items = rows.flatMap((row) => {
    const cells = cellsOf(row)
    const excerpt = cells.filter((cell, index) => index !== column && cell !== '').join(', ')
    return named(cells[column] ?? '', about).map((item) => ({
      ...item,
      excerpt: [item.excerpt, excerpt].filter(Boolean).join(', ') || null,
    }))
  })
  return items.length > 1 ? { items, heading: lines.slice(0, from).join('\n') } : null
}

/** The lines of a text whose sender says that it lists things; a line that ends with a colon leads to them. */
function linesOf(lines: readonly string[], about: DateAbout): UnmarkedItems | null {
  const [first = ''] = lines
  const isLed = /:$/u.test(first)
  const rest = isLed ? lines.slice(1) : lines
  if (rest.length < fewest || rest.some((line) => line.length > 200)) return null
  const isDetail = (line: string) =>
    addressesIn(line)[0]?.at === 0 || readDates(line, about).some(({ at }) => at === 0)
  if (rest.some(isDetail)) return null
  const items = rest.flatMap((line) => named(line, about))
  return items.length > 1 ? { items, heading: isLed ? first : '' } : null
}
