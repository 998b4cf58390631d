import { actOf } from '#server/domain/assistant/act_of.ts'
import { plainOf, type Spoken } from '#server/domain/assistant/message.ts'

/** The longest message of which the end is looked at, in characters, and the most words that take it back. */
const [maxLength, maxWords] = [2_000, 8]

/** The fewest words of what is taken back. */
const leastWords = 2

/**
 * A message without the words at its end that take all of it back: “put karaoke on Date night? No, better not”, “… Just kidding”, “… –
 * never mind”. Null where nothing is taken back, or what is left is no request.
 */
export function beforeTakenBack(spoken: Spoken, message: string): string | null {
  const whole = message.trim()
  if (whole.length > maxLength || /\?\s*$/u.test(whole)) return null
  const cuts = [...whole.matchAll(marks)].slice(-maxCuts)
  for (const { index, 0: mark } of cuts) {
    const end = whole.slice(index + mark.length)
    if (!isTakenBack(spoken, end)) continue
    const before = whole.slice(0, index)
    const isRequest = plainOf(before, spoken.words).split(' ').length >= leastWords
    return isRequest && actOf(before, spoken) === null ? before : null
  }
  return null
}

/** What stands between parts of a message that may take back one another. */
const marks = /[.!?…,;]+\s+|\s+[–—-]+\s+|\s*\n+|\s*\p{Extended_Pictographic}+\s*/gu

/** Whether a message says within it that something was not meant: “I can't come. Just kidding, I can.” */
export function isTakenBackWithin({ words }: Spoken, message: string): boolean {
  const { joke = [] } = words.passed_on
  const [, ...parts] = message.slice(0, maxLength).split(marks)
  return parts.some((part) => joke.includes(plainOf(part, words)))
}

/** At how many of the last marks of a message it is cut. */
const maxCuts = 5

/** Whether words take back what was said before them: a no, a never mind, or what says that it was not meant. */
function isTakenBack(spoken: Spoken, text: string): boolean {
  const { back = [], back_lead = [] } = spoken.words.passed_on
  let plain = plainOf(text, spoken.words)
  if (plain.split(' ').length > maxWords) return false
  for (;;) {
    const act = spoken.acts.get(plain) ?? actOf(plain, spoken)
    if (act === 'no' || act === 'never_mind' || back.includes(plain)) return true
    const lead = back_lead.find((one) => plain.startsWith(`${one} `))
    if (lead === undefined) return false
    plain = plain.slice(lead.length + 1)
  }
}
