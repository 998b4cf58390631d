import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { hear } from '#test/assistant/said.ts'

const said = async (language: string, say: string) => {
  const { made } = await hear({ say, call: 'none', write: false }, language)
  return made.filter((one) => one.writes)
}

const ofBowling = ['ada', 'ben', 'lukas']

test.each([
  ['en', 'room for two more at bowling, get Zoë and Priya in', ['zoe', 'priya']],
  ['en', 'we can fit one more at bowling so ask Zoë', ['zoe']],
  ['en', 'Zoë wants to join bowling, put her on the list', ['zoe']],
  ['en', 'Anna Klein wants to do bowling with Ada and me, put her down too', ['anna_klein']],
  ['de', 'Anna Berger möchte zum Bowling kommen, nimm sie dazu', ['anna_berger']],
  ['de', 'Zoë möchte gern zum Bowling kommen, setz sie drauf', ['zoe']],
])('%s: %s: who wants to come or has room is added', async (language, say, added) => {
  const [{ capability = '', input = {} } = {}, ...others] = await said(language, say)
  expect([capability, others]).toEqual(['plans.roster.prepare', []])
  const guests = [...ofBowling, ...added].map((one) => handleOf(`person.${one}`))
  expect(input.recipient_handles).toEqual(guests)
})

test.each([
  ['en', 'room for two more at bowling, do not add Zoë'],
  ['en', 'if Zoë wants to join bowling, add her'],
  ['en', 'Ben says Zoë wants to join bowling, add her'],
  ['en', 'Zoë wants to move bowling, invite her'],
  ['en', 'bowling is for six people at most, add Zoë'],
  ['en', 'Zoë might want to join bowling, add her?'],
])('%s: %s: nobody is added', async (language, say) => {
  expect(await said(language, say)).toEqual([])
})
