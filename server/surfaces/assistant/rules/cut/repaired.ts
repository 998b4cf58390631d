import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { keptFor } from '#server/domain/assistant/kept.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { daysIn } from '#server/surfaces/assistant/rules/said_days.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The longest message that is looked through, in characters, and how many words may stand between what is taken back and its repair. */
const [maxLength, maxBetween] = [400, 3]

/**
 * A message without what is taken back within it: “at four, no hang on, half past four” is “half past four”, and “call it Night no call it
 * Mornings” is “call it Mornings”. As it is where nothing of one kind stands on both sides of the words that take it back.
 */
export function repaired(working: Working, clause: string, times = 1): string {
  const { words } = working.spoken
  if (clause.length > maxLength || words.repair.length === 0 || /["“„«]/u.test(clause))
    return clause
  const tokens = tokensOf(clause, words.short)
  const said = repairIn(tokens, words.repair)
  if (said === null) return clause
  const other =
    withOtherVerb(working, clause, tokens, said) ?? withOtherSpot(working, clause, tokens, said)
  if (other === null) return clause
  return times > 0 ? repaired(working, other, times - 1) : other
}

/** Words that take something back: from one token to before another. */
interface Repair {
  readonly from: number
  readonly to: number
}

const byLength = keptFor((phrases: readonly string[]) =>
  phrases.map((one) => one.split(' ')).toSorted((one, other) => other.length - one.length),
)

/** The first run of phrases that take something back, within a message: “no hang on”. */
function repairIn(tokens: readonly Token[], phrases: readonly string[]): Repair | null {
  const phraseAt = (at: number) =>
    byLength(phrases).find((words) => words.every((word, next) => tokens[at + next]?.key === word))
  for (let from = 2; from < tokens.length - 1; from += 1) {
    let to = from
    for (let phrase = phraseAt(to); phrase !== undefined; phrase = phraseAt(to)) to += phrase.length
    if (to > from && to < tokens.length) return { from, to }
  }
  return null
}

/** The message with the second of two requests of one verb: “call it X no call it Y”. */
function withOtherVerb(
  { spoken }: Working,
  clause: string,
  tokens: readonly Token[],
  { from, to }: Repair,
): string | null {
  const verb = tokens[to]
  if (
    verb === undefined ||
    ![...spoken.lexicon.classesOf(verb.key)].some((one) => requesting.has(one))
  )
    return null
  const before = tokens.findLastIndex(({ key }, at) => at < from && key === verb.key)
  const first = tokens[before]
  return first === undefined ? null : `${clause.slice(0, first.at)}${clause.slice(verb.at)}`
}

/** The message with the second of two times, numbers or names of one kind. */
function withOtherSpot(
  working: Working,
  clause: string,
  tokens: readonly Token[],
  { from, to }: Repair,
): string | null {
  const [first, next] = [tokens[from], tokens[to]]
  if (first === undefined || next === undefined) return null
  const [said, instead] = [clause.slice(0, first.at), clause.slice(next.at)]
  const left = readingIn(working, said)
  const right = readingIn(working, instead)
  const [before, after] = [left.spots.at(-1), right.spots[0]]
  if (!before || !after || !isOfKind(before, after)) return null
  if (left.tokens.length - before.to > maxBetween) return null
  const { silent, words } = working.spoken
  const isSmall = (key: string) => silent.has(key) || words.edges.includes(key)
  // What stands behind the words is the repair itself.
  const leading = right.tokens.slice(0, after.from)
  if (!leading.every(({ key }) => isSmall(key) && !working.spoken.words.not.includes(key)))
    return null
  if (isStatement(working, right.tokens.slice(after.to))) return null
  const start = keptDay(working, left, before, after)
  const [cut, end] = [left.tokens[start], left.tokens[before.to]]
  if (cut === undefined) return null
  const parts = [left.text.slice(0, cut.at), end ? left.text.slice(end.at) : '', instead]
  return parts
    .map((part) =>
      part
        .trim()
        .replace(/[,;–-]+$/u, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' ')
}

/** Whether words behind a time or a name say something of it, so that it is no repair: “sorry, Sunday | is full”. */
function isStatement({ spoken: { words } }: Working, behind: readonly Token[]): boolean {
  return behind.slice(0, 2).some(({ key }) => (words.clause.finite ?? []).includes(key))
}

/** Where what is taken back begins: of a day with an hour, the hour alone where another hour follows. */
function keptDay(working: Working, { tokens }: Reading, before: Spot, after: Spot): number {
  const { said, spoken } = working
  const hasDay = ({ text }: Spot) => {
    const words = withDays(text, spoken)
    if (readMoment(words, said, null) !== null) return true
    // An hour alone is one of the next days.
    const today = wallTimeOf(said.now, said.timezone).date
    const isHour = readMoment(words, said, today) !== null
    return !isHour && daysIn(working, text) !== null
  }
  if (before.kind !== 'time' || hasDay(after) || !hasDay(before)) return before.from
  const { edges, articles } = spoken.words
  const hour = tokens.findLastIndex(
    ({ key }, at) =>
      at > before.from && at < before.to && edges.includes(key) && !articles.includes(key),
  )
  // “At four” becomes “at half past four”, and the repair has its own word for that or none.
  const isLed = edges.includes(plainOf(after.text, spoken.words).split(' ')[0] ?? '')
  return hour < 0 ? before.from : hour + Number(!isLed && after.from === 0)
}

/** Whether two spots may stand for one another: two times, or two names of things of one kind. */
function isOfKind(one: Spot, other: Spot): boolean {
  if (one.isSoft || other.isSoft) return false
  // “At 8” is a time, and a number by itself.
  const isTimed = ({ kind, isMoment }: Spot) => kind === 'time' || isMoment
  if (isTimed(one) && isTimed(other)) return true
  if (one.kind !== other.kind) return false
  if (one.kind !== 'name') return one.kind === 'number'
  const kinds = new Set(one.things.map(({ thing }) => thing.kind))
  return other.things.some(({ thing }) => kinds.has(thing.kind))
}
