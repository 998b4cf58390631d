import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { ImportError } from '#server/process/inventory/import.ts'
import { importBorders } from '#server/process/inventory/areas.ts'
import { openFile } from '#server/reading/inventory/bytes.ts'
import { feature, featureLines, importText, withSession } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

interface Row {
  item_id: string
  source_id: string
  kind: string
  name: string
  address: string | null
  city: string | null
  neighborhood_name: string | null
  activity_names: string[]
  open_minutes: string | null
  timezone: string | null
  starts_at: Date | null
  url: string | null
  same_as: string | null
  retired_at: Date | null
}

function itemsOf(source: string): Promise<Row[]> {
  return withSession(world.database_url, (session) =>
    session.run<Row>(sql`
      select item_id, source_id, kind, name, address, city, neighborhood_name, activity_names,
        open_minutes::text as open_minutes, timezone, starts_at, url, same_as, retired_at
      from inventory_items where source = ${source} order by source_id`),
  )
}

const cafe = {
  id: 'node/1',
  name: 'Café Klang',
  amenity: 'cafe',
  'addr:street': 'Graefestraße',
  'addr:housenumber': '8',
  opening_hours: 'Mo-Fr 08:00-18:00; Sa 10:00-01:00',
  website: 'www.klang.example',
}

test('a place of OpenStreetMap becomes an item with what its tags say', async () => {
  const result = await importText(world, featureLines([cafe]), { source: 'osm' })
  expect(result).toMatchObject({ rows: 1, items: 1, written: 1, problems: 0, is_whole: true })
  expect(await itemsOf('osm')).toEqual([
    {
      item_id: expect.any(String),
      source_id: 'node/1',
      kind: 'place',
      name: 'Café Klang',
      address: 'Graefestraße 8, Berlin',
      city: 'Berlin',
      neighborhood_name: 'Kreuzberg',
      activity_names: ['Coffee'],
      open_minutes: expect.stringContaining('[480,1080)'),
      timezone: 'Europe/Berlin',
      starts_at: null,
      url: 'https://www.klang.example/',
      same_as: null,
      retired_at: null,
    },
  ])
})

test('running an import again writes nothing, and a change writes its row alone', async () => {
  const source = 'again'
  const places = [cafe, { id: 'node/2', name: 'Bar Stern', amenity: 'bar' }]
  await importText(world, featureLines(places), { source })
  const before = await itemsOf(source)
  expect(await importText(world, featureLines(places), { source })).toMatchObject({ written: 0 })
  expect(await itemsOf(source)).toEqual(before)
  const changed = [cafe, { ...places[1], name: 'Bar Mond' }]
  expect(await importText(world, featureLines(changed), { source })).toMatchObject({ written: 1 })
  const after = await itemsOf(source)
  expect(after.map(({ name }) => name)).toEqual(['Café Klang', 'Bar Mond'])
  expect(after.map(({ item_id }) => item_id)).toEqual(before.map(({ item_id }) => item_id))
})

test('a dry run counts and writes nothing', async () => {
  const source = 'dry'
  const result = await importText(world, featureLines([cafe, { id: '2' }]), {
    source,
    dry_run: true,
  })
  expect(result).toMatchObject({ items: 1, no_name: 1, written: 1, total: null })
  expect(await itemsOf(source)).toEqual([])
  const sources = await withSession(world.database_url, (session) =>
    session.run(sql`select from inventory_sources where source = ${source}`),
  )
  expect(sources).toEqual([])
})

test('a dry run says what would be written and retired, as the import then does', async () => {
  const source = 'foreseen'
  const places = ['1', '2', '3'].map((id) => ({ id, name: `Place ${id}` }))
  await importText(world, featureLines(places), { source })
  const before = await itemsOf(source)
  const one = featureLines([{ id: '1', name: 'Another name' }])
  const careful = { source, complete: true, dry_run: true }
  expect(await importText(world, one, careful)).toMatchObject({
    ...{ items: 1, written: 1, retired: 0, not_retired: 'over_half', total: null },
  })
  const forced = { ...careful, force: true }
  expect(await importText(world, one, forced)).toMatchObject({ written: 1, retired: 2 })
  expect(await importText(world, featureLines(places), forced)).toMatchObject({
    ...{ items: 3, written: 0, retired: 0, not_retired: null },
  })
  expect(await itemsOf(source)).toEqual(before)
  const done = await importText(world, one, { ...forced, dry_run: false })
  expect(done).toMatchObject({ written: 1, retired: 2, total: 1 })
})

test('a complete file retires what it lacks, but never over half of a source unless it is forced', async () => {
  const source = 'complete'
  const places = ['1', '2', '3'].map((id) => ({ id, name: `Place ${id}` }))
  await importText(world, featureLines(places), { source, complete: true })
  const one = featureLines(places.slice(0, 1))
  expect(await importText(world, one, { source, complete: true })).toMatchObject({
    retired: 0,
    not_retired: 'over_half',
  })
  const two = featureLines(places.slice(0, 2))
  expect(await importText(world, two, { source, complete: true })).toMatchObject({
    retired: 1,
    total: 2,
  })
  expect(await importText(world, one, { source, complete: true, force: true })).toMatchObject({
    retired: 1,
    total: 1,
  })
  expect((await itemsOf(source)).filter(({ retired_at }) => !retired_at)).toHaveLength(1)
  // What comes back is shown again.
  expect(await importText(world, featureLines(places), { source })).toMatchObject({ total: 3 })
})

test('a file that breaks off, or whose rows cannot be read, retires nothing', async () => {
  const source = 'cut'
  const places = ['1', '2', '3', '4'].map((id) => ({ id, name: `Place ${id}` }))
  await importText(world, featureLines(places), { source })
  const whole = featureLines(places.slice(0, 3))
  const cut = await importText(world, whole.slice(0, -20), { source, complete: true })
  expect(cut).toMatchObject({ is_whole: false, not_retired: 'not_whole', total: 4 })
  expect(cut.told).toEqual(['3:1 cut_off'])
  const bad = `${whole}{"type": nonsense}\n`
  const read = await importText(world, bad, { source, complete: true })
  expect(read).toMatchObject({ not_retired: 'problems', total: 4 })
  expect(read.told).toEqual(['4:1 not_json'])
})

test.each([
  ['1', 'short'],
  ['x'.repeat(300), 'long'],
])(
  'an event whose date has moved to the past is retired, and comes back (id %#)',
  async (id, source) => {
    const concert = (starts: string) => featureLines([{ id, name: 'Concert', starts }])
    const next = `${new Date().getUTCFullYear() + 1}-06-01T20:00`
    await importText(world, concert(next), { source })
    expect(await itemsOf(source)).toMatchObject([{ retired_at: null }])
    expect(await importText(world, concert('2020-06-01T20:00'), { source })).toMatchObject({
      ...{ items: 0, over: 1, total: 0 },
    })
    expect(await importText(world, concert(next), { source })).toMatchObject({ total: 1 })
  },
)

test('something that is closed is retired at once', async () => {
  const source = 'closed'
  await importText(world, featureLines([{ id: '1', name: 'Old bar' }]), { source })
  const closed = featureLines([
    { id: '1', name: 'Old bar', operating_status: 'permanently_closed' },
  ])
  expect(await importText(world, closed, { source })).toMatchObject({ closed: 1, total: 0 })
})

test('with too many errors the import stops, and what was stored before stays', async () => {
  const source = 'errors'
  const good = featureLines(
    Array.from({ length: 2_500 }, (_, index) => ({ id: `${index}`, name: `Place ${index}` })),
  )
  const failing = importText(world, `${good}${'nonsense\n'.repeat(4)}`, {
    source,
    format: 'geojsonseq',
    max_errors: 3,
  })
  await expect(failing).rejects.toThrow(ImportError)
  expect(await itemsOf(source)).toHaveLength(2_000)
})

test('a source keeps its licence', async () => {
  const source = 'licensed'
  await importText(world, featureLines([cafe]), { source, licence: 'ODbL-1.0' })
  const other = importText(world, featureLines([cafe]), { source, licence: 'CC0-1.0' })
  await expect(other).rejects.toThrow('“licensed” was imported under ODbL-1.0')
})

test('of one thing in two sources the first is shown, and the second one once that is gone', async () => {
  const point: [number, number] = [13.411, 52.49]
  const near: [number, number] = [13.4119, 52.4901]
  const far: [number, number] = [13.415, 52.49]
  await importText(world, featureLines([{ id: 'a', name: 'Klunkerkranich', at: point }]), {
    source: 'first',
  })
  await importText(
    world,
    featureLines([
      { id: 'b', name: 'klunkerkránich', at: near },
      { id: 'c', name: 'Klunkerkranich', at: far },
    ]),
    { source: 'second' },
  )
  const [first] = await itemsOf('first')
  expect((await itemsOf('second')).map(({ same_as }) => same_as)).toEqual([first?.item_id, null])
  await importText(
    world,
    featureLines([{ id: 'a', name: 'Klunkerkranich', operating_status: 'closed', at: point }]),
    { source: 'first' },
  )
  expect((await itemsOf('second')).map(({ same_as }) => same_as)).toEqual([null, null])
})

test('two imports of one source do not run at the same time', async () => {
  await withSession(world.database_url, async (session) => {
    await session.run(sql`select pg_advisory_lock(hashtext('inventory'), hashtext(${'busy'}))`)
    const other = importText(world, featureLines([cafe]), { source: 'busy' })
    await expect(other).rejects.toThrow('Another import of “busy” is running.')
  })
})

test('a packed file is read, and one that breaks off says so', async () => {
  const text = featureLines(
    Array.from({ length: 50 }, (_, id) => ({ id: `${id}`, name: `P ${id}` })),
  )
  const packed = gzipSync(text)
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const folder = mkdtempSync('/tmp/inventory-')
  const read = async (bytes: Buffer, source: string) => {
    writeFileSync(`${folder}/file.gz`, bytes)
    const parts: Buffer[] = []
    try {
      for await (const part of openFile(`${folder}/file.gz`).bytes) parts.push(part)
    } catch (error) {
      return String(error)
    }
    return importText(world, parts, { source })
  }
  expect(await read(packed, 'packed')).toMatchObject({ items: 50 })
  expect(await read(packed.subarray(0, -30), 'packed')).toContain('breaks off')
})

test('names, addresses and marks that other writers use cannot break a row', async () => {
  const source = 'odd'
  const name = 'Tab\there “\\N” \u202etxt \u0000 \\. \ud800'
  const places = [{ id: 'a\tb\\c\n', name, description: 'one\r\ntwo\\', 'addr:street': '\t' }]
  expect(await importText(world, featureLines(places), { source })).toMatchObject({ items: 1 })
  const [row] = await itemsOf(source)
  expect(row?.name).toBe('Tab here “\\N” txt \\. \ufffd')
})

test.each([
  [
    'no point on the earth',
    { id: '1', name: 'Lost', at: [413, 52] as [number, number] },
    'coordinates_invalid',
  ],
  ['a name of 241 characters', { id: '1', name: 'x'.repeat(241) }, 'name_too_long'],
  ['a day that no calendar has', { id: '1', name: 'Gig', starts: '2027-02-30' }, 'date_invalid'],
])('%s is an error of its row', async (_, place, code) => {
  const text = `${feature({ id: 'good', name: 'Good' })}\n${feature(place)}\n`
  const result = await importText(world, text, { source: 'rows' })
  expect(result).toMatchObject({ items: 1, problems: 1, told: [`2:1 ${code}`] })
})

test('of OpenStreetMap only places to go to are imported, and the others are counted', async () => {
  const source = 'osm-closed'
  const result = await importText(
    world,
    featureLines([
      { id: 'way/1', name: 'Großer Stern', highway: 'primary' },
      { id: 'way/2', name: 'Großer Stern', highway: 'primary' },
      { id: 'node/3', name: 'Siegessäule', highway: 'bus_stop', public_transport: 'platform' },
      { id: 'way/4', name: '380-kV-Transversale', power: 'line' },
      { id: 'node/5', name: 'Ada Roth', historic: 'memorial', memorial: 'stolperstein' },
      { id: 'way/6', name: 'Pool of the house', leisure: 'swimming_pool', access: 'private' },
      { id: 'node/7', name: 'Siegessäule', historic: 'monument', tourism: 'attraction' },
      { id: 'way/8', name: 'Old bridge', highway: 'footway', tourism: 'viewpoint' },
      { name: 'Kreuzberg', place: 'suburb' },
      // A file of its own, in which a column is called as a key.
      { id: '9', name: 'Reading', place: 'Town hall', 'addr:street': 'Main street' },
    ]),
    { source },
  )
  expect([...result.left_out].sort()).toEqual([
    ['borders and settlements', 1],
    ['other features', 1],
    ['power lines and pipes', 1],
    ['private places', 1],
    ['roads and paths', 3],
  ])
  const names = (await itemsOf(source)).map(({ name }) => name)
  expect(names).toEqual(['Reading', 'Siegessäule', 'Old bridge'])
})

test('what an earlier release took for a place is retired', async () => {
  const source = 'osm-retired'
  const road = { id: 'way/1', name: 'Long road' }
  await importText(world, featureLines([{ ...road, tourism: 'attraction' }]), { source })
  await importText(world, featureLines([{ ...road, highway: 'primary' }]), { source })
  expect(await itemsOf(source)).toMatchObject([{ retired_at: expect.any(Date) }])
})

test('an answer of Overpass is read as it is, with ways in their middle', async () => {
  const source = 'overpass'
  const elements = [
    {
      type: 'node',
      id: 1,
      lat: 52.49,
      lon: 13.42,
      tags: { name: 'Zola', amenity: 'restaurant', cuisine: 'pizza' },
    },
    {
      type: 'way',
      id: 2,
      center: { lat: 52.5, lon: 13.43 },
      nodes: [3, 4],
      tags: { name: 'Baths', leisure: 'swimming_pool' },
    },
    { type: 'node', id: 3, lat: 52.5, lon: 13.43 },
    {
      type: 'way',
      id: 5,
      center: { lat: 52.5, lon: 13.43 },
      tags: { name: 'A road', highway: 'primary' },
    },
  ]
  const text = JSON.stringify({ version: 0.6, generator: 'Overpass API', elements }, null, 2)
  const result = await importText(world, text, { source, city: 'Berlin' })
  expect(result).toMatchObject({ format: 'overpass', items: 2, problems: 0, no_city: 0 })
  expect(await itemsOf(source)).toMatchObject([
    { source_id: 'node/1', name: 'Zola', city: 'Berlin', activity_names: ['Dinner', 'Pizza'] },
    { source_id: 'way/2', name: 'Baths', city: 'Berlin', activity_names: ['Swimming'] },
  ])
})

test('a city and an activity of the whole file are those of what has none', async () => {
  const source = 'museums'
  const csv =
    'name,city,latitude,longitude\nMuseo Egizio,,45.07,7.68\nMuseo Diocesano,Asti,44.9,8.2\n'
  const plain = await importText(world, csv, { source: 'plain', dry_run: true })
  expect(plain).toMatchObject({ items: 2, no_city: 1, only_name: 2 })
  const options = { source, city: 'Torino', activities: ['Museums'] }
  expect(await importText(world, csv, options)).toMatchObject({ no_city: 0, only_name: 0 })
  const found = await itemsOf(source)
  expect(found.map(({ city, activity_names }) => [city, activity_names]).sort()).toEqual([
    ['Asti', ['Museums']],
    ['Torino', ['Museums']],
  ])
})

test('places are found by their kind, their cuisine and their names in other languages', async () => {
  await importText(
    world,
    featureLines([
      {
        id: 'node/1',
        name: 'Masaniello',
        amenity: 'restaurant',
        cuisine: 'italian;regional',
        'diet:vegan': 'yes',
      },
      {
        id: 'node/2',
        name: 'Duomo',
        amenity: 'place_of_worship',
        'name:en': 'Turin Cathedral',
        alt_name: 'San Giovanni',
      },
      { id: 'node/3', name: 'Am Kanal', shop: 'supermarket' },
    ]),
    { source: 'words' },
  )
  const sam = await world.account('Sam')
  const found = async (query: string) => {
    const { data } = await answer(sam, 'ideas.search', { query, scopes: ['places'] })
    return data.items.map(({ title }) => title)
  }
  expect(await found('italian')).toContain('Masaniello')
  expect(await found('vegan')).toContain('Masaniello')
  expect(await found('turin cathedral')).toContain('Duomo')
  expect(await found('san giovanni')).toContain('Duomo')
  expect(await found('supermarket')).toContain('Am Kanal')
})

test('one place that a source has twice is shown once, and one of the name that is far away is shown, too', async () => {
  const source = 'twice'
  const market = { name: 'Night market', amenity: 'marketplace' }
  await importText(
    world,
    featureLines([
      { id: 'node/1', ...market, at: [13.42, 52.5] },
      { id: 'way/2', ...market, at: [13.4205, 52.5004] },
      { id: 'node/3', ...market, at: [13.45, 52.5] },
    ]),
    { source },
  )
  const shown = (await itemsOf(source)).filter(({ same_as }) => same_as === null)
  expect(shown.map(({ source_id }) => source_id)).toContain('node/3')
  expect(shown).toHaveLength(2)
})

test('borders of an extract are cities and their neighborhoods', async () => {
  const square = (west: number, size: number) => [
    [
      [west, 45],
      [west + size, 45],
      [west + size, 45 + size],
      [west, 45 + size],
      [west, 45],
    ],
  ]
  const border = (name: string, admin_level: string, coordinates: number[][][]) => ({
    type: 'Feature',
    id: `relation/${admin_level}`,
    properties: { name, boundary: 'administrative', admin_level },
    geometry: { type: 'Polygon', coordinates },
  })
  const features = [
    border('Lower part', '10', square(7.1, 0.2)),
    border('Testville', '8', square(7, 1)),
    border('The province', '6', square(6, 3)),
    border('Elsewhere', '10', square(20, 1)),
  ]
  const bytes = (async function* () {
    yield Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
  })()
  const stored = await withSession(world.database_url, (session) =>
    importBorders(session, { bytes, size: 1, done: () => 1 }, 8),
  )
  expect(stored).toEqual({ cities: 1, areas: 1 })
  const inPart = {
    at: [7.15, 45.1] as [number, number],
    'addr:suburb': undefined,
    'addr:city': undefined,
  }
  const places = [{ id: 'node/1', name: 'Café Basso', amenity: 'cafe', ...inPart }]
  await importText(world, featureLines(places), { source: 'borders' })
  expect(await itemsOf('borders')).toMatchObject([
    { city: 'Testville', neighborhood_name: 'Lower part' },
  ])
})
