import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

const said = async (language: string, say: string) => {
  const { made } = await hear({ say, call: 'none', write: false }, language)
  return made.filter((one) => one.writes)
}

test.each([
  ['en', 'draft the planetarium for Saturday 3pm with Ada, rsvp by Thursday 6pm'],
  ['en', 'draft the planetarium for Saturday 3pm with Ada, they must answer by Thursday 6pm'],
  ['en', 'draft the planetarium for Saturday 3pm with Ada, deadline Thursday 6pm'],
  ['en', 'the planetarium: draft for Saturday 3pm with Ada, answers needed by Thursday 6pm'],
  ['de', 'Entwurf Planetarium am Samstag 15 Uhr mit Ada, Antwort bis Donnerstag 18 Uhr'],
  [
    'de',
    'Entwurf Planetarium am Samstag 15 Uhr mit Ada, alle müssen bis Donnerstag 18 Uhr antworten',
  ],
])('%s: %s: the draft has its deadline', async (language, say) => {
  const [draft, ...others] = await said(language, say)
  expect(others).toEqual([])
  expect(draft).toMatchObject({
    capability: 'plans.draft.create',
    input: {
      scheduled_at: '2026-12-05T14:00:00.000Z',
      rsvp_deadline: '2026-12-03T17:00:00.000Z',
    },
  })
})

test.each([
  ['en', 'draft the planetarium for Saturday 3pm with Ada, answers by Thursday 6pm?'],
  ['en', 'shall I draft the planetarium for Saturday 3pm with Ada, answers by Thursday 6pm'],
  ['en', 'if Ben agrees, draft the planetarium for Saturday 3pm, answers by Thursday 6pm'],
  ['en', 'draft the planetarium for Saturday 3pm with Ada, Ben has to answer by Thursday 6pm'],
])('%s: %s: is asked about', async (language, say) => {
  expect(await said(language, say)).toEqual([])
})
