import lookUp from '@photostructure/tz-lookup'
import type { Coordinates } from '#server/domain/basics/distance.ts'
import { timeZoneNamed } from '#server/domain/basics/time_zone.ts'

/** Whether two numbers are a point that somebody meant: none is at 0, 0, which stands for an unknown one. */
export function isPoint({ latitude, longitude }: Coordinates): boolean {
  return (
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0)
  )
}

const zones = new Map<string, string | null>()

/** The zone of a point (IANA). A name is checked once, for a million points. */
export function zoneAt({ latitude, longitude }: Coordinates): string | null {
  const name = lookUp(latitude, longitude)
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = timeZoneNamed(name)
  zones.set(name, zone)
  return zone
}

/** How many degrees a square has from south to north, and from west to east; never under 150 m up to 70° of latitude. */
const square = { height: 0.002, width: 0.004 }

/** The numbers of a row begin here. */
const row = 100_000

/** The square of about 200 m that a point is in. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  const y = Math.floor((latitude + 90) / square.height)
  const x = Math.floor((longitude + 180) / square.width)
  return y * row + x
}

/** What is added to a cell's number for it and the eight around it. */
export const aroundCell: readonly number[] = [-row, 0, row].flatMap((y) => [y - 1, y, y + 1])
