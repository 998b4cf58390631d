import { hiddenValues } from '#server/domain/basics/hidden.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { readsOn } from '#server/domain/messages/tools.ts'
import { memberPointer, pathOf, pointerTo, valueAt } from '#server/domain/basics/pointer.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { tokensIn } from '#server/runtime/told/fitting.ts'
import { toolOf } from '#server/runtime/told/names.ts'
import { limitArgument, offsetArgument } from '#server/runtime/told/list_arguments.ts'

type Members = Readonly<Record<string, unknown>>

/** Which entries of the lists of an answer its caller asked for. */
export interface Wanted {
  readonly offset: number
  /** Null for as many as fit. */
  readonly limit: number | null
}

/** The entries of a list that an answer has, counted from 0, and how many there are. */
export interface Extract {
  readonly from: number
  readonly until: number
  readonly of: number
}

/** Which lists have only some of their entries, by the JSON Pointer to the list. */
export type Extracts = ReadonlyMap<string, Extract>

/** Every list is whole. */
export const wholeLists: Extracts = new Map()

/** Which entries a list has of those that it should have; undefined where it is whole. `pointer` leads to it in the data. */
export function extractAt(extracts: Extracts, pointer: string): Extract | undefined {
  return extracts.size === 0 ? undefined : extracts.get(`/data${pointer}`)
}

/** The most entries of the longest list of an answer, of its other lists, and of a list inside of an entry. */
interface Lengths {
  readonly main: number
  readonly other: number
  readonly inside: number
}

/** How many entries lists have, one after the other, until an answer fits. */
const lengths: readonly Lengths[] = [
  { main: 50, other: 50, inside: 50 },
  { main: 50, other: 25, inside: 10 },
  { main: 50, other: 10, inside: 3 },
  { main: 25, other: 10, inside: 3 },
  { main: 10, other: 5, inside: 1 },
  { main: 5, other: 1, inside: 1 },
]

/** The most tokens of an answer, a little below what it may have, since they are estimated. */
const longestAnswer = 7_600

/** No text has more tokens than so many where it has fewer bytes: random characters have less than a token for each. */
const surely = 10_000

/** Whether a text or a structure is no longer than an answer may be. */
function isFitting(text: string): boolean {
  return Buffer.byteLength(text) <= surely || tokensIn(text, longestAnswer) <= longestAnswer
}

/** A call that reads on, and what an answer is asked for by. */
export interface Asked {
  readonly input: Members
  readonly wanted: Wanted
  /** Whether the caller has a tool. */
  readonly has: (tool: string) => boolean
}

/** An answer in its two forms; the text is written when it is asked for. */
export interface WrittenAnswer {
  readonly structured: string
  readonly text: () => string
}

/**
 * What `write` makes of an answer whose lists have as many entries as fit: the first fifty, or fewer. The answer of a write is as it is.
 */
export function fittingAnswer(
  body: GivenEnvelope,
  asked: Asked,
  write: (body: GivenEnvelope, extracts: Extracts) => WrittenAnswer,
): WrittenAnswer {
  if (body.execution_id !== undefined || !isObject(body.data)) return write(body, wholeLists)
  let [before, written]: [string | null, WrittenAnswer | null] = [null, null]
  for (const one of waysOf(asked)) {
    const { body: short, extracts } = shortened(body, one, asked)
    const cut = JSON.stringify([...extracts])
    // With the same entries as before it is as long as before.
    if (cut === before) continue
    before = cut
    written = write(short, extracts)
    if (isFitting(written.structured) && isFitting(written.text())) return written
  }
  return written ?? write(body, wholeLists)
}

/** An answer with the most of its lists that is ever shown of it. */
export function longestExtract(body: GivenEnvelope, asked: Asked): GivenEnvelope {
  const [longest] = waysOf(asked)
  return body.execution_id === undefined && longest ? shortened(body, longest, asked).body : body
}

function waysOf({ wanted: { limit } }: Asked): readonly Lengths[] {
  return limit === null ? lengths : [{ main: limit, other: limit, inside: 50 }]
}

function shortened(
  body: GivenEnvelope,
  { main, other, inside }: Lengths,
  asked: Asked,
): { body: GivenEnvelope; extracts: Extracts } {
  const { data } = body
  const shortest = Math.min(main, other, inside)
  if (!isObject(data) || (asked.wanted.offset === 0 && longestIn(data) <= shortest))
    return { body, extracts: wholeLists }
  const extracts = new Map<string, Extract>()
  const elsewhere = pagedElsewhere(body, asked)
  const longest = longestOf(data, elsewhere)
  // Where none of its own lists goes on so far, the caller means one that other calls have page by page.
  const isReadOn = asked.wanted.offset > 0 && longest.length > asked.wanted.offset
  const walk = (value: unknown, pointer: string, depth: number): unknown => {
    if (Array.isArray(value)) return entriesOf(value, pointer, depth)
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([field, member]) => [
        field,
        walk(member, memberPointer(pointer, field), depth),
      ]),
    )
  }
  const entriesOf = (list: readonly unknown[], pointer: string, depth: number): unknown[] => {
    const isElsewhere = depth === 0 && elsewhere.has(list) && isReadOn
    const isMain = list === longest || elsewhere.has(list)
    const most = isElsewhere ? 0 : depth > 0 ? inside : isMain ? main : other
    const from = depth > 0 ? 0 : Math.min(asked.wanted.offset, list.length)
    const until = Math.min(list.length, from + most)
    if (until - from < list.length) extracts.set(pointer, { from, until, of: list.length })
    return list.slice(from, until).map((one, at) => walk(one, `${pointer}/${at}`, depth + 1))
  }
  const shown = walk(data, '/data', 0)
  if (extracts.size === 0) return { body, extracts }
  const next_actions = [...callsOn(body, extracts, asked), ...body.next_actions]
  // What an answer names of its data comes with the entries that have it.
  const [all, here] = [handlesIn(data), handlesIn(shown)]
  const { outcome } = body
  const resources = outcome.resources.filter(({ handle }) => here.has(handle) || !all.has(handle))
  return {
    body: {
      ...body,
      outcome: { ...outcome, resources },
      data: shown as GivenEnvelope['data'],
      next_actions,
    },
    extracts,
  }
}

/** How many entries the longest list of data has, by the data: an answer is looked through once, however often that is asked. */
const longestKnown = hiddenValues<number>()

/** How many entries the longest list in data has: most answers have short ones, and are written without a copy. */
function longestIn(data: Members): number {
  const known = longestKnown.get(data)
  if (known !== undefined) return known
  const found = entriesIn(data)
  longestKnown.set(data, found)
  return found
}

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let most = Array.isArray(value) ? value.length : 0
  for (const member of Object.values(value)) {
    if (typeof member === 'object' && member !== null) most = Math.max(most, entriesIn(member))
  }
  return most
}

function handlesIn(value: unknown, found: Set<unknown> = new Set()): ReadonlySet<unknown> {
  if (typeof value === 'string') found.add(value)
  else if (value !== null && typeof value === 'object')
    for (const member of Object.values(value)) handlesIn(member, found)
  return found
}

/** The lists of data that other calls have page by page. */
function pagedElsewhere(body: GivenEnvelope, asked: Asked): ReadonlySet<unknown> {
  const data: Members = isObject(body.data) ? body.data : {}
  const lists = Object.keys(data).filter((field) => pageOf(body, field, 0, asked) !== null)
  return new Set(lists.map((field) => data[field]))
}

/** The longest list of data, without those that are read elsewhere. */
function longestOf(data: Members, elsewhere: ReadonlySet<unknown>): readonly unknown[] {
  const all = Object.values(data).filter((one): one is unknown[] => Array.isArray(one))
  const lists = all.filter((one) => !elsewhere.has(one))
  return lists.reduce((longest, one) => (one.length > longest.length ? one : longest), [])
}

type NextAction = GivenEnvelope['next_actions'][number]
type Call = Pick<NextAction, 'capability' | 'input'>

/** What reads on in a list that other calls have page by page, by the capability and the field of data. */
const pages: Readonly<Record<string, (data: Members, offset: number) => Call | null>> = {
  'ideas.lists.get items': ({ list }, offset) => {
    const handle = isObject(list) ? list.ideas_list_handle : undefined
    if (typeof handle !== 'string') return null
    const subject = { interaction_reference: handle }
    const input = { operation: 'list_contents', subject, offset }
    return { capability: 'ideas.object.get', input: input as NextAction['input'] }
  },
}

/** The call that has the entries of a field of data page by page, from one on; null where there is none here. */
function pageOf(body: GivenEnvelope, field: string, offset: number, { has }: Asked): Call | null {
  const page = pages[`${body.capability?.name} ${field}`]
  const call = page?.(body.data as Members, offset) ?? null
  const tool = call && toolOf(call.capability)
  return call !== null && tool !== null && has(tool) ? call : null
}

/**
 * The calls that read on in the lists of an answer: pages where there are any, else the same call from a later entry on. What
 * has a long list inside of an entry is read alone.
 */
function callsOn(body: GivenEnvelope, extracts: Extracts, asked: Asked): NextAction[] {
  const calls: NextAction[] = []
  const own: [string, Extract][] = []
  for (const [pointer, extract] of extracts) {
    const [, , field = '', ...below] = pointer.split('/')
    if (extract.until >= extract.of || below.some((one) => /^\d+$/.test(one))) continue
    const call = below.length > 0 ? null : pageOf(body, field, extract.until, asked)
    if (call === null) own.push([below.at(-1) ?? field, extract])
    else if (extract.until > extract.from) calls.push(actionOf(call, readsOn([[field, extract]])))
  }
  if (own.length > 0) {
    const offset = Math.min(...own.map(([, { until }]) => until))
    const limit = asked.wanted.limit === null ? {} : { [limitArgument]: asked.wanted.limit }
    const input = { ...asked.input, ...limit, [offsetArgument]: offset } as NextAction['input']
    calls.push(actionOf({ capability: body.capability?.name, input } as Call, readsOn(own)))
  }
  const alone = aloneOf(body, extracts, asked)
  return alone === null ? calls : [...calls, alone]
}

/** The call that reads the first entry alone that has a long list inside; null where there is none, or no such call. */
function aloneOf(
  body: GivenEnvelope,
  extracts: Extracts,
  { has, wanted }: Asked,
): NextAction | null {
  const capability = 'ideas.object.get'
  const tool = toolOf(capability)
  if (tool === null || !has(tool)) return null
  for (const [pointer, extract] of extracts) {
    const path = pathOf(pointer)
    const at = path.findIndex((one) => /^\d+$/.test(one))
    if (at === -1 || extract.until >= extract.of) continue
    const place = [...path.slice(0, at), String(Number(path[at]) + wanted.offset)]
    const entry = valueAt({ data: body.data }, pointerTo(place))
    const handle = isObject(entry) ? handleIn(entry) : null
    if (handle === null) continue
    const input = { operation: 'inspect', subject: { interaction_reference: handle } }
    const call = { capability, input } as Call
    return actionOf(call, readsOn([[path.at(-1) ?? '', extract]]))
  }
  return null
}

/** The handle by which an entry of a list is read alone. */
function handleIn(entry: Members): string | null {
  for (const one of [entry, entry.idea, entry.subject, entry.place]) {
    const { idea_handle, candidate_id, place_handle, handle } = isObject(one) ? one : {}
    const found = [idea_handle, candidate_id, place_handle, handle].find(
      (of) => typeof of === 'string',
    )
    if (typeof found === 'string') return found
  }
  return null
}

function actionOf(call: Call, reason: string): NextAction {
  return { ...call, tool: toolOf(call.capability), reason, needs: [], requires_approval: false }
}

/** Whether an input reads on in a list. */
export function readsOnIn(input: Members): boolean {
  return Number(input[offsetArgument] ?? input.offset ?? 0) > 0
}

/** The arguments of a read without what it says of the entries of lists, and that. What is no number stays, and is refused as unknown. */
export function wantedIn(input: Members): { readonly input: Members; readonly wanted: Wanted } {
  const { [offsetArgument]: offset, [limitArgument]: limit, ...rest } = input
  const isOffset = Number.isSafeInteger(offset) && Number(offset) >= 0
  const isLimit = Number.isSafeInteger(limit) && Number(limit) >= 1
  return {
    input: {
      ...rest,
      ...(offset !== undefined && !isOffset && { [offsetArgument]: offset }),
      ...(limit !== undefined && !isLimit && { [limitArgument]: limit }),
    },
    wanted: {
      offset: isOffset ? Number(offset) : 0,
      limit: isLimit ? Math.min(Number(limit), largestLimit) : null,
    },
  }
}

/** The most entries of each list that a caller may ask for. */
const largestLimit = 50
