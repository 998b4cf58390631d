import { capabilities } from '#generated/server/capabilities.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { CapabilityId } from '#generated/types.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import {
  type Act,
  isAboutSending,
  plainOf,
  saysOneOf,
  type Spoken,
  withoutOpeners,
} from '#server/domain/assistant/message.ts'
import { focused, type Thing } from '#server/domain/assistant/state.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { isObeying, requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** The longest message that is cut, in characters, and the most parts that it is cut into. */
const [maxLength, maxParts] = [400, 6]

/** From when on a name in what is told is that of a thing. */
const surely = 0.75

/** Classes of verbs for what is new. */
const making: ReadonlySet<string> = new Set(['make', 'draft_v'])

/** How a part of a message is read that only completes what was spoken of. */
export type ReadShort = (working: Working, part: string) => Request | null

/** A part of a message that is a request by itself. */
interface Asked {
  readonly request: Request
  readonly capability: string
  readonly state: Working['state']
  readonly from: number
  readonly to: number
  /** Whether it begins as a request or a question does, or only completes what was spoken of. */
  readonly isCommand: boolean
  readonly isShort: boolean
  readonly isWrite: boolean
}

/**
 * The request in a long message, without what is told around it: greetings, reasons, what led to it. What the parts before it name is what
 * was spoken of: “the pottery was lovely last time, so copy it”. A change is asked about where the rest may turn it or belong to it.
 * `whole` is what the message may be as a whole. Null where no part, or more than one, asks for something.
 */
export function requestInDressing(
  working: Working,
  clause: string,
  { whole, short }: { readonly whole: Request | null; readonly short: ReadShort },
): Request | null {
  if (clause.length > maxLength || isObeying(readingIn(working, clause).tags)) return null
  const parts = partsOf(working, clause)
  if (parts.length < 2 || parts.length > maxParts) return null
  const before = working.state
  const all = askedIn(working, parts, short).filter(
    (one) => isLikely(working, one, whole) && !isOfSending(working, clause, one),
  )
  working.state = before
  const commands = all.filter(({ isCommand }) => isCommand)
  const [best, ...others] = (commands.length > 0 ? commands : all).toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || other.from - one.from,
  )
  if (best === undefined) return null
  const isApart = ({ from, to }: Asked) => to <= best.from || from >= best.to
  const isOther = others.some((one) => isApart(one) && (one.isWrite || best.isWrite))
  const rest = parts.filter((_, at) => at < best.from || at >= best.to)
  // “Make a list, which shall be called …”: what is to be made is no dressing.
  const isTold = (part: string) => isDressing(working, part) && !beginsWith(working, part, making)
  const isSafe = !isOther && rest.every(isTold)
  if (!isSafe && !best.isWrite && (isOther || best.isShort)) return null
  // What was named before it is meant by “it” also where the request is filled.
  working.state = best.state
  const isSure = !best.isWrite || (isSafe && !isCut(working, best, parts))
  return isSure ? best.request : { ...best.request, unsure: true }
}

/** Whether a part may be what is asked for: of a statement, only a change of something named; and what the whole message may be. */
function isLikely(working: Working, asked: Asked, whole: Request | null): boolean {
  const { request, capability, isCommand, isWrite } = asked
  const slots = frameOf(working, request)?.slots ?? {}
  const names = Object.keys(request.words)
  if (isWrite && names.length === 0 && !asked.isShort && !isOfInvitation(working, asked))
    return false
  const hasText = names.some((slot) => slots[slot] === 'text')
  if (whole !== null) {
    const alike = [whole, whole.other].map((one) => one && frameOf(working, one)?.capability)
    return alike.includes(capability) || (asked.isShort && !isWrite)
  }
  if (isCommand) return isWrite || !hasText
  return isWrite && !hasText && names.length > 0 && !capability.startsWith('likes.')
}

/** Whether the invitation is answered that was spoken of last: “how nice, I'll come”. */
function isOfInvitation({ names, state }: Working, { capability }: Asked): boolean {
  const [newest] = state.focus
  return (
    capability === 'invites.rsvp.update' &&
    newest !== undefined &&
    (newest.kind === 'invite' || names.inviteTo(newest) !== undefined)
  )
}

/** Whether a message speaks of sending, which is no other change. */
function isOfSending(working: Working, clause: string, { capability, isWrite }: Asked): boolean {
  const { tags } = readingIn(working, clause)
  return (
    isWrite && !capability.startsWith('plans.') && tags.some(({ classes }) => classes.has('send'))
  )
}

/** The parts of a message that are requests, each read in what was spoken of before it. */
function askedIn(working: Working, parts: readonly string[], short: ReadShort): Asked[] {
  const found: Asked[] = []
  const first = working.state
  for (let from = 0; from < parts.length; from += 1) {
    working.state = withThings(working, first, parts.slice(0, from))
    const { state } = working
    for (let to = from + 1; to <= parts.length; to += 1) {
      if (to - from === parts.length) continue
      const part = parts.slice(from, to).join(', ')
      const completing = short(working, part)
      const request = completing ?? requestIn(working, part)
      if (request === null || request.unsure) continue
      const capability = frameOf(working, request)?.capability
      if (capability === undefined) continue
      const isShort = completing !== null
      found.push({
        ...{ request, capability, state, from, to, isShort },
        isCommand: isShort || isCommand(working, part),
        isWrite: capabilities[capability as CapabilityId].effect !== 'read',
      })
    }
  }
  return found
}

/** What was spoken of once something is told: the things that it names, the newest first. */
function withThings(
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
function thingsOf({ kind, isSoft, things }: Spot): Thing[] {
  const [best] = things
  if ((kind !== 'name' && kind !== 'position') || isSoft || best === undefined) return []
  const alike = things.filter(({ sure }) => sure >= surely && sure === best.sure)
  const kinds = new Set(alike.map(({ thing }) => thing.kind))
  return kinds.size === alike.length ? alike.map(({ thing }) => thing) : []
}

/** Whether a part of a message begins as a request or a question does. */
function isCommand(working: Working, part: string): boolean {
  const { spoken } = working
  if (/\?\s*$/u.test(part)) return true
  const bare = withoutOpeners(part, spoken)
  const shell = plainOf(part.slice(0, part.length - bare.length), spoken.words)
  if (spoken.words.openers.some((one) => one.includes(' ') && shell.includes(one))) return true
  return beginsWith(working, part, requesting)
}

/** Whether a part of a message begins with a word of one of some classes. */
function beginsWith(working: Working, part: string, names: ReadonlySet<string>): boolean {
  const { spoken } = working
  const { tags, tokens } = readingIn(working, part)
  const first = tokens.findIndex(({ key }) => !spoken.silent.has(key))
  const [tag] = tags.filter(({ to }) => to > first)
  return tag !== undefined && tag.from <= first && [...tag.classes].some((one) => names.has(one))
}

/** Whether a part of a message only dresses a request: a reason or something that is told, of which nothing turns the request. */
function isDressing(working: Working, part: string): boolean {
  const { words, acts } = working.spoken
  const plain = plainOf(part, words)
  if (plain === '' || ['thanks', 'hello', 'yes'].includes(acts.get(plain) ?? '')) return true
  const has = (some: readonly string[] = []) => saysOneOf(plain, some)
  const { reason = [], stop } = words.senses
  if (has(words.never_mind) || has(stop) || has(words.hedges)) return false
  const isReason = reason.some((one) => plain === one || plain.startsWith(`${one} `))
  if (isReason || has(words.senses.unsuitable)) return true
  if (has(words.not) || has(words.reported) || has(words.no)) return false
  const { spots } = readingIn(working, part)
  return spots.every(({ kind, isSoft }) => isSoft || kind === 'it' || kind === 'them')
}

/** Acts that a part of a message may be, whatever is told around it: none of them changes or sends anything. */
const quiet: ReadonlySet<Act> = new Set<Act>(['undo', 'never_mind', 'thanks', 'more', 'repeat'])

/** What somebody does by a part of a message where the rest asks for nothing: “thank you, my dear, that will be all”. */
export function actInDressing(working: Working, clause: string): Act | null {
  const { spoken, state } = working
  const parts = partsOf(working, clause)
  if (clause.length > maxLength || parts.length < 2 || parts.length > maxParts) return null
  // Whatever is said of sending: what waits is shown again.
  const waits = state.approval !== null
  if (waits && parts.some((part) => isAboutSending(part, spoken))) return 'send'
  const acts = new Set(parts.flatMap((part) => actOf(part, spoken) ?? []))
  const rest = parts.filter((part) => actOf(part, spoken) === null)
  if (!rest.every((part) => isDressing(working, part) && !isCommand(working, part))) return null
  // A yes to what waits shows it again.
  const [act = null, ...others] = [...acts].filter((one) => acts.size === 1 || one !== 'thanks')
  if (act === null || others.length > 0) return null
  return quiet.has(act) || (act === 'yes' && waits) ? act : null
}

/** Whether a request has a text that may go on behind its part: what follows is no reason. */
function isCut(
  working: Working,
  { request, to, isWrite }: Asked,
  parts: readonly string[],
): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  const hasText = Object.keys(request.words).some((slot) => slots[slot] === 'text')
  if (!isWrite || !hasText || to >= parts.length) return false
  const plain = plainOf(parts[to] ?? '', working.spoken.words)
  return !(working.spoken.words.senses.reason ?? []).some((one) => plain.startsWith(`${one} `))
}

/** What stands between parts of a message, and words that begin a reason and stay with it. */
const betweenIn = kept(({ words }: Spoken) => {
  const { parts, senses } = words
  const because = (senses.because ?? []).map((one) => one.replaceAll(' ', '\\s+'))
  const joined = `(?:(?:${parts.join('|')})\\s+)?`
  return new RegExp(
    `(?:[.!?;…]+|(?<!\\d),|\\s[–—-])\\s+${joined}|\\s+(?=(?:${because.join('|')})\\s)`,
    'giu',
  )
})

/** The parts of a message; a question keeps its mark. */
function partsOf({ spoken }: Working, clause: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: mark } of clause.matchAll(betweenIn(spoken))) {
    parts.push(`${clause.slice(from, index)}${mark.trimStart().startsWith('?') ? '?' : ''}`)
    from = index + mark.length
  }
  return [...parts, clause.slice(from)].filter((part) => tokensOf(part).length > 0)
}
