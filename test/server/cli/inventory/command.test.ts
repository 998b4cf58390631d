import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { ArgumentError, readArguments } from '#server/cli/inventory/arguments.ts'
import { runInventory } from '#server/cli/inventory/command.ts'
import { readConfig } from '#server/config.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { featureLines, withSession } from '#test/support/given/inventory.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'

const folder = mkdtempSync(join(tmpdir(), 'inventory-'))
let place: TestDatabase

beforeAll(async () => {
  place = await makeRunDatabase()
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await place.drop()
})

function start(args: readonly string[]) {
  const node = ['--import', './server/preflight.mjs', 'server/cli/inventory/main.ts']
  return spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: place.url },
  })
}

/** Runs the command in this process. */
async function run(...args: string[]) {
  const printed = { out: '', err: '' }
  const into = (which: keyof typeof printed) => ({
    write(text: string) {
      printed[which] += text
    },
  })
  const code = await runInventory(args, {
    settings: () => readConfig({ DATABASE_URL: place.url }, 'command'),
    stdout: into('out'),
    stderr: into('err'),
  })
  return { ...printed, code }
}

async function runAlone(...args: string[]) {
  const child = start(args)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, err, code }
}

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const from = (source: string) => [
  ...['--source', source, '--licence', 'CC0-1.0', '--attribution', '© Test'],
]

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `node/${index}`,
    name: `Café ${index}`,
    amenity: 'cafe',
  }))

function contentOf(source: string): Promise<unknown[]> {
  return withSession(place.url, (session) =>
    session.run(sql`
      select item_id, source_id, name, content_hash, search::text as search, retired_at
      from inventory_items where source = ${source} order by source_id`),
  )
}

test('a file is imported, listed, retired and removed', async () => {
  const file = fileOf('one.geojsonl', featureLines(places(3)))
  expect(await runAlone('import', file, ...from('one'))).toEqual({
    out: `${file} (geojsonseq): 3 places and events in 3 rows.\n3 new or changed, 0 as they were.\n“one” has 3 items now.\n`,
    err: '',
    code: 0,
  })
  expect((await run('list')).out).toMatch(
    /^SOURCE +ITEMS +CITY +ACTIVITY +LICENCE +IMPORTED +ATTRIBUTION\none +3 +\d+ % +\d+ % +CC0-1.0 +\d{4}-\d\d-\d\d \d\d:\d\d +© Test\n$/,
  )
  expect((await run('retire', '--source', 'one')).out).toBe(
    'Retired 3 items of “one”. Ideas that people took from it stay.\n',
  )
  expect((await run('remove', '--source', 'one')).out).toContain('Removed 3 items of “one”.')
  expect((await run('list')).out).toBe('The inventory is empty.\n')
  expect(await run('remove', '--source', 'one')).toMatchObject({
    err: 'There is no source “one”; list shows those that there are.\n',
    code: 2,
  })
})

test('a dry run says what would happen; --complete that retires nothing ends with 3', async () => {
  const file = fileOf('four.geojsonl', featureLines(places(4)))
  await run('import', file, ...from('four'))
  const less = fileOf('less.geojsonl', featureLines(places(1)))
  const complete = ['import', less, ...from('four'), '--complete']
  expect((await run(...complete, '--force', '--dry-run')).out).toBe(
    `${less} (geojsonseq): 1 place or event in 1 row.\n0 new or changed, 1 as they are.\nWould retire 3 items that the file lacks.\nNothing was written.\n`,
  )
  const { out, code } = await run(...complete)
  expect([out, code]).toEqual([expect.stringContaining('Nothing was retired'), 3])
  expect((await run(...complete, '--force')).code).toBe(0)
})

test('a directory is no file', async () => {
  expect(await run('import', folder, ...from('folder'))).toEqual({
    out: '',
    err: `This is a directory, not a file: ${folder}.\n`,
    code: 2,
  })
})

test('errors have their line, column and code; a file gets all of them, the screen the first', async () => {
  const bad = Array.from({ length: 30 }, () => '{"type":"Road"}\n').join('')
  const file = fileOf('bad.geojsonl', `${featureLines(places(1))}${bad}`)
  const errors = join(folder, 'errors.txt')
  const { out, err, code } = await run('import', file, ...from('bad'), '--errors', errors)
  expect(code).toBe(3)
  expect(out).toContain('30 rows have errors and are left out.')
  expect(err.split('\n').slice(0, 1)).toEqual([
    '2:1 not_an_item It is neither a place nor an event.',
  ])
  expect(err.trim().split('\n')).toHaveLength(20)
  expect(readFileSync(errors, 'utf8').trim().split('\n')).toHaveLength(30)
})

test('an import that is killed again and again ends with the same rows as one that is not', async () => {
  const file = fileOf('many.geojsonl', featureLines(places(12_000)))
  for (const after of [2_000, 4_000, 8_000]) {
    const child = start(['import', file, ...from('killed')])
    const exit = once(child, 'exit')
    await expect
      .poll(async () => (child.exitCode === null ? (await contentOf('killed')).length : after), {
        timeout: 60_000,
        interval: 20,
      })
      .toBeGreaterThanOrEqual(after)
    child.kill('SIGKILL')
    await exit
  }
  expect((await run('import', file, ...from('killed'))).code).toBe(0)
  const killed = (await contentOf('killed')) as {
    name: string
    search: string
    source_id: string
  }[]
  expect(killed).toHaveLength(12_000)
  expect((await run('import', file, ...from('whole'))).code).toBe(0)
  const whole = (await contentOf('whole')) as typeof killed
  const said = ({ name, search, source_id }: (typeof killed)[number]) => ({
    name,
    search,
    source_id,
  })
  expect(killed.map(said)).toEqual(whole.map(said))
  expect((await run('import', file, ...from('killed'))).out).toContain('0 new or changed, 12000 as')
}, 120_000)

test('neighborhoods come from the polygons of a city, once the source is imported again', async () => {
  const square = [
    [9.9, 53.5],
    [10.1, 53.5],
    [10.1, 53.6],
    [9.9, 53.6],
    [9.9, 53.5],
  ]
  const hole = [
    [10, 53.55],
    [10.05, 53.55],
    [10.05, 53.58],
    [10, 53.58],
    [10, 53.55],
  ]
  const areas = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'Elbhang' },
        geometry: { type: 'Polygon', coordinates: [square, hole] },
      },
      { type: 'Feature', properties: {}, geometry: null },
    ],
  }
  const file = fileOf('areas.geojson', JSON.stringify(areas))
  const lines = [
    { id: 'in', at: [9.95, 53.52] },
    { id: 'hole', at: [10.02, 53.56] },
    { id: 'out', at: [10.2, 53.52] },
  ].map(({ id, at }) =>
    JSON.stringify({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: at },
      properties: { name: id },
    }),
  )
  const items = fileOf('points.geojsonl', `${lines.join('\n')}\n`)
  await run('import', items, ...from('points'))
  expect((await run('areas', file, '--city', 'Hafenstadt')).out).toContain(
    'Hafenstadt has 1 neighborhood of this file. 1 feature without a name or a polygon left out.',
  )
  expect((await run('import', items, ...from('points'))).out).toContain(
    '1 new or changed, 2 as they were.',
  )
  const rows = await withSession(place.url, (session) =>
    session.run(
      sql`select source_id, city, neighborhood_name from inventory_items where source = 'points' order by 1`,
    ),
  )
  expect(rows).toEqual([
    { source_id: 'hole', city: null, neighborhood_name: null },
    { source_id: 'in', city: 'Hafenstadt', neighborhood_name: 'Elbhang' },
    { source_id: 'out', city: null, neighborhood_name: null },
  ])
})

describe('arguments', () => {
  const whole = ['import', 'a.csv', ...from('one')]

  test('are read', () => {
    expect(
      readArguments([...whole, '--map', 'name=Title,id=Key', '--max-errors', '5', '--complete']),
    ).toMatchObject({
      do: 'import',
      source: 'one',
      licence: 'CC0-1.0',
      map: new Map([
        ['name', 'Title'],
        ['id', 'Key'],
      ]),
      max_errors: 5,
      complete: true,
      force: false,
    })
    expect(readArguments(['--help'])).toEqual({ do: 'help' })
  })

  test.each([
    [[], 'Say import, list'],
    [['import'], 'Name the file'],
    [['import', 'a.csv', '--source', 'x'], '--licence is missing'],
    [[...whole, '--source', 'Two words'], '--source must be a name'],
    [[...whole, '--format', 'xml'], '--format must be one of'],
    [[...whole, '--map', 'nonsense'], '--map takes FIELD=COLUMN'],
    [[...whole, '--timezone', 'Mars'], '--timezone must be a zone'],
    [[...whole, '--max-errors', '-1'], '--help shows how'],
    [[...whole, '--nothing'], '--help shows how'],
    [['retire'], '--source is missing'],
    [['areas', 'a.geojson', '--level', '1'], '--level must be'],
    [['areas', 'a.geojson', '--level', 'x'], '--level must be'],
    [[...whole, '--activity', 'Musems'], 'no activity of the catalog'],
  ])('%j are refused in one line', (given, message) => {
    expect(() => readArguments(given)).toThrow(ArgumentError)
    expect(() => readArguments(given)).toThrow(message)
  })
})

test('a file that cannot be read is refused before anything is opened', async () => {
  expect(await run('import', join(folder, 'none.csv'), ...from('one'))).toEqual({
    out: '',
    err: `The file cannot be read: ${join(folder, 'none.csv')} (ENOENT).\n`,
    code: 2,
  })
})
