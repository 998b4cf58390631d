import { isFreeText } from '#server/domain/assistant/names.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { isOnlyTold } from '#server/surfaces/assistant/rules/cut/behind_story.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isComplete } from '#server/surfaces/assistant/rules/sense/complete.ts'
import { type Cut, cutsIn, type Why } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { isNaming } from '#server/surfaces/assistant/rules/cut/joined.ts'
import { isReported } from '#server/surfaces/assistant/rules/doubt/texts.ts'
import { isCommand, roleOf, thingsOf } from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { areWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/** The longest message that is cut into requests, in characters. */
export const maxLength = 400

/** Why a message may be cut where both sides ask for something. */
const betweenRequests: ReadonlySet<Why> = new Set<Why>([
  ...(['sentence', 'line', 'semicolon', 'comma', 'number', 'then', 'joined'] as const),
])

/** Where a message may be cut into requests: not within what stands for one thing, and not behind a colon, where a text may go on. */
export function placesIn(reading: Reading): Cut[] {
  const { text, working } = reading
  const colon = text.search(/:\s/u)
  const isInSpot = inSpot(reading)
  return cutsIn(text, working.spoken.words).filter(
    (cut) =>
      betweenRequests.has(cut.why) &&
      (colon < 0 || cut.from < colon) &&
      !isInSpot(cut.from, cut.behind) &&
      !isInVerb(reading, cut) &&
      !isNamingAt(reading, cut.behind),
  )
}

/** Whether what begins at a character only says what is made is called: “… and call it Camping”. */
function isNamingAt(reading: Reading, behind: number): boolean {
  const next = reading.tokens.findIndex(({ at }) => at >= behind)
  return next > 0 && isNaming(reading, next - 1)
}

/** Whether the verb of a message has its other half behind a cut: “sag die Jazz night und das Krimidinner ab”. */
function isInVerb({ tokens, working: { spoken } }: Reading, { from, behind }: Cut): boolean {
  const [before, after] = [
    tokens.filter(({ end }) => end <= from),
    tokens.filter(({ at }) => at >= behind),
  ]
  const [verb, half, other] = [before[0], before.at(-1), after.at(-1)]
  return (
    isOneVerb(spoken, verb, other) &&
    !isOneVerb(spoken, verb, half) &&
    after.every(({ key }) => key !== verb?.key)
  )
}

/** Whether two words are the halves of one verb: “sag … ab”. */
export function isOneVerb(
  { lexicon }: Spoken,
  verb: Token | undefined,
  half: Token | undefined,
): boolean {
  if (verb === undefined || half === undefined || verb === half) return false
  return lexicon.exactTags([verb, half]).some(({ from, to }) => to - from === 2)
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
export function joinedParts(working: Working, whole: string): string[] | null {
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
export function requestApart(
  working: Working,
  part: string,
  before: Request | null,
): Request | null {
  const request = sureRequest(working, part)
  if (request === null || isTurned(working, part) || !namesSomething(working, request)) return null
  if (isAnswerRead(working, part, request)) return null
  return before === null || !hasText(working, before) || isCommand(working, part) ? request : null
}

/** Whether a part that ends in an answer was read as a question: “Ben zu” does not ask who Ben is. */
function isAnswerRead(working: Working, part: string, request: Request): boolean {
  const frame = frameOf(working, request)
  const { tags, tokens } = readingIn(working, part)
  const last = tags.find(({ to }) => to === tokens.length)
  return frame !== null && isRead({ frame }) && last?.classes.has('particle') === true
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

/** Whether somebody asks whether, sets a condition, or tells what others say. */
function isTurned(working: Working, part: string): boolean {
  return isHedged(working, part) || isReported(working, part)
}

/** Whether a request says what it is about: a question does by asking. */
function namesSomething(working: Working, request: Request): boolean {
  const needs = frameOf(working, request)?.needs ?? []
  return Object.keys(request.words).length > 0 || needs.length === 0
}

/** Whether a request has words as they are, which may go on. */
export function hasText(working: Working, request: Request): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  return Object.keys(request.words).some((slot) => isFreeText(slots[slot]))
}

/** A part without the mark at its end. */
export function bare(part: string): string {
  return part
    .trim()
    .replace(/[,;.?]$/u, '')
    .trim()
}
