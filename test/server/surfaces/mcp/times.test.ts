import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { partOf, schemaOf, type SchemaNode } from '#server/runtime/schema.ts'
import { localTime } from '#server/runtime/told/local_time.ts'
import { withTimes } from '#server/runtime/written_times.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { aCandidate, inHours } from '#test/support/given/plans.ts'
import { connectModern, post } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const at = '2026-12-05T17:00:00.000Z'
const written = localTime(at, 'Europe/Berlin') ?? ''

/** Every input of a capability with one time in it, by what the registry says of the field. */
function inputsWith(id: CapabilityId, time: string, is: (node: SchemaNode) => boolean): object[] {
  const definitions = schemaOf(id).$defs ?? {}
  const walk = (node: SchemaNode): unknown[] => {
    const target = node.$ref ? definitions[node.$ref.slice('#/$defs/'.length)] : undefined
    return [
      ...(is(node) ? [time] : []),
      ...Object.entries(node.properties ?? {}).flatMap(([field, one]) =>
        walk(one).map((value) => ({ [field]: value })),
      ),
      ...(node.items ? walk(node.items).map((value) => [value]) : []),
      ...(node.anyOf ?? []).flatMap(walk),
      ...(target ? walk(target) : []),
    ]
  }
  return walk(partOf(id, 'input') ?? {}).map(Object)
}

const isTime = ({ format }: SchemaNode) => format === 'date-time'
const isDay = ({ format }: SchemaNode) => format === 'date'
const all: readonly CapabilityFacts[] = [...tools.values()].map(({ facts }) => facts)

test('every time of every input is taken as texts write it, and nearly so', () => {
  expect(written).toBe('Sat 2026-12-05T18:00+01:00')
  const forms = [
    written,
    written.slice(4),
    'sat 2026-12-05T18:00+01:00',
    'Saturday, 2026-12-05 18:00 +01:00 ',
    '2026-12-05 18:00:00+0100',
  ]
  let count = 0
  for (const { id } of all) {
    const whole = inputsWith(id, '2026-12-05T18:00:00+01:00', isTime)
    for (const form of forms) {
      const short = inputsWith(id, form, isTime)
      expect(
        short.map((input) => withTimes(id, { ...input })),
        `${id}: ${form}`,
      ).toEqual(whole)
    }
    count += whole.length
  }
  expect(count).toBeGreaterThan(20)
})

test('every day is taken with its weekday', () => {
  const days = all.flatMap(({ id }) =>
    inputsWith(id, 'Sat 2026-12-05', isDay).map((input) => withTimes(id, { ...input })),
  )
  expect(days).toEqual([{ changes: { scheduled_date_local: '2026-12-05' } }])
})

test.each<[CapabilityId, object, object]>([
  ['events.search', { starts_after: written }, { starts_after: written.slice(4) }],
  ['ideas.search', { requested_start_at: written }, { requested_start_at: written.slice(4) }],
  [
    'ideas.recommendations.get',
    { time_slots: [{ starts_at: written, ends_at: 'Sun 2026-12-06' }] },
    { time_slots: [{ starts_at: written.slice(4), ends_at: '2026-12-06' }] },
  ],
  [
    'ideas.object.mutate',
    { share_options: { expires_at: written } },
    { share_options: { expires_at: '2026-12-05T18:00:00+01:00' } },
  ],
])('%s takes a time with its weekday where it also takes days', (id, input, taken) => {
  expect(withTimes(id, { ...input })).toEqual(taken)
})

test('and nothing else is changed', () => {
  const input = {
    title_override: written,
    scheduled_at: 'Sat 2026-12-05',
    claims: [[[[[[[[[[[written]]]]]]]]]]],
    ...JSON.parse('{"__proto__":{"a":1}}'),
  }
  expect(withTimes('plans.draft.create', input)).toEqual(input)
})

/** The text of the refusal of a call. */
async function refusalOf(id: CapabilityId, input: object): Promise<string> {
  const { tool: name, idempotency_key: isKeyed } = capabilities[id]
  const key = isKeyed ? { idempotency_key: randomUUID() } : {}
  const params = { name, arguments: { ...key, ...input } }
  const { body } = await post(sam, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const [{ text }] = body.result.content as [{ text: string }]
  expect(body.result.isError, text).toBe(true)
  return text
}

describe('a time that is not one is refused with what is wrong with it', () => {
  test('in every input: a weekday that is not that of its date', async () => {
    for (const { id } of all) {
      for (const input of inputsWith(id, 'Mon 2026-12-05T18:00+01:00', isTime)) {
        expect(await refusalOf(id, input), id).toContain('2026-12-05 is a Saturday')
      }
    }
  })

  test.each<[CapabilityId, object]>([
    ['events.search', { starts_after: 'Mon 2026-12-05T18:00+01:00' }],
    [
      'ideas.search',
      {
        query: 'x',
        starts_after: 'Mon 2026-12-05',
        starts_before: '2026-12-07',
        timezone: 'Europe/Berlin',
      },
    ],
    ['ideas.search', { query: 'x', requested_start_at: 'Mon 2026-12-05T18:00+01:00' }],
    ['discovery.prepare', { query: 'x', starts_after: 'Mon 2026-12-05' }],
    ['ideas.recommendations.get', { requested_start_at: 'Mon 2026-12-05T18:00+01:00' }],
    [
      'ideas.recommendations.get',
      { time_slots: [{ starts_at: 'Mon 2026-12-05', ends_at: '2026-12-06' }] },
    ],
  ])('where days are taken too: %s %j', async (id, input) => {
    expect(await refusalOf(id, input)).toContain('2026-12-05 is a Saturday')
  })

  test.each([
    ['Sam 2026-12-05T18:00+01:00', 'weekday is not one of Mon'],
    ['2026-12-05', 'no time of day'],
    ['2027-02-30T18:00+01:00', 'there is no day 2027-02-30'],
    ['2026-11-31', 'there is no day 2026-11-31'],
  ])('%s', async (scheduled_at, why) => {
    const { candidate_id } = await aCandidate(sam)
    const text = await refusalOf('plans.draft.create', { candidate_id, scheduled_at })
    expect(text).toContain(why)
  })
})

test('a time of one answer goes into the next call', async () => {
  const client = await connectModern(world, sam)
  const { candidate_id } = await aCandidate(sam)
  const scheduled_at = localTime(inHours(30), 'Europe/Berlin')
  const drafted = await client.call('service_draft_invite', {
    ...{ candidate_id, scheduled_at, idempotency_key: randomUUID() },
  })
  expect(drafted.structuredContent.status).toBe('completed')
  const text = drafted.content.map((one) => one.text).join('')
  expect(text).toContain(`scheduled_at=${scheduled_at}`)
  await client.close()
})
