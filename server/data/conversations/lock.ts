import { type ConversationRow, conversationColumns } from '#server/data/conversations/rows.ts'
import { newId } from '#server/database/id.ts'
import type { Db } from '#server/database/db.ts'
import { only } from '#server/domain/basics/only.ts'

/** Whose conversation it is, and through which channel. */
export interface ConversationKey {
  readonly principal_id: string
  /** Null for the conversation without a channel. */
  readonly channel_hash: Buffer | null
  readonly channel_kind: string
}

/** The conversation of a principal and a channel, locked until the transaction ends; made where there was none. */
export async function lockConversation(
  db: Db,
  { principal_id, channel_hash, channel_kind }: ConversationKey,
): Promise<{ conversation: ConversationRow; is_new: boolean }> {
  const made = await db.sql`
    insert into conversations (owner_id, conversation_id, principal_id, channel_hash, channel_kind)
    values (${db.owner}, ${newId()}, ${principal_id}, ${channel_hash}, ${channel_kind})
    on conflict (owner_id, principal_id, channel_hash) do nothing
    returning 1`
  const rows = await db.sql<ConversationRow>`
    select ${conversationColumns}
    from conversations
    where owner_id = ${db.owner} and principal_id = ${principal_id}
      and channel_hash is not distinct from ${channel_hash}
    for update`
  return { conversation: only(rows), is_new: made.length > 0 }
}

/** A conversation of this account by its id, locked until the transaction ends; null where there is none. */
export async function lockConversationById(
  db: Db,
  conversation_id: string,
): Promise<ConversationRow | null> {
  const [row] = await db.sql<ConversationRow>`
    select ${conversationColumns}
    from conversations
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}
    for update`
  return row ?? null
}
