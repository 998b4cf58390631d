import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import type { Service } from '#server/process/service.ts'
import { type Given, inParallel, post } from '#test/contract/call.ts'
import { type Handles, makeHandles } from '#test/support/given/handles/make.ts'
import type { Values } from '#test/contract/sample.ts'
import { isLockHeld } from '#test/support/patiently.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let second: Service
let database: pg.Client

beforeAll(async () => {
  second = await startTestServer(world.database_url)
  database = new pg.Client({ connectionString: world.superuser_url })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await second?.close({ grace: 0, limit: 0 })
})

/** Twenty calls at once, each with a key of its own, on two servers in turn. */
function twenty(
  account: Account,
  id: CapabilityId,
  input: (at: number) => Values,
): Promise<Given[]> {
  const urls = [world.url, second.url]
  return Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      post(id, input(at), { url: urls[at % 2] ?? '', token: account.token }),
    ),
  )
}

function statuses(given: Given[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { status, body } of given) {
    const name = status === 200 ? String(body.status) : `${status} ${body.code}`
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

async function count(table: string, account: Account): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as count from ${table} where owner_id = $1`,
    [account.owner],
  )
  return rows[0].count
}

describe('twenty at once with keys of their own', () => {
  test('make one person of one new name, and reuse it', async () => {
    const sam = await world.account('Sam')
    const given = await twenty(sam, 'relationships.people.ensure', (at) => ({
      people: at % 2 ? ['Mira', 'Jonas'] : ['Jonas', 'mira'],
    }))
    expect(statuses(given)).toEqual({ completed: 1, unchanged: 19 })
    expect(await count('people', sam)).toBe(2)
  })

  test('make one idea of one description', async () => {
    const sam = await world.account('Sam')
    const given = await twenty(sam, 'ideas.structured_create', () => ({
      kind: 'place',
      title: 'Tea house',
    }))
    expect(statuses(given)).toEqual({ completed: 1, unchanged: 19 })
    expect(await count('ideas', sam)).toBe(1)
  })

  test.each([
    ['ideas.lists.delete', 'ideas_list_handle', {}],
    ['places.private.archive', 'place_handle', {}],
    ['ideas.created.archive', 'idea_handle', {}],
    ['ideas.lists.rename', 'ideas_list_handle', { name: 'Another name' }],
    ['places.private.update', 'place_handle', { description: 'Ring twice' }],
    ['ideas.created.update', 'idea_handle', { description: 'Ring twice' }],
    [
      'relationships.people.manage',
      'person_handle',
      { operation: 'rename', display_name: 'Another name' },
    ],
  ] as const)(
    'of %s change it once, and find it unchanged after that',
    async (id, field, change) => {
      const sam = await world.account('Sam')
      const own = await makeHandles(sam, [])
      const given = await twenty(sam, id, () => ({ [field]: own[field], ...change }))
      expect(statuses(given)).toEqual({ completed: 1, unchanged: 19 })
    },
  )

  test('put each idea on a list once, whatever the order', async () => {
    const sam = await world.account('Sam')
    const { ideas_list_handle, idea_handle } = await makeHandles(sam, [])
    const given = await twenty(sam, 'ideas.lists.items.update', () => ({
      ideas_list_handle,
      idea_handles: [idea_handle],
      mode: 'add',
    }))
    expect(statuses(given)).toEqual({ completed: 1, unchanged: 19 })
    expect(await count('list_ideas', sam)).toBe(1)
  })
})

test('whatever runs at once, counts stay true and nothing points at what is gone', async () => {
  const sam = await world.account('Sam')
  const all: Handles[] = []
  for (let at = 0; at < 8; at += 1) all.push(await makeHandles(sam, []))
  const before = await count('executions', sam)
  const any = (field: string) => all[randomInt(all.length)]?.[field] ?? ''
  const some = (field: string) => Array.from({ length: randomInt(1, 4) }, () => any(field))
  const mode = () => ['add', 'remove', 'replace'][randomInt(3)]
  const moves: (() => [CapabilityId, Values])[] = [
    () => [
      'ideas.lists.items.update',
      {
        ideas_list_handle: any('ideas_list_handle'),
        idea_handles: some('idea_handle'),
        mode: mode(),
      },
    ],
    () => [
      'ideas.lists.items.update',
      {
        ideas_list_handle: any('ideas_list_handle'),
        idea_handles: some('idea_handle'),
        mode: mode(),
      },
    ],
    () => [
      'ideas.lists.members.update',
      {
        ideas_list_handle: any('ideas_list_handle'),
        person_handles: some('person_handle'),
        mode: mode(),
      },
    ],
    () => [
      'ideas.lists.members.update',
      {
        ideas_list_handle: any('ideas_list_handle'),
        person_handles: some('person_handle'),
        mode: mode(),
      },
    ],
    () => ['ideas.lists.duplicate', { ideas_list_handle: any('ideas_list_handle') }],
    () => ['ideas.lists.create', { name: randomUUID(), person_handles: some('person_handle') }],
    () => [
      'ideas.structured_create',
      { kind: 'place', title: randomUUID(), ideas_list_handles: some('ideas_list_handle') },
    ],
    () => [
      'relationships.people.manage',
      { operation: 'rename', person_handle: any('person_handle'), display_name: randomUUID() },
    ],
    // What is gone stays gone, so these come seldom.
    () => [
      (['ideas.created.archive', 'ideas.lists.rename'] as const)[randomInt(2)] ??
        'ideas.lists.rename',
      {
        idea_handle: any('idea_handle'),
        ideas_list_handle: any('ideas_list_handle'),
        name: randomUUID(),
      },
    ],
    () =>
      randomInt(4) === 0
        ? ['ideas.lists.delete', { ideas_list_handle: any('ideas_list_handle') }]
        : ['ideas.lists.get', { ideas_list_handle: any('ideas_list_handle') }],
    () =>
      randomInt(4) === 0
        ? [
            'relationships.people.manage',
            { operation: 'delete', person_handle: any('person_handle') },
          ]
        : ['planning.brief.get', {}],
  ]
  const planned: [CapabilityId, Values][] = Array.from(
    { length: 400 },
    (_, at) => moves[at % moves.length]?.() ?? ['planning.brief.get', {}],
  )
  const urls = [world.url, second.url]
  const given = await inParallel(
    planned.map(([id, input], at) => ({ id, input, url: urls[at % 2] ?? '' })),
    ({ id, input, url }) => post(id, input, { url, token: sam.token }),
    24,
  )

  expect(given.flatMap(({ defects }) => defects)).toEqual([])
  const unexpected = given.filter(
    ({ status, body }) => status !== 200 && status !== 404 && !isLockHeld(body),
  )
  expect(unexpected.map(({ body }) => body)).toEqual([])
  expect(given.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
  const wrong = await database.query(
    `select 'item_count of ' || list_id as what from lists l
      where item_count <> (select count(*) from list_ideas i where (i.owner_id, i.list_id) = (l.owner_id, l.list_id))
    union all select 'people_count of ' || list_id from lists l
      where people_count <> (select count(*) from list_people p where (p.owner_id, p.list_id) = (l.owner_id, l.list_id))
    union all select 'an archived idea on ' || list_id from list_ideas join ideas using (owner_id, idea_id) where state <> 'active'
    union all select 'a deleted person on ' || list_id from list_people join people using (owner_id, person_id) where deleted_at is not null`,
  )
  expect(wrong.rows).toEqual([])
  // Every write that was answered has an execution, and no other has one.
  const writes = given.filter(
    ({ status, body }) => status === 200 && body.execution_id !== undefined,
  )
  expect((await count('executions', sam)) - before).toBe(writes.length)
})
