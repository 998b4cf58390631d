import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

async function writesOf(say: string, language: string): Promise<string[]> {
  const { made } = await hear({ say, call: 'none', write: false }, language)
  return made.filter(({ writes }) => writes).map(({ capability }) => capability)
}

test.each([
  ['en', 'For Priya Nair show only Priya as name'],
  ['en', 'Rename Ada to Adelheid and Ben to Benno'],
  ['en', 'Ben is called Benjamin at work'],
  ['de', 'Ben hat den Gruppenchat umbenannt'],
  ['de', 'Ada nennt das Planetarium ihr Wohnzimmer'],
  ['de', 'Alle nennen Priya nur Pri'],
  ['de', 'Ben singt falsch.'],
  ['de', 'Ben hat falsch geraten.'],
])('what is more or less than a name renames nobody (%s: %s)', async (language, say) => {
  expect(await writesOf(say, language)).toEqual([])
})

test.each([
  ['en', 'Rename Ada to Adelheid'],
  ['en', 'Ben is called Benjamin'],
  ['de', 'Ben heißt jetzt Benno'],
])('a name alone renames somebody (%s: %s)', async (language, say) => {
  expect(await writesOf(say, language)).toEqual(['relationships.people.manage'])
})

test.each([
  ['en', 'Once Priya replies, share WG-Abende with her'],
  ['en', 'Should Lukas decline, I would invite Yusuf to bowling'],
  ['de', 'Ist es unhöflich, den Brunch abzusagen?'],
  ['de', 'Wäre es schlimm, Jazz abzusagen?'],
])('a condition or a question before a comma does nothing yet (%s: %s)', async (language, say) => {
  expect(await writesOf(say, language)).toEqual([])
})

test('a polite question before a comma asks for what is behind it', async () => {
  expect(await writesOf('Wäre es möglich, den Brunch abzusagen?', 'de')).toEqual([
    'invites.rsvp.update',
  ])
})

test('whose idea it was is no name for a list', async () => {
  expect(await writesOf("It was Ada's idea to rename Date night", 'en')).toEqual([])
})

test.each([
  ['en', "Share Date night with Ada and Ben's sister"],
  ['en', 'Invite Lukas and his brother to kegeln'],
  ['de', 'Teile Date night mit Ada und mit Bens Schwester'],
])(
  'of two people of which one is not known none is taken alone (%s: %s)',
  async (language, say) => {
    expect(await writesOf(say, language)).toEqual([])
  },
)

test.each([
  'My neighbour put the Christmas market in his diary',
  'Could you please bring us a chocolate mousse cake and four dessert forks, please?',
])('what is named after a thing is nobody new (%s)', async (say) => {
  expect(await writesOf(say, 'en')).toEqual([])
})

test('what is kept from somebody is no idea', async () => {
  const say = 'Send the pottery to Mira, but keep it from Mum'
  expect(await writesOf(say, 'en')).not.toContain('ideas.capture')
})

test('what is said besides of a list is no part of its name', async () => {
  const say = 'Leg mir bitte eine neue Liste mit dem Namen Kindergeburtstage an, und zwar für Mira.'
  const { made } = await hear({ say, call: 'none', write: true }, 'de')
  expect(made.at(-1)?.input).toMatchObject({ name: 'Kindergeburtstage', person_names: ['Mira'] })
})

test.each([
  ['en', 'Cancel bowling? No way'],
  ['en', 'Send the pottery? Not today'],
  ['en', 'Back then we cancelled kegeln every week'],
  ['en', 'Usually I bail on brunch'],
  ['en', 'We shared a taxi after bowling'],
  ['en', 'From: Ben. Please cancel bowling'],
  ['de', 'Ada schrieb mir: Teil bitte Rainy Sundays mit Ben'],
  ['de', 'Es ist zu spät, das Bowling abzusagen'],
  ['de', 'Ich habe vergessen, den Brunch abzusagen'],
])('what is told, refused or passed on is not done (%s: %s)', async (language, say) => {
  expect(await writesOf(say, language)).toEqual([])
})

test.each([
  ['en', 'Save it for later, Ben'],
  ['de', 'Merk dir das, Ben'],
  ['de', 'Nimm Platz, Ben'],
])('who is spoken to is nothing to keep (%s: %s)', async (language, say) => {
  expect(await writesOf(say, language)).toEqual([])
})

test('“last week” names nothing that was shown', async () => {
  const shown = ['idea.ramen', 'idea.boardgames']
  const state = { focus: [...shown, 'list.rainy'], shown }
  const say = 'We did the museum last week, take that off please'
  const { made } = await hear({ say, call: 'none', write: false, state }, 'en')
  expect(made.at(-1)?.input).toMatchObject({ idea_handles: ['id_idea.museum'] })
})
