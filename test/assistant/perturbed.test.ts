import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'
import type { Made } from '#test/assistant/given_hands.ts'
import { effectOf, knownSentences, withSlips } from '#test/assistant/perturbed.ts'
import { done, turned } from '#test/assistant/turned.ts'
import { seeded } from '#test/support/seeded.ts'

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

/** What a no may ask for: an invitation is declined by it. */
function isDeclined({ input }: Made): boolean {
  return input.rsvp_status === 'declined'
}

test.each(['en', 'de'])(
  'in %s, a no, a question, a report, a wish and a condition change nothing, but for one in 100',
  async (language) => {
    const says = (turned[language] ?? []).flatMap((pattern) =>
      (done[language] ?? []).map(([what, past]) =>
        pattern.replace('{do}', what).replace('{did}', past),
      ),
    )
    const changed: string[] = []
    for (const say of says) {
      const { made } = await hear({ say, call: 'none', write: false }, language)
      if (made.some((one) => one.writes && !isDeclined(one))) changed.push(say)
    }
    expect(says.length).toBeGreaterThan(300)
    expect([changed.length / says.length <= 0.01, changed]).toEqual([true, changed])
  },
  120_000,
)

test.each([
  [
    'en',
    ['could you please {}', 'quick question: {}', '{} lol', '{} 🙏', '{} thx', '{}, if you can'],
  ],
  ['de', ['kannst du bitte {}', 'kurze Frage: {}', '{} haha', '{} 🙏', '{}, danke!', 'ach ja, {}']],
])(
  'in %s, what is polite around a request changes nothing else',
  async (language, shells) => {
    const wrong: string[] = []
    let count = 0
    for (const known of await knownSentences(language, 6)) {
      if (known.entry.state?.question !== undefined) continue
      for (const shell of shells) {
        const say = shell.replace('{}', known.entry.say)
        count += 1
        if ((await effectOf(known, say)).effect === 'wrong') wrong.push(say)
      }
    }
    expect([wrong.length / count <= 0.01, wrong]).toEqual([true, wrong])
  },
  120_000,
)
