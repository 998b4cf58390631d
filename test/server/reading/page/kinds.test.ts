import { expect, test } from 'vitest'
import { activitiesOf, activityNames, rankOf } from '#server/reading/page/kinds.ts'
import { knownCatalogs } from '#test/support/pages/known.ts'

test('the catalog has every activity that a type or a word means', () => {
  const { activities } = knownCatalogs()
  expect(activities.length).toBeGreaterThan(50)
  expect(activityNames.filter((name) => !activities.includes(name))).toEqual([])
})

test.each([
  [['MusicEvent'], 'event'],
  [['BusinessEvent'], 'event'],
  [['Restaurant', 'LocalBusiness'], 'business'],
  [['PetStore'], 'business'],
  [['Place'], 'place'],
  [['NewsArticle'], 'work'],
  [['Organization'], null],
  [['Person'], null],
  [['WebSite'], null],
  [['BreadcrumbList'], null],
  [['constructor'], null],
  [['__proto__'], null],
  [[], null],
])('%j is a thing of rank %s', (types, rank) => {
  expect(rankOf(types)).toBe(rank)
})

test.each([
  [['Museum'], [], ['Museums']],
  [['BarOrPub'], [], ['Bars']],
  [['Restaurant'], ['Ramen', 'Japanese'], ['Ramen', 'Dinner']],
  [['TheaterEvent'], [], ['Theatre']],
  [['toString'], ['hasOwnProperty', 'constructor'], []],
])('%j with %j is %j', (types, cuisines, expected) => {
  expect(activitiesOf(types, cuisines)).toEqual(expected)
})
