import { expect, test } from 'vitest'
import { effectOf, knownSentences, seeded, withSlips } from '#test/assistant/perturbed.ts'

// Known sentences said in another way: with a slip of typing, and with words around them that say nothing.

test.each([
  ['en', 0.82],
  ['de', 0.8],
])(
  'in %s, one slip of typing leads to the same call or to a question, and in 100 sentences at most once to another change',
  async (language, least) => {
    const pick = seeded(7)
    const effects: string[] = []
    const wrong: string[] = []
    for (const known of await knownSentences(language, 3)) {
      const says = withSlips(known.entry.say, pick)
      const say = says[pick(says.length)]
      if (say === undefined) continue
      const { effect } = await effectOf(known, say)
      effects.push(effect)
      if (effect === 'wrong') wrong.push(say)
    }
    expect(effects.length).toBeGreaterThan(100)
    const share = effects.filter((one) => one === 'same').length / effects.length
    expect(share).toBeGreaterThanOrEqual(least)
    expect([wrong.length / effects.length <= 0.01, wrong]).toEqual([true, wrong])
  },
  120_000,
)
