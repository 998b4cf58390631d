import { readFileSync } from 'node:fs'

type Ring = readonly (readonly [number, number])[]

/** A neighborhood and the rings that enclose it. */
export interface Border {
  readonly name: string
  readonly rings: readonly Ring[]
}

interface Feature {
  readonly properties: { readonly OTEIL: string }
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

/** The neighborhoods of a file. */
export function readBorders(path: string): Border[] {
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: Feature[] }
  return features.map(({ properties, geometry: { type, coordinates } }) => ({
    name: properties.OTEIL,
    rings: (type === 'MultiPolygon'
      ? (coordinates as Ring[][]).flat()
      : (coordinates as Ring[])) satisfies readonly Ring[],
  }))
}

/** The file with the names as an import of areas reads them. */
export function withNames(path: string): string {
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: Feature[] }
  const named = features.map((one) => ({
    ...{ type: 'Feature', geometry: one.geometry },
    properties: { name: one.properties.OTEIL },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features: named })
}

/** The names of the neighborhoods that a point lies in. */
export function areaAtPoint(borders: readonly Border[], x: number, y: number): string[] {
  return borders
    .filter(({ rings }) => rings.filter((ring) => isInside(ring, x, y)).length % 2 === 1)
    .map(({ name }) => name)
}

function isInside(ring: Ring, x: number, y: number): boolean {
  let inside = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [x1 = 0, y1 = 0] = ring[at] ?? []
    const [x2 = 0, y2 = 0] = ring[before] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
