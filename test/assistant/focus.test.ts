import { expect, test } from 'vitest'
import { play } from '#test/assistant/dialogue.ts'

// What a message surely names is spoken of from then on, also where the message was not understood.

const writesOf = async (language: string, says: readonly string[]) => {
  const turns = says.map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: '', language, safety: false, turns })
  return played.map(({ made }) => made.filter((one) => one.writes))
}

const notUnderstood = 'Kegeln status please: answers and open checklist items.'

test('a new item joins the plan of a message that was not understood', async () => {
  const [before, after] = await writesOf('en', [notUnderstood, 'New item for me: buy a pump'])
  expect(before).toEqual([])
  expect(after).toMatchObject([
    { input: { plan_handle: 'pn_plan.kegeln', item: { title: 'buy a pump' } } },
  ])
})

test('fields by their names are those of the plan that was spoken of', async () => {
  const [, after] = await writesOf('en', [notUnderstood, 'Move start to 20:30.'])
  expect(after).toMatchObject([
    { capability: 'plans.update.prepare', input: { plan_handle: 'pn_plan.kegeln' } },
  ])
})

test('an item of another plan than the one spoken of is not changed unasked', async () => {
  expect(await writesOf('en', [notUnderstood, 'Lane is booked.'])).toEqual([[], []])
  const [alone] = await writesOf('en', ['Lane is booked.'])
  expect(alone).toHaveLength(1)
})

test.each([
  ['en', ['new item: milk']],
  ['en', ['Who comes to the krimidinner?', 'new item: milk']],
  ['en', ['Who comes to bowling?', "what's on Date night", 'new item: milk']],
  ['de', ['Wer kommt zum Kegeln?', 'Neue Liste: Brot']],
])('in %s, after %s no item is added', async (language, says) => {
  const capabilities = (await writesOf(language, says)).flat().map((one) => one.capability)
  expect(capabilities).not.toContain('plans.logistics.update')
})

test('new items are of the plan that was shown, in German too', async () => {
  const [, after] = await writesOf('de', ['Wer kommt zum Kegeln?', 'Neue Punkte: Bollerwagen.'])
  expect(after).toMatchObject([
    { input: { plan_handle: 'pn_plan.kegeln', item: { title: 'Bollerwagen' } } },
  ])
})
