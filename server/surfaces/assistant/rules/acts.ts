import type { Act } from '#server/domain/assistant/message.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { KeptApproval } from '#server/domain/assistant/state.ts'
import { more } from '#server/surfaces/assistant/rules/more.ts'
import { undoLast } from '#server/surfaces/assistant/rules/undo.ts'
import { questionText } from '#server/surfaces/assistant/rules/ask.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** What comes of an act of speech. None of them sends: what waits for approval is shown again. */
export async function actOut(working: Working, act: Act): Promise<Outcome> {
  const { state } = working
  const say = sentencesIn(working.said.language)
  switch (act) {
    case 'send':
      return state.approval
        ? { reply: approvalAgain(state.approval, say) }
        : notMeant(say.nothingToSend)
    case 'yes':
      if (state.approval) return { reply: approvalAgain(state.approval, say) }
      return state.question ? { reply: questionText(state.question) } : notMeant(say.nothingOpen)
    case 'no':
    case 'never_mind':
      return leave(working, say)
    case 'more':
      return more(working)
    case 'wait':
      return state.approval
        ? { reply: approvalAgain(state.approval, say) }
        : notMeant(say.nothingOpen)
    case 'repeat':
      return { reply: state.said ?? say.nothingToRepeat }
    case 'undo':
      return undoLast(working)
    case 'help':
      return { reply: say.help }
    case 'hello':
      return { reply: say.hello }
    case 'thanks':
      return { reply: say.thanks }
  }
}

/** A yes, or a word to send, where nothing waits for one. */
function notMeant(reply: string): Outcome {
  return { reply, error: { code: 'not_understood', message: reply } }
}

/** Leaves the open question; without one what waits for approval, which may still be approved by its own path. */
function leave(working: Working, say: Sentences): Outcome {
  const { state } = working
  const { question, approval } = state
  if (question === null && approval === null) return { reply: say.nothingOpen }
  working.state = { ...state, question: null, approval: question === null ? null : approval }
  return { reply: question === null ? say.approvalDropped : say.dropped }
}

/** The approval that waits, in the words it had. */
function approvalAgain(
  { review_text, reply_word }: KeptApproval,
  { approveBy }: Sentences,
): string {
  return `${review_text}\n${approveBy(reply_word)}`
}
