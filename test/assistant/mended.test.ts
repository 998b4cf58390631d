import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { hear } from '#test/assistant/said.ts'

// Slips of typing: a word that is plainly one known word is read as that, and one that may turn the request is asked about.

const said = async (say: string, language: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  const writes = made.filter((one) => one.writes)
  return { writes, last: made.at(-1), question: understood.state.question }
}

test.each([
  ['en', 'put the pottery draft one houur later', '2026-12-09T18:00:00.000Z'],
  ['de', 'verschieb den Glühweinabend um zwei Tgae nach hinten', '2026-12-19T18:00:00.000Z'],
])('in %s, “%s” moves by what was meant', async (language, say, scheduled_at) => {
  expect((await said(say, language)).last?.input).toMatchObject({ scheduled_at })
})

test.each([
  ['en', 'ont invite Lukas to the pottery yet'],
  ['en', 'hould I accept the jazz invitation?'],
  ['en', 'Kindly prepone the bowling by one hor.'],
  ['en', 'I wonder whetehr we should cancel bowling'],
  ['de', 'Krimidinner klappt bei mir leider icht'],
  ['de', 'bloß nict das Bowling absagen'],
  ['de', 'mmira heißt jetzt Mira Hoffmann'],
])('in %s, “%s” changes nothing before a yes', async (language, say) => {
  expect((await said(say, language)).writes).toEqual([])
})

test.each([
  ['save htttps://mag.example/best-saunas', 'https://mag.example/best-saunas'],
  ['save ttps://mag.example/best-saunas to Date night', 'https://mag.example/best-saunas'],
])('%s: a link is read with a slip in how it begins', async (say, source_url) => {
  expect((await said(say, 'en')).last).toMatchObject({
    capability: 'ideas.capture',
    input: { source_url },
  })
})

test('what somebody gives a name or saves is spelled as they wrote it', async () => {
  const { last } = await said('rename the list Rainy Sundays to Evenign walks', 'en')
  expect(last?.input).toEqual({
    ideas_list_handle: handleOf('list.rainy'),
    name: 'Evenign walks',
  })
  const { last: saved } = await said('remember: an houur of jazz', 'en')
  expect(Object.values(saved?.input ?? {})).toContain('an houur of jazz')
})

test('a Saturday in January is no Saturday of December', async () => {
  const { writes } = await said('move bowling to a Saturday in January at 9 pm', 'en')
  expect(writes).toEqual([])
})
