import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

// Two requests in one sentence are done one after the other, or asked about: never one of them alone in silence.

const heard = async (say: string, language: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  const writes = made.filter((one) => one.writes).map(({ capability }) => capability)
  return { writes, question: understood.state.question }
}

test.each([
  [
    'cancel bowling and invite Ada to the pottery',
    ['plans.cancel.prepare', 'plans.invitation.prepare'],
  ],
  [
    'create a list Autumn and add karaoke to it',
    ['ideas.lists.create', 'ideas.lists.items.update'],
  ],
  [
    'sag das Kegeln ab und lad Ada zum Glühweinabend ein',
    ['plans.cancel.prepare', 'plans.invitation.prepare'],
  ],
  ['nimm Lukas vom Kegeln und setz Ada drauf', ['plans.roster.prepare', 'plans.roster.prepare']],
  ['invite Ada and Ben to the pottery', ['plans.invitation.prepare']],
])('%s: each is done', async (say, capabilities) => {
  const language = /\b(?:und|das)\b/.test(say) ? 'de' : 'en'
  expect((await heard(say, language)).writes).toEqual(capabilities)
})

test('what is taken off is not added by the request before it', async () => {
  const say = 'setz Karaoke auf Date night und nimm die Jazz night runter'
  const { made } = await hear({ say, call: 'none', write: false }, 'de')
  const removed = made.filter(({ input }) => input.mode === 'remove')
  expect(JSON.stringify(removed)).not.toContain('idea.karaoke')
})

test.each([
  ['en', 'plan karaoke with Ben on Friday at 8 and rename it'],
  ['de', 'sag das Kegeln ab. Und verschieb den Weihnachtsmarkt auf 16 Uhr'],
  ['en', 'move the pottery to Friday and bowling to Sunday'],
])('in %s, “%s” is not done by halves in silence', async (language, say) => {
  const { writes, question } = await heard(say, language)
  expect(writes.length > 1 || question !== null).toBe(true)
})

test.each([
  ['en', "new place: Mira's studio, Lindower Straße 22"],
  ['de', 'Kegeln im Keller: Titel ändern in Kegelabend.'],
])('in %s, “%s” is asked about: it changes what is there, perhaps', async (language, say) => {
  expect((await heard(say, language)).writes).toEqual([])
})
