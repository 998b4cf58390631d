import type { CapabilityId } from '#generated/types.ts'
import type { Act } from '#server/domain/assistant/message.ts'
import {
  approveBy,
  dropped,
  hello,
  help,
  nothingMore,
  nothingOpen,
  nothingToRepeat,
  nothingToSend,
  nothingToUndo,
  thanks,
} from '#server/domain/messages/spoken.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { callAndTell, type Outcome } from '#server/surfaces/assistant/rules/carry.ts'
import { questionText } from '#server/surfaces/assistant/rules/ask.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** What comes of an act of speech. None of them sends: what waits for approval is shown again. */
export async function actOut(working: Working, act: Act): Promise<Outcome> {
  const { state } = working
  switch (act) {
    case 'send':
      return { reply: state.approval ? approvalAgain(state.approval) : nothingToSend }
    case 'yes':
      if (state.approval) return { reply: approvalAgain(state.approval) }
      return { reply: state.question ? questionText(state.question) : nothingOpen }
    case 'no':
    case 'never_mind':
      working.state = { ...state, question: null }
      return { reply: state.question ? dropped : nothingOpen }
    case 'more':
      return more(working)
    case 'repeat':
      return { reply: state.said ?? nothingToRepeat }
    case 'undo':
      return undo(working)
    case 'help':
      return { reply: help }
    case 'hello':
      return { reply: hello }
    case 'thanks':
      return { reply: thanks }
  }
}

/** The approval that waits, in the words it had. */
function approvalAgain({ review_text, reply_word }: { review_text: string; reply_word: string }) {
  return `${review_text}\n${approveBy(reply_word)}`
}

/** The next page of what was shown last. */
async function more(working: Working): Promise<Outcome> {
  const { paging } = working.state
  if (paging === null || typeof paging.input.cursor !== 'string') return { reply: nothingMore }
  return callAndTell(working, paging.capability as CapabilityId, paging.input, null)
}

/** Takes back what was done last, by the call that its answer named. */
async function undo(working: Working): Promise<Outcome> {
  const [last, ...others] = working.state.undo
  if (last === undefined) return { reply: nothingToUndo }
  const done = await callAndTell(working, last.capability as CapabilityId, last.input, null)
  if (!done.error && isObject(done)) working.state = { ...working.state, undo: others }
  return done
}
