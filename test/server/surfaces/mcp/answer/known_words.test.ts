import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toHandle } from '#server/domain/handle.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { wordsOf } from '#server/surfaces/mcp/answer/known_words.ts'

function answer(data: unknown, status = 'completed'): GivenEnvelope {
  const outcome = { kind: 'x', facts: {}, resources: [], disclosures: [], next_actions: [] }
  const said = { ...outcome, fallback_text: 'You know “Ada”.' }
  return { status, outcome: said, data, error: null, effects: [], next_actions: [] } as never
}

test('nothing is looked up for an answer in which nothing can be an idea', () => {
  const person = { person_handle: toHandle('person', randomUUID()), display_name: 'Ada' }
  const list = { ideas_list_handle: toHandle('list', randomUUID()), name: 'Summer' }
  for (const data of [{ items: [person] }, { list }, { windows: [] }, null])
    expect(wordsOf(answer(data))).toEqual({ texts: new Set(), quoted: new Set() })
})

test('and the words of all others are', () => {
  for (const kind of ['idea', 'plan', 'invite', 'interest', 'event', 'action'] as const) {
    const { texts, quoted } = wordsOf(
      answer({ items: [{ handle: toHandle(kind, randomUUID()), title: 'Boat' }] }),
    )
    expect([[...texts], [...quoted]]).toEqual([['Boat'], ['Ada']])
  }
  expect(wordsOf(answer({ candidate_id: 'sealed', title: 'Boat' })).texts.size).toBe(1)
  // A failure names what it is about in its words alone.
  expect(wordsOf(answer(null, 'failed')).quoted.size).toBe(1)
})
