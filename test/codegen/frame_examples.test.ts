import { expect, test } from 'vitest'
import { acceptedBy } from '#codegen/build/frames/accepts.ts'
import { compiledOf } from '#codegen/frames/compile.ts'
import { looksLike } from '#codegen/frames/looks.ts'
import { framesFrom } from '#codegen/frames/match.ts'
import type { WordClasses, WrittenFrame } from '#codegen/frames/pattern.ts'
import { tokensOf } from '#codegen/frames/tokens.ts'
import { buildFrom } from '#codegen/generate.ts'

const frame: WrittenFrame = {
  id: 'lists.show',
  capability: 'lists.show',
  say: ['<show> [me] [the] list {name}', 'limit to {number} [people]'],
  set: {},
  slots: { name: 'list', number: 'number' },
  needs: [],
  confirm: false,
  examples: [],
}
const classes: WordClasses = { show: ['show', 'open up'] }
const accepts = acceptedBy(frame, new Set(['please']), classes)

test.each([
  ['what a pattern has, in its order', 'show me the list Summer', true],
  ['a phrase of a class, without what may be left out', 'Open up list Ideas for May', true],
  ['fillers wherever they stand', 'please show the list please Summer', true],
  ['a number where one belongs', 'limit to 12', true],
  ['words where a number belongs', 'limit to twelve', false],
  ['a link where a name belongs', 'show list https://example.org/', false],
  ['a word that the pattern does not have', 'kindly show the list Summer', false],
  ['another order', 'list Summer show', false],
  ['the beginning alone', 'show me the list', false],
  ['nothing', '', false],
])('a pattern says of %s whether it accepts it', (_, text, is) => {
  expect(accepts(tokensOf(text))).toBe(is)
})

test('every example that a pattern accepts finds its frame when it is compared', async () => {
  const { model } = await buildFrom('.')
  const missed: string[] = []
  let accepted = 0
  for (const { words, frames } of model?.frames ?? []) {
    const classes = (words.classes as WordClasses | undefined) ?? {}
    const list = (words.fillers as readonly string[] | undefined) ?? []
    const short = (words.short as Record<string, string> | undefined) ?? {}
    const fillers = new Set(list)
    for (const one of frames) {
      const alone = one as WrittenFrame
      const accepts = acceptedBy(alone, fillers, classes)
      const found = framesFrom(compiledOf([alone], { fillers: list, classes }), [alone], fillers)
      for (const text of one.examples) {
        const tokens = tokensOf(text, short)
        if (!accepts(tokens)) continue
        accepted += 1
        const [match] = found.find(text, tokens, looksLike)
        if ((match?.covered ?? 0) < 0.5) missed.push(`${one.id}: ${text}`)
      }
    }
  }
  expect(missed).toEqual([])
  expect(accepted).toBeGreaterThan(1000)
})
