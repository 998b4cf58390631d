import type { Db } from '#server/database/db.ts'

/** The conversation that prepared an action of this account, null where none did; null for no such action. */
export async function findActionConversation(
  db: Db,
  action_id: string,
): Promise<{ conversation_id: string | null } | null> {
  const [row] = await db.sql<{ conversation_id: string | null }>`
    select conversation_id
    from prepared_actions
    where owner_id = ${db.owner} and action_id = ${action_id}`
  return row ?? null
}

/** Says which conversation prepared these actions. */
export async function updateActionsConversation(
  db: Db,
  action_ids: readonly string[],
  conversation_id: string,
): Promise<void> {
  if (action_ids.length === 0) return
  await db.sql`
    update prepared_actions
    set conversation_id = ${conversation_id}
    where owner_id = ${db.owner} and action_id = any(${action_ids}::uuid[]) and surface = 'assistant'`
}
