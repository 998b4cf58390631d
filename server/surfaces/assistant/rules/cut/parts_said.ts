import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import {
  plainOf,
  saysOneOf,
  type Spoken,
  withoutOpeners,
} from '#server/domain/assistant/message.ts'
import { focused, type Thing } from '#server/domain/assistant/state.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { asking, requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import {
  betweenTold,
  cutsIn,
  type Part,
  partsAt,
  type Why,
} from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isComplete } from '#server/surfaces/assistant/rules/sense/complete.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** The longest message that is cut, in characters, and the most parts that it is cut into. */
const [maxLength, maxParts] = [500, 9]

/**
 * What a part of a message is there for: it asks for something (`asked`), is polite (`aside`), tells something and names nothing (`told`),
 * names things that may belong to the request (`named`), or may turn it: a no, a condition, a doubt (`turning`).
 */
export type Role = 'asked' | 'aside' | 'told' | 'named' | 'turning'

/**
 * The parts of a message: between marks, before a word that begins a reason, and before what somebody turns to asking with: “…, could you
 * …”, “… so put it …”. A question keeps its mark. None where a message is too long or has one part.
 */
export function partsSaid(working: Working, clause: string): readonly Part[] {
  if (clause.length > maxLength) return []
  const cuts = cutsIn(clause, working.spoken.words).filter(({ why }) => betweenTold.has(why))
  const marked = partsAt(clause, cuts)
  // Behind what is asked, words that join tell more of it.
  const first = marked.findIndex(({ text }) => isCommand(working, text))
  const parts = marked.flatMap((part, at) =>
    first >= 0 && at > first ? [part] : atRequests(working, part),
  )
  const said = parts.filter(({ text }) => tokensOf(text).length > 0)
  return said.length < 2 || said.length > maxParts ? [] : said
}

/** The text of parts in a row. */
export function textOfParts(parts: readonly Part[]): string {
  return parts.map(({ text, between }, at) => (at === 0 ? text : `${between}${text}`)).join('')
}

/** Where somebody may turn from telling to asking. */
const turning: ReadonlySet<Why> = new Set(['then', 'joined', 'turned', 'asking'])

/** How many times a part is cut where somebody may turn to asking. */
const maxTurns = 3

/** A part at the first places within it at which somebody turns from telling to asking. */
function atRequests(working: Working, part: Part, times = maxTurns): readonly Part[] {
  const { spoken } = working
  const turns = cutsIn(part.text, spoken.words).filter(({ why }) => turning.has(why))
  for (const { why, from, behind } of turns) {
    const [before, after] = [part.text.slice(0, from), part.text.slice(behind)]
    const isTurn =
      (why !== 'asking' && isTold(working, before)) ||
      (why === 'turned' && !isAsking(working, before) && isWhole(working, after))
    if (!isTurn && !shellsIn(spoken).test(after)) continue
    const rest: Part = { ...part, text: after, why, between: why === 'asking' ? ' ' : ', ' }
    const isDone = times === 1 || isCommand(working, after)
    return [{ ...part, text: before }, ...(isDone ? [rest] : atRequests(working, rest, times - 1))]
  }
  return [part]
}

/** Whether a part begins as a question does: “why is Ben ill”. */
function isAsking({ spoken }: Working, part: string): boolean {
  const plain = plainOf(withoutOpeners(part, spoken), spoken.words)
  return spoken.words.asking.some((one) => plain.startsWith(`${one} `))
}

/** Whether a part asks for a change and says all of it: “Ben has a cold, so Kegeln has to be on Friday at 8pm”. */
function isWhole(working: Working, part: string): boolean {
  const isAsked =
    isCommand(working, part) || hasTag(readingIn(working, part), 'must', 'lets', 'belong')
  const request = isAsked && !isMarked(part) ? sureRequest(working, part) : null
  const frame = request && frameOf(working, request)
  return request !== null && !!frame && !isRead({ frame }) && isComplete(working, request)
}

function isTold(working: Working, part: string): boolean {
  return ['told', 'aside'].includes(roleOf(working, part))
}

/** What somebody turns to asking with, of two words or more: “could you …”. */
const shellsIn = kept(({ words: { openers } }: Spoken) => {
  const several = openers.filter((one) => one.includes(' '))
  const longest = several.toSorted((one, other) => other.length - one.length)
  return new RegExp(`^(?:${longest.join('|').replaceAll(' ', '\\s+')})\\s`, 'iu')
})

/** Whether a part of a message begins as a request or a question does. */
export function isCommand(working: Working, part: string): boolean {
  return /\?\s*$/u.test(part) || isPolite(working, part) || beginsWith(working, part, requesting)
}

/** Whether a part of a message begins with what somebody asks with: “could you …”. */
export function isPolite({ spoken }: Working, part: string): boolean {
  const bare = withoutOpeners(part, spoken)
  const shell = plainOf(part.slice(0, part.length - bare.length), spoken.words)
  return spoken.words.openers.some((one) => one.includes(' ') && shell.includes(one))
}

/** Whether a part of a message begins with a word of one of some classes. */
export function beginsWith(working: Working, part: string, names: ReadonlySet<string>): boolean {
  const { spoken } = working
  const { tags, tokens } = readingIn(working, part)
  const first = tokens.findIndex(({ key }) => !spoken.silent.has(key))
  const [tag] = tags.filter(({ to }) => to > first)
  return tag !== undefined && tag.from <= first && [...tag.classes].some((one) => names.has(one))
}

/** What a part of a message is there for that is not the request itself. */
export function roleOf(working: Working, part: string): Role {
  const { words, acts } = working.spoken
  const plain = plainOf(part, words)
  if (plain === '' || ['thanks', 'hello', 'yes'].includes(acts.get(plain) ?? '')) return 'aside'
  const has = (some: readonly string[] = []) => saysOneOf(plain, some)
  // “Keine” alone drops it; “der hat keine Zeit” says why.
  const dropping = words.never_mind.filter((one) => one === plain || !words.not.includes(one))
  if (has(dropping) || has(words.senses.stop) || has(words.hedges)) return 'turning'
  // “Once Priya replies, …”
  const { later = [] } = words.passed_on
  if (later.some((one) => plain.startsWith(`${one} `))) return 'turning'
  if (isReason(working, part) || has(words.senses.unsuitable)) return 'told'
  if (has(words.not) || has(words.reported) || has(words.no)) return 'turning'
  const { spots, tags } = readingIn(working, part)
  const isNaming = ({ kind, isSoft }: Spot) =>
    !isSoft && kind !== 'it' && kind !== 'them' && kind !== 'subject'
  if (spots.some(isNaming)) return 'named'
  const isAsking = ({ from, classes }: Tag) =>
    from === 0 && [...classes].some((one) => asking.has(one))
  return tags.some(isAsking) ? 'asked' : 'told'
}

/**
 * Whether a sentence before a request only tells something, whatever it names or denies: nobody is asked for anything in it, and it neither
 * doubts nor stops anything.
 */
export function isStory(working: Working, part: string): boolean {
  const { words, silent } = working.spoken
  const plain = plainOf(part, words)
  const keys = plain.split(' ')
  const has = (some: readonly string[] = []) => saysOneOf(plain, some)
  if (keys.length < leastStory || /\?\s*$/u.test(part) || /[:"“„«]/u.test(part)) return false
  if (has(words.never_mind) || has(words.senses.stop) || has(words.hedges)) return false
  // “Do not cancel it.”
  if (keys.slice(0, 2).some((key) => words.not.includes(key) || words.no.includes(key)))
    return false
  const isOfSelves = keys.some((key) => words.selves.includes(key) && !silent.has(key))
  return (isOfSelves || !beginsWith(working, part, requesting)) && !isPolite(working, part)
}

/** The fewest words of a sentence that tells something. */
const leastStory = 4

/** Whether a part of a message begins as a reason does. */
export function isReason({ spoken: { words } }: Working, part: string): boolean {
  const plain = plainOf(part, words)
  const { reason = [] } = words.senses
  return reason.some((one) => plain === one || plain.startsWith(`${one} `))
}

/** From when on a name in what is told is that of a thing. */
const surely = 0.75

/** What was spoken of once something is told: the things that it names, the newest first. */
export function withThings(
  working: Working,
  state: Working['state'],
  told: readonly string[],
): Working['state'] {
  const things = told.flatMap((part) =>
    readingIn({ ...working, state }, part).spots.flatMap(thingsOf),
  )
  return things.length === 0 ? state : focused(state, things.toReversed(), working.said.now)
}

/** The things of different kinds that a spot surely names: an idea and the plan that was made of it. */
export function thingsOf({ kind, isSoft, things }: Spot): Thing[] {
  const [best] = things
  if ((kind !== 'name' && kind !== 'position') || isSoft || best === undefined) return []
  const alike = things.filter(({ sure }) => sure >= surely && sure === best.sure)
  const kinds = new Set(alike.map(({ thing }) => thing.kind))
  return kinds.size === alike.length ? alike.map(({ thing }) => thing) : []
}
