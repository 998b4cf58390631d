import type { FoundTime } from '#server/domain/language/claim.ts'
import type { Evidence, Told } from '#server/domain/capture/deciding/evidence.ts'
import { isWallTime } from '#server/domain/language/time/iso.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'

const hour = 3_600_000

/** What a start is meant with. */
interface MeantAbout {
  readonly told: Pick<Told, 'group'>
  readonly zone: string
  /** Whether the zone is that of the place. */
  readonly isVenue: boolean
}

/**
 * A start and an end as they are meant: many sites write their local time and call it universal. Where a page shows the
 * time that its metadata calls universal, and not the one that the clocks of the place show then, it is the local one.
 * So it is where they write the offset of another season, an hour off, and the zone of the place is known. `zone` is that of
 * the place, or the account's.
 */
export function asMeant<
  Dated extends { readonly starts: FoundTime; readonly ends: FoundTime | null },
>(dated: Dated, evidence: Evidence, { told, zone, isVenue }: MeantAbout): Dated {
  const { starts, ends } = dated
  const { offset, timezone, precision } = starts
  if (offset === null || timezone !== null || precision !== 'exact') return dated
  if (!isWallTime(starts.local)) return dated
  const local = minuteOf(starts.local)
  const onClocks = shownIn(zone, starts)
  if (onClocks === local) return dated
  const isSeason = Math.abs(Date.parse(`${onClocks}Z`) - Date.parse(`${local}Z`)) === hour
  if (offset !== 0 && !(isVenue && isSeason)) return dated
  const of = <One extends Told>({ group }: One) => group === told.group
  const shown = evidence
    .all('shown')
    .filter(of)
    .map(({ value }) => minuteOf(value.local))
  const doors = evidence
    .all('doors')
    .filter(of)
    .map(({ value }) => minuteOf(value.local))
  const isShown = shown.includes(local) && !shown.includes(onClocks)
  // It cannot begin before its doors open.
  const isBehindDoors = doors.some((door) => onClocks < door && door <= local)
  const isKept = shown.includes(onClocks)
  if (!isShown && (isKept || !isBehindDoors)) return dated
  const isSame = ends?.offset === offset && ends.timezone === null
  return {
    ...dated,
    starts: { ...starts, offset: null },
    ends: ends && isSame ? { ...ends, offset: null } : ends,
  }
}

function minuteOf(local: string): string {
  return local.slice(0, 16)
}

/** What the clocks of a zone show at a time with an offset, `2026-12-12T21:00`. */
function shownIn(zone: string, { local, offset }: FoundTime): string {
  const at = Date.parse(`${local}Z`) - (offset ?? 0) * 60_000
  const ahead = ianaZone(zone).offsetAt(at / 1000)
  return minuteOf(new Date(at + ahead * 1000).toISOString())
}
