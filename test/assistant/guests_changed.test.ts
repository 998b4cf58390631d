import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'

const said = async (language: string, say: string, state?: Entry['state']) => {
  const entry = { say, call: 'none', write: false, ...(state && { state }) }
  const { understood, made } = await hear(entry, language)
  return { writes: made.filter((one) => one.writes), question: understood.state.question }
}

type Changed = [language: string, say: string, plan: string, guests: string[]]

const ofBowling = ['ada', 'lukas', 'zoe']

test.each<Changed>([
  ['en', 'Kegeln: Ada instead of Yusuf', 'kegeln', ['lukas', 'ada']],
  ['en', 'kegeln guest list plus Ada and Ben minus Yusuf', 'kegeln', ['lukas', 'ada', 'ben']],
  ['en', 'have Zoë rather than Ben at bowling', 'bowling', ofBowling],
  ['en', 'put Zoë down for bowling instead of Ben', 'bowling', ofBowling],
  ['en', 'add Zoë to bowling and take Ben off', 'bowling', ofBowling],
  ['en', "Zoë takes Ben's spot at bowling", 'bowling', ofBowling],
  ['en', "Ben's out for bowling, Zoë's in", 'bowling', ofBowling],
  ['de', 'Bowling mit Zoë, aber ohne Ben', 'bowling', ofBowling],
  ['de', 'statt Ben soll Zoë zum Bowling kommen', 'bowling', ofBowling],
  ['de', 'Zoë soll Ben beim Bowling ersetzen', 'bowling', ofBowling],
  ['de', 'nimm Ben vom Bowling runter und Zoë dazu', 'bowling', ofBowling],
  ['de', 'Kegeln-Gästeliste plus Ada und Ben minus Yusuf', 'kegeln', ['lukas', 'ada', 'ben']],
])('%s: %s: some come and others go in one change', async (language, say, plan, guests) => {
  const { writes } = await said(language, say)
  expect(writes.map(({ capability }) => capability)).toEqual(['plans.roster.prepare'])
  expect(writes[0]?.input).toEqual({
    plan_handle: handleOf(`plan.${plan}`),
    recipient_handles: guests.map((one) => handleOf(`person.${one}`)),
  })
})

test.each<Changed>([
  ['en', 'the fondue is for Yusuf and Ada, not Priya', 'fondue', ['yusuf', 'ada']],
  ['en', 'make it Ada instead of Priya for the fondue', 'fondue', ['yusuf', 'ada']],
  ['en', 'Glühweinabend: plus Ben', 'gluehwein', ['ada', 'ben']],
  ['de', 'Fondue ist für Yusuf und für Ada, nicht für Priya', 'fondue', ['yusuf', 'ada']],
  ['de', 'beim Fondue bitte Ada rein und Priya raus', 'fondue', ['yusuf', 'ada']],
])('%s: %s: the same of a draft', async (language, say, plan, guests) => {
  const { writes } = await said(language, say)
  expect(writes).toHaveLength(1)
  expect(writes[0]).toMatchObject({
    capability: 'plans.draft.update',
    input: {
      plan_handle: handleOf(`plan.${plan}`),
      audience_selection: { person_handles: guests.map((one) => handleOf(`person.${one}`)) },
    },
  })
})

test('the plan that was spoken of is meant where none is named', async () => {
  const { writes } = await said('en', 'Zoë instead of Ben', { focus: 'plan.bowling' })
  expect(writes[0]?.input).toMatchObject({ plan_handle: handleOf('plan.bowling') })
})

test.each([
  ['en', 'is Ada coming instead of Yusuf to Kegeln?'],
  ['en', 'Ada came to Kegeln instead of Yusuf'],
  ['en', 'maybe Ada instead of Yusuf for Kegeln'],
  ['en', "don't swap Ben for Zoë at bowling"],
  ['en', 'tell Ben to swap Ada for Yusuf at Kegeln'],
  ['en', 'who comes instead of Yusuf to Kegeln'],
  ['en', 'Ben invited Zoë and not Lukas to bowling'],
  ['en', 'Ada has taken Lukas off bowling'],
  ['de', 'kommt Ada statt Yusuf zum Kegeln?'],
  ['de', 'Ada war statt Yusuf beim Kegeln'],
  ['de', 'Ada will Zoë statt Ben beim Bowling'],
  ['de', 'tausch bloß nicht Yusuf gegen Ada beim Kegeln'],
])('%s: %s: nobody is added or removed', async (language, say) => {
  const { writes } = await said(language, say)
  expect(writes).toEqual([])
})
