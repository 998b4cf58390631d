import { type ConversationState, emptyState } from '#server/domain/assistant/state.ts'
import { given, handleOf, isKey, labelOf, now, planOf, thingOf } from '#test/assistant/fixture.ts'
import { prepared } from '#test/assistant/given_hands.ts'

type Fields = Readonly<Record<string, unknown>>

const later = new Date(now.getTime() + 900_000).toISOString()

/** What a conversation knows before a sentence, by the `state` of its entry. */
export function stateOf(
  state: Fields | undefined,
  frames: readonly SpokenFrame[],
): ConversationState {
  if (state === undefined) return emptyState
  const { focus, shown, last, undo } = state
  const things = (keys: unknown) => [keys].flat().filter(isKey).map(thingOf)
  return {
    ...emptyState,
    focus: [...things(focus), ...(isFields(last) ? focusOf(last) : [])],
    shown: things(shown),
    seen_at: now.toISOString(),
    search: searchOf([focus].flat()),
    question: isFields(state.question) ? questionOf(state.question, last, frames) : null,
    approval: state.approval === undefined ? null : approval,
    last: isFields(last) ? lastOf(last, frames) : null,
    paging:
      isFields(last) && last.more === true
        ? { capability: String(last.call), input: { cursor: 'next' } }
        : null,
    undo: isFields(undo) ? [undoOf(undo)] : [],
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The search that is spoken of, as its answer had it. */
function searchOf(keys: readonly unknown[]): ConversationState['search'] {
  const run = keys.find((key) => isKey(key) && key.startsWith('run.'))
  const state_version = given.get(String(run))?.state_version
  return isKey(run)
    ? {
        run_handle: handleOf(run),
        reply_contract_handle: 'dc_given',
        state_version: Number(state_version),
      }
    : null
}

/** The input of a call with handles in the place of keys. */
export function withHandles(value: unknown): unknown {
  if (isKey(value)) return handleOf(value)
  if (Array.isArray(value)) return value.map(withHandles)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withHandles(one)]))
}

/** What the last call named is what was spoken of. */
function focusOf({ input }: Fields) {
  return Object.values((input ?? {}) as Fields)
    .flat()
    .filter(isKey)
    .map(thingOf)
}

function lastOf({ call, input }: Fields, frames: readonly SpokenFrame[]) {
  const names = Object.keys((input ?? {}) as Fields)
  const of = frames.filter(({ capability }) => capability === call)
  const fits = (frame: SpokenFrame) =>
    names.filter((name) => frame.slots[name] !== undefined).length
  const [frame] = of.toSorted((a, b) => fits(b) - fits(a))
  return frame === undefined ? null : { frame: frame.id, slots: withHandles(input ?? {}) as Fields }
}

/**
 * A question; one that only a yes is missing to has the input of the call before it, where its entry says no other. It is what the
 * service asks: for a slot of a frame, where some frame of the call has it; else every option has the input that it completes.
 */
function questionOf(
  question: Fields,
  last: unknown,
  frames: readonly SpokenFrame[],
): ConversationState['question'] {
  const { for: capability, options, capture } = question
  // The review of a friendship is followed by one question, whose yes takes what follows from it.
  const isReviewed = capability === 'relationships.friendship.apply'
  const slot = isReviewed ? 'confirm' : question.slot
  const isConfirm = slot === 'confirm'
  const { input = isConfirm && isFields(last) ? last.input : {} } = question
  const isOfPage = slot === 'time' || isKey(capture)
  const taken = isReviewed ? { accept_consequences: true } : {}
  const given = { ...(withHandles(input ?? {}) as Fields), ...taken }
  const waiting = isConfirm || isOfPage ? null : waitingFrame(question, given, frames)
  const listed = [options ?? []].flat().map((one, at) => ({
    ordinal: at + 1,
    label: isKey(one) ? labelOf(one) : String(one),
    ...{ detail: null, handle: isKey(one) ? handleOf(one) : null },
    value: !isKey(one) ? one : waiting ? thingOf(one) : completed(given, String(slot), one),
  }))
  const isTime = waiting !== null && ['window', 'moment'].includes(waiting.kind)
  return {
    question_handle: 'qn_open',
    kind: isConfirm ? 'confirm' : listed.length > 0 ? 'choice' : isTime ? 'time' : 'text',
    slot: isOfPage ? 'clarification_answer' : (waiting?.slot ?? String(slot)),
    ...{ text: 'Which?', options: listed, capability: String(capability) },
    input: waiting
      ? {}
      : { ...given, ...(isKey(capture) && { capture_public_id: handleOf(capture) }) },
    next: waiting?.next ?? null,
    expires_at: later,
  }
}

function completed(given: Fields, slot: string, key: string): Fields {
  const handle = handleOf(key)
  return { ...given, [slot]: slot.endsWith('handles') ? [handle] : handle }
}

/** The frame that waits for a slot, with what was said already; null where no frame of the call has the slot. */
function waitingFrame(
  { for: capability, slot }: Fields,
  given: Fields,
  frames: readonly SpokenFrame[],
) {
  const named = (one: string) => (/^when/.test(String(slot)) ? one === 'window' : one === slot)
  for (const { id, capability: of, slots, set, needs } of frames) {
    const found = [...Object.keys(slots), ...needs].find(named)
    const isSet = Object.entries(set).every(([name, value]) => given[name] === value)
    if (of !== capability || found === undefined || !isSet) continue
    const said = Object.entries(given).filter(([name]) => !(name in set) && name !== found)
    const next = {
      frame: id,
      slots: { frame: id, words: {}, values: Object.fromEntries(said), labels: {} },
    }
    return { slot: found, kind: slots[found] ?? '', next }
  }
  return null
}

function undoOf({ call, input, receipt }: Fields) {
  const taken = { operation: 'undo', reversible_action_id: receipt }
  // A receipt takes the change back; without one the opposite call does.
  if (receipt !== undefined && /^(?:ideas\.created|places)/.test(String(call)))
    return { capability: 'ideas.object.mutate', input: taken, label: '', until: later }
  // As the service does: the receipt of a like takes it back.
  if (receipt !== undefined && call === 'likes.mutate')
    return { capability: 'likes.mutate', input: taken, label: '', until: later }
  const done = withHandles(input ?? null) as Fields | null
  // An answer is taken back by the one before it.
  if (call === 'invites.rsvp.update' && done !== null) {
    const plan = planOf(String((input as Fields).invite_handle))
    const sent = { ...done, rsvp_status: plan?.my_answer }
    return { capability: String(call), input: sent, label: '', until: later }
  }
  const mode = done?.mode === 'add' ? 'remove' : done?.mode === 'remove' ? 'add' : undefined
  // What was ticked off is open again.
  const status = done?.status === 'completed' ? 'pending' : undefined
  const sent = done === null ? taken : { ...done, ...(mode && { mode }), ...(status && { status }) }
  return { capability: String(call), input: sent, label: '', until: later }
}

const approval = {
  ...prepared(),
  ...{ review_text: 'Ready.', recipients: [], facts: {}, expires_at: later },
  commit: { method: 'POST' as const, path: '/' },
  reply_word: 'SEND 47',
}

/** What of a frame a test needs. */
export interface SpokenFrame {
  readonly id: string
  readonly capability: string
  readonly slots: Readonly<Record<string, string>>
  readonly set: Fields
  readonly needs: readonly string[]
}
