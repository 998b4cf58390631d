import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { afterOneOf, type Spoken, withoutOpeners } from '#server/domain/assistant/message.ts'

/** How many beginnings and ends that say nothing are taken off an answer. */
const maxCuts = 6

/** An answer without what stands around it and says nothing: “the second” of “I'd say the second, obviously”. */
export function bareAnswer(text: string, spoken: Spoken): string {
  const { lead = [], tail = [], short_tail = [] } = spoken.words.answer
  return stripped(text, spoken, lead, [...tail, ...short_tail])
}

/** What something is to be called, of an answer that says so: “Sauna Club” of “let's call it Sauna Club, of course”. */
export function bareCalled(text: string, spoken: Spoken): string {
  const { called = [], called_tail = [], tail = [] } = spoken.words.answer
  return stripped(text, spoken, called, [...tail, ...called_tail])
}

function stripped(
  text: string,
  spoken: Spoken,
  beginnings: readonly string[],
  ends: readonly string[],
): string {
  let left = text.trim()
  for (let times = 0; times < maxCuts; times += 1) {
    const after =
      afterOneOf(left, beginnings, spoken.words) ??
      beforeOneOf(left, ends, spoken) ??
      withoutOpeners(left, spoken)
    if (after === left) break
    left = after
  }
  return left
}

/** What stands before the longest of some ends; null where a text has none of them at its end, or nothing before it. */
export function beforeOneOf(
  text: string,
  ends: readonly string[],
  { words: { short } }: Pick<Spoken, 'words'>,
): string | null {
  const tokens = tokensOf(text.slice(-200), short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const [longest] = ends
    .filter((one) => plain.endsWith(` ${one}`))
    .sort((one, other) => other.length - one.length)
  if (longest === undefined) return null
  const first = tokens[tokens.length - longest.split(' ').length]
  const before = text.slice(0, Math.max(0, text.length - 200) + (first?.at ?? 0))
  return before.replace(/[\s,;:–-]+$/u, '')
}
