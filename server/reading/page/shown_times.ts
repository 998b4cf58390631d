import type { Claim, FoundTime } from '#server/domain/language/claim.ts'
import { readClockTimes } from '#server/domain/language/time/clock_times.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import { metaOf } from '#server/reading/page/meta.ts'
import { claimsFrom } from '#server/reading/page/thing_claims.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'
import type { Page } from '#server/reading/page/page.ts'

/** How far the day that a page shows may be from that of its metadata, in milliseconds. */
const near = 36 * 3_600_000

/** How many characters of a page's words are read for the times that it shows. */
const most = 6_000

/**
 * The times that a page shows for what its metadata gives in universal time, as the clocks of the place show them: many
 * sites write their local time and call it `Z`. Empty where its metadata gives none in universal time.
 */
export function shownClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const starts = claimed.flatMap((claim) => (claim.field === 'starts' ? [claim.value] : []))
  const universal = starts.filter(({ offset, timezone }) => offset === 0 && timezone === null)
  if (universal.length === 0) return shownAsWritten(page, starts)
  const isNear = ({ local }: FoundTime) =>
    universal.some((one) => Math.abs(Date.parse(`${local}Z`) - Date.parse(`${one.local}Z`)) < near)
  const claims = claimsFrom('text', 0)
  const texts = textsOf(page, claimed)
  const dated = texts.flatMap((text) => readDates(text, page.dates))
  const shown = [
    ...dated.flatMap(({ starts: time, either }) => either ?? [time]).filter(isOnClocks),
    ...markedTimes(page),
  ].filter(isNear)
  for (const time of shown) claims.add('shown', time)
  if (shown.length > 0 || dated.some(({ starts: { precision } }) => precision === 'exact'))
    return claims.list
  // A time alone is that of the event where the page shows no other.
  const clocks = new Set(texts.flatMap((text) => readClockTimes(text, page.dates)))
  const [clock] = clocks
  if (clocks.size !== 1 || clock === undefined) return []
  for (const one of universal) {
    const local = `${one.local.slice(0, 11)}${clock}:00`
    claims.add('shown', { local, offset: null, timezone: null, precision: 'exact' })
  }
  return claims.list
}

/** How many lines with the hour of a start are read. */
const maxLines = 3

/** Starts with another offset that lines of the page show as they are written: the offset may be that of another season. */
function shownAsWritten({ words, dates }: Page, starts: readonly FoundTime[]): Claim[] {
  const claims = claimsFrom('text', 0)
  for (const { local, offset, timezone, precision } of starts.slice(0, maxLines)) {
    if (!offset || timezone !== null || precision !== 'exact') continue
    const hours = Number(local.slice(11, 13))
    const hour = new RegExp(
      String.raw`(?<!\d)0?(?:${hours}|${hours % 12 || 12})(?:[.:h]\s?${local.slice(14, 16)}|\s?\p{L})`,
      'iu',
    )
    const lines = words
      .slice(0, most)
      .split('\n')
      .filter((line) => hour.test(line))
    const shown = lines
      .slice(0, maxLines)
      .flatMap((line) => readDates(line.slice(0, 300), dates))
      .find((one) => isOnClocks(one.starts) && one.starts.local === local)
    if (shown) claims.add('shown', shown.starts)
  }
  return claims.list
}

/** What a page shows: its titles, its words, and the description of what it is about. */
function textsOf({ titles, words, meta }: Page, claimed: readonly Claim[]): string[] {
  const said = claimed.flatMap(({ field, value }) => (field === 'description' ? [value] : []))
  const about = metaOf(meta, 'og:description', 'description')
  return [...Object.values(titles), words.slice(0, most), ...said, about].flatMap((text) =>
    text ? [String(text).slice(0, most)] : [],
  )
}

/** Whether a time is one of the clocks of the place, and no other zone is named with it. */
function isOnClocks({ precision, offset, timezone, zone_name }: FoundTime): boolean {
  const isNamed = timezone !== null || zone_name !== undefined
  return precision === 'exact' && offset === null && !isNamed
}

/** The times that elements mark on the clocks of the place: without an offset, or with one that is not universal time. */
function markedTimes({ main, meta }: Page): FoundTime[] {
  const texts = [...elementsOf(main.root, main.isCut)].flatMap(({ name, attributes }) =>
    name === 'time' ? (attributes.get('datetime') ?? []) : [],
  )
  const head = metaOf(meta, 'event:start_time', 'og:event:start_time', 'og:start_time')
  return [...texts.slice(0, 100), head]
    .flatMap((text) => (text ? (readMetaTime(text) ?? []) : []))
    .filter((time) => time.precision === 'exact' && time.offset !== 0 && orderOf(time) > 0)
}
