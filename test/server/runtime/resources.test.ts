import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handlesOf, resourcesOf as exampleResources } from '#codegen/build/answer_parts.ts'
import { readSpec } from '#codegen/inputs.ts'
import { answers } from '#generated/server/answers.ts'
import { handlesIn, resourcesOf } from '#server/runtime/resources.ts'
import { built } from '#test/codegen/edit.ts'

const { capabilities } = built(readSpec(join(import.meta.dirname, '../../..')))
const facts = new Map(Object.entries(answers))

/** The data of every example that has some, and what the server reads of its capability. */
const examples = capabilities.flatMap(({ id, answer, examples }) =>
  examples.flatMap((example) => {
    const data = example.answer.data
    const read = facts.get(id)
    return data !== null && typeof data === 'object' && read
      ? [{ id, about: example.about, data: { ...data }, answer, read }]
      : []
  }),
)

test.each(examples)('$id tells of the same resources in its example: $about', (example) => {
  const { data, answer, read } = example
  expect(resourcesOf(data, read)).toEqual(exampleResources(data, answer))
  expect(Object.fromEntries(handlesIn(data, read))).toEqual(handlesOf(data, answer))
})

test('of a list the items that have a handle are told, wherever they stand', () => {
  const { read } = examples.find(({ id }) => id === 'ideas.roundup.get') ?? {}
  const item = { idea_handle: 'id_1', title: 'Ramen' }
  const idea = { kind: 'idea', handle: 'id_1', label: 'Ramen' }
  if (!read) throw new Error('ideas.roundup.get has no example')
  expect(resourcesOf({ items: [item, { title: 'Soba' }] }, read)).toEqual([idea])
  expect(resourcesOf({ items: [{ title: 'Soba' }, item] }, read)).toEqual([idea])
})
