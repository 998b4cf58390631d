import { ways } from '#generated/server/assistant/senses.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { OpenQuestion } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'

/** Whether what stands behind a yes is another yes, and at most one request in its words that names nothing: “yes I agree, make the link for him”. */
function saysItAgain(working: Working, rest: string): boolean {
  const [first = '', ...others] = rest.split(/[,.;!–]\s+/u)
  if (actOf(first, working.spoken) !== 'yes' || others.length !== 1) return false
  const { spots, unknown, tags } = readingIn(working, others[0] ?? '')
  const isTurned = tags.some(({ classes }) => againstYes.some((name) => classes.has(name)))
  const isNaming = spots.some(({ kind }) => kind !== 'it' && kind !== 'them')
  return !isTurned && !isNaming && unknown.length === 0
}

/** Classes of words that turn a yes. */
const againstYes: readonly string[] = [
  'not',
  'but',
  'stop',
  'only',
  'move',
  'add',
  'rather',
  'meant',
]

/** Whether a message says yes and then what was asked about: “yes, delete it”. Anything else that it names is no yes. */
export function saysYesTo(working: Working, question: OpenQuestion, message: string): boolean {
  const { words } = working.spoken
  const [, first = '', rest = ''] = /^\s*(\p{L}+)[\s,.!–-]+(.+)$/su.exec(message) ?? []
  if (!words.yes.includes(plainOf(first, words))) return false
  // What has consequences is accepted in words of its own.
  const isOpen = 'review_token' in question.input && !('accept_consequences' in question.input)
  if (!isOpen && (saysItAgain(working, rest) || isVerbOf(working, question, rest))) return true
  const [best] = matchesOf(working, rest)
  if (best === undefined || best.frame.capability !== question.capability) return false
  const asked = plainOf(question.text, words)
  return Object.values(best.slots).every(({ at, end }) => {
    const said = plainOf(withoutOpeners(rest, working.spoken).slice(at, end), words)
    return words.it.includes(said) || words.them.includes(said) || asked.includes(said)
  })
}

/** Whether words have a verb of what was asked about and name nothing: “yes, away with it”. */
function isVerbOf(working: Working, { capability }: OpenQuestion, rest: string): boolean {
  const { tags, spots, unknown } = readingIn(working, rest)
  const isNamed = spots.some(({ kind }) => kind !== 'it' && kind !== 'them')
  if (isNamed || unknown.length > 0 || tags.some(({ classes }) => classes.has('not'))) return false
  const verbs = new Set(
    ways
      .filter(({ frame }) => senseFrames[frame]?.capability === capability)
      .flatMap(({ must }) => must.flat())
      .filter((name) => !isWeak(name)),
  )
  return tags.some(({ classes }) => [...classes].some((name) => verbs.has(name)))
}
