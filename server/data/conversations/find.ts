import { type ConversationRow, conversationColumns } from '#server/data/conversations/rows.ts'
import type { Db } from '#server/database/db.ts'

/** A conversation of this account; null where there is none. */
export async function findConversation(
  db: Db,
  conversation_id: string,
): Promise<ConversationRow | null> {
  const [row] = await db.sql<ConversationRow>`
    select ${conversationColumns}
    from conversations
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}`
  return row ?? null
}

/** Where a page of conversations goes on. */
export interface ConversationPlace {
  /** Of the last one shown, as text. */
  readonly last_turn_at: string
  readonly conversation_id: string
}

/** The conversations of one principal, the one that was spoken in last first, after one of them. */
export async function listConversations(
  db: Db,
  principal_id: string,
  limit: number,
  after: ConversationPlace | null,
): Promise<(ConversationRow & { place: string })[]> {
  return db.sql<ConversationRow & { place: string }>`
    select ${conversationColumns}, last_turn_at::text as place
    from conversations
    where owner_id = ${db.owner} and principal_id = ${principal_id}
      and (last_turn_at, conversation_id) < (
        coalesce(${after?.last_turn_at ?? null}::timestamptz, 'infinity'),
        coalesce(${after?.conversation_id ?? null}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by last_turn_at desc, conversation_id desc
    limit ${limit}`
}
