import type { DateAbout } from '#server/domain/capture/dates/found.ts'
import { metaOf, type PageMeta } from '#server/reading/page/meta.ts'
import { lineFrom, type Thing } from '#server/reading/page/thing.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'

/** How long ago a page may have been written whose “tomorrow” is still read, in milliseconds. */
const mostAgo = 31 * 86_400_000

/** Works that say when they were written. */
const works = /Article|Posting|Report|Review|Page$|^CreativeWork$/

/** What heads say of it. */
const names = [
  ...['article:published_time', 'article:modified_time', 'og:updated_time', 'datepublished'],
  ...['datemodified', 'dc.date', 'dc.date.issued', 'dcterms.date', 'dcterms.modified', 'date'],
]

/** The instant at which a page says it was written, or changed last; null where it does not say, or says one to come. */
function writtenAt(meta: PageMeta, things: readonly Thing[], now: string): number | null {
  const heads = names.map((name) => metaOf(meta, name))
  const said = things
    .filter(({ types }) => types.some((type) => works.test(type)))
    .slice(0, 20)
    .flatMap((work) => [lineFrom(work, 40, 'datePublished'), lineFrom(work, 40, 'dateModified')])
  const instants = [...heads, ...said].flatMap((text) => {
    const time = text === null ? null : readMetaTime(text)
    return time ? [orderOf(time)] : []
  })
  const past = instants.filter((at) => at <= Date.parse(now))
  return past.length > 0 ? Math.max(...past) : null
}

/**
 * What the dates of a page's words are read with: relative words and dates without a year count from the day on which the
 * page was written, where it says so. Of a page that was written long ago, or that does not say when, nobody knows which
 * Friday it means.
 */
export function datesAbout(
  { meta, things, language }: { meta: PageMeta; things: readonly Thing[]; language: string | null },
  { now, timezone }: Pick<DateAbout, 'now' | 'timezone'>,
): DateAbout {
  const at = writtenAt(meta, things, now)
  if (at === null) return { now, timezone, language, told_days: 'near' }
  const isOld = at < Date.parse(now) - mostAgo
  const written = { now: new Date(at).toISOString(), timezone, language }
  return isOld ? { ...written, told_days: 'none' } : written
}
