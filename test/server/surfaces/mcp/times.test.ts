import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { localTime } from '#server/surfaces/mcp/answer/local_time.ts'
import { withTimes } from '#server/surfaces/mcp/times.ts'
import { tools } from '#server/surfaces/mcp/tools.ts'
import { aCandidate, inHours } from '#test/support/given/plans.ts'
import { connectModern } from '#test/support/mcp_clients.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const at = '2026-12-05T17:00:00.000Z'
const written = localTime(at, 'Europe/Berlin') ?? ''

interface Node {
  readonly format?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
  readonly anyOf?: readonly Node[]
}

/** Every input of a schema with one time in it, and the inputs with the same time as texts write it. */
function inputsWith({ format, properties = {}, items, anyOf = [] }: Node, time: string): unknown[] {
  return [
    ...(format === 'date-time' ? [time] : []),
    ...Object.entries(properties).flatMap(([field, one]) =>
      inputsWith(one, time).map((value) => ({ [field]: value })),
    ),
    ...(items ? inputsWith(items, time).map((value) => [value]) : []),
    ...anyOf.flatMap((one) => inputsWith(one, time)),
  ]
}

test('every time of every input is taken as texts write it', () => {
  expect(written).toBe('Sat 2026-12-05T18:00+01:00')
  let count = 0
  for (const { manifest } of tools.values()) {
    const whole = inputsWith(Object(manifest.inputSchema), '2026-12-05T18:00:00+01:00')
    for (const text of [written, written.slice(4)]) {
      const short = inputsWith(Object(manifest.inputSchema), text)
      expect(short.map((input) => withTimes(manifest.inputSchema, Object(input)))).toEqual(whole)
    }
    count += whole.length
  }
  expect(count).toBeGreaterThan(15)
})

test.each([
  ['service_search_events', { starts_after: written }, { starts_after: written.slice(4) }],
  ['service_search', { requested_start_at: written }, { requested_start_at: written.slice(4) }],
  [
    'service_get_for_you',
    { time_slots: [{ starts_at: written, ends_at: '2026-12-06' }] },
    { time_slots: [{ starts_at: written.slice(4), ends_at: '2026-12-06' }] },
  ],
])('%s takes a time with its weekday where it also takes days', (tool, input, taken) => {
  const { manifest } = tools.get(tool) ?? {}
  expect(withTimes(Object(manifest).inputSchema, input)).toEqual(taken)
})

test('and nothing else is changed', () => {
  const input = { title_override: written, scheduled_at: 'Sat 2026-12-05', __proto__: { a: 1 } }
  const { manifest } = tools.get('service_draft_invite') ?? {}
  expect(withTimes(Object(manifest).inputSchema, input)).toEqual(input)
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
