import { expect, test } from 'vitest'
import { DataText } from '#server/runtime/told/data_text.ts'
import { wholeLists } from '#server/runtime/told/long_lists.ts'
import { noOthers } from '#server/runtime/told/others_words.ts'
import { partOfData } from '#server/runtime/told/parts.ts'

/** The lines of so many ideas at places. */
function ideas(count: number): string {
  const items = Array.from({ length: count }, (_, at) => ({
    title: `Idea ${at}`,
    place: {
      name: `Hall ${at}`,
      address: `Road ${at}`,
      coordinates: { latitude: 52.5, longitude: 13.4 },
    },
  }))
  const part = partOfData('ideas.saved.query')
  const writer = new DataText({
    ...{ others: noOthers, zone: 'UTC', part, extracts: wholeLists, isPaged: true },
    ...{ nested: () => '', isWrite: false },
  })
  return writer.data({ items }).join('\n')
}

test('a short list says where places are', () => {
  expect(ideas(3)).toContain('address="Road 2", coordinates (latitude=52.5, longitude=13.4)')
})

test('a long list leaves coordinates out where it leaves addresses out, and says so', () => {
  const text = ideas(8)
  expect(text).toContain('"Hall 7"')
  expect(text).not.toMatch(/Road|52\.5/)
  expect(text).toMatch(/left out: [a-z, ]*coordinates/)
})
