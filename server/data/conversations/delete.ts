import type { Db } from '#server/database/db.ts'

/** Deletes a conversation of this account; its turns stay, and are emptied by `updateTurnsEmptied`. */
export async function deleteConversation(db: Db, conversation_id: string): Promise<void> {
  await db.sql`
    delete from conversations
    where owner_id = ${db.owner} and conversation_id = ${conversation_id}`
}

/** Deletes every conversation of a principal of this account, also one in which a turn runs. @returns their ids. */
export async function deleteConversationsOf(db: Db, principal_id: string): Promise<string[]> {
  const rows = await db.sql<{ conversation_id: string }>`
    delete from conversations
    where owner_id = ${db.owner} and principal_id = ${principal_id}
    returning conversation_id`
  return rows.map(({ conversation_id }) => conversation_id)
}

/** The conversations of this account in which nothing was said for so many days, at most `most`. */
export async function listIdleConversations(db: Db, days: number, most: number): Promise<string[]> {
  const rows = await db.sql<{ conversation_id: string }>`
    select conversation_id
    from conversations
    where owner_id = ${db.owner} and last_turn_at < now() - make_interval(days => ${days})
    order by last_turn_at
    limit ${most}`
  return rows.map(({ conversation_id }) => conversation_id)
}

/** The conversation of this account that is idle longest, if there are more than `most`; null otherwise. */
export async function findSurplusConversation(db: Db, most: number): Promise<string | null> {
  const rows = await db.sql<{ conversation_id: string }>`
    select conversation_id
    from conversations
    where owner_id = ${db.owner}
    order by last_turn_at, conversation_id
    limit ${most + 1}`
  return rows.length > most ? (rows[0]?.conversation_id ?? null) : null
}
