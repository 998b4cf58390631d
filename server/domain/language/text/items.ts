import type { FoundItem } from '#server/domain/language/claim.ts'
import { folded } from '#server/domain/language/time/tokens.ts'
import { months } from '#server/domain/language/time/words.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { isLead } from '#server/domain/language/text/list_behind.ts'
import { leadsToSeveral } from '#server/domain/language/text/list_words.ts'
import { itemOf } from '#server/domain/language/text/list_item.ts'
import { eventsInLine } from '#server/domain/language/text/line_events.ts'
import { unmarkedItems } from '#server/domain/language/text/unmarked_items.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'
import type { ListAbout } from '#server/domain/language/text/list_about.ts'

/** The fewest lines that are a list, the fewest of one that is numbered from 1, and the most that are kept of one. */
const fewest = 3
const fewestNumbered = 2
const most = 100

/** A line of a list: its mark, and what follows. Marks are `1.`, `(1)`, `#1`, `a)`, bullets and boxes. */
const listed =
  /^\s*(?:\(?(?<number>\d{1,3})[.)]|#(?<count>\d{1,3})[.):]?|(?<letter>[a-z])\)|[-–—•‣▪●◦+*]|[✅☑✔📍]\ufe0f?|\[[ xX]?\])\s+(?:\[[ xX]?\]\s+)?(?<head>\S.*)$/u

/** The number of a line in a list, not a number for none, and what follows its mark; null for any other line. */
function entryIn(line: string): { number: number; head: string } | null {
  // “１．”, “1️⃣” and “**1. Alpha**” are numbers as well.
  const start = line
    .slice(0, 12)
    .normalize('NFKC')
    .replace(/^(\s*)(?:\*\*|__)(?=[\d(#])/u, '$1')
    .replace(/^(\s*\d)\ufe0f?\u20e3/u, '$1. ')
  const { number, count, letter, head } = listed.exec(start + line.slice(12))?.groups ?? {}
  if (head === undefined) return null
  const written = number ?? count
  const place = letter === undefined ? Number(written) : (letter.codePointAt(0) ?? 0) - 96
  return { number: place, head }
}

/** Details of one thing rather than several things: `- Where: Lido`. */
const detail = pattern`^${'text.detail_label'}\s*[:–-]`

/** What a text lists, how many things are left out, and the words before the list. */
interface FoundItems {
  readonly items: readonly FoundItem[]
  readonly items_left_out: number
  readonly heading: string
}

export const noItems: FoundItems = { items: [], items_left_out: 0, heading: '' }

/**
 * The things that a text lists: in lines numbered from 1, two or more; in bulleted lines, three or more; without marks, as
 * `unmarkedItems` says; or the events of a line that names several.
 */
export function itemsIn(text: string, about: ListAbout): FoundItems {
  const marked = markedItems(marksApart(text), about)
  if (marked !== null) return marked
  const found = unmarkedItems(text, about)
  if (found === null) {
    const events = eventsInLine(text, about)
    return events.length > 1 ? { ...noItems, items: events } : noItems
  }
  const { items, heading } = found
  return {
    items: items.slice(0, most),
    items_left_out: Math.max(0, items.length - most),
    heading,
  }
}

/** What leads to numbers or bullets within a line, and the marks themselves. */
const marksInLine = /^(?<lead>[^:：\n]{3,80}[:：])\s*(?<marked>(?:\(?1[.)]|[•▪●‣])\s+\p{L}.*)$/u
const markInLine = /\s+(?=(?:\(?\d{1,2}[.)]|[•▪●‣])\s+\p{L})/u

/** A text of one line whose list has marks, as lines of their own: “Weekend: 1) ramen 2) sauna 3) flea market”. */
function marksApart(text: string): string {
  const { lead, marked } = marksInLine.exec(text.trim())?.groups ?? {}
  const parts = marked?.split(markInLine) ?? []
  return lead === undefined || parts.length < fewest || !isLead(lead)
    ? text
    : [lead, ...parts].join('\n')
}

/** What lines with numbers or bullets list; null where there are no such lines. */
function markedItems(text: string, about: ListAbout): FoundItems | null {
  const groups: Group[] = []
  const before: string[] = []
  for (const line of text.split('\n')) {
    const entry = entryIn(line)
    if (entry) groups.push({ ...entry, lines: [] })
    else if (groups.length === 0) before.push(line)
    else groups.at(-1)?.lines.push(line.trim())
  }
  const details = groups.filter(({ head }) => detail.test(head)).length
  if (groups.length < fewestNumbered) return null
  const least = about.is_list || isNumbered(groups) ? fewestNumbered : fewest
  if (groups.length < least || details * 2 >= groups.length) return noItems
  const heading = before.join('\n').trim()
  if (!about.is_list && Number.isNaN(groups[0]?.number) && isOneThing(heading, groups, about))
    return noItems
  const found = new Map<string, FoundItem>()
  for (const { head, lines } of groups) {
    const item = itemOf(head, lines, about)
    const key = nameKey(item.title)
    if (/[\p{L}\p{N}]/u.test(item.title) && !found.has(key)) found.set(key, item)
  }
  const items = [...found.values()]
  if (items.length < least) return noItems
  return {
    items: items.slice(0, most),
    items_left_out: Math.max(0, items.length - most),
    heading,
  }
}

/** What people ask each other to bring, before a list of it. */
const toBring = pattern`${word('text.to_bring')}`

/**
 * Whether a list is about one thing: what to bring to it, or what belongs to what has a time of its own. “Friday 8pm,
 * places:” is a list of several.
 */
function isOneThing(heading: string, groups: readonly Group[], about: DateAbout): boolean {
  if (heading === '' || leadsToSeveral(heading)) return false
  if (toBring.test(heading.split('\n').at(-1) ?? '')) return true
  const isTimed = readDates(heading, { ...about, is_note: true }).some(
    ({ starts }) => starts.precision === 'exact',
  )
  return isTimed && groups.every(({ head }) => readDates(head, about).length === 0)
}

/** Whether a number follows another: the next one, or the same as Markdown allows it. */
function isNext(number: number, before: number): boolean {
  return number === before + 1 || (before > 0 && number === before)
}

/** A line of a list, and the lines below it. */
interface Group {
  /** Not a number where it has none. */
  readonly number: number
  readonly head: string
  readonly lines: string[]
}

/** Whether lines are numbered from 1, and not dates such as “1. Mai”. */
function isNumbered(groups: readonly Group[]): boolean {
  return groups.every(
    ({ number, head }, index) =>
      isNext(number, groups[index - 1]?.number ?? 0) &&
      !months.has(folded(/^\p{L}+/u.exec(head)?.[0] ?? '')),
  )
}
