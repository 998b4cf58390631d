import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead, matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { requestIn, sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import {
  betweenSentences,
  type Cut,
  countedIn,
  cutsIn,
  partsAt,
  type Why,
} from '#server/surfaces/assistant/rules/sense/cuts.ts'
import { isComplete } from '#server/surfaces/assistant/rules/sense/complete.ts'
import { isReported } from '#server/surfaces/assistant/rules/sense/doubt_texts.ts'
import { notedIn } from '#server/surfaces/assistant/rules/sense/noted.ts'
import {
  beginsWith,
  isCommand,
  roleOf,
  thingsOf,
} from '#server/surfaces/assistant/rules/sense/parts_said.ts'
import { isPassedOn, mayPassOn } from '#server/surfaces/assistant/rules/sense/passed_on.ts'
import { repaired } from '#server/surfaces/assistant/rules/sense/repaired.ts'
import { isOnlyTold } from '#server/surfaces/assistant/rules/sense/behind_story.ts'
import type { ReadShort } from '#server/surfaces/assistant/rules/sense/request_in_parts.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { sharedBy } from '#server/surfaces/assistant/rules/sense/shared.ts'
import { areWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/** The longest message that is cut into requests, in characters, and the most of them. */
const [maxLength, maxRequests] = [400, 6]

/** Up to how many characters a message of several parts may be one request, and parts that are understood by themselves. */
const [maxOne, maxSentences] = [120, 3]

/** What a message asks for in several parts. */
export interface Apart {
  readonly parts: readonly string[]
  /** Whether they were counted, or stand on lines: then one that is not understood leaves the others as they are. */
  readonly isList: boolean
}

/**
 * The requests of a message, each by itself: counted, in sentences, or joined by a mark or a word. The whole of it where it is not sure to
 * be several.
 */
export function requestsApart(working: Working, whole: string, short: ReadShort): Apart {
  const listed = severalIn(working, whole)
  if (listed !== null) return listed
  const parts = twoJoined(working, whole) ?? sentencesApart(working, whole, short) ?? [whole]
  return { parts, isList: false }
}

function severalIn(working: Working, whole: string): Apart | null {
  if (whole.length > maxLength || isPassedOn(working, whole, {})) return null
  const listed = listedIn(working, whole)
  if (listed !== null) return listed
  if (isQuoting(working, whole)) return null
  const parts = sharedBy(working, whole) ?? partsApart(working, whole)
  return parts !== null && repaired(working, whole) === whole ? { parts, isList: false } : null
}

/** Whether something is quoted in a message, and it is not clear from where to where. */
function isQuoting(working: Working, whole: string): boolean {
  const { spots } = readingIn(working, whole)
  return /["“„«]/u.test(whole) && !spots.some(({ kind }) => kind === 'quote')
}

/** Requests that are counted or stand on lines of their own: at least two of them are understood by themselves. */
function listedIn(working: Working, whole: string): Apart | null {
  const cuts = countedIn(whole)
  if (cuts.length < 2 || cuts.length > maxRequests) return null
  const [head, ...parts] = partsAt(whole, cuts).map(({ text }) => bare(text))
  // “Add to the list: 1. milk 2. bread” are things of one request.
  const isAlone = plainOf(head ?? '', working.spoken.words) === '' || isPolite(working, head ?? '')
  if (!isAlone) return null
  const understood = parts.filter((part) => sureRequest(working, part) !== null)
  return understood.length >= 2 ? { parts, isList: true } : null
}

/** Whether words before a list say nothing but that it is asked for: “please”. */
function isPolite({ spoken }: Working, head: string): boolean {
  const { fillers, openers } = spoken.words
  const plain = plainOf(head, spoken.words)
  return openers.includes(plain) || plain.split(' ').every((one) => fillers.includes(one))
}

function bare(part: string): string {
  return part
    .trim()
    .replace(/[,;.?]$/u, '')
    .trim()
}

/** The sentences of a message, or its parts at commas and words that join, where each is a request by itself. */
function partsApart(working: Working, whole: string): string[] | null {
  const sentences = partsBy(working, whole, betweenSentences)
  if (!/:\s/u.test(whole) && areRequests(working, sentences)) return sentences
  const parts = joinedParts(working, whole)
  return parts !== null && !saysMore(working, whole, parts) ? parts : null
}

/** The parts of a message at its cuts for some reasons, with the words that join them. */
function partsBy({ spoken }: Working, whole: string, reasons: ReadonlySet<Why>): string[] {
  const cuts = cutsIn(whole, spoken.words).filter(({ why }) => reasons.has(why))
  return partsAt(whole, cuts, { isJoined: true }).map(({ text }) => text.trim())
}

/** Why a message may be cut where both sides ask for something. */
const betweenRequests: ReadonlySet<Why> = new Set<Why>([
  ...(['sentence', 'line', 'semicolon', 'comma', 'number', 'then', 'joined'] as const),
])

/** Where a message may be cut into requests: not within what stands for one thing, and not behind a colon, where a text may go on. */
function placesIn(reading: Reading): Cut[] {
  const { text, working } = reading
  const colon = text.search(/:\s/u)
  const isInSpot = inSpot(reading)
  return cutsIn(text, working.spoken.words).filter(
    ({ why, from, behind }) =>
      betweenRequests.has(why) && (colon < 0 || from < colon) && !isInSpot(from, behind),
  )
}

/** Some characters of a message, from one to before another. */
interface Span {
  readonly from: number
  readonly to: number
}

/** The parts of a message at its cuts; one where there is none, or too many. */
function spansIn(reading: Reading): Span[] {
  const cuts = placesIn(reading)
  const all = cuts.length > maxCuts ? [] : cuts
  const ends = [...all.map(({ from }) => from), reading.text.length]
  return [0, ...all.map(({ behind }) => behind)].map((from, at) => ({ from, to: ends[at] ?? 0 }))
}

/** The most parts of a message at its cuts that are each a request by itself. Null where they are not two at least. */
function joinedParts(working: Working, whole: string): string[] | null {
  const reading = readingIn(working, whole)
  const { text } = reading
  const spans = spansIn(reading)
  if (spans.length < 2) return null
  const asked = spans.filter((span) => asksIn(reading, span))
  const one = sureRequest(working, text)
  if (one !== null && saysAll(reading, one, asked)) return null
  const spanOf = (at: number, end: number) => ({
    from: spans[at]?.from ?? 0,
    to: spans[end]?.to ?? 0,
  })
  const apart = (at: number, before: Request | null): string[] | null => {
    let best: string[] | null = at === spans.length ? [] : null
    for (let end = at; end < spans.length; end += 1) {
      if (at === 0 && end === spans.length - 1) continue
      const span = spanOf(at, end)
      const part = bare(text.slice(span.from, span.to))
      // “Ben said, I should invite her” asks for nothing by its first part.
      const isAsked = asksIn(reading, span) && (at === 0 || isAskedFor(working, part))
      const request = requestApart(working, part, before)
      if (request === null || isOnlyTold(working, part)) continue
      const isOwn = at === 0 || hasPredicate(working, part)
      if (!isAsked && !(isOwn && isStated(working, whole, part, request))) continue
      const rest = apart(end + 1, request)
      if (rest !== null && rest.length + 1 > (best?.length ?? 0)) best = [part, ...rest]
    }
    return best
  }
  return apart(0, null)
}

/** The most places at which a message is cut into requests. */
const maxCuts = 6

/** Whether the request of a whole message does all that is asked for in its parts: nothing of them is left out. */
function saysAll({ working, text }: Reading, whole: Request, asked: readonly Span[]): boolean {
  const said = Object.values(whole.words)
  return asked.every(({ from, to }) => {
    const part = sureRequest(working, bare(text.slice(from, to)))
    const frame = part && frameOf(working, part)
    if (part === null || !frame) return true
    const isOther = !isRead({ frame }) && !making.test(frame.capability)
    if (isOther && frame.capability !== frameOf(working, whole)?.capability) return false
    return Object.values(part.words).every((one) => said.some((all) => all.includes(one)))
  })
}

/** Whether a part of a message is sure to ask for a change by another capability; with `isAsked`, by a verb that says so. */
export function leavesOut(
  working: Working,
  whole: string,
  capability: string,
  { isAsked = false } = {},
): boolean {
  if (whole.length > maxLength) return false
  const reading = readingIn(working, whole)
  return spansIn(reading).some((span) => {
    if (isAsked && !asksIn(reading, span)) return false
    const part = bare(reading.text.slice(span.from, span.to))
    const request = sureRequest(working, part)
    const frame = request && frameOf(working, request)
    if (request === null || !frame || frame.capability === capability) return false
    const isOwn = !isRead({ frame }) && !making.test(frame.capability)
    return isOwn && isComplete(working, request) && !isTurned(working, part)
  })
}

/** The request of a part that is sure, behind one that comes before it; null where it is not sure, or a text of that one may go on. */
function requestApart(working: Working, part: string, before: Request | null): Request | null {
  const request = sureRequest(working, part)
  if (request === null || isTurned(working, part) || !namesSomething(working, request)) return null
  return before === null || !hasText(working, before) || isCommand(working, part) ? request : null
}

/** Whether a part without any verb that asks says a change in full: “bowling to 8pm”, “chips are bought”. Nobody else says it. */
function isStated(working: Working, whole: string, part: string, request: Request): boolean {
  const frame = frameOf(working, request)
  if (!frame || isRead({ frame }) || making.test(frame.capability)) return false
  if (hasText(working, request) || !isComplete(working, request)) return false
  const isNaming = readingIn(working, part).spots.some((spot) => thingsOf(spot).length > 0)
  return isNaming && roleOf(working, part) !== 'turning' && !isTurned(working, whole)
}

/** Whether a part says something of what it names: “den kids, samstag” may belong to what stands before it. */
function hasPredicate(working: Working, part: string): boolean {
  return readingIn(working, part).tags.some(({ classes }) => !areWeak(classes))
}

/** Capabilities that make something new of any words, and what somebody says of a thing without asking for anything. */
const making = /\.(?:create|ensure|capture|discover)|^likes\./

/** Whether a cut is inside of what stands for one thing. */
function inSpot({ spots, tokens }: Reading): (from: number, to: number) => boolean {
  return (from, to) =>
    spots.some((one) => {
      const [first, last] = [tokens[one.from], tokens[one.to - 1]]
      return first !== undefined && last !== undefined && first.at < from && to < last.end
    })
}

/** Whether something between two places asks: a verb of a request, or a yes or a no. */
function asksIn({ working, tags, tokens, spots }: Reading, { from, to }: Span): boolean {
  const { yes, no } = working.spoken.words
  const isIn = (first: number, end: number) =>
    (tokens[first]?.at ?? -1) >= from && (tokens[end - 1]?.end ?? to + 1) <= to
  const isNamed = (at: number) =>
    spots.some((one) => one.kind !== 'subject' && one.from <= at && at < one.to)
  return (
    tags.some(
      (tag) =>
        isIn(tag.from, tag.to) &&
        !isNamed(tag.from) &&
        [...tag.classes].some((one) => requesting.has(one)),
    ) || tokens.some(({ key }, at) => isIn(at, at + 1) && (yes.includes(key) || no.includes(key)))
  )
}

/** Whether a part begins or ends with what asks: “invite Ada”, “Kegeln absagen”, “jazz no”. “The kids keep asking” tells. */
function isAskedFor(working: Working, part: string): boolean {
  if (isCommand(working, part)) return true
  const reading = readingIn(working, part)
  const { verbs, yes, no } = working.spoken.words
  const { key = '', at = 0 } = reading.tokens.at(-1) ?? {}
  return verbs === 'last'
    ? asksIn(reading, { from: at, to: reading.text.length })
    : [...yes, ...no].includes(key)
}

/** Whether each of some parts is a request by itself. */
function areRequests(working: Working, parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length > maxRequests) return false
  let before: Request | null = null
  return parts.every((part) => {
    before = requestApart(working, part, before)
    return before !== null
  })
}

/** Whether somebody asks whether, sets a condition, or tells what others say. */
function isTurned(working: Working, part: string): boolean {
  return isHedged(working, part) || isReported(working, part)
}

/** Whether a part that names nothing says more of the change before it: “I no longer like karaoke, take it from my likes”. */
function saysMore(working: Working, whole: string, parts: readonly string[]): boolean {
  const [all, first, ...others] = [whole, ...parts].map((one) => sureRequest(working, one))
  const [of, ofFirst] = [all, first].map((one) => one && frameOf(working, one)?.capability)
  return of === ofFirst && others.some((one) => one && Object.keys(one.words).length === 0)
}

/** Whether a request says what it is about: a question does by asking. */
function namesSomething(working: Working, request: Request): boolean {
  const needs = frameOf(working, request)?.needs ?? []
  return Object.keys(request.words).length > 0 || needs.length === 0
}

function hasText(working: Working, request: Request): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  return Object.keys(request.words).some((slot) => isText(slots[slot]))
}

function isText(kind: SlotKind | undefined): boolean {
  return kind === 'text' || kind === 'words'
}

/** The two requests that “and” joins, where each of them is one by itself and the first is sure: they are done one after the other. */
function twoJoined(working: Working, whole: string): string[] | null {
  if (whole.length > maxOne || notedIn(working, whole) !== null || isQuoting(working, whole))
    return null
  const reading = readingIn(working, whole)
  for (const cut of placesIn(reading)) {
    if (cut.why !== 'joined' && cut.why !== 'then') continue
    const parts = partsAt(reading.text, [cut]).map(({ text }) => text.trim())
    if (!beginsWith(working, parts[1] ?? '', requesting)) continue
    const [first, second] = parts.map((part) => requestIn(working, part))
    const isOne = first && second && first.unsure === false && Object.keys(first.words).length > 0
    if (isOne && parts.every((part) => !isHedged(working, part))) return parts
  }
  return null
}

/** A score from which one sentence of several is a request of its own. */
const clearly = 2

/** The sentences of a message, and its parts at “and then”; null where the whole of it is understood, or a part says nothing. */
function sentencesApart(working: Working, whole: string, short: ReadShort): string[] | null {
  const cuts = cutsIn(whole, working.spoken.words).filter(
    ({ why }) => betweenSentences.has(why) || why === 'then',
  )
  const sentences = partsBy(working, whole, betweenSentences)
  const isClear = (part: string) => (matchesOf(working, part)[0]?.score ?? 0) >= clearly
  const isTwo =
    cuts.some(({ why }) => why === 'then') ||
    (sentences.length > 1 &&
      sentences.length <= maxSentences &&
      !/[:"“„]/u.test(whole) &&
      sentences.every(isClear))
  if (!isTwo && (requestIn(working, whole) !== null || matchesOf(working, whole).length > 0))
    return null
  const parts = partsAt(whole, cuts, { isJoined: true })
    .map(({ text }) => text.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  // “I am unable to come; please decline” is one request.
  const isOne =
    whole.length <= maxOne && parts.slice(1).every((part) => saysLess(working, part, whole))
  if (isOne && sureRequest(working, whole) !== null) return null
  // A message of which a part says nothing is not acted on by halves.
  const isSaid = (part: string) =>
    actOf(part, working.spoken) !== null || matchesOf(working, part).length > 0
  const isWhole = parts.length > 1 && parts.length <= maxSentences && parts.every(isSaid)
  // Behind a sentence that only tells something, the message is read in parts.
  return isWhole && asksFirst(working, parts[0] ?? '', short) ? parts : null
}

/** Whether the first part of a message asks for something by itself, or does something by saying it. */
function asksFirst(working: Working, part: string, short: ReadShort): boolean {
  if (isOnlyTold(working, part) || mayPassOn(working, part)) return false
  const isRequest = requestIn(working, part) !== null || short(working, part) !== null
  return isRequest || actOf(part, working.spoken) !== null
}

/** Whether a part of a message asks for what the whole of it asks for, and names nothing of its own. */
function saysLess(working: Working, part: string, whole: string): boolean {
  const [one, all] = [requestIn(working, part), requestIn(working, whole)]
  if (one === null || all === null) return false
  const [of, ofAll] = [one, all].map((request) => frameOf(working, request)?.capability)
  return of === ofAll && Object.keys(one.words).length === 0
}
