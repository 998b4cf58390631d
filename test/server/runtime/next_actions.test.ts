import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { handlers } from '#generated/server/handlers.ts'
import { nextActions, nothingKnown } from '#server/runtime/next_actions.ts'
import type { Caller } from '#server/domain/calls/caller.ts'

const notBuilt = Object.values(handlers)
  .filter(({ work }) => work === null)
  .map(({ id }) => String(id))

test('no answer suggests a capability that is not built yet', () => {
  const suggested = Object.values(capabilities).flatMap(({ next }) => next)
  const caller = {
    surface: 'api',
    abilities: ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit'],
  } as unknown as Caller
  const actions = nextActions(suggested, nothingKnown, caller).map(({ capability }) => capability)
  expect(actions).toContain('ideas.lists.get')
  expect(suggested.map(({ capability }) => capability)).toContain('ideas.recommendations.get')
  expect(actions.filter((capability) => notBuilt.includes(capability))).toEqual([])
})
