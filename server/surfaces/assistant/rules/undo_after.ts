import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { Undo } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'

type Input = Readonly<Record<string, unknown>>
export type UndoCall = Pick<Undo, 'capability' | 'input'>

/** Hours for which a change can be taken back. */
const hours = 24

/** Stands for a change that nothing takes back: what was done before it is not taken back in its place. */
export const nothing: UndoCall = { capability: '', input: {} }

/** Stands for what was prepared: it is taken back by no longer offering it. */
export const offer: UndoCall = { capability: 'offer', input: {} }

/** What the conversation can take back after a call; `undefined` where the call changed nothing. */
export function undoAfter(
  { capability, input }: { readonly capability: CapabilityId; readonly input: Input },
  { status, data, outcome }: GivenEnvelope,
): UndoCall | undefined {
  if (capabilities[capability].effect === 'read') return undefined
  if (outcome.confirmation) return offer
  if (status !== 'completed' && status !== 'accepted') return undefined
  if (!isObject(data)) return nothing
  const { capture_public_id } = data
  if (status === 'accepted' && typeof capture_public_id === 'string')
    return { capability: 'ideas.capture.get', input: { capture_public_id } }
  return reversal(data) ?? opposite(capability, input, data) ?? nothing
}

/** By what the answer gives for it. */
export function reversal({ reversible_action_id, receipt_id, receipts }: Input): UndoCall | null {
  const operation = 'undo'
  if (typeof reversible_action_id === 'string')
    return { capability: 'ideas.object.mutate', input: { operation, reversible_action_id } }
  const [receipt, ...more] = Array.isArray(receipts) ? receipts : [receipt_id]
  return typeof receipt === 'string' && more.length === 0
    ? { capability: 'likes.mutate', input: { operation, receipt_id: receipt } }
    : null
}

/** By doing the opposite, where all that was asked for was changed. */
function opposite(capability: CapabilityId, input: Input, data: Input): UndoCall | null {
  const { mode, invite_handle } = input
  if (capability === 'invites.rsvp.update') {
    const { previous, previous_note: note } = data
    const answers = previous === 'accepted' || previous === 'declined'
    const before = { rsvp_status: previous, ...(typeof note === 'string' && { note }) }
    return answers ? { capability, input: { invite_handle, ...before } } : null
  }
  if (!capability.startsWith('ideas.lists.') || (mode !== 'add' && mode !== 'remove')) return null
  const changed = mode === 'add' ? data.added : data.removed
  const asked = [input.idea_handles ?? input.person_names ?? input.person_handles ?? []].flat()
  if (typeof changed === 'number' && changed !== asked.length) return null
  return { capability, input: { ...input, mode: mode === 'add' ? 'remove' : 'add' } }
}

/** A call that can be taken back, as a conversation keeps it. */
export function keptUndo(call: UndoCall, now: Date): Undo {
  return { ...call, label: '', until: new Date(now.getTime() + hours * 3_600_000).toISOString() }
}
