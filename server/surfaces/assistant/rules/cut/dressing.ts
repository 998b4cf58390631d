import { hasText } from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { isComplete, isReference } from '#server/surfaces/assistant/rules/sense/complete.ts'
import type { Part } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { isSaidByOthers, mayPassOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import {
  beginsWith,
  isPolite,
  roleOf,
  textOfParts,
  thingsOf,
} from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** Classes of verbs for what is new. */
const making: ReadonlySet<string> = new Set(['make', 'draft_v'])

/** Parts of a message that are a request by themselves. */
export interface Asked {
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

/** Whether a part leaves a request as it is: what is told around it, and what it takes over from what is named before it. */
export function isDressing(
  working: Working,
  at: number,
  asked: Asked,
  parts: readonly Part[],
): boolean {
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
  const isTelling =
    isOfSomebody || tokens.slice(1, maxSubject).some(({ key }) => finite.includes(key))
  return isLed && isTelling && isOfThings && isComplete(working, request)
}

/** Whether a part says of somebody only what they have, are or have to do: “Lukas hat noch Uni”, and not “Ben will auch mit”. */
function saysWhatSomebodyHas(working: Working, text: string): boolean {
  const { spots, tags, tokens, unknown } = readingIn(working, text)
  const { finite = [], verb = [], modal = [] } = working.spoken.words.clause
  const [who, ...others] = spots
  const isWho = who?.kind === 'name' && who.from === 0 && who.things[0]?.thing.kind === 'person'
  const next = tokens[who?.to ?? 0]?.key ?? ''
  const isHaving = finite.includes(next) && verb.includes(next)
  // “Yusuf muss länger arbeiten”: what has to be done is no word of a request.
  const isBusy = modal.includes(next) && unknown.includes(tokens.length - 1)
  const isLittle = tags.every(
    ({ from, classes }) => saysLittle(classes) || (isBusy && from === who?.to),
  )
  return isWho && (isHaving || isBusy) && others.length === 0 && isLittle
}

/** Classes of words that a statement of somebody may have. */
const ofStatements: ReadonlySet<string> = new Set(['of_somebody', 'reason', 'because', 'good'])

function saysLittle(classes: ReadonlySet<string>): boolean {
  return [...classes].every((name) => ofStatements.has(name) || isWeak(name))
}

/** Within how many words a statement has its verb. */
const maxSubject = 5

/** Whether a part is of a sentence before the one of a request that says itself all that it is about, or stands before its “so”. */
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
    (parts[from]?.why === 'turned' || (parts[at]?.sentence ?? 0) < (parts[from]?.sentence ?? 0)) &&
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
