import { hasText } from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { isTooMuch } from '#server/surfaces/assistant/rules/sure.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isObeying } from '#server/surfaces/assistant/rules/sense/likeliest.ts'
import { isReference } from '#server/surfaces/assistant/rules/sense/complete.ts'
import type { Part } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import {
  isCommand,
  isPolite,
  isReason,
  partsSaid,
  roleOf,
  textOfParts,
  withThings,
} from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import {
  asksOfSelf,
  isAskedBehind,
} from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { type Asked, isDressing } from '#server/surfaces/assistant/rules/cut/dressing.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** How a part of a message is read that only completes what was spoken of. */
export type ReadShort = (working: Working, part: string) => Request | null

/** The most parts of a message that has many that may be one request. */
const [many, maxOfMany] = [6, 3]

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
  const isAsking = asksOfSelf(working, clause) || isAskedBehind(clause, readingIn(working, clause))
  const isTold = isAsking || isOfFewer(working, best, parts)
  const isSure = !best.isWrite || (isSafe && !isOff && !isTold && !isCut(working, best, parts))
  return isSure ? best.request : { ...best.request, unsure: true }
}

/** Whether a part only says who is along or not, beside others that tell something: “without Ben it's no fun”. */
function isOfFewer({ spoken }: Working, { isShort, from }: Asked, parts: readonly Part[]): boolean {
  const { without, with_person } = spoken.words
  const first = plainOf(parts[from]?.text ?? '', spoken.words).split(' ')[0] ?? ''
  return isShort && parts.length > 1 && [...without, ...with_person].includes(first)
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
