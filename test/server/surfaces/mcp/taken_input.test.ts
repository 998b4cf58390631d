import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { withOffset } from '#server/domain/basics/written_time.ts'
import { withOwnNames } from '#server/surfaces/mcp/input/other_names.ts'
import { withOffsets } from '#server/runtime/written_times.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const tool = (id: CapabilityId, input: Values, key: string = randomUUID()) =>
  callTool(id, input, { url: world.url, token: sam.token, key })

const factsOf = (id: CapabilityId): CapabilityFacts => capabilities[id]
const zone = 'Europe/Berlin'
const pe = 'pe_5k1pajyeqg0sq6k3txawct4qqn'

test.each<[CapabilityId, Values, Values]>([
  [
    'plans.draft.update',
    { scheduled_at: '2026-12-05T20:00' },
    { scheduled_at: '2026-12-05T20:00:00+01:00' },
  ],
  [
    'plans.draft.update',
    { scheduled_at: '2026-07-05T20:00:00' },
    { scheduled_at: '2026-07-05T20:00:00+02:00' },
  ],
  [
    'plans.draft.update',
    { scheduled_at: 'Sat 2026-12-05 20:00' },
    { scheduled_at: '2026-12-05T20:00:00+01:00' },
  ],
  [
    'plans.draft.update',
    { scheduled_at: 'Fri 2026-12-05 20:00' },
    { scheduled_at: 'Fri 2026-12-05 20:00' },
  ],
  // A day is no moment, and a time that clocks show twice, or never, is not one.
  ['plans.draft.update', { scheduled_at: '2026-12-05' }, { scheduled_at: '2026-12-05' }],
  [
    'plans.draft.update',
    { scheduled_at: '2026-10-25T02:30' },
    { scheduled_at: '2026-10-25T02:30' },
  ],
  [
    'plans.draft.update',
    { scheduled_at: '2027-03-28T02:30' },
    { scheduled_at: '2027-03-28T02:30' },
  ],
  [
    'plans.draft.update',
    { scheduled_at: '2026-12-05T20:00Z' },
    { scheduled_at: '2026-12-05T20:00Z' },
  ],
  [
    'availability.query',
    { starts_after: '2026-12-05', starts_before: '2026-12-07' },
    { starts_after: '2026-12-05T00:00:00+01:00', starts_before: '2026-12-07T00:00:00+01:00' },
  ],
  // A period begins at the first of two times, and ends at the second.
  [
    'availability.query',
    { starts_after: '2026-10-25T02:30', starts_before: '2026-10-25T02:30' },
    { starts_after: '2026-10-25T02:30:00+02:00', starts_before: '2026-10-25T02:30:00+01:00' },
  ],
  [
    'ideas.lists.create',
    { name: '2026-12-05', when_end: '2026-12-05' },
    { name: '2026-12-05', when_end: '2026-12-05' },
  ],
  [
    'ideas.recommendations.get',
    { requested_start_at: '2026-12-05T19:00', time_slots: [{ starts_at: '2026-12-05T19:00' }] },
    {
      requested_start_at: '2026-12-05T19:00:00+01:00',
      time_slots: [{ starts_at: '2026-12-05T19:00:00+01:00' }],
    },
  ],
  [
    'ideas.search',
    { query: 'x', starts_after: '2026-12-05' },
    { query: 'x', starts_after: '2026-12-05', timezone: zone },
  ],
  [
    'ideas.search',
    { query: 'x', timezone: 'America/New_York', requested_start_at: '2026-12-05T19:00' },
    { query: 'x', timezone: 'America/New_York', requested_start_at: '2026-12-05T19:00:00-05:00' },
  ],
  [
    'plans.update.prepare',
    { changes: { meetup_at: '2026-12-05T19:00' } },
    { changes: { meetup_at: '2026-12-05T19:00:00+01:00' } },
  ],
])('%s takes times without an offset as the account has them: %j', (id, sent, taken) => {
  expect(withOffsets(factsOf(id), sent, zone).input).toEqual(taken)
})

test.each<[CapabilityId, Values, string]>([
  ['plans.draft.update', { scheduled_at: '2026-10-25T02:30' }, 'Europe/Berlin show twice'],
  ['plans.draft.update', { scheduled_at: '2027-03-28 02:30' }, 'Europe/Berlin skip'],
  ['plans.update.prepare', { changes: { meetup_at: '2027-03-28T02:59' } }, 'Europe/Berlin skip'],
  [
    'ideas.recommendations.get',
    { time_slots: [{ starts_at: '2027-03-28T02:30', ends_at: '2027-03-28T05:00' }] },
    'Europe/Berlin skip',
  ],
  [
    'ideas.search',
    { query: 'x', timezone: 'America/New_York', requested_start_at: '2026-11-01T01:30' },
    'America/New_York show twice',
  ],
])('%s says of %j that it is no time, or two', (id, sent, why) => {
  const { input, unclear } = withOffsets(factsOf(id), sent, zone)
  expect(unclear.map(({ message }) => message)).toEqual([expect.stringContaining(why)])
  // Only what is not clear stays as it was sent.
  expect(JSON.stringify(input)).toMatch(/:30"|:59"/)
})

test.each(['2027-03-28T03:00', '2027-03-28T02:30:00+01:00', '2027-03-28', '2027-03-28 02:75', 'x'])(
  'nothing is said of clocks where they are not the reason: %s',
  (scheduled_at) => {
    expect(withOffsets(factsOf('plans.draft.update'), { scheduled_at }, zone).unclear).toEqual([])
  },
)

test('a time that the clocks show twice is refused with both', async () => {
  const scheduled_at = '2999-10-27T02:30'
  const { isError, text } = await tool('plans.draft.create', { candidate_id: 'x', scheduled_at })
  expect(isError).toBe(true)
  expect(text).toContain(
    '/scheduled_at: is a time that the clocks in Europe/Berlin show twice that day; ask the user, and send 2999-10-27T02:30:00+02:00 or 2999-10-27T02:30:00+01:00',
  )
})

test('a time without an offset is one on the clocks of any zone', () => {
  expect(withOffset('Sat 2026-12-05 20:00', 'Asia/Kathmandu', null)).toBe(
    '2026-12-05T20:00:00+05:45',
  )
  expect(withOffset('2026-02-30T20:00', zone, null)).toBeNull()
  expect(withOffset('tomorrow', zone, null)).toBeNull()
})

test.each<[CapabilityId, Values, Values]>([
  ['plans.roster.prepare', { person_names: ['Ada'] }, { recipient_names: ['Ada'] }],
  ['plans.invitation.prepare', { people: ['Ada'] }, { send_person_names: ['Ada'] }],
  ['availability.query', { person_name: 'Ada' }, { person_names: ['Ada'] }],
  ['likes.query', { person_handles: [pe] }, { people_handles: [pe] }],
  ['likes.query', { person_handle: pe }, { people_handles: [pe] }],
  ['relationships.people.manage', { name: 'Ada' }, { display_name: 'Ada' }],
  ['relationships.interest.get', { person_name: 'Ada' }, { person_query: 'Ada' }],
  ['ideas.lists.share.prepare', { person: 'Ada' }, { person_name: 'Ada' }],
  ['ideas.lists.share.prepare', { person_names: ['Ada', 'Ben'] }, { person_names: ['Ada', 'Ben'] }],
  [
    'plans.draft.create',
    { person_names: ['Ada'] },
    { audience_selection: { person_names: ['Ada'] } },
  ],
  ['likes.query', { person_handle: 'Ada' }, { person_handle: 'Ada' }],
  ['relationships.person.get', { person_name: 'Ada' }, { name: 'Ada' }],
  ['ideas.saved.query', { person_names: ['Ada'] }, { person_name: 'Ada' }],
  ['ideas.saved.query', { person_handles: [pe] }, { person_handle: pe }],
  ['relationships.person.get', { person_handle: 'Ada' }, { name: 'Ada' }],
  [
    'availability.query',
    { person_handles: [pe, 'Ada'] },
    { person_handles: [pe], person_names: ['Ada'] },
  ],
  ['availability.query', { person_handles: ['self'] }, { person_handles: ['self'] }],
  ['ideas.recommendations.get', { person_handles: ['Ada'] }, { people: ['Ada'] }],
  [
    'relationships.people.manage',
    { operation: 'rename', person_handle: pe, name: 'Ada' },
    { operation: 'rename', person_handle: pe, display_name: 'Ada' },
  ],
  [
    'relationships.people.manage',
    { operation: 'rename', person_name: 'Ada', name: 'Ada K' },
    { operation: 'rename', person_name: 'Ada', display_name: 'Ada K' },
  ],
  [
    'relationships.people.manage',
    { operation: 'delete', name: 'Ada' },
    { operation: 'delete', name: 'Ada' },
  ],
  // What is sent under its own name stands, and nothing is taken for what means something else.
  [
    'availability.query',
    { person_names: ['Ada'], people: ['Ben'] },
    { person_names: ['Ada'], people: ['Ben'] },
  ],
  ['likes.query', { query: 'x' }, { query: 'x' }],
  ['ideas.lists.rename', { person_name: 'x' }, { person_name: 'x' }],
  ['ideas.lists.members.update', { name: 'Rainy Sundays' }, { name: 'Rainy Sundays' }],
  [
    'ideas.object.get',
    { subject: { handle: 'il_1' } },
    { subject: { interaction_reference: 'il_1' } },
  ],
  [
    'ideas.object.mutate',
    { subject: { interaction_reference: 'il_1' } },
    { subject: { handle: 'il_1' } },
  ],
  [
    'plans.logistics.update',
    { item_handle: 'li_1', status: 'completed' },
    { item_handle: 'li_1', status: 'completed', mode: 'add' },
  ],
  [
    'plans.logistics.update',
    { item_handle: 'li_1', mode: 'replace' },
    { item_handle: 'li_1', mode: 'replace' },
  ],
  ['plans.logistics.update', { items: [] }, { items: [] }],
])('%s takes %j for what it means', (id, sent, taken) => {
  expect(withOwnNames(factsOf(id), sent)).toEqual(taken)
})

test('a wall-clock time is disclosed, the API refuses it, and its key is for what was sent', async () => {
  const { body: idea } = await sam.call('ideas.structured_create', {
    kind: 'place',
    title: 'Wall clock',
  })
  const draft = { candidate_id: idea.data.idea.idea_handle, scheduled_at: '2038-12-05 20:00' }
  const key = randomUUID()
  const made = await tool('plans.draft.create', draft, key)
  expect(made.body.data.plan).toMatchObject({ scheduled_at: '2038-12-05T19:00:00.000Z' })
  expect(made.text).toContain('Times without an offset are those of the account, Europe/Berlin.')
  const again = await tool('plans.draft.create', draft, key)
  expect(again.body).toMatchObject({ replayed: true })
  const other = { ...draft, scheduled_at: '2038-12-05T20:00:00+01:00' }
  expect((await tool('plans.draft.create', other, key)).body).toMatchObject({
    code: 'idempotency_conflict',
  })
  const refused = await sam.call('plans.draft.create', { ...draft, separate_outing: true } as never)
  expect(refused.status).toBe(422)
})
