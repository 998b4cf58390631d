import { actOf } from '#server/domain/assistant/act_of.ts'
import { plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { type Cut, cutsIn, partsAt } from '#server/surfaces/assistant/rules/cut/cuts.ts'

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
  for (const { from, to } of cutsAtMarks(spoken, whole).slice(-maxCuts)) {
    const end = whole.slice(to)
    if (!isTakenBack(spoken, end)) continue
    const before = whole.slice(0, from)
    const isRequest = plainOf(before, spoken.words).split(' ').length >= leastWords
    return isRequest && actOf(before, spoken) === null ? before : null
  }
  return null
}

/** Where parts of a message may take back one another: at any mark. */
function cutsAtMarks({ words }: Spoken, message: string): Cut[] {
  return cutsIn(message, words).filter(({ mark, why }) => mark !== '' && why !== 'colon')
}

/** Whether a message says within it that something was not meant: “I can't come. Just kidding, I can.” */
export function isTakenBackWithin(spoken: Spoken, message: string): boolean {
  const { words } = spoken
  const { joke = [] } = words.passed_on
  const said = message.slice(0, maxLength)
  const [, ...parts] = partsAt(said, cutsAtMarks(spoken, said), { isJoined: true })
  return parts.some(({ text }) => joke.includes(plainOf(text, words)))
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
