import { folded } from '#server/domain/language/time/tokens.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import type { Coordinates } from '#server/domain/basics/distance.ts'

const points = valuesOf('place.city_point')

/** Where the middle of a large city is, to a tenth of a degree; null for any other. */
export function pointOfCity(name: string): Coordinates | null {
  const point = points.get(folded(name.trim()))
  if (point === undefined) return null
  const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
  return { latitude, longitude }
}
