import type { Claim, FoundTime } from '#server/domain/language/claim.ts'
import { readClockTimes } from '#server/domain/language/time/clock_times.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'

/** How many characters of a page's words are read for the times that it shows. */
const most = 3_000

/** The most by which clocks of two places differ, in milliseconds. */
const farthest = 14 * 3_600_000

/**
 * Claims with the start that a page shows in place of one that its metadata declares without a zone, where it shows the
 * declared one nowhere and one other: some sites declare universal time and do not say so. The end moves with it.
 */
export function asShown(claims: readonly Claim[], words: string, reading: DateAbout): Claim[] {
  const starts = claims.flatMap((claim) => (claim.field === 'starts' ? [claim.value] : []))
  const [declared] = starts
  if (!declared || starts.length > 1) return [...claims]
  const text = words.slice(0, most)
  if (!isWithoutZone(declared)) return withoutOffset(claims, declared, text, reading)
  const shown = readDates(text, reading).flatMap(({ starts: time, either }) => either ?? [time])
  const near = new Set(
    shown
      .filter((time) => time.precision === 'exact' && time.offset === null)
      .map(({ local }) => local)
      .filter((local) => Math.abs(at(local) - at(declared.local)) <= farthest),
  )
  const [other] = near
  if (near.size !== 1 || other === undefined || other === declared.local) return [...claims]
  if (readClockTimes(text, reading).includes(declared.local.slice(11, 16))) return [...claims]
  return movedBy(claims, at(other) - at(declared.local), isWithoutZone)
}

/** A page may show universal time, and say so. */
const universal = /(?<!\p{L})(?:UTC|GMT)(?!\p{L})/u

/** Minutes in milliseconds, in which offsets are. */
const minute = 60_000

/** The least offset in minutes that readers of a page would notice if what it shows were wrong, and the first hour of a day out. */
const noticed = { offset: 240, hour: '08' }

/**
 * The same of a start whose offset was taken off it once too often: the page shows “8 pm” for `13:00-07:00`, with the day on
 * which that is, and 1 pm nowhere.
 */
function withoutOffset(
  claims: readonly Claim[],
  { local, offset, precision }: FoundTime,
  text: string,
  reading: DateAbout,
): Claim[] {
  if (precision !== 'exact' || !offset || Math.abs(offset) < noticed.offset) return [...claims]
  const by = -offset * minute
  const meant = new Date(at(local) + by).toISOString()
  if (meant.slice(11, 13) < noticed.hour || universal.test(text)) return [...claims]
  const clocks = readClockTimes(text, reading)
  if (clocks.includes(local.slice(11, 16)) || !clocks.includes(meant.slice(11, 16))) {
    return [...claims]
  }
  const days = readDates(text, { ...reading, is_note: true })
  const isShown = days.some(({ starts }) => starts.local.startsWith(meant.slice(0, 10)))
  return isShown ? movedBy(claims, by, (time) => time.offset === offset) : [...claims]
}

/** Claims whose starts and ends are moved by some milliseconds where they are of a kind. */
function movedBy(
  claims: readonly Claim[],
  by: number,
  isMoved: (time: FoundTime) => boolean,
): Claim[] {
  return claims.map((claim): Claim => {
    const isTime = claim.field === 'starts' || claim.field === 'ends'
    if (!isTime || !isMoved(claim.value)) return claim
    const local = new Date(at(claim.value.local) + by).toISOString().slice(0, 19)
    return { ...claim, value: { ...claim.value, local } }
  })
}

function isWithoutZone({ precision, offset, timezone }: FoundTime): boolean {
  return precision === 'exact' && offset === null && timezone === null
}

function at(local: string): number {
  return Date.parse(`${local}Z`)
}
