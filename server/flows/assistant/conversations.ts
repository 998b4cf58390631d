import { deleteConversation, deleteConversationsOf } from '#server/data/conversations/delete.ts'
import {
  type ConversationPlace,
  findConversation,
  listConversations,
} from '#server/data/conversations/find.ts'
import { lockConversationById } from '#server/data/conversations/lock.ts'
import type { ConversationRow } from '#server/data/conversations/rows.ts'
import { findTurnOfKey, hasTurns, listTurns } from '#server/data/turns/find.ts'
import type { TurnRow } from '#server/data/turns/rows.ts'
import { updateTurnsEmptied } from '#server/data/turns/update.ts'
import type { Db } from '#server/database/db.ts'

export type { ConversationPlace, ConversationRow, TurnRow }

/** A page of the conversations of one principal. */
export function pageOfConversations(
  db: Db,
  principal_id: string,
  limit: number,
  after: ConversationPlace | null,
): Promise<(ConversationRow & { place: string })[]> {
  return listConversations(db, principal_id, limit, after)
}

/** One conversation of a principal with its turns; null where they have none with this id. */
export async function conversationWithTurns(
  db: Db,
  principal_id: string,
  conversation_id: string,
): Promise<{ conversation: ConversationRow; turns: TurnRow[] } | null> {
  const [conversation, turns] = await Promise.all([
    findConversation(db, conversation_id),
    listTurns(db, conversation_id),
  ])
  return conversation?.principal_id === principal_id ? { conversation, turns } : null
}

/** The turn of a key; null where the key is free. */
export function turnOfKey(db: Db, request_key: string): Promise<TurnRow | null> {
  return findTurnOfKey(db, request_key)
}

/**
 * Deletes what was said in a conversation of a principal. What was done stays done, and keys stay used.
 *
 * @returns what came of it: `busy` while a turn of it runs, `unknown` where there is none.
 */
export async function endConversation(
  db: Db,
  principal_id: string,
  conversation_id: string,
): Promise<'deleted' | 'busy' | 'unknown'> {
  const conversation = await lockConversationById(db, conversation_id)
  // Deleting again answers the same.
  if (conversation === null) return (await hasTurns(db, conversation_id)) ? 'deleted' : 'unknown'
  if (conversation.principal_id !== principal_id) return 'unknown'
  if (conversation.is_busy) return 'busy'
  await updateTurnsEmptied(db, conversation_id)
  await deleteConversation(db, conversation_id)
  return 'deleted'
}

/** Deletes what was said in every conversation of a principal. A turn that runs ends without an answer. */
export async function endConversationsOf(db: Db, principal_id: string): Promise<void> {
  for (const id of await deleteConversationsOf(db, principal_id)) await updateTurnsEmptied(db, id)
}
