import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SourceItem, SourceRow } from '#server/domain/inventory/source_item.ts'
import { type CsvField, TableError } from '#server/reading/inventory/csv.ts'
import { type Format, FormatError } from '#server/reading/inventory/format.ts'
import { maxRowLength } from '#server/reading/inventory/json.ts'
import { ElementScanner } from '#server/reading/inventory/json_elements.ts'
import { readInventory } from '#server/reading/inventory/read.ts'

interface Options {
  format?: Format
  map?: [CsvField, string][]
  timezone?: string
  now?: string
  /** How many bytes are read at once. */
  chunk?: number
}

async function* chunksOf(content: string | Buffer, size: number) {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(content: string | Buffer, options: Options = {}) {
  const { format = null, map = [], timezone = null, now = '2026-11-20T12:00:00Z' } = options
  const file = await readInventory(chunksOf(content, options.chunk ?? 65_536), {
    ...{ format, map: new Map(map), timezone, now: new Date(now) },
  })
  const rows: SourceRow[] = []
  for await (const part of file.rows) rows.push(...part)
  const told = rows.flatMap(({ line, column, problem }) =>
    problem ? [`${line}:${column} ${problem.code}`] : [],
  )
  const items = rows.flatMap(({ item }): SourceItem[] => (item ? [item] : []))
  return { format: file.format, items, told }
}

const point = { type: 'Point', coordinates: [13.4, 52.5] }

describe('GeoJSON', () => {
  test('a collection of Overture: names, categories, address, confidence, and what is closed', async () => {
    const features = [
      {
        type: 'Feature',
        id: '08f1',
        geometry: point,
        properties: {
          names: { primary: 'Blue Door' },
          categories: { primary: 'coffee_shop', alternate: ['bakery'] },
          confidence: 0.93,
          addresses: [{ freeform: 'Gneisenaustraße 4', locality: 'Berlin', postcode: '10961' }],
          websites: ['https://blue.example/'],
          operating_status: 'open',
        },
      },
      {
        type: 'Feature',
        geometry: point,
        properties: { names: { primary: 'Gone' }, operating_status: 'permanently_closed' },
      },
    ]
    const { items, format } = await read(JSON.stringify({ type: 'FeatureCollection', features }))
    expect(format).toBe('geojson')
    expect(items[0]).toMatchObject({
      id: '08f1',
      name: 'Blue Door',
      address: 'Gneisenaustraße 4, 10961, Berlin',
      city: 'Berlin',
      tags: ['coffee_shop', 'bakery'],
      weight: 0.93,
      url: 'https://blue.example/',
      is_closed: false,
    })
    expect(items[1]).toMatchObject({ name: 'Gone', is_closed: true })
  })

  test('an area is where its middle is', async () => {
    const ring = [
      [13, 52],
      [14, 52],
      [14, 53],
      [13, 53],
      [13, 52],
    ]
    const geometry = { type: 'MultiPolygon', coordinates: [[ring]] }
    const { items } = await read(
      JSON.stringify([{ type: 'Feature', geometry, properties: { name: 'Park' } }]),
    )
    expect(items[0]?.coordinates).toEqual({ latitude: 52.5, longitude: 13.5 })
  })

  test('errors have the place of their row in a text that goes over several lines', async () => {
    const text =
      '{"type": "FeatureCollection", "features": [\n  {"type": "Feature", "properties": {"name": "A"}},\n  {"type": "Road"},\n 7, {oops}\n]}'
    expect(await read(text)).toMatchObject({
      items: [{ name: 'A' }],
      told: ['3:3 not_an_item', '4:2 not_an_item', '4:5 not_json'],
    })
  })

  test('a text that ends in the middle says so', async () => {
    const { told, items } = await read(
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A"}},{"type":"Fea',
    )
    expect(items).toHaveLength(1)
    expect(told).toEqual(['1:98 cut_off'])
  })

  test('the values of a text do not depend on where it is cut into parts', async () => {
    const value = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 })),
      { maxKeys: 4 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (values, size) => {
          const text = JSON.stringify(
            { '[': '{', features: values, more: [values] },
            null,
            size % 3,
          )
          const scanner = new ElementScanner(['features'], 1_000_000)
          const found: unknown[] = []
          for await (const chunk of chunksOf(text, size)) {
            for (const { bytes } of scanner.push(chunk))
              found.push(JSON.parse(bytes?.toString() ?? ''))
          }
          expect(found).toEqual(values)
          expect(scanner.isOpen).toBe(false)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('JSON-LD of schema.org', () => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name: 'Night of songs',
    startDate: '2026-12-11T20:00+01:00',
    endDate: '2026-12-11T23:00+01:00',
    url: 'https://songs.example/night',
    location: {
      '@type': 'MusicVenue',
      name: 'Ziegelei',
      address: { streetAddress: 'Hof 3', postalCode: '10999', addressLocality: 'Berlin' },
      geo: { latitude: '52.49', longitude: 13.42 },
    },
    offers: [{ price: '12', priceCurrency: 'EUR' }, { price: 8 }],
  }

  test('an event has its venue, its times and its price', async () => {
    const { items, format } = await read(`${JSON.stringify(event)}\n`)
    expect(format).toBe('schema')
    expect(items).toMatchObject([
      {
        id: 'https://songs.example/night#2026-12-11T20:00+01:00',
        kind: 'event',
        venue: 'Ziegelei',
        address: 'Hof 3, 10999 Berlin',
        coordinates: { latitude: 52.49, longitude: 13.42 },
        starts: { local: '2026-12-11T20:00:00', offset: 60 },
        price: { min: 8, max: 12, currency: 'EUR' },
        tags: ['MusicEvent'],
      },
    ])
  })

  test('a day without a time is a day, and an event that is canceled is closed', async () => {
    const canceled = {
      ...event,
      startDate: '2026-12-11',
      eventStatus: 'https://schema.org/EventCancelled',
    }
    const { items } = await read(JSON.stringify({ '@graph': [canceled] }))
    expect(items).toMatchObject([{ starts: { precision: 'date_only' }, is_closed: true }])
  })

  test('hours of the week are read, and hours of a season are not known', async () => {
    const place = { '@type': 'CafeOrCoffeeShop', name: 'Stern', address: 'Hof 3' }
    const hours = [
      { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '09:00', closes: '18:00:00' },
    ]
    const season = [{ ...hours[0], validFrom: '2026-12-01' }]
    const { items } = await read(
      JSON.stringify([
        { ...place, openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00'] },
        { ...place, openingHoursSpecification: hours },
        { ...place, openingHoursSpecification: season },
      ]),
      { format: 'schema' },
    )
    expect(items.map(({ opening_hours }) => opening_hours)).toEqual([
      'Mo-Fr 09:00-17:00; Sa 10:00-14:00',
      'Mo 09:00-18:00; Tu 09:00-18:00',
      undefined,
    ])
  })

  test('what is neither a place nor an event is an error of its row', async () => {
    const page = { '@type': 'WebPage', name: 'About us' }
    expect((await read(`${JSON.stringify(page)}\n${JSON.stringify(event)}\n`)).told).toEqual([
      '1:1 not_an_item',
    ])
  })
})

describe('calendars', () => {
  const calendar = (...events: string[][]) =>
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
      '',
    ].join('\r\n')

  test('a series is one event for each date within 90 days; nothing of what is over or was left out', async () => {
    const weekly = [
      ...['UID:tango', 'SUMMARY:Tango', 'LOCATION:Tanzsaal, Hof 3, Berlin'],
      ...['DTSTART;TZID=Europe/Berlin:20261102T200000', 'DURATION:PT3H', 'RRULE:FREQ=WEEKLY'],
      'EXDATE;TZID=Europe/Berlin:20261130T200000',
    ]
    const moved = [
      'UID:tango',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261207T200000',
      'STATUS:CANCELLED',
      'SUMMARY:Tango',
      'DTSTART;TZID=Europe/Berlin:20261207T200000',
    ]
    const { items, told } = await read(calendar(weekly, moved))
    expect(told).toEqual([])
    expect(items.slice(0, 3).map(({ id }) => id)).toEqual([
      'tango#2026-11-23',
      'tango#2026-12-14',
      'tango#2026-12-21',
    ])
    expect(items.length).toBe(11)
    expect(items[0]).toMatchObject({
      venue: 'Tanzsaal',
      address: 'Hof 3, Berlin',
      starts: { local: '2026-11-23T20:00:00', timezone: 'Europe/Berlin' },
    })
  })

  test('an event that is canceled as a whole is closed, by the id that it had', async () => {
    const gig = ['UID:gig', 'SUMMARY:Gig', 'DTSTART:20261201T200000Z', 'STATUS:CANCELLED']
    expect((await read(calendar(gig))).items).toMatchObject([{ id: 'gig', is_closed: true }])
  })

  test.each(['SECONDLY', 'MINUTELY', 'HOURLY;INTERVAL=2'])(
    'a series of FREQ=%s that has begun or begins is an error, and brings no invented dates',
    async (rule) => {
      const gig = ['UID:gig', 'SUMMARY:Gig', 'DTSTART:20261201T200000Z']
      for (const start of ['20261101T180000Z', '20261201T180000Z']) {
        const mad = ['UID:mad', 'SUMMARY:Mad', `DTSTART:${start}`, `RRULE:FREQ=${rule}`]
        const { items, told } = await read(calendar(mad, gig))
        expect(told).toEqual(['1:1 too_many_dates'])
        expect(items.map(({ name }) => name)).toEqual(['Gig'])
      }
    },
  )

  test('a series with more than 100 dates has the first of them, and an error', async () => {
    const often = ['UID:often', 'SUMMARY:Often', 'DTSTART:20261121T200000Z']
    const { items, told } = await read(calendar([...often, 'RRULE:FREQ=HOURLY;COUNT=150']))
    expect([items.length, told]).toEqual([100, ['1:1 too_many_dates']])
    expect(items[99]?.starts).toMatchObject({ local: '2026-11-25T23:00:00' })
  })

  test('a calendar that ends before its end is not whole', async () => {
    const text = calendar(['UID:gig', 'SUMMARY:Gig', 'DTSTART:20261201T200000Z']).replace(
      /END:VCALENDAR\s*$/,
      '',
    )
    expect((await read(text)).told).toEqual(['1:1 cut_off'])
  })
})

describe('tables', () => {
  test('columns are known by their names, or mapped', async () => {
    const text = 'Kennung;Titel;Lat;Lng;Kategorie\n1;Bar Stern;52,49;13,42;bar\n'
    const { items, format } = await read(text, { map: [['id', 'Kennung']] })
    expect(format).toBe('csv')
    expect(items).toMatchObject([
      {
        id: '1',
        name: 'Bar Stern',
        coordinates: { latitude: 52.49, longitude: 13.42 },
        tags: ['bar'],
      },
    ])
  })

  test('errors have the line that a row begins in, also after cells of several lines', async () => {
    const text = Buffer.concat([
      Buffer.from('name,description\nA,"one\ntwo"\nB,'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('\nC,three\n'),
    ])
    const { items, told } = await read(text)
    expect(items.map(({ name }) => name)).toEqual(['A', 'C'])
    expect(told).toEqual(['4:1 not_utf8'])
  })

  test('two hundred columns and rows of other lengths are read', async () => {
    const header = ['name', ...Array.from({ length: 199 }, (_, index) => `c${index}`)].join(',')
    const { items } = await read(`${header}\nShort\n${'x,'.repeat(300)}x\n`)
    expect(items.map(({ name }) => name)).toEqual(['Short', 'x'])
  })

  test.each([
    ['no column has names', 'a,b\n1,2\n', 'No column has the names'],
    ['a quote never ends', 'name,b\nA,"two\n', 'cut_off'],
    ['a row is longer than a megabyte', `name,b\nA,${'x'.repeat(1_100_000)}\n`, 'too_long'],
  ])('a table of which %s is refused', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(TableError)
    await expect(read(text)).rejects.toThrow(message)
  })
})

describe('what is not read', () => {
  const saved = {
    type: 'Feature',
    geometry: point,
    properties: { google_maps_url: 'https://maps.google.com/?cid=1', location: { name: 'Secret' } },
  }
  test.each([
    [
      'Takeout’s saved places',
      JSON.stringify({ type: 'FeatureCollection', features: [saved] }),
      'npm run import',
    ],
    [
      'Takeout’s lists',
      'Title,Note,URL,Comment\nBar,,https://maps.google.com/,\n',
      'npm run import',
    ],
    ['XML', '<?xml version="1.0"?><osm></osm>', 'osmium export'],
    ['Parquet', 'PAR1....', 'DuckDB'],
    ['a ZIP file', 'PK\u0003\u0004....', 'unpack it'],
    ['a text', 'Hello\n', '--format'],
  ])('%s is refused with what to do instead', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(FormatError)
    await expect(read(text)).rejects.toThrow(message)
  })
})

describe('files that are larger than memory', () => {
  const megabyte = Buffer.alloc(1_048_576, 'x')

  test.each([
    ['line', 'geojsonseq', '', '\n{"type":"Feature","properties":{"name":"After"}}\n'],
    ['value', 'geojson', '{"features":["', '",{"type":"Feature","properties":{"name":"After"}}]}'],
  ] as const)(
    'a %s of 300 MB is left out in little memory, and what comes after it is read',
    async (_, format, before, after) => {
      const chunks = async function* () {
        yield Buffer.from(before)
        for (let count = 0; count < 300; count += 1) yield megabyte
        yield Buffer.from(after)
      }
      globalThis.gc?.()
      const start = process.memoryUsage().rss
      const { rows } = await readInventory(chunks(), {
        format,
        map: new Map(),
        timezone: null,
        now: new Date(),
      })
      const found: SourceRow[] = []
      for await (const part of rows) found.push(...part)
      expect(process.memoryUsage().rss - start).toBeLessThan(100_000_000)
      expect(found.map(({ item, problem }) => item?.name ?? problem?.code)).toEqual([
        format === 'geojson' ? expect.stringMatching(/too_long|not_an_item/) : 'too_long',
        'After',
      ])
      expect(maxRowLength).toBe(4_000_000)
    },
  )
})
