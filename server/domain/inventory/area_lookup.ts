import { cityNamed } from '#server/domain/language/place/catalog.ts'
import { wordsOf } from '#server/domain/finding/words.ts'

/** A city, or a neighborhood of one, and where it ends. */
export interface KnownArea {
  readonly city: string
  /** Null for the city itself. */
  readonly name: string | null
  /** Of GeoJSON: polygons, of rings, of points of longitude and latitude; null where they are not known. */
  readonly polygons: readonly Polygon[] | null
}

export type Polygon = readonly (readonly (readonly [number, number])[])[]

/** Where something is, as far as it is known. */
export interface FoundArea {
  readonly city: string | null
  readonly neighborhood: string | null
}

/** The most words of the name of an area that are looked for. */
const maxWords = 4

/** Finds the areas of items: by the polygon around a point, else by what the source says and the address names. */
export class AreaLookup {
  readonly #bounded: Bounded[] = []
  readonly #cities = new Map<string, string>()
  readonly #neighborhoods = new Map<string, { name: string; city: string }[]>()

  constructor(areas: readonly KnownArea[]) {
    for (const { city, name, polygons } of areas) {
      this.#cities.set(keyOf(city), city)
      if (name !== null) this.#addNeighborhood(name, city)
      for (const polygon of polygons ?? []) {
        const bounded = boundsOf(polygon)
        if (bounded) this.#bounded.push({ city, name, ...bounded })
      }
    }
    // The smaller one is the more exact one.
    this.#bounded.sort((one, other) => one.size - other.size)
  }

  /** The area of a point, of the names that a source gives, and of an address. */
  find(given: {
    point: { latitude: number; longitude: number } | null
    city: string | null
    neighborhood: string | null
    address: string | null
  }): FoundArea {
    const around = given.point && this.#around(given.point)
    const named = given.city === null ? null : this.#cityOf(given.city)
    const words = given.address === null ? [] : wordsOf(given.address)
    const city = named ?? around?.city ?? this.#cityIn(words)
    if (around?.name) return { city, neighborhood: around.name }
    const ofName = given.neighborhood === null ? null : this.#nameOf(given.neighborhood, city)
    const found = ofName === null ? this.#neighborhoodIn(words, city) : null
    return {
      city: city ?? found?.city ?? null,
      neighborhood: ofName ?? found?.name ?? null,
    }
  }

  #addNeighborhood(name: string, city: string): void {
    const key = keyOf(name)
    const known = this.#neighborhoods.get(key) ?? []
    if (!known.some((one) => one.city === city)) known.push({ name, city })
    this.#neighborhoods.set(key, known)
  }

  #around({ latitude, longitude }: { latitude: number; longitude: number }): Bounded | undefined {
    return this.#bounded.find(
      (area) =>
        longitude >= area.west &&
        longitude <= area.east &&
        latitude >= area.south &&
        latitude <= area.north &&
        isInside(area.polygon, longitude, latitude),
    )
  }

  /** The name of a city as it is known, else as the source writes it. */
  #cityOf(name: string): string {
    return this.#cities.get(keyOf(name)) ?? cityNamed(name) ?? name
  }

  #nameOf(name: string, city: string | null): string {
    const known = this.#neighborhoods.get(keyOf(name))
    return (known?.find((one) => one.city === city) ?? known?.[0])?.name ?? name
  }

  /** The last city that an address names: countries and cities come at its end. */
  #cityIn(words: readonly string[]): string | null {
    for (const key of phrasesOf(words).reverse()) {
      const city = this.#cities.get(key)
      if (city !== undefined) return city
    }
    return null
  }

  /** The longest name of a neighborhood in an address; in another city than is known none is meant. */
  #neighborhoodIn(
    words: readonly string[],
    city: string | null,
  ): { name: string; city: string } | null {
    let best: { name: string; city: string } | null = null
    for (const key of phrasesOf(words)) {
      const known = this.#neighborhoods.get(key) ?? []
      const fits = city === null ? known : known.filter((one) => one.city === city)
      const [only, ...others] = fits
      if (only && others.length === 0 && only.name.length > (best?.name.length ?? 0)) best = only
    }
    return best
  }
}

/** The box around polygons, in degrees. */
export interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** The box around all of these polygons; null where none has a ring. */
export function boxAround(polygons: readonly Polygon[] | null): Box | null {
  const all = (polygons ?? []).flatMap((polygon) => boundsOf(polygon) ?? [])
  if (all.length === 0) return null
  return {
    west: Math.min(...all.map(({ west }) => west)),
    east: Math.max(...all.map(({ east }) => east)),
    south: Math.min(...all.map(({ south }) => south)),
    north: Math.max(...all.map(({ north }) => north)),
  }
}

interface Bounds extends Box {
  readonly polygon: Polygon
  readonly size: number
}

type Bounded = Bounds & Pick<KnownArea, 'city' | 'name'>

function boundsOf(polygon: Polygon): Bounds | null {
  const outer = polygon[0] ?? []
  if (outer.length < 3) return null
  let [west, east, south, north] = [180, -180, 90, -90]
  for (const [x, y] of outer) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return { polygon, west, east, south, north, size: (east - west) * (north - south) }
}

/** Whether a point is in an odd number of rings, which leaves out holes. */
function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false
  for (const ring of polygon) {
    let previous = ring.at(-1)
    for (const point of ring) {
      if (previous) {
        const [[x1, y1], [x2, y2]] = [previous, point]
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
      }
      previous = point
    }
  }
  return inside
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ')
}

/** Every phrase of some words, in their order. */
function phrasesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    words
      .slice(from, from + maxWords)
      .map((_, index) => words.slice(from, from + index + 1).join(' ')),
  )
}
