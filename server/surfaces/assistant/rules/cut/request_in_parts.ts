import { hasText } from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { isTooMuch } from '#server/surfaces/assistant/rules/sure.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isObeying } from '#server/surfaces/assistant/rules/sense/likeliest.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { isComplete, isReference } from '#server/surfaces/assistant/rules/sense/complete.ts'
import type { Part } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { isSaidByOthers, mayPassOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import {
  beginsWith,
  isCommand,
  isPolite,
  isReason,
  partsSaid,
  roleOf,
  textOfParts,
  thingsOf,
  withThings,
} from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Classes of verbs for what is new. */
const making: ReadonlySet<string> = new Set(['make', 'draft_v'])

/** How a part of a message is read that only completes what was spoken of. */
export type ReadShort = (working: Working, part: string) => Request | null

/** The most parts of a message that has many that may be one request. */
const [many, maxOfMany] = [6, 3]

/** Parts of a message that are a request by themselves. */
interface Asked {
  readonly request: Request
  readonly capability: string
  readonly state: Working['state']
  readonly from: number
  readonly to: number
  /** Whether it begins as a request or a question does, with what somebody asks with, or only completes what was spoken of. */
  readonly isCommand: boolean
  readonly isPolite: boolean
  readonly isShort: boolean
  readonly isWrite: boolean
}

/** What a message is read as besides its parts. */
export interface Beside {
  /** What the message may be as a whole; it is not sure. */
  readonly whole: Request | null
  readonly short: ReadShort
}

/**
 * The request in a message of several parts, without what is told around it: greetings, reasons, what led to it. What the parts before it
 * name is what was spoken of: “the pottery was lovely last time, so copy it”. A change is asked about where the rest may turn it or
 * belong to it. Null where no part, or more than one, asks for something.
 */
export function requestInParts(
  working: Working,
  clause: string,
  { whole, short }: Beside,
): Request | null {
  if (isObeying(readingIn(working, clause).tags)) return null
  const parts = partsSaid(working, clause)
  if (parts.length === 0) return null
  const before = working.state
  const all = askedIn(working, parts, { whole, short }).filter(
    (one) =>
      isAllTold(working, one, parts) ||
      (!isOfSending(working, clause, one) &&
        (isLikely(working, one, whole) || isBehindNamed(working, one, parts))),
  )
  working.state = before
  const commands = all.filter((one) => one.isCommand)
  const isAlone = (one: Asked) =>
    parts.every(
      (_, at) =>
        isDressing(working, at, one, parts) ||
        all.some((other) => isSameChange(working, one, other) && at >= other.from && at < other.to),
    )
  const [best, ...others] = (commands.length > 0 ? commands : all).toSorted(
    (one, other) => other.to - other.from - (one.to - one.from) || other.from - one.from,
  )
  if (best === undefined) return null
  const isBeside = ({ from, to }: Asked) => to <= best.from || from >= best.to
  const isOther = others.some(
    (one) => isBeside(one) && (one.isWrite || best.isWrite) && !isSameChange(working, best, one),
  )
  const isSafe = !isOther && isAlone(best)
  if (!isSafe && !best.isWrite && (isOther || best.isShort)) return null
  // What was named before it is meant by “it” also where the request is filled.
  working.state = best.state
  const { words } = working.spoken
  const isOff = isTooMuch(plainOf(clause, words).split(' '), words)
  const isSure = !best.isWrite || (isSafe && !isOff && !isCut(working, best, parts))
  return isSure ? best.request : { ...best.request, unsure: true }
}

/** Whether a part asks for the same change as another one, of the same thing or of none: “our bowling cannot take place; please cancel it”. */
function isSameChange(working: Working, one: Asked, other: Asked): boolean {
  if (!one.isWrite || one.capability !== other.capability) return false
  const [frame, of] = [one, other].map(({ request }) => frameOf(working, request))
  if (!frame || !of || JSON.stringify(frame.set) !== JSON.stringify(of.set)) return false
  const isOwn = ({ request: { words } }: Asked) =>
    Object.entries(words).filter(([, text]) => !isReference(working, text))
  return isOwn(one).length === 0 || isOwn(other).length === 0
}

/** Whether a part leaves a request as it is: what is told around it, and what it takes over from what is named before it. */
function isDressing(working: Working, at: number, asked: Asked, parts: readonly Part[]): boolean {
  if (at >= asked.from && at < asked.to) return true
  const { text = '', sentence = 0 } = parts[at] ?? {}
  // “Make a list, which shall be called …”: what is to be made is no dressing.
  const isBefore = sentence < (parts[asked.from]?.sentence ?? 0)
  if (!isBefore && beginsWith(working, text, making)) return false
  const isAhead = at < asked.from
  if (isAhead && !isBefore && isOfInfinitive(working, text, parts[at + 1]?.text ?? '')) return false
  if (isAhead && !isBefore && isOfQuestion(working, text, parts[asked.to - 1]?.text ?? ''))
    return false
  if (isAhead ? mayPassOn(working, text) : isSaidByOthers(working, text)) return false
  const role = roleOf(working, text)
  if (isMoreOfIt(working, text, asked)) return false
  // “…, or what do you think?”, and “bowling is at 8, right?”
  if (!isAhead && (role !== 'aside' || !asked.isCommand) && /\?\s*$/u.test(text)) return false
  if (role !== 'named') return role !== 'turning'
  if (at >= asked.from) return isTail(working, at, asked, parts)
  const own = textOfParts(parts.slice(asked.from, asked.to))
  const isTurned = isBefore || parts[asked.from]?.why === 'turned' || asked.isCommand
  return isTakenOver(working, text, asked, { own, isTurned }) || isApart(working, at, asked, parts)
}

/** Classes of words for what a plan has besides its time and its guests. */
const ofLimits: readonly string[] = ['deadline', 'until', 'max', 'min', 'limit']

/** Whether a part asks for another change of the same thing: “max 4 for pottery, and they need to tell me by Monday”. */
function isMoreOfIt(working: Working, text: string, asked: Asked): boolean {
  if (!asked.isWrite) return false
  const { tags, spots } = readingIn(working, text)
  const isLimit = tags.some(({ classes }) => ofLimits.some((one) => classes.has(one)))
  const isCounted = spots.some(({ kind }) => kind === 'time' || kind === 'number')
  if (asked.capability.startsWith('plans.') && isLimit && isCounted) return true
  const request = requestIn(working, text)
  if (request === null || frameOf(working, request)?.capability !== asked.capability) return false
  return Object.entries(request.words).some(
    ([slot, words]) => !(slot in asked.request.words) && !isReference(working, words),
  )
}

/** Whether what is told is about what the next part could do: “es ist zu spät, das Bowling abzusagen”. */
function isOfInfinitive(working: Working, text: string, next: string): boolean {
  const { words } = working.spoken
  if (words.verbs !== 'last' || isPolite(working, text)) return false
  const { infinitive = [] } = words.clause
  const [last = '', before = ''] = plainOf(next, words).split(' ').reverse()
  const within = new RegExp(`\\p{L}{2}(?:${infinitive.join('|')})\\p{L}{3,}n$`, 'u')
  return infinitive.includes(before) || (infinitive.length > 0 && within.test(last))
}

/** Whether a part asks, and the last one of its sentence ends as a question: “ist es unhöflich, den Brunch abzusagen?” */
function isOfQuestion({ spoken }: Working, text: string, last: string): boolean {
  const plain = plainOf(withoutOpeners(text, spoken), spoken.words)
  return /\?\s*$/u.test(last) && spoken.words.asking.some((one) => plain.startsWith(`${one} `))
}

/** Whether a part behind a request that says all that it is about tells something of things: “…, the kids have been asking all week”. */
function isTail(working: Working, at: number, { request }: Asked, parts: readonly Part[]): boolean {
  const { words } = working.spoken
  const { text = '' } = parts[at] ?? {}
  const { spots, tokens } = readingIn(working, text)
  const { finite = [] } = words.clause
  const [{ key: first = '' } = {}] = tokens
  const isOfSomebody = saysWhatSomebodyHas(working, text)
  const isLed =
    isOfSomebody || words.articles.includes(first) || (words.clause.subject ?? []).includes(first)
  const isOfThings = spots.every(
    ({ kind, things }) =>
      kind === 'it' ||
      kind === 'them' ||
      (kind === 'name' &&
        (isOfSomebody || things.every(({ thing, sure }) => thing.kind !== 'person' && sure < 1))),
  )
  const isTelling = tokens.slice(1, maxSubject).some(({ key }) => finite.includes(key))
  return isLed && isTelling && isOfThings && isComplete(working, request)
}

/** Whether a part says of somebody only what they have or are: “Lukas hat noch Uni”, and not “Ben will auch mit”. */
function saysWhatSomebodyHas(working: Working, text: string): boolean {
  const { spots, tags, tokens } = readingIn(working, text)
  const { finite = [], verb = [] } = working.spoken.words.clause
  const [who, ...others] = spots
  const isWho = who?.kind === 'name' && who.from === 0 && who.things[0]?.thing.kind === 'person'
  const next = tokens[who?.to ?? 0]?.key ?? ''
  const isHaving = finite.includes(next) && verb.includes(next)
  return (
    isWho && isHaving && others.length === 0 && tags.every(({ classes }) => saysLittle(classes))
  )
}

/** Classes of words that a statement of somebody may have. */
const ofStatements: ReadonlySet<string> = new Set(['of_somebody', 'reason', 'because', 'good'])

function saysLittle(classes: ReadonlySet<string>): boolean {
  return [...classes].every((name) => ofStatements.has(name) || isWeak(name))
}

/** Within how many words a statement has its verb. */
const maxSubject = 5

/** Whether a part is of a sentence before the one of a request that says itself all that it is about. */
function isApart(
  working: Working,
  at: number,
  { request, from, isCommand, isWrite, isShort }: Asked,
  parts: readonly Part[],
): boolean {
  // “Whole house has the flu. Bowling is off.”
  const isStated = isWrite && !isShort && !hasText(working, request)
  return (
    (isCommand || isStated) &&
    (parts[at]?.sentence ?? 0) < (parts[from]?.sentence ?? 0) &&
    isComplete(working, request)
  )
}

/**
 * Whether all that is named in what is told, apart from what the request (`own`) names itself, is meant by a request that names nothing of its
 * kind: “…, so copy that list”.
 */
function isTakenOver(
  working: Working,
  told: string,
  { request, state }: Asked,
  { own, isTurned }: { readonly own: string; readonly isTurned: boolean },
): boolean {
  const { spots } = readingIn(working, told)
  const named = new Set(
    readingIn(working, own).spots.flatMap(({ things }) => things.map(({ thing }) => thing.handle)),
  )
  const isNamed = ({ things }: Spot) => named.has(things[0]?.thing.handle ?? '')
  const telling = spots.filter(
    (one) => !one.isSoft && one.kind !== 'it' && one.kind !== 'them' && !isNamed(one),
  )
  const [only, ...others] = telling
  if (only === undefined || (others.length > 0 && !isTurned)) return false
  const each = telling.map((one) => thingsOf(one).map(({ kind }) => kind))
  const kinds = each.flat()
  // Of two of one kind either may be meant.
  if (each.some(({ length }) => length === 0) || new Set(kinds).size < kinds.length) return false
  const meant = telling.flatMap((one) => thingsOf(one).map(({ handle }) => handle))
  if (!meant.includes(state.focus[0]?.handle ?? '')) return false
  const needs = frameOf(working, request)?.needs ?? []
  return (
    needs.some((slot) => request.words[slot] === undefined) ||
    Object.values(request.words).some((words) => isReference(working, words))
  )
}

/** Whether a part may be what is asked for: of a statement, only a change of something named; and what the whole message may be. */
function isLikely(working: Working, asked: Asked, whole: Request | null): boolean {
  const { request, capability, isWrite } = asked
  const slots = frameOf(working, request)?.slots ?? {}
  const names = Object.keys(request.words)
  if (isWrite && names.length === 0 && !asked.isShort && !isOfInvitation(working, asked))
    return false
  // “…, so can you open the list?” asks for it, whatever the whole may be.
  if (asked.isPolite && whole !== null && !isWrite) return true
  const hasText = names.some((slot) => slots[slot] === 'text')
  if (whole !== null) {
    const alike = [whole, whole.other].map((one) => one && frameOf(working, one)?.capability)
    return alike.includes(capability) || (asked.isShort && !isWrite)
  }
  if (asked.isCommand) return isWrite || !hasText
  return isWrite && !hasText && names.length > 0 && !capability.startsWith('likes.')
}

/** Whether a part says what it is about, and all the others ask for nothing and name nothing; a text goes on to the end. */
function isAllTold(working: Working, asked: Asked, parts: readonly Part[]): boolean {
  if (Object.keys(asked.request.words).length === 0 || asked.isShort) return false
  if (asked.to < parts.length && hasText(working, asked.request)) return false
  return parts.every(
    ({ text }, at) =>
      (at >= asked.from && at < asked.to) ||
      (['told', 'aside'].includes(roleOf(working, text)) && requestIn(working, text) === null),
  )
}

/** Whether somebody turns to asking for what they named before: “the fondue is long overdue, so could you copy that draft?” */
function isBehindNamed(working: Working, asked: Asked, parts: readonly Part[]): boolean {
  const { from, to, isPolite, isShort } = asked
  const isLast = isPolite && !isShort && from > 0 && to === parts.length
  return isLast && parts.every((_, at) => isDressing(working, at, asked, parts))
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
function askedIn(working: Working, parts: readonly Part[], { whole, short }: Beside): Asked[] {
  const of = whole && frameOf(working, whole)
  const isChange = of !== null && of !== undefined && !isRead({ frame: of })
  const found: Asked[] = []
  const first = working.state
  const most = parts.length > many ? maxOfMany : parts.length
  for (let from = 0; from < parts.length; from += 1) {
    const told = parts.slice(0, from).map(({ text }) => text)
    working.state = withThings(working, first, told)
    const { state } = working
    for (let to = from + 1; to <= Math.min(parts.length, from + most); to += 1) {
      if (to - from === parts.length) continue
      // “…, so that I have a deadline” says why.
      if (to > from + 1 && isReason(working, parts[to - 1]?.text ?? '')) continue
      const part = textOfParts(parts.slice(from, to))
      const completing = short(working, part)
      const request = completing ?? requestIn(working, part)
      if (request === null || request.unsure) continue
      const capability = frameOf(working, request)?.capability
      if (capability === undefined) continue
      const isShort = completing !== null
      const isWrite = capabilities[capability as CapabilityId].effect !== 'read'
      const isAsked = isShort || isCommand(working, part)
      // “…, I have a concert” looks for none.
      const isTold = isReason(working, part) || (isChange && isOfSelf(working, part))
      if (!isWrite && !isAsked && isTold) continue
      found.push({
        ...{ request, capability, state, from, to, isShort, isWrite },
        isCommand: isAsked,
        isPolite: isPolite(working, part),
      })
    }
  }
  return found
}

/** Whether a part begins with who does something: “I had accepted the brunch”. */
function isOfSelf({ spoken: { words, silent } }: Working, part: string): boolean {
  const keys = plainOf(part, words).split(' ')
  const first = keys.find((key) => !silent.has(key) || words.selves.includes(key)) ?? ''
  return (words.clause.subject ?? []).includes(first)
}

/** Whether a request has a text that may go on behind its part: what follows is no reason. */
function isCut(working: Working, { request, to, isWrite }: Asked, parts: readonly Part[]): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  const hasText = Object.keys(request.words).some((slot) => slots[slot] === 'text')
  if (!isWrite || !hasText || to >= parts.length) return false
  return !isReason(working, parts[to]?.text ?? '')
}
