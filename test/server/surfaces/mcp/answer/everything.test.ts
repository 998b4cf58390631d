import { beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { callTool, type Told } from '#test/contract/mcp.ts'
import { all, isLive } from '#test/contract/live.ts'
import type { Values } from '#test/contract/sample.ts'
import { invite } from '#test/support/given/friendship.ts'
import { fillAccount } from '#test/support/given/full_account.ts'
import { tokensOf } from '#test/support/tokens.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
let made: Awaited<ReturnType<typeof fillAccount>> & Awaited<ReturnType<typeof makeWork>>
beforeAll(async () => {
  made = { ...(await fillAccount(world, sam)), ...(await makeWork()) }
}, 60_000)

/** What only a write makes: a capture, a roundup with as many items as one has, its execution, and an invitation. */
async function makeWork() {
  const { body: capture } = await sam.call('ideas.capture', { raw_text: 'Sauna at the lake' })
  const titles = Array.from({ length: 100 }, (_, at) => ({
    title: `Silent film with live piano and a talk afterwards ${at}`,
    excerpt: 'The film is shown in its own language, and the bar opens an hour before.',
  }))
  const { body: roundup } = await sam.call('ideas.roundup.mutate', {
    ...{ operation: 'create', items: titles, scope: 'all', selection_policy: 'save_all' },
    target_feed_text: 'Rainy Sunday afternoons with the children 2',
  })
  const invitation_token = await invite(await world.account('Ada'))
  return {
    capture: capture.data.capture_public_id,
    roundup: roundup.data.public_id,
    execution: String(roundup.execution_id),
    invitation_token,
  }
}

const most = 8_000

/** What each read is asked for, so that its answer is as large as it can be; several, where it answers different things. */
const inputs: Partial<Record<CapabilityId, () => Values[]>> = {
  'availability.query': () => [
    { when_preset: 'next-few-weekends', limit: 25, person_handles: made.people.slice(0, 25) },
  ],
  'events.search': () => [{ query: 'film', limit: 25 }],
  'invites.get': () => [{ invite_handle: made.invite }],
  'invites.list': () => [{ limit: 25 }],
  'likes.query': () => [{ limit: 25 }, { limit: 25, people_handles: made.people }],
  'executions.get': () => [{ execution_id: made.execution }],
  'ideas.capture.get': () => [{ capture_public_id: made.capture }],
  'ideas.roundup.get': () => [{ public_id: made.roundup }],
  'relationships.invitation.get': () => [{ invitation_token: made.invitation_token }],
  'ideas.lists.directions.get': () => [{ ideas_list_handle: made.list }],
  'ideas.lists.get': () => [{ ideas_list_handle: made.list }],
  'ideas.lists.likes.preview': () => [
    { ideas_list_handle: made.list, person_handles: [made.person] },
  ],
  'ideas.lists.query': () => [{ limit: 25 }],
  'plans.logistics.get': () => [{ plan_handle: made.plan }],
  'ideas.object.get': () => [
    ...[made.list, made.idea, made.place, made.person, made.plan].flatMap((handle) =>
      ['open', 'inspect'].map((operation) => ({
        ...{ operation, subject: { interaction_reference: handle } },
      })),
    ),
    { operation: 'list_contents', subject: { interaction_reference: made.list }, limit: 25 },
    { operation: 'list_ideas_lists', subject: { interaction_reference: made.idea }, limit: 25 },
    { operation: 'list_ideas_lists', limit: 25 },
  ],
  'relationships.people.query': () => [{ limit: 25 }],
  'relationships.person.get': () => [{ person_handle: made.person }],
  'places.private.query': () => [{ limit: 25 }],
  'plans.get': () => [{ plan_handle: made.plan }],
  'plans.query': () => [{ limit: 25 }],
  'plans.status.get': () => [{ plan_handle: made.plan }],
  'ideas.recommendations.get': () => [{ page_size: 25 }],
  'ideas.recommendations.prepare': () => [{ action: 'lookup', subject: 'film' }],
  'relationships.interest.get': () => [
    { subject: { type: 'idea', candidate_id: made.idea }, person_handle: made.person },
  ],
  'relationships.friendship.review': () => [
    { operation: 'create_invitation', people_handles: made.people, mode: 'shared' },
    { operation: 'disconnect', person_handle: made.person },
  ],
  'ideas.saved.query': () => [{ limit: 25 }],
  'ideas.search': () => [{ query: 'film', limit: 25 }],
}

const reads = all.filter(({ id, effect, tool }) => effect === 'read' && tool !== null && isLive(id))

/** What was answered before: several reads lead on to the same calls. */
const answered = new Map<string, Promise<Told>>()

function tool(id: CapabilityId, input: Values): Promise<Told> {
  const key = JSON.stringify([id, input])
  const told = answered.get(key) ?? callTool(id, input, { url: world.url, token: sam.token })
  answered.set(key, told)
  return told
}

describe.each(reads.map(({ id }) => [id] as const))(
  '%s of an account with 501 of everything',
  (id) => {
    test('costs 8,000 tokens at most, and what an answer leaves to the next is in it', async () => {
      for (const input of inputs[id]?.() ?? [{}]) {
        const { body } = await sam.call(id, input as never)
        const there = handlesIn(body.data)
        const told = await allOf(id, input)
        for (const one of told.slice(0, 3)) {
          expect(one.isError, one.text).toBe(body.status === 'failed')
          expect(await costAbove(JSON.stringify(one.body)), one.text).toBeLessThanOrEqual(most)
          expect(await costAbove(one.text), one.text).toBeLessThanOrEqual(most)
        }
        const here = new Set(told.flatMap((one) => [...handlesIn(one.body.data)]))
        const lost = [...there].filter((handle) => !here.has(handle))
        expect(lost).toEqual([])
      }
    }, 120_000)
  },
)

/** The tokens of a text that is long enough to have too many; no answer has a token for every second byte. */
async function costAbove(text: string): Promise<number> {
  return Buffer.byteLength(text) <= 2 * most ? 0 : tokensOf(text)
}

/** An answer, and those of all the calls that read on in its lists. */
async function allOf(id: CapabilityId, input: Values): Promise<Told[]> {
  const told = [await tool(id, input)]
  const open = waysOn(told[0])
  const done = new Set<string>()
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (done.has(JSON.stringify(way))) continue
    done.add(JSON.stringify(way))
    const next = await tool(way.id, way.input)
    told.push(next)
    open.push(...waysOn(next))
  }
  return told
}

/** The calls that an answer names for the entries it does not have. */
function waysOn(told: Told | undefined): { id: CapabilityId; input: Values }[] {
  const { next_actions = [], data } = Object(told?.body)
  return next_actions.flatMap((action: Values) => {
    const { tool, input = {}, takes = [], reason = '' } = Object(action)
    const facts = all.find((one) => one.tool === tool)
    const isOn = reason.startsWith('Read on: ') || Number(input.offset) > 0
    if (!facts || !isOn) return []
    // A client that validates arguments can send what is offered.
    const listed = Object(tools.get(tool)?.manifest.inputSchema.properties)
    expect(Object.keys(listed), tool).toEqual(expect.arrayContaining(Object.keys(input)))
    const taken = takes.map((field: string) => [field, memberOf(data, field)])
    return [{ id: facts.id, input: { ...input, ...Object.fromEntries(taken) } }]
  })
}

function memberOf(value: unknown, field: string): unknown {
  if (!isObject(value) && !Array.isArray(value)) return undefined
  if (isObject(value) && field in value) return value[field]
  for (const one of Object.values(value)) {
    const found = memberOf(one, field)
    if (found !== undefined) return found
  }
  return undefined
}

/** The handles in data, but for those of the places of things, which a long list may leave out, and of snapshots, of which each call makes one. */
function handlesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && /^(?!sn_)[a-z]{2}_[0-9a-z]{26}$/.test(value)) found.add(value)
  else if (value !== null && typeof value === 'object')
    for (const [field, one] of Object.entries(value))
      if (field !== 'place' && field !== 'venue') handlesIn(one, found)
  return found
}
