import type { FoundTime } from '#server/domain/language/claim.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { stateCodes } from '#server/domain/language/place/american_zones.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { metaOf, type PageMeta } from '#server/reading/page/meta.ts'
import { lineFrom, type Thing } from '#server/reading/page/thing.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** What tells when a page was written. */
interface WrittenPage {
  /** Its address; null where it is not known. */
  readonly url: string | null
  readonly meta: PageMeta
  readonly things: readonly Thing[]
  /** The words of its content, a line for each block. */
  readonly words: string
  /** Its language; null where it is not known. */
  readonly language: string | null
}

/** How long ago a page may have been written whose “tomorrow” is still read, in milliseconds. */
const maxAgo = 31 * 86_400_000

/** Works that say when they were written. */
const works = /Article|Posting|Report|Review|Page$|^CreativeWork$/

/** What heads say of it. */
const names = [
  ...['article:published_time', 'article:modified_time', 'og:updated_time', 'datepublished'],
  ...['datemodified', 'dc.date', 'dc.date.issued', 'dcterms.date', 'dcterms.modified', 'date'],
]

/** A line that says when a page was written: “Posted Nov 3, 2026”, “Zuletzt aktualisiert am 3. November”. */
const writtenLine = pattern`^(?:${'page.written_last'}\s+)?${'page.written'}(?!\p{L})(?<rest>.{0,80})$`

/** How many characters of a page are looked at for such a line. */
const maxWordsLength = 20_000

/** How many such lines are looked for. */
const maxLines = 5

/** The times at which lines say that a page was written or changed. */
export function writtenTimes(
  words: string,
  { now, timezone, language }: Pick<DateAbout, 'now' | 'timezone' | 'language'>,
): FoundTime[] {
  const about = { now, timezone, language, relative_days: 'none' } as const
  return writtenLines(words, maxLines).flatMap((rest) => {
    return readDates(rest, about).flatMap(({ starts, either }) => either ?? [starts])
  })
}

/** What stands behind the words in the first such lines. */
function writtenLines(words: string, count: number): string[] {
  const found: string[] = []
  for (const line of words.slice(0, maxWordsLength).split('\n')) {
    const rest = line.length < 140 ? writtenLine.exec(line.trim())?.groups?.['rest'] : ''
    if (rest) found.push(rest)
    if (found.length === count) break
  }
  return found
}

/** The instant at which the first such line says that a page was written; null for none. */
function writtenByWords(
  words: string,
  about: Pick<DateAbout, 'now' | 'timezone' | 'language'>,
): number | null {
  const [rest = ''] = writtenLines(words, 1)
  const [date] = readDates(rest, { ...about, relative_days: 'none' })
  if (!date) return null
  const at = orderOf(date.starts)
  const now = Date.parse(about.now)
  // A day counts as its noon, so that it is that day on every clock.
  const instant = date.starts.precision === 'exact' ? at : at + 12 * 3_600_000
  return at <= now ? Math.min(instant, now) : null
}

/** The instant at which a page says it was written, or changed last; null where it does not say, or says one to come. */
function writtenAt(
  { meta, things, words, language }: WrittenPage,
  { now, timezone }: Pick<DateAbout, 'now' | 'timezone'>,
): number | null {
  const heads = names.map((name) => metaOf(meta, name))
  const said = things
    .filter(({ types }) => types.some((type) => works.test(type)))
    .slice(0, 20)
    .flatMap((work) => [lineFrom(work, 40, 'datePublished'), lineFrom(work, 40, 'dateModified')])
  const instants = [...heads, ...said].flatMap((text) => {
    const time = text === null ? null : readMetaTime(text)
    return time ? [orderOf(time)] : []
  })
  const shown = writtenByWords(words, { now, timezone, language })
  const past = [...instants, ...(shown === null ? [] : [shown])].filter(
    (at) => at <= Date.parse(now),
  )
  return past.length > 0 ? Math.max(...past) : null
}

/** “Cleveland, Ohio 44114”, “MO 63103”: an address with a state and its code. */
const american = new RegExp(String.raw`\b[A-Z][A-Za-z.]+,? ?(?:${stateCodes}),? +\d{5}\b`)

/** Whether an address is one of the United States by the end of its host. */
export function isAmericanHost(url: string | null): boolean {
  return /\.(?:gov|mil|us)$/.test(url === null ? '' : (URL.parse(url)?.hostname ?? ''))
}

/** Whether a page is one of the United States, where the month stands first: by its host, or by an address in it. */
function isAmerican({ url, words }: WrittenPage): boolean {
  return isAmericanHost(url) || american.test(words.slice(0, maxWordsLength))
}

/**
 * What the dates of a page's words are read with: relative words and dates without a year count from the day on which the
 * page was written, where it says so. Of a page that was written long ago, or that does not say when, nobody knows which
 * Friday it means.
 */
export function datesAbout(
  page: WrittenPage,
  { now, timezone }: Pick<DateAbout, 'now' | 'timezone'>,
): DateAbout {
  const language = (page.language ?? 'en') === 'en' && isAmerican(page) ? 'en-US' : page.language
  const at = writtenAt(page, { now, timezone })
  if (at === null) return { now, timezone, language, relative_days: 'near' }
  const isOld = at < Date.parse(now) - maxAgo
  const written = { now: new Date(at).toISOString(), timezone, language }
  return isOld ? { ...written, relative_days: 'none' } : written
}
