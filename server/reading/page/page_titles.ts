import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { type Status, withoutStatus } from '#server/domain/language/text/status.ts'
import { firstHeadings, lowerHeadings, type MainPart } from '#server/reading/page/main.ts'
import type { HtmlElement } from '#server/reading/page/html.ts'
import { metaOf, type PageMeta } from '#server/reading/page/meta.ts'
import {
  cleanTitle,
  isSiteName,
  type SiteNames,
  titleKey,
  titleParts,
} from '#server/reading/page/title.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'

/** What a page calls itself, without the name of its site. */
export interface PageTitles {
  readonly opengraph: string | null
  readonly heading: string | null
  readonly title: string | null
}

/** What a page calls itself, and what its titles say besides. */
export interface FoundTitles {
  readonly titles: PageTitles
  /** That it is off, has moved, or is sold out; null where they say none of it. */
  readonly status: Status | null
  readonly headings: readonly string[]
}

const months = valuesOf('time.month')

/** A match between two sides, and the words of its page: a club's name is a part of its title there. */
const match = pattern`^\S.{1,40}\s(?:[-–—:]|${'page.against'})\s.{2,40}$`
const matchday = pattern`${word('page.matchday')}|(?<!\p{L})${'page.numbered_matchday'} \d(?!\p{L})`

/** The titles of a page, without the name of its site. `words` are those of its content. */
export function pageTitles(
  { root, main, meta, words }: { root: HtmlElement; main: MainPart; meta: PageMeta; words: string },
  site: SiteNames,
): FoundTitles {
  const headings = firstHeadings(root, main)
  const [first = ''] = headings
  const isMatch = match.test(first) && matchday.test(words.slice(0, 1_000))
  const lower = () => lowerHeadings(root, main)
  const own = ownHeading(first, meta, () => lower()[0] ?? null)
  if (own !== null)
    return withTitles({ opengraph: null, heading: cleanTitle(own, site), title: null }, headings)
  const title = isMatch ? null : cleanTitle(meta.title, site)
  const named = isMatch ? first : headingOf(headings, site, lower)
  // Without a heading of the first level, one of the second may be that of any part: “Tickets”.
  const isOfPart =
    headings.length === 0 && title !== null && named !== null && !isPartOf(named, title)
  const heading = isOfPart ? null : named
  const found = {
    opengraph: isMatch ? null : cleanTitle(metaOf(meta, 'og:title', 'twitter:title'), site),
    heading,
    title,
  }
  return withTitles(found, headings)
}

function withTitles(titles: PageTitles, headings: readonly string[]): FoundTitles {
  return { ...withoutStatuses(titles), headings }
}

/**
 * The second heading of a page whose first is its site's name, as the document's title tells: “Weihnachtsmarkt 2026 |
 * Gemeinde Kirchlengern”. Null for any other.
 */
function ownHeading(first: string, meta: PageMeta, secondOf: () => string | null): string | null {
  const parts = titleParts(meta.title ?? '').map(titleKey)
  const site = titleKey(first)
  const isSite = first !== '' && parts.length > 1 && (parts.at(-1) === site || parts[0] === site)
  const second = isSite ? secondOf() : null
  if (second !== null && isMonth(second)) return null
  const key = second === null ? site : titleKey(second)
  return key !== site && parts.includes(key) ? second : null
}

/** Whether words are only when something came out: “September 2027”. */
function isMonth(words: string): boolean {
  const tokens = tokensOf(words.slice(0, 60)).filter(({ kind }) => kind !== 'mark')
  return /\d/.test(words) && tokens.every(({ text, kind }) => kind === 'number' || months.has(text))
}

/** A title without the date at its end, or between its dividers: “Nils Frahm | Fri 22 Jan 2027 | Funkhaus”. */
export function withoutDate(title: string | null, about: DateAbout): string | null {
  if (title === null || !/\d/.test(title)) return title
  const parts = title.split(/\s[|·–—]\s/u)
  const kept = parts.filter((part, index) => index === 0 || !isDate(part, about))
  if (kept.length < parts.length) return kept.join(' – ')
  const [date] = readDates(title, { ...about, is_note: true })
  const end = (date?.at ?? 0) + (date?.quote.length ?? 0)
  if (!date || end < title.length - 1 || !/\d/.test(date.quote)) return title
  const before = title.slice(0, date.at)
  const isApart = /(?:,|\s[-–—|·:])\s*(?:\p{L}{2,9}\.?,?\s*)?$/u.exec(before)
  const name = isApart ? before.slice(0, isApart.index).trim() : ''
  return name.length >= 3 ? name : title
}

/** Whether words are a day with its number, and nothing else. */
export function isDate(words: string, about: DateAbout): boolean {
  const [date] = readDates(words, { ...about, is_note: true })
  return date !== undefined && /\d/.test(words) && words.length - date.quote.length < 6
}

/** Titles without a heading that is nothing but a day, where the document has a name: “Friday, August 8” of “Foodie Fridays”. */
export function withoutDateHeading(titles: PageTitles, about: DateAbout): PageTitles {
  const { heading, title } = titles
  if (heading === null || title === null || !/\d{4}/.test(heading)) return titles
  const isNamed = /\p{L}{3}/u.test(title) && !isDate(title, about)
  return isNamed && isDate(heading, about) ? { ...titles, heading: null } : titles
}

const still = pattern`\s${'page.still'}$`

/** A title without “noch bis 10. Januar” at its end. */
export function withoutLastDay(title: string | null, about: DateAbout): string | null {
  if (title === null || !/\d/.test(title)) return title
  const [date] = readDates(title, { ...about, is_note: true })
  if (!date?.starts.is_start_assumed || date.at + date.quote.length < title.length - 1) return title
  const rest = title.slice(0, date.at).replace(/[\s,;:|·–—(-]+$/u, '')
  const name = rest.replace(still, '')
  return name.length >= 3 ? name : title
}

/** Titles without words such as “ABGESAGT:”, and what these say. */
function withoutStatuses({ opengraph, heading, title }: PageTitles) {
  const marked = [opengraph, heading, title].map((one) =>
    one === null ? null : withoutStatus(one),
  )
  const [first, second, third] = marked.map((one) => one?.text ?? null)
  const titles: PageTitles = {
    ...{ opengraph: first ?? null, heading: second ?? null, title: third ?? null },
  }
  return { titles, status: marked.find((one) => one?.status)?.status ?? null }
}

/** Where the only heading of the first level is the site's name, one of a lower level names the page. */
function headingOf(
  headings: readonly string[],
  site: SiteNames,
  lower: () => readonly string[],
): string | null {
  const first = firstOf(headings, (heading) => cleanTitle(heading, site))
  if (first !== null || !headings.every((heading) => isSiteName(heading, site))) return first
  return firstOf(lower(), (heading) => cleanTitle(heading, site))
}

/** Whether one title has the words of the other. */
function isPartOf(one: string, other: string): boolean {
  const [first, second] = [titleKey(one), titleKey(other)]
  return first.includes(second) || second.includes(first)
}

function firstOf<One, Other>(list: readonly One[], read: (one: One) => Other | null): Other | null {
  for (const one of list) {
    const result = read(one)
    if (result !== null) return result
  }
  return null
}
