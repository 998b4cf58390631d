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
  if (!declared || starts.length > 1 || !isWithoutZone(declared)) return [...claims]
  const text = words.slice(0, most)
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
  const by = at(other) - at(declared.local)
  return claims.map((claim): Claim => {
    const isTime = claim.field === 'starts' || claim.field === 'ends'
    if (!isTime || !isWithoutZone(claim.value)) return claim
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
