import { expect, test } from 'vitest'
import { everybodyIn, everybodyText } from '#server/runtime/told/everybody.ts'
import { isTally } from '#server/runtime/told/repeats.ts'
import type { Values } from '#test/contract/sample.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const { account: demo, tool } = useDemo(world)

/** Midnight so many days from now. */
function inDays(days: number): string {
  return new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000).toISOString()
}

/** Evenings of a week: some have everybody free at whatever hour this runs. */
const input = {
  ...{
    starts_after: inDays(1),
    starts_before: inDays(8),
    daily_start: '18:00',
    daily_end: '23:00',
  },
  ...{ limit: 10, person_names: ['Ada', 'Jonas'] },
}

/** Times of which some have everybody free, some have not, and none is like the one before. */
const longer = {
  ...{ starts_after: inDays(60), starts_before: inDays(85), daily_start: '18:00' },
  ...{ daily_end: '20:00', limit: 25, person_names: ['Ada', 'Jonas'] },
}

test.each<[string, Values]>([
  ['few times', input],
  ['many times', longer],
])('each line of %s says by itself who is free, and not how many are', async (_, asked) => {
  const { body } = await demo().call('availability.query', asked)
  const { text } = await tool('availability.query', asked)
  const lines = text.split('\n').filter((line) => line.startsWith('- starts_at='))
  const all = body.data.items[0]?.people ?? []
  const said = lines.map((line) => {
    const [, shared] = /, everybody (\w+)$/.exec(line) ?? []
    return shared === undefined
      ? [...line.matchAll(/status=(\w+)[;\]]/g)].map(([, one]) => one)
      : all.map(() => shared)
  })
  expect(said.length).toBeGreaterThan(0)
  expect(said).toEqual(body.data.items.map(({ people }) => people.map(({ status }) => status)))
  expect(text).not.toContain('counts')
  // Who everybody is stands above the list, with their handles.
  const [, named = ''] = /, everybody \[(.*?)\]/.exec(text) ?? []
  expect(text).toMatch(/, everybody free$/m)
  for (const { person_handle } of all) expect(named).toContain(`person_handle=${person_handle}`)
})

test('everybody is named above a list only where each time is for the same people', () => {
  const time = (...people: [string, string][]) => ({
    people: people.map(([name, status]) => ({ person_handle: name, status })),
  })
  const free = time(['self', 'free'], ['Ada', 'free'])
  const busy = time(['self', 'free'], ['Ada', 'busy'])
  const alone = time(['self', 'free'])
  const other = time(['self', 'free'], ['Jonas', 'free'])
  expect(everybodyIn([free, busy, free])).toEqual([
    { person_handle: 'self' },
    { person_handle: 'Ada' },
  ])
  for (const list of [[free, busy], [free], [alone, alone], [free, free, other], [free, free, {}]])
    expect(everybodyIn(list)).toBeNull()
  expect(everybodyText('people', busy.people)).toBeNull()
  expect(everybodyText('people', free.people)).toBe('everybody free')
  expect(everybodyText('matches', free.people)).toBeNull()
})

test('how many are free is said where not each of them is', () => {
  const people = [{ status: 'free' }, { status: 'free' }, { status: 'busy' }]
  const counts = { free: 2, partial: 0, unknown: 0, busy: 1 }
  expect(isTally({ counts, people }, 'counts')).toBe(true)
  expect(isTally({ counts, people }, 'people')).toBe(false)
  expect(isTally({ counts, people: people.slice(0, 2) }, 'counts')).toBe(false)
  expect(isTally({ counts: { ...counts, busy: 2 }, people }, 'counts')).toBe(false)
  expect(isTally({ counts: { ...counts, unknown: 1 }, people }, 'counts')).toBe(false)
  expect(isTally({ counts }, 'counts')).toBe(false)
  expect(isTally({ counts: { free: 0 }, people: [] }, 'counts')).toBe(false)
})
