import { beforeAll, describe, expect, test } from 'vitest'
import { byName } from '#generated/sdk/client.ts'
import type { OperationId } from '#generated/sdk/operation_types.ts'
import { createClient, type Client } from '#sdk/src/client.ts'
import { ConnectionError, ProblemError } from '#sdk/src/errors.ts'
import { NoPageError } from '#sdk/src/pages.ts'
import { answer, clientBefore } from '#test/sdk/wire.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
let client: Client

beforeAll(async () => {
  client = createClient({ baseUrl: world.url, token: sam.token, client: 'sdk-test/1.0' })
})

test('a list is created, read, renamed and renamed again', async () => {
  const made = await client.ideas.lists.create({
    name: 'Rainy Sundays',
    directions: ['Somewhere dry'],
  })
  if (made.status !== 'completed') throw new Error(made.status)
  const { ideas_list_handle } = made.data.list
  expect(made.execution_id).toHaveLength(26)

  const renamed = await client.ideas.lists.rename({ ideas_list_handle, name: 'Wet Sundays' })
  const again = await client.ideas.lists.rename({ ideas_list_handle, name: 'Wet Sundays' })
  expect([renamed.status, again.status]).toEqual(['completed', 'unchanged'])

  const read = await client.call('ideas.lists.get', { ideas_list_handle })
  expect(read.data).toMatchObject({
    list: { name: 'Wet Sundays' },
    directions: [{ text: 'Somewhere dry' }],
  })
})

test('a write repeated with its key is a replay', async () => {
  const options = { idempotencyKey: 'the-same-intention' }
  const first = await client.ideas.lists.create({ name: 'Once' }, options)
  const second = await client.ideas.lists.create({ name: 'Once' }, options)
  expect(second).toMatchObject({
    replayed: true,
    data: first.data,
    execution_id: first.execution_id,
  })
  const other = client.ideas.lists.create({ name: 'Twice' }, options)
  await expect(other).rejects.toMatchObject({ status: 409, code: 'idempotency_conflict' })
})

test('an answer that never arrived is found by the same key', async () => {
  let cut = true
  const unlucky = createClient({
    baseUrl: world.url,
    token: sam.token,
    async fetch(request) {
      const response = await fetch(request)
      if (!cut) return response
      cut = false
      await response.text()
      throw new TypeError('fetch failed')
    },
  })
  const answer = await unlucky.ideas.lists.create({ name: 'Behind a bad connection' })
  expect(answer).toMatchObject({ status: 'completed', replayed: true })
  const { data } = await client.ideas.lists.query({ query: 'bad connection' })
  expect(data?.items).toHaveLength(1)
})

test('an unknown name is an answer that says what to do first', async () => {
  const answer = await client.ideas.lists.create({ name: 'With Mira', person_names: ['Mira'] })
  if (answer.status !== 'needs_input') throw new Error(answer.status)
  const { prerequisite } = answer.error
  expect(prerequisite).toMatchObject({ capability: 'relationships.people.ensure' })
})

describe('problems', () => {
  test('wrong input names each place', async () => {
    const error = await client.ideas.lists
      // @ts-expect-error a misspelt field and a wrong type
      .create({ nmae: 'x', person_names: 'Ada' })
      .catch((caught: unknown) => caught)
    if (!(error instanceof ProblemError)) throw error
    expect(error).toMatchObject({
      status: 422,
      code: 'input_invalid',
      retryable: false,
      retryAfter: null,
      attempts: 1,
    })
    expect(error.errors.map(({ pointer }) => pointer)).toEqual(['/name', '/person_names'])
    expect(error.request_id).toBeTruthy()
    expect(error.message).toContain(error.request_id)
    // Printed, it says everything once.
    expect(error.headers.get('x-request-id')).toBe(error.request_id)
    expect(Object.keys(error)).not.toContain('text')
  })

  test('a message says once what is wrong, and where', async () => {
    const error = await client.plans.get({ plan_handle: 'pn_none' }).catch(String)
    expect(error).toContain('can see nothing with this reference. Copy the handle')
    expect(error).toContain('again. (/plan_handle) (request ')
  })

  test('a wrong token, a missing ability, another account and a stub each have their code', async () => {
    const code = async (call: Promise<unknown>) =>
      call.then(String, (error: unknown) =>
        error instanceof ProblemError ? `${error.status} ${error.code}` : String(error),
      )
    const stranger = createClient({ baseUrl: world.url, token: 'svc_pat_wrong' })
    const reader = createClient({
      baseUrl: world.url,
      token: (await world.token(sam, ['planning:read'])).token,
    })
    const other = createClient({ baseUrl: world.url, token: (await world.account('Ada')).token })
    const { data } = await client.ideas.lists.create({ name: 'Mine' })
    const ideas_list_handle = data?.list.ideas_list_handle ?? ''
    expect(await code(stranger.ideas.lists.query())).toBe('401 token_invalid')
    expect(await code(reader.ideas.lists.create({ name: 'x' }))).toBe('403 ability_missing')
    expect(await code(other.ideas.lists.get({ ideas_list_handle }))).toBe('404 reference_not_found')
  })

  test('a service that is not there is a ConnectionError', async () => {
    const nobody = createClient({ baseUrl: 'http://127.0.0.1:2', token: sam.token, retries: 0 })
    await expect(nobody.ideas.lists.query()).rejects.toBeInstanceOf(ConnectionError)
  })
})

describe('pages', () => {
  let reader: Client
  const names = Array.from({ length: 12 }, (_, n) => `Page list ${String(n).padStart(2, '0')}`)

  beforeAll(async () => {
    const account = await world.account('Pages')
    reader = createClient({ baseUrl: world.url, token: account.token })
    for (const name of names) await reader.ideas.lists.create({ name })
    await reader.ideas.lists.create({ name: 'Another' })
  })

  test('all items of all pages come once, in the order of the snapshot', async () => {
    const found: string[] = []
    for await (const list of reader.pages('ideas.lists.query', { query: 'page list', limit: 5 })) {
      // Made while reading: the snapshot does not see it.
      if (found.length === 0) await reader.ideas.lists.create({ name: 'Page list, too late' })
      found.push(list.name)
    }
    expect(found).toEqual(names.toReversed())
  })

  test('page by page, and not one page more than wanted', async () => {
    let pages = 0
    for await (const { data, outcome } of reader
      .pages('ideas.lists.query', { limit: 5 })
      .answers()) {
      expect(data.items).toHaveLength(outcome.collection?.returned ?? -1)
      if (++pages === 2) break
    }
    expect(pages).toBe(2)
  })

  test('with a cursor only the page size is sent again', async () => {
    const collection = { has_more: true, next_cursor: 'c1', snapshot_handle: 'sn_1', returned: 1 }
    const items = [{ name: 'one' }]
    const first = answer({ data: { items }, outcome: { collection } })
    const { client, seen } = clientBefore([first, answer({ data: { items }, outcome: {} })])
    for await (const list of client.pages('ideas.lists.query', { query: 'o', limit: 5 }))
      expect(list.name).toBe('one')
    const input = { limit: 5, snapshot_handle: 'sn_1', cursor: 'c1' }
    expect(seen.map(({ body }) => body)).toEqual([
      { version: '1.0', input: { query: 'o', limit: 5 } },
      { version: '1.0', input },
    ])
  })

  test('an answer that is not a page is thrown, and the error has it', async () => {
    const error = {
      code: 'snapshot_expired',
      message: 'The snapshot has expired.',
      retryable: false,
    }
    const { client } = clientBefore([answer({ status: 'failed', data: null, error })])
    const reading = (async () => {
      for await (const list of client.pages('ideas.lists.query', { cursor: 'c1' })) void list
    })()
    await expect(reading).rejects.toBeInstanceOf(NoPageError)
    await expect(reading).rejects.toMatchObject({ answer: { status: 'failed', error } })
  })
})

test('every capability of the API has its method, under its name', async () => {
  const called: string[] = []
  const listening = createClient({
    baseUrl: world.url,
    token: sam.token,
    retries: 0,
    async fetch(request) {
      called.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return new Response('{}', { status: 500 })
    },
  })
  const ids = Object.keys(byName) as OperationId[]
  for (const id of ids) {
    const method = id.split('.').reduce((at: unknown, step) => Object(at)[step], listening)
    if (typeof method !== 'function') throw new Error(`no method ${id}`)
    await Promise.resolve(method({})).catch(() => {})
  }
  expect(called).toEqual(ids)
})
