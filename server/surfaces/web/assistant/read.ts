import type { AssistantTurn } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { openTurn } from '#server/domain/calls/stored_answer.ts'
import {
  conversationWithTurns,
  pageOfConversations,
  type TurnRow,
} from '#server/flows/assistant/conversations.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** How many turns the page shows. */
const shown = 20

/** One turn as the page shows it. */
export interface ShownTurn {
  /** What was said; null of a press on Send. */
  readonly message: string | null
  /** What was answered; null while it runs, and where it was interrupted. */
  readonly answer: AssistantTurn | null
  readonly is_running: boolean
}

/** What was said on the page. */
export interface Talk {
  readonly conversation_handle: string
  /** The first one first; never empty. */
  readonly turns: readonly ShownTurn[]
}

/** What was said on the page so far; null for nothing. Only the last answer shows the links that it gave. */
export async function talkOf({ runtime, session }: SignedInVisit): Promise<Talk | null> {
  const { owner } = session
  const found = await runtime.database.read(owner, async (db) => {
    const [last] = await pageOfConversations(db, owner, 1, null)
    return last ? conversationWithTurns(db, owner, last.conversation_id) : null
  })
  if (found === null || found.turns.length === 0) return null
  const rows = found.turns.slice(-shown)
  const { conversation_id } = found.conversation
  return {
    conversation_handle: toHandle('conversation', conversation_id),
    turns: rows.map((row, at) => toShown(row, at === rows.length - 1)),
  }

  function toShown(row: TurnRow, is_last: boolean): ShownTurn {
    const { message, answer, sealed, turn_id, state, is_lost } = row
    const stored = answer === null ? null : { answer, sealed: is_last ? sealed : null }
    const text = stored && openTurn(runtime.seal, { owner, turn_id }, stored)
    return {
      message,
      answer: text === null ? null : withoutBlanks(JSON.parse(text), is_last),
      is_running: state === 'running' && !is_lost,
    }
  }
}

/** An answer whose links are not shown has a word in the place of each. */
function withoutBlanks(answer: AssistantTurn, is_last: boolean): AssistantTurn {
  if (is_last) return answer
  const text = answer.reply.text.replaceAll(/\S*\*{43,}\S*/g, '[link]')
  return { ...answer, reply: { ...answer.reply, text } }
}
