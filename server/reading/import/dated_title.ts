import { without } from '#server/domain/language/text/without_dates.ts'
import { readTime } from '#server/domain/language/time/read.ts'
import { timesOf } from '#server/reading/import/dates.ts'
import { cleanTitle, siteNames } from '#server/reading/page/title.ts'

/** What a title says of when, and what is left of it. */
interface DatedTitle {
  readonly title: string
  readonly starts?: string
  readonly ends?: string | null
}

/**
 * A title without the day it names: “Jazz at A-Trane, Sat 5 Dec 2026, 20:00”. Nobody knows when it was written, so that only one day
 * with its year is one, which can be read in one way. A day that is the whole title stays.
 */
export function datedTitle(
  text: string,
  about: { readonly timezone: string; readonly now: string },
): DatedTitle {
  const title = text.slice(0, maxLength)
  if (!/\b(?:19|20)\d\d\b/.test(title)) return { title: text }
  const { dates } = readTime(title, {
    ...about,
    language: null,
    relative_days: 'none',
    is_ahead: true,
  })
  const [date, ...others] = dates
  const isSure =
    date && others.length === 0 && date.either === null && /\b(?:19|20)\d\d\b/.test(date.quote)
  if (!isSure) return { title: text }
  const spans = date.spans ?? [{ at: date.at, end: date.at + date.quote.length }]
  const left = without(title, 0, spans)
    .replace(/[\s,;:|·–—(@-]+$/, '')
    .trim()
  return /\p{L}/u.test(left) ? { title: left, ...timesOf(date) } : { title: text }
}

/** The title of a bookmark as people name the thing: without the name of the site at its end. */
export function withoutSite(title: string, url: string | undefined): string {
  const known = url === undefined ? null : URL.parse(url)
  return (known && cleanTitle(title, siteNames([], known.href))) ?? title
}

/** The most characters of a title that are read for a day. */
const maxLength = 400
