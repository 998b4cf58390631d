import { actOf } from '#server/domain/assistant/act_of.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { isOnlyTold } from '#server/surfaces/assistant/rules/cut/behind_story.ts'
import { requestIn, sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import {
  betweenSentences,
  countedIn,
  cutsIn,
  partsAt,
  type Why,
} from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { notedIn } from '#server/surfaces/assistant/rules/sense/noted.ts'
import {
  bare,
  joinedParts,
  maxLength,
  placesIn,
  requestApart,
} from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import { beginsWith } from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { isMail, isPassedOn, mayPassOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import { repaired } from '#server/surfaces/assistant/rules/cut/repaired.ts'
import type { ReadShort } from '#server/surfaces/assistant/rules/cut/request_in_parts.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { sharedBy, sharingVerb } from '#server/surfaces/assistant/rules/cut/shared.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/** The most requests of a message. */
const maxRequests = 6

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
  if (isMail(working, whole)) return { parts: [whole], isList: false }
  const listed = severalIn(working, whole)
  if (listed?.isList) return listed
  const parts = listed?.parts ?? twoJoined(working, whole) ?? sentencesApart(working, whole, short)
  const isTold = parts?.slice(1).some((part, at) => {
    // “Cancel bowling? No way.”
    const isRefused = /\?\s*$/u.test(parts[at] ?? '') && beginsWithNo(working, part)
    return isRefused || isOfThird(working, part)
  })
  return { parts: parts === null || isTold ? [whole] : parts, isList: false }
}

function severalIn(working: Working, whole: string): Apart | null {
  if (whole.length > maxLength || isPassedOn(working, whole, {})) return null
  const listed = listedIn(working, whole)
  if (listed !== null) return listed
  if (isQuoting(working, whole)) return null
  const parts =
    sharedBy(working, whole) ?? partsApart(working, whole) ?? sharingVerb(working, whole)
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

/** Whether each of some parts is a request by itself. */
function areRequests(working: Working, parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length > maxRequests) return false
  let before: Request | null = null
  return parts.every((part) => {
    before = requestApart(working, part, before)
    return before !== null
  })
}

/** Whether a part begins with a no. */
function beginsWithNo({ spoken: { words } }: Working, part: string): boolean {
  const [first = ''] = plainOf(part, words).split(' ')
  return words.not.includes(first) || words.no.includes(first)
}

/** Whether a sentence tells what somebody does who was named: “Remove Lukas; he declined.” */
function isOfThird({ spoken }: Working, part: string): boolean {
  const { clause, them } = spoken.words
  const [first = ''] = plainOf(part, spoken.words).split(' ')
  return !/\?\s*$/u.test(part) && them.includes(first) && (clause.subject ?? []).includes(first)
}

/** Whether a part that names nothing says more of the change before it: “I no longer like karaoke, take it from my likes”. */
function saysMore(working: Working, whole: string, parts: readonly string[]): boolean {
  const [all, first, ...others] = [whole, ...parts].map((one) => sureRequest(working, one))
  const [of, ofFirst] = [all, first].map((one) => one && frameOf(working, one)?.capability)
  return of === ofFirst && others.some((one) => one && Object.keys(one.words).length === 0)
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
