import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { toPerson } from '#server/data/people/rows.ts'
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
  // An idea is itself its candidate, which costs something to open.
  const opened: string[] = []
  const asked = (id: string) => {
    opened.push(id)
    return idea
  }
  const saved = answer({ items: [{ idea_handle: idea, candidate_id: 'sealed' }] })
  expect([...toLookUp(saved, asked).handles]).toEqual([idea])
  expect(opened).toEqual([])
  // A failure names what it is about in its words alone.
  expect(toLookUp(answer(null, 'failed'), meant).quoted.size).toBe(1)
})

test('what an answer was made of is not looked up; of a write all is, since it may have changed that', () => {
  const person_id = randomUUID()
  const origin = 'sign_up' as const
  const row = { person_id, display_name: 'Zoe', classification: 'friend_in_mind', origin }
  const person = toPerson(row as Parameters<typeof toPerson>[0])
  const { person_handle } = person
  const read = toLookUp(answer({ person, subject: { person_handle } }), meant)
  expect([...read.handles]).toEqual([])
  expect([...read.rows]).toMatchObject([
    [person_handle, { kind: 'person', id: person_id, title: 'Zoe' }],
  ])
  const written = { ...answer({ person }), execution_id: 'x' }
  expect([...toLookUp(written, meant).handles]).toEqual([person_handle])
  expect(toLookUp(written, meant).rows.size).toBe(0)
})
