import { expect, test } from 'vitest'
import { momentOf } from '#server/domain/language/time/moment.ts'

function time(local: string, offset: number | null = null, timezone: string | null = null) {
  return { local, offset, timezone, precision: 'exact' } as const
}

test.each([
  // A wall time in the venue's zone, and without one in the account's.
  ['2026-12-12T20:00:00', null, null, 'America/New_York', '2026-12-13T01:00:00.000Z', false],
  ['2026-12-12T20:00:00', null, null, null, '2026-12-12T19:00:00.000Z', true],
  ['2026-07-12T20:00:00', null, null, null, '2026-07-12T18:00:00.000Z', true],
  // An offset is an instant, wherever the venue is.
  ['2026-12-12T20:00:00', 0, null, 'America/New_York', '2026-12-12T20:00:00.000Z', false],
  ['2026-12-12T20:00:00', 330, null, null, '2026-12-12T14:30:00.000Z', false],
  ['2026-12-12T20:00:00', -300, null, null, '2026-12-13T01:00:00.000Z', false],
  ['2026-12-12T20:00:00', 60, null, null, '2026-12-12T19:00:00.000Z', false],
  ['2026-12-12T20:00:00', 0, null, null, '2026-12-12T20:00:00.000Z', false],
  // The source's own zone.
  ['2026-12-12T20:00:00', null, 'Asia/Tokyo', 'Europe/Paris', '2026-12-12T11:00:00.000Z', false],
  ['2026-12-12T20:00:00', null, 'Nowhere/City', null, '2026-12-12T19:00:00.000Z', true],
  // Put forward over it: the offset before, so that clocks show 03:30.
  ['2027-03-28T02:30:00', null, null, 'Europe/Berlin', '2027-03-28T01:30:00.000Z', false],
  ['2027-03-14T02:30:00', null, null, 'America/New_York', '2027-03-14T07:30:00.000Z', false],
  ['2027-03-28T01:30:00', null, null, 'Europe/London', '2027-03-28T01:30:00.000Z', false],
  // Shown twice: the first.
  ['2026-10-25T02:30:00', null, null, 'Europe/Berlin', '2026-10-25T00:30:00.000Z', false],
  ['2026-11-01T01:30:00', null, null, 'America/New_York', '2026-11-01T05:30:00.000Z', false],
  ['2027-04-04T02:30:00', null, null, 'Australia/Sydney', '2027-04-03T15:30:00.000Z', false],
  ['2026-12-12T00:00:00', null, null, 'Asia/Kathmandu', '2026-12-11T18:15:00.000Z', false],
])('%s, offset %s, zone %s, venue %s is %s', (local, offset, zone, venue, at, assumed) => {
  const moment = momentOf(time(local, offset, zone), { venue, account: 'Europe/Berlin' })
  expect([moment?.at.toISOString(), moment?.is_zone_assumed]).toEqual([at, assumed])
})

test.each([
  [-300, 'America/New_York', false],
  [-300, 'America/Los_Angeles', true],
  [60, 'America/New_York', true],
  // Machines write instants in universal time, wherever something is.
  [0, 'America/New_York', false],
  [null, 'America/New_York', false],
  // It is shown in the account's zone where nothing else is known.
  [-300, null, true],
  [60, null, false],
])('an offset of %s at a place in %s differs: %s', (offset, venue, differs) => {
  const zones = { venue, account: 'Europe/Berlin' }
  expect(momentOf(time('2026-12-12T20:00:00', offset), zones)?.differs).toBe(differs)
})

test('what is not a time has no instant', () => {
  const zones = { venue: null, account: 'Europe/Berlin' }
  for (const local of [
    '',
    '2026-12-12',
    '2026-13-12T20:00:00',
    '2026-12-12T25:00:00',
    '0001-01-01T00:00:00',
  ]) {
    expect(momentOf(time(local), zones)).toBeNull()
  }
})
