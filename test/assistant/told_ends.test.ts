import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'
import { hostile } from '#test/support/given/repeated_pieces.ts'
import { toldIn } from '#server/surfaces/assistant/rules/cut/story_ends.ts'

test.each(Object.entries(hostile))(
  'a message of 8,000 characters of %s is taken for a story and a few words in a few ways',
  (_, piece) => {
    const ways = [...toldIn(piece.repeat(8_000).slice(0, 8_000))]
    expect(ways.length).toBeLessThanOrEqual(240)
    expect(ways.filter(({ behind }) => behind.length > 240)).toEqual([])
  },
)

test('a story of any length is kept where a few words behind it say so', async () => {
  const story = `I read about a walk through the old waterworks${' and the older cellars'.repeat(70)}`
  const say = `${story}. Please store that as an idea.`
  const { made } = await hear({ say, call: 'ideas.capture', write: true }, 'en')
  expect(made.map(({ capability }) => capability)).toEqual(['ideas.capture'])
})
