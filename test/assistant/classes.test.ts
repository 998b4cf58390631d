import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'

// Classes of sentences by what is to come of them, one or two of each.

const said = async (say: string, state?: Entry['state']) => {
  const language = /[äöüß]|\b(?:das|den|und|auf)\b/i.test(say) ? 'de' : 'en'
  const { understood, made } = await hear(
    { say, call: 'none', write: false, ...(state && { state }) },
    language,
  )
  return {
    last: made.at(-1),
    writes: made.filter((one) => one.writes),
    question: understood.state.question,
  }
}

test.each([
  ['add Ben to the pottery draft', 'plans.draft.update', 'plan.pottery'],
  ['add Yusuf to the bowling', 'plans.roster.prepare', 'plan.bowling'],
  ['verschieb den Glühweinabend auf 20 Uhr', 'plans.draft.update', 'plan.gluehwein'],
  ['verschieb das Kegeln auf 21 Uhr', 'plans.update.prepare', 'plan.kegeln'],
])('%s: the state of the plan decides', async (say, capability, plan) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability, input: { plan_handle: handleOf(plan) } })
})

test.each([
  ['start the bowling half an hour later', '2026-12-05T18:30:00.000Z'],
  ['move the bowling forward by an hour', '2026-12-05T17:00:00.000Z'],
  ['verschieb das Kegeln um zwei Tage', '2026-12-12T19:00:00.000Z'],
])('%s: an amount of time counts from when it is', async (say, scheduled_at) => {
  const { last } = await said(say)
  expect(last?.input).toMatchObject({ changes: { scheduled_at } })
})

test('what stands in quotation marks is one thing, whatever its words mean', async () => {
  const { last } = await said(
    'change the title of the pottery draft to "An afternoon at the wheel"',
  )
  expect(last?.input).toMatchObject({ title_override: 'An afternoon at the wheel' })
})

test.each([
  'maybe I will come to the krimidinner',
  'Vielleicht komme ich zum Krimidinner, und du?',
])('%s: who is not sure is asked', async (say) => {
  const { writes } = await said(say)
  expect(writes).toEqual([])
})

test.each([
  'did you already cancel the bowling',
  'dont invite lukas to the pottery yet',
  'i already added ben to the date night list',
  'ada says i should cancel bowling',
  "if it rains we'll move the market to sunday",
  'what happens if i delete the kids list',
  'who invited lukas to kegeln',
  'i never said i would go to jazz night',
  'mira deleted our list yesterday',
  'hab ich das kegeln schon abgesagt',
  'ich hab ben schon auf die liste date night gesetzt',
  'ada meint, ich soll das kegeln absagen',
  'was passiert, wenn ich die liste date night lösche',
  'lad lukas noch nicht zum glühwein ein und sag das den anderen',
])('%s: a question, a report, a condition and a refusal change nothing', async (say) => {
  const { writes } = await said(say)
  expect(writes).toEqual([])
})

test.each([
  ["i'm out of ideas, can you add karaoke to my date night list", 'ideas.lists.items.update'],
  ['my knee hurts so much, cancel the bowling', 'plans.cancel.prepare'],
])('%s: what is told beside a request asks for nothing', async (say, capability) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability })
})

test.each(['remind me to call the dentist tomorrow', 'erinner mich morgen an das essen'])(
  '%s: nobody is reminded, and nothing is saved in its place',
  async (say) => {
    const { writes, question } = await said(say)
    expect(writes).toEqual([])
    expect(question).toBeNull()
  },
)

test('half of a name names nobody: Ada Meier is not Ada', async () => {
  const { last } = await said('add Ada Meier to my people')
  expect(last?.input).toEqual({ people: ['Ada Meier'] })
  const { writes } = await said('add Ada Meier to the pottery draft')
  expect(writes).toEqual([])
})

test('two requests in one sentence are two calls', async () => {
  const { writes, last } = await said(
    'rename the list Date night to Evenings and then show my plans',
  )
  expect(writes.map(({ input }) => input.name)).toEqual(['Evenings'])
  expect(last?.capability).toBe('plans.query')
})

test('who is invited to a draft is invited, and not only added to it', async () => {
  const { last } = await said('invite Mira to the pottery')
  expect(last?.capability).toBe('plans.invitation.prepare')
})

test.each([
  'create a list Autumn. Create a list Winter.',
  'Erstelle eine Liste Autumn. Erstelle eine Liste Winter.',
])('%s: sentences that are requests each are no part of a name', async (say) => {
  const { writes } = await said(say)
  expect(writes.map(({ input }) => input.name)).toEqual(['Autumn', 'Winter'])
})

test.each(['yes, do it', 'Yes! Go ahead.', 'no, better not', 'ja, mach das', 'nein, lieber nicht'])(
  '%s: a yes or a no where nothing is asked answers no invitation',
  async (say) => {
    const { writes, question } = await said(say)
    expect([writes, question]).toEqual([[], null])
  },
)
