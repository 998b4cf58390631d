import { expect, test } from 'vitest'
import { zoneMeant } from '#server/domain/places/zone_of_place.ts'

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  [' europe/berlin ', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['Berlin', 'Europe/Berlin'],
  ['münchen', 'Europe/Berlin'],
  ['Munich', 'Europe/Berlin'],
  ['Köln', 'Europe/Berlin'],
  ['New York', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Sydney', 'Australia/Sydney'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Berlin, Germany', 'Europe/Berlin'],
  ['Germany', 'Europe/Berlin'],
  ['Deutschland', 'Europe/Berlin'],
  ['Österreich', 'Europe/Vienna'],
  ['Japan', 'Asia/Tokyo'],
  ['France', 'Europe/Paris'],
  ['Polska', 'Europe/Warsaw'],
])('%s is %s', (typed, zone) => {
  expect(zoneMeant(typed)).toBe(zone)
})

test.each([
  ['a country with several clocks', 'Australia'],
  ['another', 'Brazil'],
  ['an offset', 'GMT+1'],
  ['an offset without a name', '+01:00'],
  ['a place that does not exist', 'Nowhere'],
  ['a city of another country', 'Berlin, Japan'],
  ['nothing', '  '],
])('%s is not known', (_, typed) => {
  expect(zoneMeant(typed)).toBeNull()
})
