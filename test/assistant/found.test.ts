import { beforeAll, expect, test } from 'vitest'
import { demoInventory } from '#server/demo/inventory.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { importText } from '#test/support/given/inventory.ts'
import { callsOf, conversing, inputsOf } from '#test/support/given/conversation.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const demo = useDemo(world)

beforeAll(async () => {
  await importText(world, demoInventory(new Date()))
})

const told = conversing(() => demo.account())

test.each([
  ['any events next week', 'save 2', 1],
  ['any events next week', 'save the second one', 1],
  ['any events next week', 'keep the first and the third', 2],
  ['Veranstaltungen nächste Woche', 'merk dir das vierte', 1],
  ['find jazz', 'save the first', 1],
])('%s, %s: saves what was found, by its number', async (asked, saved, count) => {
  const body = await told(asked, saved)
  expect(callsOf(body)).toEqual(Array.from({ length: count }, () => 'likes.mutate'))
  const kinds = inputsOf(body).map(({ subject }) => (subject as { kind: string }).kind)
  for (const kind of kinds) expect(['event', 'place']).toContain(kind)
  expect(body.reply.text).toMatch(/^(?:Saved|Gemerkt): [“„]/)
})

test('several that were shown are each “it” no more than another, and one is asked for', async () => {
  const body = await told('any events next week', 'save it')
  expect(callsOf(body)).toEqual([])
  expect(body.question).toMatchObject({ kind: 'choice' })
  const chosen = await told('any events next week', 'save it', 'the second')
  expect(callsOf(chosen)).toEqual(['likes.mutate'])
})

test('what was opened is “it”: when and where it is, what it costs, and it is saved', async () => {
  const opened = await told('any events next week', 'the fifth')
  expect(opened.reply.text).toMatch(/^“.+”: .+\d{2}:\d{2}, .+(?:€\d+\.\d{2}|free)/)
  const saved = await told('any events next week', 'the fifth', 'save it')
  expect(callsOf(saved)).toEqual(['likes.mutate'])
  const asked = await told('any events next week', 'the fifth', 'where is it?')
  const [, where] = /^“.+”: .+\d{2}:\d{2}, (.+), (?:€|free)/.exec(opened.reply.text) ?? []
  expect(asked.reply.text).toContain(where ?? 'nothing')
})

test('what was found goes on a list: it is saved first, and taking it back takes it off the list', async () => {
  const body = await told('find jazz', 'put the second on Rainy Sundays')
  const made = callsOf(body).filter((one) => !one.endsWith('query'))
  expect(made).toEqual(['likes.mutate', 'ideas.lists.items.update'])
  const { idea_handles } = body.calls.at(-1)?.input ?? {}
  expect(idea_handles).toEqual([expect.stringMatching(/^id_/)])
  expect(body.reply.text).toMatch(/^Saved: “(.+)”\.\nAdded 1 idea to “Rainy Sundays”: “\1”\.$/m)
  const undone = await told('find jazz', 'put the third on Rainy Sundays', 'undo')
  expect(inputsOf(undone)).toEqual([expect.objectContaining({ mode: 'remove' })])
})

test('what somebody tells of is “it”, and not what was found before', async () => {
  const body = await told(
    'any events next week',
    'My sister swears by a puppet theatre called Das Weite Theater. Save it under Rainy Sundays would you',
  )
  expect(callsOf(body)).not.toContain('ideas.lists.items.update')
})

test('a number that stands for nothing is told, and is no idea', async () => {
  const none = await told('save the second')
  expect([callsOf(none), none.reply.text]).toEqual([[], 'I have not shown a list yet.'])
  const far = await told('find jazz', 'save number 24')
  expect(callsOf(far)).toEqual([])
})

test('an idea that is saved already is told so', async () => {
  const body = await told('what did I save', 'save the second')
  expect(callsOf(body)).toEqual([])
  expect(body.reply.text).toMatch(/^“.+” is among your ideas already\.$/)
})

test('a kind of events is looked for, also where no title says it', async () => {
  const body = await told('any concerts in the next three weeks?')
  expect(callsOf(body)).toEqual(['events.search', 'ideas.search'])
  const [titles, about] = inputsOf(body)
  expect(titles).toMatchObject({ query: 'concerts' })
  expect(about).toMatchObject({ query: 'concerts', scopes: ['events'] })
  expect(about?.starts_after).toBe(titles?.starts_after)
  for (const { kind, when } of body.cards) expect([kind, typeof when]).toEqual(['event', 'string'])
  expect(body.cards.length).toBeGreaterThan(0)
})

test('a search shows each thing that it found, with where it is', async () => {
  const { cards } = await told('find jazz')
  expect(cards.length).toBeGreaterThan(4)
  expect(cards[0]?.lines.join()).toContain('Berlin')
})

test.each(['events in Kreuzberg', 'Veranstaltungen in Kreuzberg', 'concerts in Kreuzberg'])(
  '%s: what is on in a part of the city, and no plan or list that is called so',
  async (asked) => {
    const body = await told(asked)
    expect(callsOf(body)).toEqual(['events.search', 'ideas.search'])
    expect(body.cards.length).toBeGreaterThan(1)
  },
)

test('of a list of one thing it is the first', async () => {
  const body = await told('what do Ada and I both like?', 'draft the first one with her')
  expect(callsOf(body)).toEqual(['plans.draft.create'])
  expect(body.calls[0]?.input).toMatchObject({ audience_selection: { person_names: ['Ada'] } })
})
