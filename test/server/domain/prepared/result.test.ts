import { expect, test } from 'vitest'
import { readCommittedResult } from '#server/domain/prepared/result.ts'
import type { IdeasList, Plan } from '#generated/types.ts'

const plan: Plan = {
  plan_handle: 'pn_00000000000000000000000000',
  title: 'Ramen',
  state: 'active',
  role: 'host',
  scheduled_at: '2026-11-29T15:00:00.000Z',
  timezone: 'Europe/Berlin',
  revision: 1,
  checksum: 'ab'.repeat(32),
  rsvp: { accepted: 1, declined: 0, pending: 2, removed: 0 },
  tip: { capacity_min: null, have: 2, state: 'open' },
  rsvp_deadline: null,
  place: { name: 'Kitchen', address: null },
}
const list: IdeasList = {
  ideas_list_handle: 'il_00000000000000000000000000',
  name: 'Summer',
  item_count: 2,
  people_count: 1,
  share_link_count: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
}
const deliveries = [{ person_handle: 'pe_00000000000000000000000000', status: 'queued' as const }]

test('what a commit stored is read as it was', () => {
  const place = {
    place_handle: 'pl_00000000000000000000000000',
    name: 'Kitchen',
    address: 'Weserstraße 12',
    description: null,
    timezone: null,
    activity_name: null,
    state: 'active' as const,
  }
  for (const result of [{ plan, deliveries }, { list, deliveries }, { deliveries: [] }]) {
    expect(readCommittedResult(JSON.parse(JSON.stringify(result)))).toEqual(result)
  }
  const saved = { plan: { ...plan, place }, deliveries }
  expect(readCommittedResult(saved)).toEqual(saved)
})

test('what another release stored otherwise is left out, and the rest is kept', () => {
  expect(readCommittedResult({ plan: { ...plan, tip: 'tipped' }, list, deliveries })).toEqual({
    list,
    deliveries,
  })
  expect(readCommittedResult({ plan, deliveries: [{ status: 'flown' }] })).toEqual({
    plan,
    deliveries: [],
  })
  expect(readCommittedResult(null)).toEqual({ deliveries: [] })
})
