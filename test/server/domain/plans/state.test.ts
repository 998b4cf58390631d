import { expect, test } from 'vitest'
import { planState, type StoredState } from '#server/domain/plans/state.ts'
import { tipOf } from '#server/domain/plans/tip.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const plan = (state: StoredState, start: number | null, end: number | null = null) => ({
  state,
  scheduled_at: start === null ? null : hours(start),
  scheduled_ends_at: end === null ? null : hours(end),
})

test('only a plan that was sent becomes past, and only a draft is prepared', () => {
  const state = (row: ReturnType<typeof plan>, waiting = false) => planState(row, { now, waiting })
  expect(state(plan('active', -3))).toBe('past')
  expect(state(plan('shared', -2.9))).toBe('shared')
  expect(state(plan('active', -3, 1))).toBe('active')
  expect(state(plan('active', -1, 0))).toBe('past')
  expect(state(plan('active', null))).toBe('active')
  expect(state(plan('canceled', -30))).toBe('canceled')
  expect(state(plan('draft', -30))).toBe('draft')
  expect(state(plan('reviewed', 30), true)).toBe('prepared')
  expect(state(plan('active', 30), true)).toBe('active')
  expect(state(plan('discarded', -30), true)).toBe('discarded')
})

const asked = {
  capacity_min: 3,
  accepted: 1,
  tipped: false,
  exposed: true,
  rsvp_deadline: null,
  scheduled_at: null,
}

test('the host counts for tipping; a tipped plan stays tipped; a plan with too few guests is missed', () => {
  const state = (change: Partial<Parameters<typeof tipOf>[0]>) =>
    tipOf({ ...asked, ...change }, now).state
  expect(tipOf(asked, now)).toEqual({ capacity_min: 3, have: 2, state: 'open' })
  expect(state({ accepted: 2 })).toBe('tipped')
  expect(state({ tipped: true, accepted: 0, rsvp_deadline: hours(-1) })).toBe('tipped')
  expect(state({ rsvp_deadline: hours(-1), scheduled_at: hours(9) })).toBe('missed')
  expect(state({ rsvp_deadline: hours(1), scheduled_at: hours(9) })).toBe('open')
  expect(state({ scheduled_at: hours(-1) })).toBe('missed')
  expect(state({ scheduled_at: hours(-1), exposed: false })).toBe('open')
  expect(state({ capacity_min: null, scheduled_at: hours(-1) })).toBe('open')
})
