/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the earth, in meters. */
const radius = 6_371_000

/** Meters between two points on the earth. */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const up = Math.sin((to - from) / 2) ** 2
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, up + Math.cos(from) * Math.cos(to) * along)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
