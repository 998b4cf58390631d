import { expect, test } from 'vitest'
import { offeredZones } from '#server/domain/basics/offered_zones.ts'
import { zoneMeant } from '#server/domain/places/zone_of_place.ts'

const clocks = (timeZone: string) =>
  ['1990-07-01', '2010-01-01', '2026-01-01', '2026-07-01'].map((day) =>
    new Date(`${day}T12:00:00Z`).toLocaleString('en', { timeZone }),
  )

test('zones are offered by their present names, each once, and none is lost', () => {
  const offered = offeredZones()
  const old = Intl.supportedValuesOf('timeZone')
  expect(new Set(offered).size).toBe(old.length)
  for (const [before, now] of [
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ] as const) {
    expect([offered.includes(before), offered.includes(now)]).toEqual([false, true])
  }
  // A name that is new stands for an old one with the same clocks.
  const added = offered.filter((zone) => !old.includes(zone))
  const gone = old.filter((zone) => !offered.includes(zone))
  expect(added.map((zone) => clocks(zone)).sort()).toEqual(gone.map((zone) => clocks(zone)).sort())
})

test('what is offered is accepted, and so are the names of old', () => {
  for (const zone of [...offeredZones(), ...Intl.supportedValuesOf('timeZone')])
    expect([zone, zoneMeant(zone)]).toEqual([zone, zone])
})
