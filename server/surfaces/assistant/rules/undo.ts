import type { CapabilityId } from '#generated/types.ts'
import type { Undo } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import {
  nothing,
  offer,
  reversal,
  type UndoCall,
} from '#server/surfaces/assistant/rules/undo_after.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** Takes back what was done last. */
export async function undoLast(working: Working): Promise<Outcome> {
  const say = sentencesIn(working.said.language)
  const [last, ...others] = working.state.undo
  if (last === undefined) return { reply: say.nothingToUndo }
  if (last.capability === nothing.capability) return { reply: say.notUndoable }
  if (last.capability === offer.capability) {
    const reply = working.state.approval === null ? say.notUndoable : say.approvalDropped
    working.state = { ...working.state, approval: null, undo: others }
    return { reply }
  }
  const call = last.capability === 'ideas.capture.get' ? await ofCapture(working, last) : last
  if (call === null) return { reply: say.notReadYet }
  const { capability, input } = call
  const done = await callAndTell(working, capability as CapabilityId, input, null, { isUndo: true })
  if (!done.error) working.state = { ...working.state, undo: others }
  return done
}

/** How what a capture saved is taken back; null while it is still being read. */
async function ofCapture({ hands }: Working, { input }: Undo): Promise<UndoCall | null> {
  const { data } = await hands.call('ideas.capture.get', input)
  if (data?.idea == null) return null
  return isObject(data) ? (reversal(data) ?? nothing) : null
}
