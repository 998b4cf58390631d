import { expect, test } from 'vitest'
import { briefSummary } from '#server/domain/messages/brief.ts'
import { invitesFound } from '#server/domain/messages/invites.ts'
import { groupSize } from '#server/domain/messages/mail.ts'
import { roomForAccepted } from '#server/domain/messages/plan_rules.ts'
import { planSummary, plansFound } from '#server/domain/messages/plans.ts'
import type { Plan } from '#generated/types.ts'

const plan: Plan = {
  plan_handle: 'pn_00000000000000000000000001',
  title: 'Ramen',
  state: 'active',
  role: 'host',
  scheduled_at: '2026-11-27T19:00:00.000Z',
  timezone: 'Europe/Berlin',
  revision: 1,
  checksum: '0'.repeat(64),
  rsvp: { accepted: 1, declined: 0, pending: 2, removed: 3 },
  tip: { capacity_min: null, have: 2, state: 'open' },
  rsvp_deadline: null,
  place: null,
}

test('a plan is summed up with the answers that were given', () => {
  expect(planSummary(plan)).toBe(
    '“Ramen” is active: Friday, 27 November 2026, 20:00, Berlin time (GMT+1). 3 guests: 1 accepted, 2 not answered yet.',
  )
  const open = { ...plan, scheduled_at: null, rsvp: { ...plan.rsvp, accepted: 0, pending: 0 } }
  expect(
    planSummary({ ...open, state: 'draft' }, { host_name: 'Sam', rsvp_status: 'pending' }),
  ).toBe('“Ramen” is a draft: no time is set yet. Sam is the host. Nobody has been invited yet.')
})

test('lists are counted in whole sentences', () => {
  expect(plansFound(0, false)).toBe('No plans found.')
  expect(plansFound(1, true)).toBe('Found 1 plan. There are more.')
  expect(invitesFound(0, 0, false)).toBe('No invites found.')
  expect(invitesFound(1, 1, false)).toBe('Found 1 invite. It is waiting for your answer.')
  expect(invitesFound(1, 0, false)).toBe('Found 1 invite. It needs no answer.')
  expect(invitesFound(3, 0, false)).toBe('Found 3 invites. None of them needs an answer.')
  expect(invitesFound(3, 1, false)).toBe('Found 3 invites. 1 of them is waiting for your answer.')
  expect(invitesFound(3, 2, true)).toBe(
    'Found 3 invites. 2 of them are waiting for your answer. There are more.',
  )
})

test('the brief names three titles of a section', () => {
  const items = ['A', 'B', 'C', 'D', 'E'].map((title) => ({
    title,
    reference: { kind: 'plan', handle: plan.plan_handle, label: title },
    due_at: null,
  }))
  expect(briefSummary([])).toBe('Nothing needs your attention right now.')
  expect(briefSummary([{ section: { type: 'waiting', priority: 3, items }, total: 12 }])).toBe(
    'Still open: A; B; C; and 9 more.',
  )
})

test('numbers of people say that the host counts', () => {
  expect(groupSize(null, null)).toBeNull()
  expect(groupSize(3, null)).toBe('at least 3, including the host')
  expect(groupSize(null, 8)).toBe('up to 8, including the host')
  expect(groupSize(4, 4)).toBe('exactly 4, including the host')
  expect(groupSize(3, 8)).toBe('3 to 8, including the host')
  expect(roomForAccepted(1).message).toBe(
    'must be at least 2: 1 guest has already accepted, and the host counts too',
  )
})
