import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { toLookUp } from '#server/runtime/told/look_up.ts'

function answer(data: unknown, status = 'completed'): GivenEnvelope {
  const outcome = { kind: 'x', facts: {}, resources: [], disclosures: [], next_actions: [] }
  const said = { ...outcome, fallback_text: 'You know “Ada”.' }
  return { status, outcome: said, data, error: null, effects: [], next_actions: [] } as never
}

const meant = () => null

test('what may have words of others is looked up by its handle, and by what is in quotes', () => {
  const person_handle = toHandle('person', randomUUID())
  for (const kind of [
    'idea',
    'plan',
    'place',
    'action',
    'capture',
    'roundup',
    'invite',
    'event',
  ] as const) {
    const handle = toHandle(kind, randomUUID())
    const { handles, quoted } = toLookUp(answer({ items: [{ handle, person_handle }] }), meant)
    const isKnown = kind !== 'invite'
    expect([...handles]).toEqual(isKnown ? [handle, person_handle] : [person_handle])
    expect([...quoted]).toEqual(['Ada'])
  }
  const idea = toHandle('idea', randomUUID())
  const candidate = answer({ candidate_id: 'sealed', title: 'Boat' })
  expect([...toLookUp(candidate, () => idea).handles]).toEqual([idea])
  // A failure names what it is about in its words alone.
  expect(toLookUp(answer(null, 'failed'), meant).quoted.size).toBe(1)
})
