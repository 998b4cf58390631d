import type { Thing } from '#server/domain/assistant/state.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { handleOf, isOwnAhead, isPerson } from '#server/surfaces/assistant/rules/plan/of_plan.ts'
import { changing, topicKind, topicOf } from '#server/surfaces/assistant/rules/topic.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Who comes in the place of somebody else. */
interface Swap {
  readonly comes: Spot
  readonly goes: Spot
}

/**
 * What a turn asks for in which somebody comes to the plan that was spoken of in the place of somebody else: “not Ada, Ben”, “Ben instead of
 * Ada”, “nicht Ada, sondern Ben”. Null for anything else.
 */
export function swapRequest(working: Working, clause: string): Request | null {
  const swap = swapIn(working, clause)
  const [comes, goes] = [swap?.comes, swap?.goes].map((spot) => spot?.things[0]?.thing)
  const request = comes && goes ? swapOf(working, comes, goes) : null
  // “Zoë instead of Ada?”, “that's Zoë, not Ada”
  const { tokens } = readingIn(working, clause)
  const isOfIt = tokens.some(({ key }) => working.spoken.words.it.includes(key))
  return request && (isMarked(clause) || isOfIt) ? { ...request, unsure: true } : request
}

/** Somebody comes to the plan that was spoken of in the place of somebody else. */
export function swapOf(working: Working, comes: Thing, goes: Thing): Request | null {
  const topic = topicOf(working)
  if (topic?.kind !== 'plan' || comes.handle === goes.handle) return null
  const plan = working.names.byHandle(topic.handle)
  if (plan && !isOwnAhead(plan)) return null
  const frame = changing(topicKind(working, topic), 'added', undefined)
  if (frame === undefined) return null
  return {
    frame: frame.id,
    words: {},
    values: { plan_handle: topic.handle, added: [comes.handle], removed: [goes.handle] },
    labels: { plan_handle: topic, added: comes },
  }
}

/** Classes of words that may stand around them. */
const idle: ReadonlySet<string> = new Set([
  ...['rather', 'meant', 'but', 'add', 'invite', 'take', 'come', 'out', 'lets'],
])

/** Two people, one of them in the place of the other, and nothing more; null where a message says anything else. */
export function swapIn(working: Working, clause: string): Swap | null {
  const { words, silent, lexicon } = working.spoken
  const { tokens, spots, text } = readingIn(working, clause)
  const [one, other, ...more] = spots.filter(({ kind }) => kind !== 'it' && kind !== 'number')
  if (!one || !other || more.length > 0 || ![one, other].every(isSomebody)) return null
  const { instead_of = [] } = words.senses
  const isWith = (key: string) => words.with_person.includes(key)
  const keys = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ key }) => (isWith(key) ? [] : [key]))
  const isIdle = (some: readonly string[]) =>
    some.every(
      (key) =>
        silent.has(key) ||
        words.no.includes(key) ||
        [...lexicon.classesOf(key)].some((name) => idle.has(name)),
    )
  const before = keys(0, one.from)
  const between = keys(one.to, other.from)
  const behind = keys(other.to, tokens.length)
  // “Without Ben and Ada it does not work”
  if (behind.some((key) => words.not.includes(key))) return null
  // “Ben instead of Ada”, “Ben, not Ada”
  if (instead_of.includes(between.join(' ')) && isIdle([...before, ...behind]))
    return { comes: one, goes: other }
  // “Not Ada, Ben”, “nicht Ada, sondern Ben”, “statt Ada Ben”
  const lead = before.at(-1) ?? ''
  const mark = text.slice(tokens[one.to - 1]?.end, tokens[other.from]?.at)
  const isNot = words.not.includes(lead) && /[,;–]|\p{L}/u.test(mark)
  const isApart = instead_of.includes(lead) && !words.not.includes(lead)
  return (isNot || isApart) && isIdle([...before.slice(0, -1), ...between, ...behind])
    ? { comes: other, goes: one }
    : null
}

/** Whether a name surely means one person. */
function isSomebody(spot: Spot): boolean {
  return isPerson(spot) && handleOf(spot) !== null
}
