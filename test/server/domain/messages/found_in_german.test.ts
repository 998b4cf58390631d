import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speaking } from '#server/domain/basics/speaking.ts'
import { activityTyped, activityWords } from '#server/domain/messages/german/activities.ts'
import { gapInGerman, reasonInGerman } from '#server/domain/messages/german/found.ts'
import * as say from '#server/domain/messages/recommendations.ts'

const [now, day] = [new Date('2037-11-27T12:00:00Z'), 86_400_000]
const zoned = { zone: 'Europe/Berlin', now, is_date_only: false, ends_at: null }
const later = (days: number) => new Date(now.getTime() + days * day)

test('every reason of a recommendation is said in German', () => {
  const all = [
    [say.ownReason, 'Hast du dir gemerkt'],
    [say.likedReason([], true), 'Gefällt dir'],
    [say.likedReason(['Ada'], false), 'Gefällt Ada'],
    [say.likedReason(['Ada', 'Jonas'], true), 'Gefällt dir, Ada und Jonas'],
    [say.likedReason(['Ada', 'B', 'C', 'D', 'E', 'F', 'G'], true), /, E und 2 weitere$/],
    [say.listReason('Regen and Schnee', ['Ada']), 'Auf „Regen and Schnee“, mit Ada'],
    [say.listReason('Regentage', []), 'Auf „Regentage“'],
    [say.matchReason('Ramen'), 'Passt zu „Ramen“'],
    [say.fitsReason(['ruhig', 'warm']), 'Passt zu „ruhig“ und „warm“'],
    [say.nearReason('Kreuzberg'), 'In Kreuzberg'],
    [say.openReason, 'Hat dann geöffnet'],
    [say.freeReason([]), 'Du hast dann Zeit'],
    [say.freeReason(['Ada']), 'Du und Ada haben dann Zeit'],
    [say.datedReason(later(1), zoned), 'Samstag, 13:00\u00a0Uhr'],
    [say.datedReason(later(20), zoned), 'Do., 17. Dez., 13:00\u00a0Uhr'],
    [say.datedReason(later(1), { ...zoned, is_date_only: true }), 'Samstag'],
    [
      say.datedReason(later(-3), { ...zoned, is_date_only: true, ends_at: later(2) }),
      'Bis Sonntag',
    ],
  ] as const
  for (const [english, german] of all) {
    const said = reasonInGerman(english)
    if (typeof german === 'string') expect([english, said]).toEqual([english, german])
    else expect(said).toMatch(german)
  }
  expect(reasonInGerman('Something quite different.')).toBeNull()
})

test('what a search does not know is said in German, with the titles that it names', () => {
  const titles = ['Botanico', 'Distrikt', 'Sauna', 'Ramen', 'Kino']
  const gaps = [
    [say.hoursUnknown(titles.slice(0, 2)), /von „Botanico“ und „Distrikt“ sind/],
    [say.hoursUnknown(titles), /„Sauna“ und 2 weiteren sind/],
    [say.locationUnknown(titles.slice(0, 1)), /fehlt „Botanico“/],
    [say.locationUnknown(titles), /^Einiges fehlt/],
    [say.sourceChanged(['Kino']), /„Kino“/],
    [say.areaUnknown, /kein Stadtteil/],
    [say.noPublicInventory, /öffentlichen Orte/],
    [say.availabilityUnknown(['you']), /nicht bekannt/],
    [say.nobodyKnownToLike(['Ada']), /nicht bekannt/],
  ] as const
  for (const [gap, german] of gaps) expect(gapInGerman(gap)).toMatch(german)
  expect(gapInGerman({ code: 'source_failed', message: 'A source could not be used.' })).toBeNull()
})

test('activities of the catalog are typed in German as they are said, and in English as ever', () => {
  const catalog = readFileSync('server/database/migrations/0002_catalogs.sql', 'utf8')
  const [activities = ''] = catalog.split('insert into neighborhoods')
  const names = [...activities.matchAll(/^ {2}\('([^']+)'/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(70)
  for (const name of names) {
    const [said, typed] = speaking('de', () => [
      activityWords(name),
      activityTyped(activityWords(name).toUpperCase()),
    ])
    // What German calls the same is left to the catalog, in any case of letters.
    expect(typed).toBe(said === name ? name.toUpperCase() : name)
    expect([activityWords(name), activityTyped(name)]).toEqual([name, name])
  }
  expect(speaking('de', () => activityWords('Cinema'))).toBe('Kino')
  expect(speaking('de', () => activityTyped('Fahrräder reparieren'))).toBe('Fahrräder reparieren')
})
