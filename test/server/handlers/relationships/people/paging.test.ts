import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { newId } from '#server/database/id.ts'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { age } from '#test/support/given/rows.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

beforeAll(async () => {
  await people(sam, 'Ada', 'Ben', 'Cleo', 'Dora', 'Emil')
  await people(kim, 'Fay', 'Gus', 'Hal')
})

const query = 'relationships.people.query'

async function read(account: Account, input: Record<string, unknown> = {}) {
  const { status, data, error, outcome } = await answer(account, query, input)
  const names = data?.items.map(({ display_name }) => display_name) ?? []
  const {
    next_cursor,
    snapshot_handle = '',
    expires_at = '',
    ...collection
  } = outcome.collection ?? {}
  return {
    status,
    error,
    names,
    collection,
    cursor: next_cursor ?? '',
    snapshot_handle,
    expires_at,
  }
}

const invalid = { status: 422, code: 'cursor_invalid', pointers: ['/cursor'] }

describe('a list that is read page by page', () => {
  test('a cursor reads on, and the last page says that it is the last', async () => {
    const one = await read(sam, { limit: 2 })
    expect(one.names).toEqual(['Ada', 'Ben'])
    expect(one.collection).toMatchObject({ has_more: true, returned: 2 })
    const two = await read(sam, { cursor: one.cursor, limit: 2 })
    expect(two.names).toEqual(['Cleo', 'Dora'])
    expect(two.snapshot_handle).toBe(one.snapshot_handle)
    const { cursor, snapshot_handle } = two
    const three = await read(sam, { cursor, snapshot_handle, limit: 25 })
    expect(three.names).toEqual(['Emil'])
    expect(three).toMatchObject({ cursor: '', collection: { has_more: false, returned: 1 } })
  })

  test('the same cursor read again gives the same page', async () => {
    const { cursor } = await read(sam, { limit: 2 })
    const [one, two] = [await read(sam, { cursor }), await read(sam, { cursor })]
    expect(one.names).toEqual(['Cleo', 'Dora', 'Emil'])
    expect(two.names).toEqual(one.names)
  })

  test('a snapshot alone begins at its beginning', async () => {
    const { snapshot_handle } = await read(sam, { limit: 2 })
    expect((await read(sam, { snapshot_handle, limit: 3 })).names).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test('a cursor that was changed in any place is refused', async () => {
    const { cursor } = await read(sam, { limit: 2 })
    for (let place = 0; place < cursor.length; place += 5) {
      const other = cursor[place] === 'A' ? 'B' : 'A'
      const changed = cursor.slice(0, place) + other + cursor.slice(place + 1)
      expect(await problem(sam, query, { cursor: changed })).toEqual(invalid)
    }
    for (const changed of [
      '',
      'x',
      `${cursor}A`,
      `${cursor}=`,
      ` ${cursor}`,
      '🛁',
      'A'.repeat(2048),
    ]) {
      expect(await problem(sam, query, { cursor: changed })).toEqual(invalid)
    }
  })

  test("another account's cursor, and one of another list, are refused", async () => {
    const { cursor, snapshot_handle } = await read(sam, { limit: 2 })
    expect(await problem(kim, query, { cursor })).toEqual(invalid)
    expect(await problem(sam, 'places.private.query', { cursor })).toEqual(invalid)
    const mine = await read(kim, { limit: 2 })
    expect(await problem(kim, query, { cursor: mine.cursor, snapshot_handle })).toEqual(invalid)
  })

  test("another account's snapshot, one of another list and one that never was are not there", async () => {
    const { snapshot_handle } = await read(sam, { limit: 2 })
    const answers = []
    for (const [account, id, handle] of [
      [kim, query, snapshot_handle],
      [sam, 'places.private.query', snapshot_handle],
      [sam, query, 'sn_00000000000000000000000000'],
      [sam, query, 'pe_1'],
      [sam, query, ''],
    ] as const) {
      const { body } = await account.call(id, { snapshot_handle: handle })
      answers.push({ ...body, request_id: null })
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'reference_not_found' })
    for (const other of answers) expect(other).toEqual(answers[0])
  })

  test('constraints beside a cursor or a snapshot are refused by name, whatever they say', async () => {
    const { cursor, snapshot_handle } = await read(sam, { limit: 2, classification: 'all' })
    const constraints = { classification: 'all', name: '' }
    for (const continuing of [{ cursor }, { snapshot_handle }, { cursor, snapshot_handle }]) {
      const refused = await problem(sam, query, { ...continuing, ...constraints, limit: 1 })
      expect(refused).toEqual({
        status: 422,
        code: 'cursor_with_constraints',
        pointers: ['/classification', '/name'],
      })
    }
    expect((await read(sam, { cursor, limit: 1 })).names).toEqual(['Cleo'])
  })

  test('after 30 minutes a snapshot has expired, and so it stays once it is deleted', async () => {
    const first = await read(sam, { limit: 2 })
    const { cursor, snapshot_handle } = first
    const minutes = (Date.parse(first.expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThan(31)
    await age(world, sam, snapshot_handle, '29 minutes')
    expect((await read(sam, { cursor })).names).toHaveLength(3)
    await age(world, sam, snapshot_handle, '1 minute')
    for (const input of [{ cursor }, { snapshot_handle }, { cursor, snapshot_handle }]) {
      const { status, error } = await read(sam, input)
      expect({ status, code: error.code }).toEqual({ status: 'failed', code: 'snapshot_expired' })
    }
    await age(world, sam, snapshot_handle, '2 days')
    await retentionJob(world.database, defaultRetention).run(sam.owner)
    expect((await read(sam, { cursor })).error.code).toBe('snapshot_expired')
    expect(await problem(sam, query, { snapshot_handle })).toMatchObject({ status: 404 })
  })

  test('a snapshot never changes while people come, go and are renamed; who is gone is left out', async () => {
    const change = fc.record({
      who: fc.nat(30),
      how: fc.constantFrom('delete', 'rename', 'create'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 14 }),
        fc.array(
          fc.record({
            limit: fc.integer({ min: 1, max: 6 }),
            changes: fc.array(change, { maxLength: 3 }),
          }),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        readsWhatWas,
      ),
      { numRuns: 15, endOnFailure: true },
    )
  }, 120_000)
})

interface Reading {
  limit: number
  changes: { who: number; how: string }[]
}

async function readsWhatWas(size: number, readings: Reading[]): Promise<void> {
  const account = await world.account('Sam')
  const names = Array.from({ length: size }, (_, index) => `p${String(index).padStart(2, '0')}`)
  const handles = size > 0 ? await people(account, ...names) : []
  const gone = new Set<string>()
  let done = 0
  let cursor: string | null = null
  for (const { limit, changes } of readings) {
    const { data, outcome }: Awaited<ReturnType<typeof answer<typeof query>>> = await answer(
      account,
      query,
      cursor === null ? { limit } : { limit, cursor },
    )
    const expected = handles.slice(done, done + limit).filter((handle) => !gone.has(handle))
    expect(data.items.map(({ person_handle }) => person_handle)).toEqual(expected)
    expect(outcome.collection).toMatchObject({
      returned: expected.length,
      has_more: done + limit < size,
    })
    done += limit
    cursor = outcome.collection?.next_cursor ?? null
    expect(cursor === null).toBe(done >= size)
    if (cursor === null) return
    for (const one of changes) await apply(account, one, handles, gone)
  }
}

async function apply(
  account: Account,
  { who, how }: Reading['changes'][number],
  handles: string[],
  gone: Set<string>,
): Promise<void> {
  const person_handle = handles[who % handles.length]
  if (how === 'create') {
    await people(account, `a${newId()}`)
  } else if (person_handle && !gone.has(person_handle)) {
    const display_name = `z${newId()}`
    await answer(account, 'relationships.people.manage', {
      operation: how,
      person_handle,
      display_name,
    })
    if (how === 'delete') gone.add(person_handle)
  }
}
