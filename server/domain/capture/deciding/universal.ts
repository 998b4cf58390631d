import type { FoundTime } from '#server/domain/language/claim.ts'
import type { Evidence, Told } from '#server/domain/capture/deciding/evidence.ts'
import { isWallTime } from '#server/domain/language/time/iso.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'

/**
 * A start and an end as they are meant: many sites write their local time and call it universal. Where a page shows the
 * time that its metadata calls universal, and not the one that the clocks of the place show then, it is the local one.
 * `zone` is that of the place, or the account's.
 */
export function asMeant<
  Dated extends { readonly starts: FoundTime; readonly ends: FoundTime | null },
>(
  dated: Dated,
  evidence: Evidence,
  { told, zone }: { readonly told: Pick<Told, 'group'>; readonly zone: string },
): Dated {
  const { starts, ends } = dated
  if (starts.offset !== 0 || starts.timezone !== null || starts.precision !== 'exact') return dated
  if (!isWallTime(starts.local)) return dated
  const local = minuteOf(starts.local)
  const onClocks = shownIn(zone, starts)
  if (onClocks === local) return dated
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
  const isSame = ends?.offset === 0 && ends.timezone === null
  return {
    ...dated,
    starts: { ...starts, offset: null },
    ends: ends && isSame ? { ...ends, offset: null } : ends,
  }
}

function minuteOf(local: string): string {
  return local.slice(0, 16)
}

/** What the clocks of a zone show at a universal time, `2026-12-12T21:00`. */
function shownIn(zone: string, { local }: FoundTime): string {
  const at = Date.parse(`${local}Z`)
  const offset = ianaZone(zone).offsetAt(at / 1000)
  return minuteOf(new Date(at + offset * 1000).toISOString())
}
