import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { hear } from '#test/assistant/said.ts'
import { withoutWider } from '#test/assistant/verdict.ts'

const asked = async (language: string, say: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  const { capability, input } = withoutWider(made).at(-1) ?? {}
  return { capability, input, lines: understood.reply.split('\n') }
}

type Asked = [language: string, say: string, input: Record<string, unknown>]

test.each<Asked>([
  ['en', "list upcoming plans I'm hosting", { scope: 'active', role: 'host' }],
  ['en', 'the outings I’m organising this weekend', { scope: 'active', role: 'host' }],
  ['en', 'which plans am I invited to next week', { scope: 'active', role: 'invitee' }],
  ['en', 'past plans I hosted', { scope: 'past', role: 'host' }],
  ['en', 'cancelled plans this month', { scope: 'canceled' }],
  ['en', 'my drafts for december', { scope: 'drafts' }],
  ['en', 'bowling plans in december', { scope: 'active', query: 'bowling' }],
  ['en', 'list every plan: old ones, new ones, cancelled ones, the lot', { scope: 'all' }],
  ['en', 'how many plans did I have in November', { scope: 'past' }],
  ['en', 'invitations for december', { role: 'invitee' }],
  ['en', 'plans with open tasks', {}],
  ['de', 'welche Pläne hatte ich im November', { scope: 'past' }],
  ['de', 'welche meiner kommenden Treffen veranstalte ich', { scope: 'active', role: 'host' }],
  ['de', 'vergangene Treffen, die ich veranstaltet habe', { scope: 'past', role: 'host' }],
  ['de', 'abgesagte Pläne diesen Monat', { scope: 'canceled' }],
])('%s: %s: narrows the plans by all that is said', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('plans.query')
  expect({ ...given, limit: undefined }).toEqual({ ...input, limit: undefined })
})

test.each([
  ['en', 'upcoming plans with Mira', '2 plans with Mira:'],
  ['en', 'plans with Ben next week', 'No plans with Ben for Monday, 7 December 2026 to'],
  ['en', 'cancelled plans this month', 'cancelled plan'],
  ['en', 'next plan with Ada', '2 plans with Ada:'],
  ['en', 'invites from Jonas', 'No plans with Jonas Weber.'],
  ['de', 'Pläne mit Ben nächste Woche', 'Kein Plan mit Ben, von Montag, 7. Dezember 2026, bis'],
])('%s: %s: says what was looked through', async (language, say, told) => {
  const { lines } = await asked(language, say)
  expect(lines[0]).toContain(told)
})

test.each<Asked>([
  ['en', 'events at Lido this week', { venue_query: 'Lido' }],
  ['en', 'is there anything on at the Lido on friday', { venue_query: 'Lido' }],
  ['en', 'jazz concerts in Kreuzberg on Saturday', { query: 'jazz concerts in Kreuzberg' }],
  ['en', "what's on in Kreuzberg on saturday", { query: 'Kreuzberg' }],
  ['en', 'any gigs at SO36 tomorrow', { query: 'gigs', venue_query: 'SO36' }],
  ['en', "what's on in Neukölln on saturday", { query: 'Neukölln' }],
  ['en', 'any markets this weekend', { query: 'markets' }],
  ['de', 'Konzerte im Lido diese Woche', { query: 'Konzerte', venue_query: 'Lido' }],
  ['de', 'was ist am Samstag in Kreuzberg los', { query: 'Kreuzberg' }],
])('%s: %s: looks for events by what, where and when', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('events.search')
  expect(given).toEqual({
    ...input,
    starts_after: expect.any(String),
    starts_before: expect.any(String),
  })
})

test.each<Asked>([
  ['en', 'what can I do with Ada in Kreuzberg on saturday', { neighborhoods: ['Kreuzberg'] }],
  ['en', 'something warm with Ada on Sunday', { preference_terms: ['warm'] }],
  ['de', 'was kann ich mit Ada in Kreuzberg am Samstag machen', { neighborhoods: ['Kreuzberg'] }],
  ['de', 'was Warmes mit Ada am Sonntag', { preference_terms: ['Warmes'] }],
])('%s: %s: is something to do where and as it is wished', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('ideas.recommendations.get')
  expect(given).toMatchObject({ ...input, people: ['Ada'] })
})

test.each<Asked>([
  [
    'en',
    'saved ideas for Ada in Neukölln',
    { person_handle: handleOf('person.ada'), query: 'Neukölln' },
  ],
  ['de', 'gemerkte Ideen für Ada in Neukölln', { person_name: 'Ada', query: 'Neukölln' }],
])('%s: %s: finds ideas of somebody by words', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('ideas.saved.query')
  expect(given).toEqual(input)
})

test.each<Asked>([
  ['en', 'what do Ada and I both like', { mutual_only: true }],
  ['de', 'was mögen Ada und ich beide', { mutual_only: true }],
])('%s: %s: finds only what both like', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('ideas.saved.query')
  expect(given).toEqual({ ...input, person_name: 'Ada' })
})

test.each([
  ['en', 'past outings with Ada', 'I could not narrow that by “Ada”.'],
  ['en', 'events with Ada this weekend', 'I could not narrow that by “Ada”.'],
  ['en', 'plans with open tasks', 'I could not narrow that by “open tasks”.'],
  ['en', 'ideas I saved last week', 'I could not narrow that by “last week”.'],
  ['de', 'vergangene Treffen mit Ada', 'Danach konnte ich nicht auswählen: „Ada“.'],
])('%s: %s: says what it could not narrow by', async (language, say, told) => {
  const { lines } = await asked(language, say)
  expect(lines).toContain(told)
})

test.each<Asked>([
  [
    'en',
    'when can Ada and Ben do before the 12th after 6pm',
    { starts_before: '2026-12-11T23:00:00.000Z', daily_start: '18:00' },
  ],
  [
    'en',
    'when are Ada and Ben free next week in the evenings',
    { when_preset: 'next-week', daily_start: '17:00' },
  ],
  [
    'en',
    'are Ada and Ben free on weekday evenings next week',
    { days_of_week: [1, 2, 3, 4, 5], daily_start: '17:00' },
  ],
  [
    'en',
    'which evening suits Ada and Ben next week',
    { when_preset: 'next-week', daily_start: '17:00' },
  ],
  [
    'de',
    'sind Ada und Ben werktags nächste Woche frei',
    { days_of_week: [1, 2, 3, 4, 5], starts_before: '2026-12-13T23:00:00.000Z' },
  ],
])('%s: %s: looks for free time in all that is said of when', async (language, say, input) => {
  const { capability, input: given } = await asked(language, say)
  expect(capability).toBe('availability.query')
  expect(given).toMatchObject({ ...input, person_names: ['Ada', 'Ben'] })
})
