import type { CapabilityId } from '#generated/types.ts'
import { focused, type Paging, type Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { maxLines, type Told } from '#server/surfaces/assistant/rules/tell.ts'
import { keptUndo, nothing, undoAfter } from '#server/surfaces/assistant/rules/undo_after.ts'
import { asBefore } from '#server/surfaces/assistant/rules/as_before.ts'
import { thingsIn } from '#server/surfaces/assistant/rules/things.ts'

type Input = Readonly<Record<string, unknown>>

/** Keeps what a call showed and changed: for numbers, for “it” and “her”, for reading on, and for taking it back. */
export function remember(
  working: Working,
  { capability, input }: { readonly capability: CapabilityId; readonly input: Input },
  body: GivenEnvelope | Problem,
  told: Told,
): void {
  keepShown(
    working,
    { ...told, subject: told.subject ?? done(input, told) },
    {
      paging: 'outcome' in body ? pagingOf(capability, input, body, told) : null,
      isPage: isPage(body),
    },
  )
  if (!('outcome' in body)) return
  keepPeople(working, input, body.data, told.subject)
  keepUndo(working, { capability, input }, body)
  keepCapture(working, body)
  keepSearch(working, body)
}

/** The item of a checklist to which something was done: “it” means that one, rather than the first of what is shown. */
function done({ item_handle }: Input, { things }: Told): Thing | null {
  return things.find(({ handle }) => handle === item_handle) ?? null
}

/** Whether an answer lists things, be it one. */
function isPage(body: GivenEnvelope | Problem): boolean {
  return 'outcome' in body && isObject(body.data) && Array.isArray(body.data.items)
}

function keepShown(
  working: Working,
  { things, subject }: Told,
  { paging, isPage: isOfPage }: { readonly paging: Paging | null; readonly isPage: boolean },
): void {
  const { now } = working.said
  const { state } = working
  const [first] = things
  const newest = subject ?? first
  if (newest === undefined) return
  const next = focused(state, [newest], now)
  const isList = isOfPage || things.length > 1 || (subject !== null && things.length > 0)
  working.state = isList ? { ...next, shown: things, paging, listed: maxLines } : next
}

/** The people who were named, and the only person of what is spoken of: “her” means them from now on. */
function keepPeople(working: Working, input: Input, data: unknown, subject: Thing | null): void {
  const people = thingsIn(data, 'person')
  // Who was named is meant, also where the answer does not say them.
  const meant = namesIn(input).flatMap((name) => {
    const inAnswer = people.filter(({ label }) => nameKey(label) === nameKey(name))
    return inAnswer.length > 0 ? inAnswer : known(working, name)
  })
  const first = isObject(data) && Array.isArray(data.items) ? data.items[0] : data
  const only = subject?.kind === 'person' ? [] : thingsIn(first, 'person')
  const kept = meant.length > 0 ? meant : only.length === 1 ? only : []
  if (kept.length === 0) return
  // What was shown stays the newest: people are asked for by words of their own.
  const [newest, ...others] = working.state.focus
  const state = { ...working.state, focus: others }
  const withPeople = focused(state, kept, working.said.now)
  working.state = newest ? focused(withPeople, [newest], working.said.now) : withPeople
}

/** The only person of the account with a name. */
function known({ names }: Working, name: string): Thing[] {
  const [best, second] = names.find('person', name).filter(({ sure }) => sure === 1)
  return best && !second ? [best.thing] : []
}

/** The names of people in an input. */
function namesIn(input: Input): string[] {
  return Object.entries(input).flatMap(([field, value]) => {
    if (isObject(value) && !Array.isArray(value)) return namesIn(value)
    const isNames = /(?:^|_)(?:names?|people)$/.test(field)
    return isNames ? [value].flat().filter((one) => typeof one === 'string') : []
  })
}

/** How an answer is read on from; null where it is whole. */
function pagingOf(
  capability: CapabilityId,
  { offset = 0 }: Input,
  { data, outcome }: GivenEnvelope,
  { things }: Told,
): Paging | null {
  const cursor = outcome.collection?.next_cursor
  if (cursor) return { capability, input: { cursor } }
  const list = listIn(data)
  if (list === null) return null
  const told = things.filter(({ handle }) => handle !== list.handle).length
  if (list.length <= told && !list.has_more) return null
  const subject = { type: 'ideas_list', interaction_reference: list.handle }
  const input = { operation: 'list_contents', subject, offset: Number(offset) + told }
  return { capability: 'ideas.object.get', input }
}

/** The list whose contents an answer has, how many of them, and whether there are more; null for anything else. */
function listIn(data: unknown) {
  if (!isObject(data) || !Array.isArray(data.items)) return null
  const { list, subject, items, has_more } = data
  const handle =
    isObject(list) && typeof list.ideas_list_handle === 'string'
      ? list.ideas_list_handle
      : isObject(subject) && subject.type === 'ideas_list'
        ? String(subject.handle)
        : null
  return handle === null ? null : { handle, length: items.length, has_more: has_more === true }
}

/** How it is taken back, or that it cannot be. */
function keepUndo(
  working: Working,
  call: { readonly capability: CapabilityId; readonly input: Input },
  body: GivenEnvelope,
): void {
  const after = undoAfter(call, body)
  if (after === undefined) return
  const undo = after === nothing ? (asBefore(working, call) ?? nothing) : after
  const kept = keptUndo(undo, working.said.now)
  working.state = { ...working.state, undo: [kept, ...working.state.undo] }
}

/** “Only the cheap ones” goes on from the search that was started last. */
function keepSearch(working: Working, { data }: GivenEnvelope): void {
  if (!isObject(data)) return
  const { run_handle, reply_contract_handle, state_version } = data
  if (typeof run_handle !== 'string' || typeof reply_contract_handle !== 'string') return
  const run = { kind: 'discovery_run', handle: run_handle, label: '' }
  const search = { run_handle, reply_contract_handle, state_version: Number(state_version) }
  working.state = { ...focused(working.state, [run], working.said.now), search }
}

/** A capture goes on by itself: “is it ready?” asks for it, and “it” is what was saved. */
function keepCapture(working: Working, { data }: GivenEnvelope): void {
  if (!isObject(data) || typeof data.capture_public_id !== 'string') return
  const { capture_public_id: handle } = data
  if (thingsIn(data, 'idea').length > 0) return
  working.state = focused(working.state, [{ kind: 'capture', handle, label: '' }], working.said.now)
}
