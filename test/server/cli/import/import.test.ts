import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const folder = mkdtempSync(join(tmpdir(), 'import-'))

let accounts = 0

afterAll(() => rmSync(folder, { recursive: true }))

/** A new account, so that the lists of a test are its own. */
async function somebody(): Promise<Account> {
  accounts += 1
  return await world.account(`Somebody ${accounts}`)
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function start(account: Account, args: readonly string[]): ChildProcess {
  const node = ['--import', './server/preflight.mjs', 'server/cli/import/main.ts']
  return spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, TOKEN: account.token, BASE_URL: world.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(account: Account, ...args: string[]) {
  const child = start(account, args)
  const [out, err, code] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  return { out: out.replaceAll(`${folder}/`, ''), err, code }
}

/** The ideas on the one list of this name. */
async function ideasOn(account: Account, name: string) {
  const found = await answer(account, 'ideas.lists.query', { query: name })
  const lists = found.data.items.filter((list) => list.name === name)
  expect(lists.map((list) => list.name)).toEqual([name])
  const { ideas_list_handle } = lists[0] ?? {}
  const { data } = await answer(account, 'ideas.lists.get', { ideas_list_handle })
  return data.items
}

const titlesOn = async (account: Account, name: string) =>
  (await ideasOn(account, name)).map(({ title }) => title).sort()

test('a file becomes a list, with everything that is known; a second run changes nothing', async () => {
  const sam = await somebody()
  const path = file(
    'Want to go.csv',
    'Title,Note,URL,Address,Latitude,Longitude,Start\n' +
      'Ostsee Sauna,warm and wide,https://ostsee.example/sauna,"Seestraße 9, 18119 Rostock",54.1766,12.0843,\n' +
      ',,,,,,\n' +
      ',only a note,,,,,\n' +
      'Trio night,bring cash,,,,,2027-12-12T19:00:00+01:00\n',
  )
  const first = await run(sam, path)
  expect(first).toEqual({
    out:
      'Want to go.csv:\n  row 4: It has neither a title nor an address.\n' +
      'Want to go.csv → “Want to go”: 2 ideas imported\n',
    err: 'Want to go: 2 of 2\n',
    code: 3,
  })
  const ideas = await ideasOn(sam, 'Want to go')
  expect(ideas).toHaveLength(2)
  const sauna = ideas.find(({ title }) => title === 'Ostsee Sauna')
  expect(sauna).toMatchObject({
    kind: 'place',
    description: 'warm and wide',
    source_url: 'https://ostsee.example/sauna',
    place: {
      name: 'Ostsee Sauna',
      address: expect.stringContaining('Seestraße 9'),
      coordinates: { latitude: 54.1766, longitude: 12.0843 },
    },
  })
  const trio = ideas.find(({ title }) => title === 'Trio night')
  expect(trio).toMatchObject({ kind: 'event', event: { starts_at: '2027-12-12T18:00:00.000Z' } })

  const second = await run(sam, path)
  expect(second).toMatchObject({
    out: expect.stringContaining('“Want to go”: 2 came with an earlier run\n'),
    code: 3,
  })
  const lasting = (all: typeof ideas) => all.map((idea) => ({ ...idea, candidate_id: '' }))
  expect(lasting(await ideasOn(sam, 'Want to go'))).toEqual(lasting(ideas))
})

test('a run that was killed goes on, and nothing is imported twice', async () => {
  const sam = await somebody()
  const titles = Array.from({ length: 130 }, (_, index) => `Place number ${index}`).sort()
  const path = file('Many.csv', `Title,Note\n${titles.map((title) => `${title},x\n`).join('')}`)
  for (const milliseconds of [700, 2_500]) {
    const child = start(sam, [path])
    setTimeout(() => child.kill('SIGKILL'), milliseconds)
    await new Promise((resolve) => child.once('exit', resolve))
  }
  expect(await run(sam, path)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Many.csv → “Many”:'),
  })
  expect(await titlesOn(sam, 'Many')).toEqual(titles)
  const { data } = await answer(sam, 'ideas.saved.query', {})
  expect(data.items.length).toBeGreaterThan(0)
}, 120_000)

test('who stops it is told how it goes on', async () => {
  const sam = await somebody()
  const titles = Array.from({ length: 250 }, (_, index) => `Place number ${index}\n`)
  const child = start(sam, [file('Stopped.csv', `Title\n${titles.join('')}`)])
  const printed = child.stderr ? text(child.stderr) : ''
  child.stderr?.once('data', () => child.kill('SIGINT'))
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130)
  expect(await printed).toContain('Stopped. Run the same command again: it goes on')
}, 60_000)

test('folders of bookmarks become lists, also with a single one', async () => {
  const sam = await somebody()
  const bookmark = (name: string) => `<DT><A HREF="https://${name}.example/">${name}</A>\n`
  const path = file(
    'bookmarks.html',
    `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><H3>Food</H3><DL><p>${bookmark('Cocolo')}${bookmark('Botanico')}</DL><p>` +
      `<DT><H3>Zoo</H3><DL><p>${bookmark('Zoologischer-Garten')}</DL><p></DL><p>`,
  )
  const { out, code } = await run(sam, path, '--folders')
  expect({ out, code }).toEqual({
    out: 'bookmarks.html → “Food”: 2 ideas imported\nbookmarks.html → “Zoo”: 1 idea imported\n',
    code: 0,
  })
  expect(await titlesOn(sam, 'Food')).toEqual(['Botanico', 'Cocolo'])
  expect(await ideasOn(sam, 'Zoo')).toMatchObject([
    { title: 'Zoologischer-Garten', source_url: 'https://zoologischer-garten.example/' },
  ])
})

test('what was saved before goes onto the list, and a list of the name is used', async () => {
  const sam = await somebody()
  await answer(sam, 'ideas.lists.create', { name: 'Berlin' })
  await run(sam, file('one.txt', 'Tempelhofer Feld\nTiergarten\n'), '--list', 'Berlin')
  const { out, code } = await run(
    sam,
    file('two.txt', 'Tiergarten\nTreptower Park\n'),
    '--list',
    'Berlin',
  )
  expect({ out, code }).toEqual({
    out: 'two.txt → “Berlin”: 1 idea imported, 1 were saved before\n',
    code: 0,
  })
  expect(await titlesOn(sam, 'Berlin')).toEqual([
    'Tempelhofer Feld',
    'Tiergarten',
    'Treptower Park',
  ])
})

test('where several lists have the name, nothing is sent', async () => {
  const sam = await somebody()
  for (const key of ['one', 'two']) {
    await sam.call('ideas.lists.create', { name: 'Berlin' }, { key })
  }
  const { out, code } = await run(sam, file('three.txt', 'Zoo\nPark\n'), '--list', 'Berlin')
  expect({ out, code }).toMatchObject({ out: expect.stringContaining('2 lists'), code: 3 })
  const { data } = await answer(sam, 'ideas.saved.query', {})
  expect(data.items).toEqual([])
})

test('a run without sending changes nothing, and needs no token', async () => {
  const sam = await somebody()
  const path = file('Some.csv', 'Title\nZoo\nPark\n')
  expect(await run({ ...sam, token: '' } as Account, path, '--dry-run')).toEqual({
    out: 'Some.csv → “Some”: 2 ideas\n  Zoo\n  Park\n',
    err: '',
    code: 0,
  })
  const { data } = await answer(sam, 'ideas.lists.query', {})
  expect(data.items).toEqual([])
})

test('a token that is not accepted ends it, and is not shown', async () => {
  const sam = await somebody()
  const path = file('Some.csv', 'Title\nZoo\nPark\n')
  const token = `${sam.token.slice(0, -4)}aaaa`
  const { err, code } = await run({ ...sam, token } as Account, path)
  expect(code).toBe(1)
  expect(err).not.toContain(token)
  expect(err).not.toContain('again: it goes on')
})

test('saved posts of one author are ideas of their own, each with its address', async () => {
  const kim = await somebody()
  const post = (code: string) => ({
    title: 'cocolo_ramen',
    string_map_data: { 'Saved on': { href: `https://www.instagram.com/p/${code}/` } },
  })
  const path = file('Saved.json', JSON.stringify({ saved_saved_media: [post('A1'), post('B2')] }))
  expect(await run(kim, path)).toMatchObject({
    out: 'Saved.json → “Saved”: 2 ideas imported\n',
    code: 0,
  })
  const ideas = await ideasOn(kim, 'Saved')
  expect(ideas.map(({ source_url }) => source_url).sort()).toEqual([
    'https://www.instagram.com/p/A1/',
    'https://www.instagram.com/p/B2/',
  ])
})

test('a bookmark of an event becomes an event on the day of its title', async () => {
  const kim = await somebody()
  const link =
    '<DT><A HREF="https://www.eventbrite.de/e/1">Jazz, Sat 11 Dec 2027 at 20:00 | Eventbrite</A>'
  await run(kim, file('Nights.html', `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL>${link}</DL>`))
  expect(await ideasOn(kim, 'Nights')).toMatchObject([
    { title: 'Jazz', kind: 'event', event: { starts_at: '2027-12-11T19:00:00.000Z' } },
  ])
})
