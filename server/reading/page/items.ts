import type { FoundItem } from '#server/domain/language/claim.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { listNumberOf, saysList } from '#server/domain/language/text/list_words.ts'
import {
  type Candidate,
  firstLink,
  type ItemsAbout,
  maxItems,
  maxRead,
  titleOf,
} from '#server/reading/page/candidate.ts'
import { type HtmlElement, elementsOf } from '#server/reading/page/html.ts'
import { orderedLists, tables } from '#server/reading/page/lists_and_tables.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import { lineOf, shortened, textOf } from '#server/reading/page/text_of.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

/**
 * The things that a page lists by its headings, its numbered lists or its tables (§4.5), in its order; empty where it
 * does not list three or more. Headings of the same list are siblings or stand at the same place of sibling blocks.
 */
export function listedItems(main: MainPart, about: ItemsAbout): FoundItem[] {
  const lists = [...headingLists(main, about), ...orderedLists(main, about), ...tables(main, about)]
  const best = lists.reduce<Candidate[]>(
    (most, list) => (list.length > most.length ? list : most),
    [],
  )
  const seen = new Set<string>()
  return best.flatMap(({ title: written, excerpt, link, starts }): FoundItem[] => {
    const title = starts ? withoutDate(written, about) : written
    const key = title.toLowerCase()
    // A link whose words are damaged has none.
    if (seen.has(key) || !/[\p{L}\p{N}]/u.test(title)) return []
    seen.add(key)
    return [{ title, kind: starts ? 'event' : null, excerpt, link, starts: starts ?? null }]
  })
}

/** The title of an entry of a programme without its date at either end: “Mo, 23.11., 19:30 Uhr – Lesung”. */
function withoutDate(title: string, { dates }: ItemsAbout): string {
  const [date] = readDates(title, { ...dates, is_note: true })
  if (!date) return title
  const end = date.at + date.quote.length
  const before = title.slice(0, date.at).replace(/[\s,;:|·–—(-]+$/u, '')
  const after = title.slice(end).replace(/^[\s,;:|·–—).-]+/u, '')
  const isName = (text: string) => /\p{L}{3}/u.test(text)
  if (before === '' && isName(after)) return after
  return after === '' && isName(before) ? before : title
}

function headingLists(main: MainPart, about: ItemsAbout): Candidate[][] {
  const flow = elementsOf(main.root, main.isCut)
  return ['h2', 'h3', 'h4'].flatMap((level) => {
    const headings = flow.filter(({ name }) => name === level)
    if (headings.length < 2 || headings.length > maxRead) return []
    const candidates = headings.map((heading, at) =>
      candidateOf(heading, headings[at + 1], main, about),
    )
    const numbered = candidates.filter(({ number }) => number !== null)
    if (isCounted(numbered)) return [numbered]
    const worded = candidates.filter(({ excerpt, title }) => excerpt !== null && !isFrame(title))
    // The days of a festival are no things to choose from.
    if (worded.length > 0 && worded.every(({ title }) => isDay(title, about))) {
      return [daysOf(worded, about)]
    }
    const wanted = about.titles.map(listNumberOf).find((number) => number !== null) ?? null
    if (worded.length < 3) return []
    const dated = datedOf(worded, about)
    if (dated) return [dated]
    // Of many things one may have no words, or a heading of its own stands between them.
    const fits = wanted !== null && Math.abs(worded.length - wanted) <= (wanted < 5 ? 0 : 2)
    return fits || (wanted === null && about.titles.some(saysList)) ? [worded] : []
  })
}

/** Words in titles of programmes. */
const programme = pattern`${word('page.programme')}`

const timedLine = pattern`^(\d{1,2}[:.h]\d{2})(?:\s?${'time.clock_unit'})?[\s:–—|-]+(\p{L}.*)$`

/** The lines below the days of a programme that begin with their hour; none where the page's title names one event. */
function daysOf(days: readonly Candidate[], about: ItemsAbout): Candidate[] {
  const isProgramme = about.titles.length === 0 || about.titles.some((one) => programme.test(one))
  if (!isProgramme) return []
  const entries = days.flatMap(({ title: day, excerpt }) =>
    (excerpt ?? '').split('\n').flatMap((line): Candidate[] => {
      const [, hour = '', rest = ''] = timedLine.exec(line) ?? []
      const [date] =
        rest === '' ? [] : readDates(`${day} ${hour}`, { ...about.dates, is_note: true })
      if (!date || date.either) return []
      const [title = ''] = rest.split(/,\s|\s[–—|·-]\s|:\s/u, 1)
      const words = rest.slice(title.length).replace(/^[\s–—:,.|·-]+/u, '')
      return [{ title, number: null, excerpt: words || null, link: null, starts: date.starts }]
    }),
  )
  return entries.length > 2 ? entries : []
}

/** Whether a heading is nothing but a day. */
function isDay(title: string, { dates }: ItemsAbout): boolean {
  const [date] = readDates(title, { ...dates, is_note: true })
  return date !== undefined && title.length - date.quote.length < 4
}

/** The entries of a programme: each has a date of its own. Null where they have not. */
function datedOf(
  list: readonly Candidate[],
  { dates, now: today }: ItemsAbout,
): Candidate[] | null {
  if (list.length > maxItems) return null
  const dated = list.flatMap((candidate) => {
    const text = `${candidate.title}\n${candidate.excerpt ?? ''}`.slice(0, 300)
    const [date] = readDates(text, dates)
    return date ? [{ ...candidate, starts: date.starts }] : []
  })
  const days = new Set(dated.map(({ starts }) => starts.local))
  const ahead = dated.filter(({ starts }) => starts.local.slice(0, 10) >= today.slice(0, 10))
  // Days that are over are those on which articles came out.
  return dated.length >= list.length - 1 && days.size >= 3 && ahead.length * 2 >= dated.length
    ? dated
    : null
}

/** Whether numbers go 1, 2, 3 … or back down to 1. */
function isCounted(list: readonly Candidate[]): boolean {
  if (list.length < 3) return false
  const numbers = list.map(({ number }) => number ?? 0)
  const up = numbers.every((number, at) => number === at + 1)
  return up || numbers.every((number, at) => number === numbers.length - at)
}

/** Headings that close an article or stand between its parts. */
const frame = pattern`^${'page.frame'}\b`

function isFrame(title: string): boolean {
  return frame.test(title)
}

/** A heading with the words until the next one. */
function candidateOf(
  heading: HtmlElement,
  next: HtmlElement | undefined,
  main: MainPart,
  about: ItemsAbout,
): Candidate {
  const { title, number } = titleOf(lineOf(heading, 400))
  const parts: string[] = []
  let link = firstLink([heading], about.url)
  let length = 0
  for (const element of following(heading, next)) {
    if (main.isCut(element)) continue
    const text = textOf(element, main.isCut, 1_500)
    if (text !== '') parts.push(text)
    length += text.length
    link ??= firstLink([element], about.url)
    if (length > 1_500) break
  }
  const excerpt = shortened(parts.join('\n').trim(), 1_200)
  return { title, number, excerpt: excerpt || null, link }
}

/** What follows a heading until the next one of its list: its own siblings, and those of the block it begins. */
function following(heading: HtmlElement, next: HtmlElement | undefined): HtmlElement[] {
  const found: HtmlElement[] = []
  const outers = new Set<HtmlElement>()
  for (let outer = next?.parent ?? null; outer; outer = outer.parent) outers.add(outer)
  let from: HtmlElement = heading
  for (let level = 0; level < 4 && from.parent; level += 1) {
    const { parent }: { parent: HtmlElement | null } = from
    if (!parent) break
    const siblings = parent.children
    for (let at = siblings.indexOf(from) + 1; at < siblings.length && found.length < 40; at += 1) {
      const sibling = siblings[at]
      if (sibling === undefined || typeof sibling === 'string') continue
      if (sibling === next || outers.has(sibling)) return found
      if (/^h[1-4]$/.test(sibling.name) && sibling.name <= heading.name) return found
      found.push(sibling)
    }
    if (outers.has(parent) || /^(main|article|body|section|li)$/.test(parent.name)) return found
    from = parent
  }
  return found
}
