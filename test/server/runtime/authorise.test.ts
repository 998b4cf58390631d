import { expect, test } from 'vitest'
import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { offers, surfacesOn } from '#server/runtime/authorise.ts'

const all: CapabilityFacts[] = Object.values(capabilities)

test('the pages of an account offer what the API offers', () => {
  const offered = all.filter((facts) => offers(facts, 'web'))
  expect(offered).toEqual(all.filter((facts) => offers(facts, 'api')))
  expect(offered.length).toBeGreaterThan(60)
})

test('a door adds its own to the assistant alone', () => {
  for (const facts of all.filter((facts) => surfacesOn(facts).length > 0)) {
    const { id } = facts
    for (const surface of ['api', 'mcp', 'web'] as const) {
      expect(offers(facts, surface, 'commit'), id).toBe(offers(facts, surface))
    }
  }
  const ids = (door: 'commit' | 'card') =>
    all.filter((facts) => offers(facts, 'assistant', door)).map(({ id }) => String(id))
  expect(ids('commit')).toContain('actions.commit')
  expect(ids('commit')).not.toContain('executions.get')
  expect(ids('card')).toEqual(expect.arrayContaining(['executions.get', 'ideas.roundup.get']))
  expect(ids('card')).not.toContain('actions.commit')
})
