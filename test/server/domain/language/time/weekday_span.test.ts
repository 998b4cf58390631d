import { expect, test } from 'vitest'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { readWeekdaySpan } from '#server/domain/language/time/weekday_span.ts'

/** How often words of a text are looked at while each of them is taken for the first of some days. */
function looksAt(text: string): { looks: number; words: number } {
  let looks = 0
  const tokens = new Proxy(tokensOf(text), {
    get: (all, at) => {
      looks += 1
      return Reflect.get(all, at)
    },
  })
  const words = tokens.length
  for (let at = 0; at < words; at += 1) readWeekdaySpan(tokens, at, 'de')
  return { looks, words }
}

test.each(['Mo-Fr ', 'Fr-So ', 'Fr–So, ', 'dieses Wochenende '])(
  'each word of a text of thousands of “%s” is looked at a few times, however long the text is',
  (days) => {
    const { looks, words } = looksAt(days.repeat(2_000))
    expect(looks).toBeLessThan(40 * words)
  },
)
