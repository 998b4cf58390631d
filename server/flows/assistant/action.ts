import { findActionConversation } from '#server/data/prepared_actions/find_conversation.ts'
import type { Db } from '#server/database/db.ts'

/** The conversation that prepared an action of this account; null for no such action. */
export function conversationOfAction(
  db: Db,
  action_id: string,
): Promise<{ conversation_id: string | null } | null> {
  return findActionConversation(db, action_id)
}
