import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { kindOfHandle } from '#server/domain/basics/handle.ts'
import { type Given, post } from '#test/contract/call.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { comparable } from '#test/support/comparable.ts'
import { type Handles, kindOf, makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { all, isLive } from '#test/contract/live.ts'
import { connect } from '#test/support/given/connections.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { openRows, type Rows } from '#test/support/footprint.ts'
import { sample, type Values, withField } from '#test/contract/sample.ts'
import { exampleInputs, inputsOf, resolved } from '#test/contract/schemas.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const live = all.filter(({ id }) => isLive(id))

const paged = live.filter((facts) => facts.paged)

const isHandle = (field: string) => /(_handles?|_id|_ids)$/.test(field)

/** Fields that are accepted and mean nothing any more, so that no handle in them is looked up. */
const leftAlone = ['ideas.created.update ideas_list_handles']

/** What reads a list that a friend shared, by the handle that its recipient has. */
const readsShared = ['ideas.lists.get', 'ideas.recommendations.get']

/** What makes an idea of one's own of one that a list has which a friend shared. */
const takesShared = [
  'ideas.candidates.like candidate_ids',
  'plans.draft.create candidate_id',
  'plans.draft.update candidate_id',
]

/** What a list cannot be asked for without, and how one of its pages is made small where it is not by `limit`. */
const asked: Record<string, Values> = {
  'availability.query': { when_preset: 'next-week' },
  'ideas.recommendations.get': { page_size: 1 },
}

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let rows: Rows
let adas: Handles
const adasSnapshots: Record<string, string> = {}
const adasCursors: Record<string, string> = {}
let adasRows: string[]
/** Of things Sam once had. */
let gone: Handles
/** Of what Ada shares with Sam. */
let shared: Handles

beforeAll(async () => {
  rows = await openRows(world.superuser_url)
  for (const account of [sam, ada]) await aCalendar(world.database, account)
  await makeHandles(ada)
  adas = await makeHandles(ada)
  for (const { id } of paged) {
    const { body } = await ada.call(id, { ...asked[id], limit: 1 })
    adasSnapshots[id] = body.outcome.collection?.snapshot_handle ?? ''
    adasCursors[id] = body.outcome.collection?.next_cursor ?? ''
  }
  const { ideas_list_handle = '', person_handle = '' } = await makeHandles(sam)
  await sam.call('ideas.lists.delete', { ideas_list_handle })
  await sam.call('relationships.people.manage', { operation: 'delete', person_handle })
  gone = { ideas_list_handle, person_handle }
  shared = await shareWithSam()
  adasRows = await rows.content(ada.owner)
})
afterAll(async () => {
  await rows?.end()
})

/** Its handles come only together and with nothing else; its own test tries those of others. */
const together = 'ideas.recommendations.prepare'

const apart = live.filter(({ id }) => id !== together)

const cases = apart.flatMap((facts) =>
  facts.fields.filter(isHandle).map((field) => [facts.id, field, facts] as const),
)

test('there are handles to try', () => {
  expect(cases).not.toEqual([])
  expect(paged).not.toEqual([])
})

describe.each(cases)('%s %s', (id, field, facts) => {
  const send = (input: Values, key?: string): Promise<Given> =>
    post(id, input, { url: world.url, token: sam.token, key })

  test("answers 404 alike to another account's handle, to one that is gone, unknown or malformed", async () => {
    const kind = kindOf(field)
    const examples = exampleInputs(id).map(({ input }) => input)
    const own = await makeHandles(sam, [{ [field]: null }, ...examples])
    if (field === 'snapshot_handle') own.snapshot_handle = await makeSnapshot(sam, id)
    const mine = own[kind]
    if (mine === undefined)
      throw new Error(`test/support/given/handles/make.ts makes no ${kind} yet.`)
    const accepted = await send(holding(facts, field, mine, own))
    expect(accepted.defects).toEqual([])
    expect({ status: accepted.status, code: accepted.body.code }).toEqual({
      status: 200,
      code: undefined,
    })

    const foreign = (field === 'snapshot_handle' ? adasSnapshots[id] : adas[kind]) ?? ''
    const key = facts.idempotency_key ? randomUUID() : undefined
    const first = await send(holding(facts, field, foreign, own), key)
    expect(first.defects).toEqual([])
    if (leftAlone.includes(`${id} ${field}`)) {
      expect(first.status).toBe(200)
      return
    }
    expect(first).toMatchObject({ status: 404, body: { code: 'reference_not_found' } })
    expect(JSON.stringify(first.body)).not.toContain(foreign)
    const isRefused = !readsShared.includes(id) && !takesShared.includes(`${id} ${field}`)
    const others = [
      unknown(mine),
      ...malformed(mine, own),
      ...(gone[kind] && !isRepeatable(id) ? [gone[kind]] : []),
      ...(shared[kind] && isRefused ? [shared[kind]] : []),
    ]
    for (const handle of others) {
      const other = await send(holding(facts, field, handle, own))
      const isOther = isOfAnotherKind(handle, mine)
      expect(answered(other.body, isOther), handle).toEqual(answered(first.body, isOther))
      expect(headersOf(other, isOther), handle).toEqual(headersOf(first, isOther))
    }
    // What was refused has taken no key.
    if (key === undefined) return
    const another = await makeHandles(sam, [{ [field]: null }, ...examples])
    const { run_handle = '', reply_contract_handle = '', item_handle, plan_handle = '' } = another
    // A run and its reply contract are named together, and so are a plan and an item of its checklist.
    const together = {
      ...own,
      ...(run_handle !== '' && { run_handle, reply_contract_handle }),
      ...(item_handle !== undefined && { plan_handle }),
    }
    const again = await send(holding(facts, field, another[kind] ?? '', together), key)
    expect(again.status).toBe(200)
    expect(again.body.replayed).toBeUndefined()
  })
})

describe.each(paged.map(({ id }) => id))('%s cursor', (id) => {
  test("answers 422 alike to another account's cursor, another capability's, and junk", async () => {
    const foreign = adasCursors[id] ?? ''
    expect(foreign).not.toBe('')
    expect((await ada.call(id, { cursor: foreign })).status).toBe(200)
    const send = (cursor: string) => post(id, { cursor }, { url: world.url, token: sam.token })
    const first = await send(foreign)
    expect(first).toMatchObject({ status: 422, body: { code: 'cursor_invalid' }, defects: [] })
    const others = Object.values(adasCursors).filter((cursor) => cursor !== foreign)
    for (const cursor of [...others, 'junk', `${foreign}x`, foreign.slice(0, -4)]) {
      expect(comparable((await send(cursor)).body), cursor).toEqual(comparable(first.body))
      const other = await post(id, { cursor }, { url: world.url, token: ada.token })
      expect(comparable(other.body), cursor).toEqual(comparable(first.body))
    }
  })
})

test('only its own account can poll an execution; for another account it does not exist', async () => {
  const own = await makeHandles(sam)
  const poll = async (execution_id: string) => {
    const path = `/api/v2/capability-executions/${encodeURIComponent(execution_id)}`
    const response = await sam.request(path)
    return { status: response.status, body: comparable(await response.json()) }
  }
  expect((await poll(own.execution_id ?? '')).status).toBe(200)
  const first = await poll(adas.execution_id ?? '')
  expect(first).toMatchObject({ status: 404, body: { code: 'reference_not_found' } })
  const others = [
    unknown(adas.execution_id ?? ''),
    'u'.repeat(26),
    'short',
    'x'.repeat(200),
    '🍵',
    '%',
  ]
  for (const other of others) expect(await poll(other), other).toEqual(first)
})

test('nothing of the other account was touched by any of this', async () => {
  expect(await rows.content(ada.owner)).toEqual(adasRows)
})

/** Shares a list of Ada's with Sam; what Sam has of it: only reads of lists take it. */
async function shareWithSam(): Promise<Handles> {
  const { first: person_handle } = await connect(ada, sam)
  const { ideas_list_handle = '', idea_handle = '' } = await makeHandles(ada)
  const added = { ideas_list_handle, mode: 'add', idea_handles: [idea_handle] }
  await completed(ada, 'ideas.lists.items.update', added)
  const sharing = { ideas_list_handle, person_handle }
  const { prepared } = await completed(ada, 'ideas.lists.share.prepare', sharing)
  await completed(ada, 'actions.commit', { action_handle: prepared?.action_handle })
  const { items } = await completed(sam, 'ideas.lists.query', {})
  const list = items.find(({ shared_by }) => shared_by)?.ideas_list_handle ?? ''
  const [idea] = (await completed(sam, 'ideas.lists.get', { ideas_list_handle: list })).items
  const { idea_handle: theirs = '', candidate_id = '' } = idea ?? {}
  return { ideas_list_handle: list, idea_list_handle: list, idea_handle: theirs, candidate_id }
}

/** The fields that name in words what a handle names: of the two, one is enough, and they must not disagree. */
const otherNames: Record<string, readonly string[]> = {
  person_handle: ['name', 'person_name', 'person_query'],
  idea_list_handle: ['idea_list_query'],
}

/** A good input with this handle in this field, and the account's own handles in all others. */
function holding(facts: CapabilityFacts, field: string, handle: string, own: Handles): Values {
  const [current] = inputsOf(facts.id, facts.version)
  if (!current) throw new Error(`${facts.id} has no input schema.`)
  const { schema, definitions } = current
  const examples = exampleInputs(facts.id).map(({ input }) => input)
  const example =
    examples.find((input) => field in input) ?? examples[0] ?? sample(schema, definitions)
  // A snapshot continues a list as it was, so nothing else may come with it.
  const base = field === 'snapshot_handle' ? {} : withHandles(example as Values, own)
  for (const words of otherNames[field] ?? []) delete base[words]
  const value = field.endsWith('s') ? [handle] : handle
  return withField(resolved(schema, definitions), definitions, base, field, value)
}

/** A snapshot continues only the capability that took it. */
async function makeSnapshot(account: Account, id: CapabilityId): Promise<string> {
  const { body } = await account.call(id, asked[id])
  return body.outcome.collection?.snapshot_handle ?? ''
}

/** A handle like it that names nothing. */
function unknown(handle: string): string {
  return `${handle.slice(0, -26)}${'7'.repeat(25)}0`
}

/** What cannot be a handle of this kind, and is no longer than one. */
function malformed(handle: string, own: Handles): string[] {
  const prefix = handle.slice(0, -26)
  const wrongLetters = `${prefix}${'u'.repeat(26)}`
  if (prefix === '') return [wrongLetters, handle.toUpperCase()]
  // An idea and a private place are taken wherever a candidate is.
  const others = Object.values(own).filter((one) => prefix.length === 3 || !/^(id|pl)_/.test(one))
  const another = others.find((one) => one.includes('_') && !one.startsWith(prefix)) ?? ''
  return [
    wrongLetters,
    handle.toUpperCase(),
    `${handle} `,
    handle.slice(0, -1),
    handle.slice(3),
    `zz_${handle.slice(3)}`,
    another,
    '',
    '%',
    "' or 1=1 --",
    '../..',
    '🍵',
  ]
}

/** A refusal as it is compared: that a handle is of another kind follows from its form alone, and its words may say so. */
function answered(body: Given['body'], isOther: boolean): unknown {
  const { detail, errors, ...rest } = body
  return comparable(isOther ? rest : body)
}

function headersOf({ headers }: Given, isOther: boolean): Record<string, string> {
  const { 'content-length': length, ...same } = withoutId(headers)
  return isOther || length === undefined ? same : { ...same, 'content-length': length }
}

function isOfAnotherKind(handle: string, mine: string): boolean {
  const kind = kindOfHandle(handle)
  return kind !== null && kind !== kindOfHandle(mine)
}

/** What says of a thing that is gone that it was gone already. */
function isRepeatable(id: string): boolean {
  return (
    id === 'ideas.lists.delete' ||
    id === 'relationships.people.manage' ||
    id === 'plans.draft.delete'
  )
}

function withoutId(headers: Headers): Record<string, string> {
  const { 'x-request-id': _, date: __, ...same } = Object.fromEntries(headers)
  return same
}
