import { expect, test } from 'vitest'
import { AreaLookup } from '#server/domain/inventory/area_lookup.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { factsOf } from '#server/domain/inventory/facts.ts'

const nowhere = new AreaLookup([])

const day = (date: string): FoundTime => ({
  local: `${date}T00:00:00`,
  offset: null,
  timezone: null,
  precision: 'date_only',
})

/** What becomes of an event of these days in Berlin, as it is now at this instant. */
const made = (first: string, last: string | null, now = '2026-12-01T12:00:00Z') =>
  factsOf(
    { name: 'Flea market', starts: day(first), ...(last !== null && { ends: day(last) }) },
    {
      ...{ areas: nowhere, timezone: 'Europe/Berlin', city: null, activities: [] },
      now: new Date(now),
    },
  )

test.for([
  ['in winter', '2027-01-15', '2027-01-17', '2027-01-17T23:00:00.000Z'],
  ['on which clocks are put forward', '2027-03-26', '2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['on which they go back', '2027-10-29', '2027-10-31', '2027-10-31T23:00:00.000Z'],
] as const)('an event of several days ends with its last day, %s', ([, first, last, ends]) => {
  expect(made(first, last)).toMatchObject({ facts: { ends_at: new Date(ends) } })
})

test('an event of one day is over when the day is, also where clocks change on it', () => {
  expect(made('2027-03-28', null, '2027-03-28T21:59:00Z')).toHaveProperty('facts')
  expect(made('2027-03-28', null, '2027-03-28T22:00:00Z')).toEqual({ left_out: 'over' })
  expect(made('2027-10-31', null, '2027-10-31T22:59:00Z')).toHaveProperty('facts')
  expect(made('2027-10-31', null, '2027-10-31T23:00:00Z')).toEqual({ left_out: 'over' })
})
