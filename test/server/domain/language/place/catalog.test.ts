import { describe, expect, test } from 'vitest'
import { activityWords } from '#server/domain/language/activity/words.ts'
import { activityIn } from '#server/domain/language/activity/find.ts'
import {
  catalogCities,
  citiesIn,
  cityNamed,
  neighborhoodIn,
  zoneOfCity,
} from '#server/domain/language/place/catalog.ts'
import { readFileSync } from 'node:fs'
import { known } from '#test/support/given/claims.ts'

const catalogs = readFileSync('server/database/migrations/0002_catalogs.sql', 'utf8')
const cities = new Set(
  [...catalogs.matchAll(/^ {2}\('.*', '.*', '(.*)'\)[,;]$/gm)].map(([, city]) => city),
)
const activities = [
  ...(catalogs.split('insert into neighborhoods')[0] ?? '').matchAll(/^ {2}\('(.*)', '.*'\)/gm),
].map(([, name]) => name ?? '')

describe('the catalogs', () => {
  test('have the cities whose names are read, each with its zone', () => {
    expect([...cities].sort()).toEqual([...catalogCities].sort())
    for (const city of catalogCities) expect(zoneOfCity(city), city).not.toBeNull()
  })

  test('have the activities that words are known for', () => {
    const named = activityWords.map(({ name }) => name)
    expect(activities).toHaveLength(76)
    expect(named.sort()).toEqual([...activities].sort())
    for (const name of activities) expect(activityIn(name, activities), name).toBe(name)
  })
})

describe('cities', () => {
  test.each([
    ['Cafés in München and Hambourg', ['Munich', 'Hamburg']],
    ['NYC or Brooklyn', ['New York']],
    ['Berliner Weisse', []],
    ['Londres', ['London']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(citiesIn(text)).toEqual(expected)
  })

  test('a name means a city, or nothing', () => {
    expect(cityNamed('münchen')).toBe('Munich')
    expect(cityNamed('New Berlin')).toBeNull()
    expect(cityNamed('?')).toBeNull()
    expect(cityNamed('', ['Leipzig'])).toBeNull()
    expect(cityNamed('leipzig', ['Leipzig'])).toBe('Leipzig')
  })
})

describe('neighborhoods', () => {
  const look = (text: string, cities: string[] = [], isAddress = false) =>
    neighborhoodIn(text, { known: known.neighborhoods, cities, isAddress })?.name ?? null

  test('count as whole words, where the city agrees or is not named', () => {
    expect(look('Ramen in Kreuzberg')).toBe('Kreuzberg')
    expect(look('Kreuzberger Nächte')).toBeNull()
    expect(look('Ramen in Kreuzberg', ['Hamburg'])).toBeNull()
    expect(look('Bar in St. Pauli, Hamburg')).toBe('St. Pauli')
  })

  test('that are other words count in an address, or with their city', () => {
    expect(look('in der Mitte')).toBeNull()
    expect(look('in der Mitte', ['Berlin'])).toBe('Mitte')
    expect(look('Torstraße 1, 10119 Berlin-Mitte', [], true)).toBe('Mitte')
  })
})

test.each([
  ['Hako Ramen', 'Ramen'],
  ['BarOrPub', 'Bars'],
  ['Museum', 'Museums'],
  ['MusicEvent', 'Concerts'],
  ['Museen und mehr', 'Museums'],
  ['Konzert im Park', 'Concerts'],
  ['Restaurant . Japanese . Ramen', 'Ramen'],
  ['Flohmarkt am Mauerpark', 'Flea markets'],
  ['Weihnachtsmarkt', 'Markets'],
  ['Marché de Noël', 'Markets'],
  ['heladería artesanal', 'Ice cream'],
  ['Zwembad Noord', 'Swimming'],
  ['Tischtennis', 'Table Tennis'],
  ['Abendlesung', 'Readings'],
  ['Vorlesung', null],
  ['Come and see the play', null],
  ['Barbecue', null],
  ['', null],
])('“%s” is about %s', (text, expected) => {
  expect(activityIn(text, activities)).toBe(expected)
})
