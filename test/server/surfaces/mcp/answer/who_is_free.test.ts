import { expect, test } from 'vitest'
import { isTally } from '#server/surfaces/mcp/answer/repeats.ts'
import { useDemo } from '#test/support/demo_account.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const { account: demo, tool } = useDemo(world)

const input = {
  ...{ when_preset: 'next-few-days', daily_start: '18:00', daily_end: '23:00', limit: 10 },
  person_names: ['Ada', 'Jonas'],
}

test('the line of a time says of each person whether they are free, and not how many are', async () => {
  const { body } = await demo().call('availability.query', input)
  const { text } = await tool('availability.query', input)
  const lines = text.split('\n').filter((line) => line.startsWith('- starts_at='))
  const said = lines.map((line) => [...line.matchAll(/status=(\w+)[;\]]/g)].map(([, one]) => one))
  expect(said.length).toBeGreaterThan(0)
  expect(said).toEqual(body.data.items.map(({ people }) => people.map(({ status }) => status)))
  expect(text).not.toContain('counts')
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
