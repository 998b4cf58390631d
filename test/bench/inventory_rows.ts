const neighborhoods = [
  'Kreuzberg',
  'Neukölln',
  'Wedding',
  'Pankow',
  'Mitte',
  'Moabit',
  'Lichtenberg',
]

const words = (
  'alt neu grün blau haus garten hof laden markt bar café wein kaffee klang raum licht stern mond sonne wald see park ' +
  'brücke turm tor stein holz feder papier tinte segel anker funke nebel kranich otter linde ahorn eule wolke'
).split(' ')

const tags = [
  { amenity: 'cafe' },
  { amenity: 'bar' },
  { leisure: 'park' },
  { tourism: 'museum' },
  { amenity: 'restaurant', cuisine: 'ramen' },
  { shop: 'books' },
  { amenity: 'cinema' },
  { sport: 'climbing' },
]

/** How many rows a part has. */
const part = 2_000

/**
 * A file with so many places, and one event for every twenty of them, as features of GeoJSON, one a line; the same each
 * time, and never in memory as a whole.
 */
export async function* inventoryFile(rows: number, now = new Date()): AsyncGenerator<Buffer> {
  const random = randomFrom(7)
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value
  for (let from = 0; from < rows; from += part) {
    const lines: string[] = []
    for (let index = from; index < Math.min(rows, from + part); index += 1) {
      const starts = new Date(
        now.getTime() + (1 + (Math.floor(index / 20) % 80)) * 86_400_000,
      ).toISOString()
      const feature = {
        type: 'Feature',
        id: `node/${index}`,
        geometry: {
          type: 'Point',
          coordinates: [13.1 + random() * 0.6, 52.35 + random() * 0.3],
        },
        properties: {
          ...pick(tags),
          name: `${pick(words)} ${pick(words)} ${Math.floor(index / 7).toString(36)}`,
          description: Array.from({ length: 8 }, () => pick(words)).join(' '),
          'addr:street': `${pick(words)}straße`,
          'addr:housenumber': String(1 + (index % 180)),
          'addr:city': 'Berlin',
          'addr:suburb': pick(neighborhoods),
          opening_hours: 'Mo-Fr 09:00-18:00; Sa 10:00-02:00',
          website: `https://place.example/${index}`,
          ...(index % 20 === 0 && { starts, venue: `${pick(words)}haus` }),
        },
      }
      lines.push(`${JSON.stringify(feature)}\n`)
    }
    yield Buffer.from(lines.join(''))
  }
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
