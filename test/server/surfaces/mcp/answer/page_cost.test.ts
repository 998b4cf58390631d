import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ideas } from '#server/demo/content.ts'
import { only } from '#server/domain/basics/only.ts'
import { structureOf } from '#server/runtime/told/structure.ts'
import { textOf } from '#server/runtime/told/text.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { aRun, found } from '#test/support/given/discovery.ts'
import { inHours } from '#test/support/given/plans.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { costOf } from '#test/support/tokens.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

const { account: demo, tool: call } = useDemo(world)

/** Saves ideas as the demo has them until there are 25: half of them at a place, half with a time, a third on a list. */
async function fillPage(): Promise<void> {
  const { body: places } = await demo().call('places.private.query', {})
  const { body: lists } = await demo().call('ideas.lists.query', {})
  const { body: saved } = await demo().call('ideas.saved.query', {})
  for (let at = saved.data.items.length; at < 25; at += 1) {
    const { title, description, custom_activity_name, neighborhood, kind } = only(
      ideas.slice(at % ideas.length).slice(0, 1),
    )
    const place = places.data.items[at % places.data.items.length]
    const list = lists.data.items.filter(({ origin }) => origin === 'manual')[at % 3]
    const isEvent = kind === 'event'
    const { body } = await demo().call('ideas.structured_create', {
      ...{ kind, title: `${title} (${at})`, custom_activity_name },
      ...(description !== undefined && { description }),
      ...(neighborhood !== undefined && { neighborhood_name: neighborhood }),
      ...(isEvent ? { event_start_at: inHours(24 * at) } : { place_handle: place?.place_handle }),
      ...(at % 3 === 0 && list && { ideas_list_handles: [list.ideas_list_handle] }),
    })
    expect(body.status, JSON.stringify(body)).toBe('completed')
  }
}

test('a page of 25 saved ideas', async () => {
  await fillPage()
  const page = await call('ideas.saved.query')
  expect(page.body.data.items).toHaveLength(25)
  const { structure, text } = await costOf(page)
  console.log('25 saved ideas', { structure, text })
  expect(structure).toBeLessThanOrEqual(4_000)
  expect(text).toBeLessThanOrEqual(2_000)
})

const day = 24 * 3_600_000
const tomorrow = Math.ceil(Date.now() / day + 1) * day

/** Saves 25 ideas that have all that an idea can have. */
async function richPage(account: Account): Promise<void> {
  const { body: lists } = await account.call('ideas.lists.create', { name: 'Rainy Sundays' })
  for (let at = 0; at < 25; at += 1) {
    const { title, custom_activity_name } = only(ideas.slice(at % ideas.length).slice(0, 1))
    const { body: made } = await account.call('places.private.create', {
      ...{
        name: `House of small wonder ${at}`,
        address: `Paul-Lincke-Ufer ${at + 3}, 10999 Berlin`,
      },
      ...{ timezone: 'Europe/Berlin', description: 'Through the yard, on the left.' },
    })
    const { place_handle } = made.data.place
    const { body } = await account.call('ideas.structured_create', {
      ...{
        kind: 'event',
        title: `${title} (${at})`,
        event_start_at: new Date(tomorrow + at * day).toISOString(),
      },
      ...{
        description: 'Go before seven, the queues are long afterwards, and bring cash for the bar.',
      },
      ...{ custom_activity_name: custom_activity_name ?? 'Live music', place_handle },
      ...{ venue_place_handle: place_handle },
      event_url: `https://example.org/berlin/programme/${at}-small-wonder-evening`,
      ...(at % 3 === 0 && { ideas_list_handles: [lists.data.list.ideas_list_handle] }),
    })
    expect(body.status, JSON.stringify(body)).toBe('completed')
  }
}

test('a page of 25 saved ideas that have everything, and says what it left out', async () => {
  const rich = await world.account('Sam')
  await richPage(rich)
  const read = (input: Values) =>
    callTool('ideas.saved.query', input, { url: world.url, token: rich.token, key: randomUUID() })
  const page = await read({})
  const { items } = page.body.data as { items: Record<string, unknown>[] }
  const cost = await costOf(page)
  console.log('25 rich ideas', cost)
  expect(cost.structure).toBeLessThanOrEqual(4_000)
  expect(cost.text).toBeLessThanOrEqual(2_000)
  // What the next calls need is there, and what is not is named.
  const { left_out } = Object(page.body)
  expect(left_out['/data/items']).toMatch(/address.*ask for fewer/)
  expect(page.text).toMatch(/^items \(25\).*; left out: texts, place_handle.*ask for fewer/m)
  for (const { idea_handle, title, event, place } of items) {
    expect(page.text).toContain(`"${title}"`)
    expect(page.text).toContain(String(idea_handle))
    expect(Object(event).starts_at).toBeDefined()
    expect(page.text).toContain(`"${Object(place).name}"`)
  }
  expect(page.text.match(/starts_at=\w{3} \d{4}-\d\d-\d\dT/g)).toHaveLength(25)
  // Fewer at a time have everything.
  const few = await read({ limit: 5 })
  expect(few.body).not.toHaveProperty('left_out')
  expect(few.text).not.toContain('left out')
  for (const field of ['place_handle', 'address', 'source_url', 'description'])
    expect(few.text, field).toContain(`${field}=`)
})

/** What an owner of an account, or the page of an idea, may call it. */
const titles: [string, (at: number) => string][] = [
  ['long', (at) => `${at} Lange Nacht der Orgelmusik mit drei Organistinnen, Empfang und Führung`],
  [
    'as long as may be',
    (at) => `${at} ${'Sehenswürdigkeiten am Kanal, und '.repeat(8)}`.slice(0, 159).trim(),
  ],
  [
    'of other letters',
    (at) => `${at} ${'冬の夜に川沿いの小さな店で'.repeat(20)}`.slice(0, 159).trim(),
  ],
  ['of pictures', (at) => `${at} ${'🎹👩‍👩‍👧‍👦🏳️‍🌈🍜'.repeat(20)}`.slice(0, 155).toWellFormed()],
  ['of marks', (at) => `${at} ${'“`x` "q" \\ <a> '.repeat(20)}`.slice(0, 159).trim()],
]

/** Saves 25 ideas that are called like that, each at a place of its own that is called so, too, and on up to three lists. */
async function hostilePage(account: Account, title: (at: number) => string) {
  const lists = []
  for (const name of ['Kulturabende im Winter', 'Mit den Kindern', 'Draußen, wenn es warm ist']) {
    const { body } = await account.call('ideas.lists.create', { name })
    lists.push(body.data.list.ideas_list_handle)
  }
  for (let at = 0; at < 25; at += 1) {
    const { body: made } = await account.call('places.private.create', {
      ...{
        name: title(at).slice(0, 150).trim().toWellFormed(),
        address: `Badstraße ${at}, Berlin`,
      },
      ...{ timezone: 'Europe/Berlin', description: 'Through the yard, on the left.' },
    })
    const { body } = await account.call('ideas.structured_create', {
      ...{ kind: 'event', title: title(at), ideas_list_handles: lists.slice(0, 1 + (at % 3)) },
      event_start_at: new Date(tomorrow + at * day).toISOString(),
      description: 'Go before seven, and bring cash for the bar. '.repeat(20),
      custom_activity_name: 'Nachtmusik mit Freunden',
      venue_place_handle: made.data.place?.place_handle,
      event_url: `https://kulturhaus-panke-und-umgebung.example/programm/2026/lange-nacht-${at}`,
    })
    expect(body.status, JSON.stringify(body)).toBe('completed')
  }
}

/** Records 25 finds that are called like that, and likes them: all words of them are a page's. */
async function foundPage(account: Account, title: (at: number) => string) {
  for (let run = 0; run < 5; run += 1) {
    const { run_handle } = await aRun(account, { query: `evening ${run}` })
    const candidates = Array.from({ length: 5 }, (_, at) =>
      found(title(run * 10 + at), {
        canonical_url: `https://kulturhaus-${run}-${at}-an-der-panke-und-umgebung.programm.example/lange-nacht`,
        location: { venue_name: `Kulturhaus an der Panke, Hinterhof ${run}${at}`, city: 'Berlin' },
        fit: { summary: 'Go before seven, and bring cash for the bar. '.repeat(5), reasons: [] },
      }),
    )
    const { body } = await account.call('discovery.record', {
      ...{ run_handle, result_state: 'results', candidates },
    })
    const ids = body.data.candidates.map(({ candidate_id }) => candidate_id)
    const liked = await account.call('ideas.candidates.like', { candidate_ids: ids })
    expect(liked.body.status, JSON.stringify(liked.body)).toBe('completed')
  }
}

test.each(
  titles.flatMap(([name, title]) => [
    { name: `titles ${name}`, title, fill: hostilePage, isFound: false },
    { name: `titles ${name}, from a page`, title, fill: foundPage, isFound: true },
  ]),
)('a page of 25 ideas with $name', async ({ name, title, fill, isFound }) => {
  const owner = await world.account('Sam')
  await fill(owner, title)
  const { url } = world
  const listed = await callTool('ideas.saved.query', {}, { url, token: owner.token })
  const { items } = listed.body.data as { items: { idea_handle: string }[] }
  expect(items).toHaveLength(25)
  const cost = await costOf(listed)
  console.log('25 ideas', name, cost)
  expect(cost.structure).toBeLessThanOrEqual(4_000)
  expect(cost.text).toBeLessThanOrEqual(2_000)
  // What the next calls need is there, what is not is named, and each word of a page is the page's.
  for (const { idea_handle } of items) expect(listed.text).toContain(idea_handle)
  expect(listed.text).toMatch(/^items \(25\).*; left out: .*ask for fewer/m)
  const isCut = /^- .*"…/m.test(listed.text)
  expect(/left out: .*ends of long names/.test(listed.text)).toBe(isCut)
  if (isFound) expect(listed.text.match(/^- ".*?"…? from /gm)).toHaveLength(25)
  else expect(listed.text.match(/starts_at=\w{3} /g)).toHaveLength(25)
})

test('a page is written in a millisecond or two', async () => {
  const { body } = await demo().call('ideas.saved.query', {})
  const once = () => {
    textOf(body as never, 'Europe/Berlin')
    JSON.stringify(structureOf(body as never))
  }
  // By the CPU of this thread, and the best of several rounds: other tests run on the same machine.
  const rounds = Array.from({ length: 8 }, () => {
    const before = process.threadCpuUsage()
    for (let left = 40; left > 0; left -= 1) once()
    return process.threadCpuUsage(before).user / 40_000
  })
  const each = Math.min(...rounds)
  console.log('milliseconds for a page of 25', each)
  expect(each).toBeLessThan(10)
})
