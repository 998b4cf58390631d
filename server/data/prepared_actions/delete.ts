import type { Db } from '#server/database/db.ts'

/**
 * Deletes actions of this account that were prepared more than `days` days ago and not committed, at most `most`.
 *
 * @returns how many that were.
 */
export async function deleteUncommittedActions(
  db: Db,
  days: number,
  most: number,
): Promise<number> {
  const rows = await db.sql`
    delete from prepared_actions
    where owner_id = ${db.owner} and state <> 'committed'
      and action_id = any(array(
        select action_id
        from prepared_actions
        where owner_id = ${db.owner} and state <> 'committed'
          and created_at < now() - make_interval(days => ${days})
        order by created_at
        limit ${most}
      ))
    returning 1`
  return rows.length
}

/**
 * Deletes a committed action of this account with its messages. If one of them still waits to be sent, the action and
 * that message are kept.
 *
 * @returns whether the action was deleted.
 */
export async function deleteAction(db: Db, action_id: string): Promise<boolean> {
  // The second statement sees what the first deleted; they are sent together.
  const [, rows] = await Promise.all([
    db.sql`
      delete from outgoing
      where owner_id = ${db.owner} and action_id = ${action_id} and state not in ('queued', 'sending')`,
    db.sql`
      delete from prepared_actions a
      where a.owner_id = ${db.owner} and a.action_id = ${action_id} and a.state = 'committed'
        and not exists (
          select from outgoing o
          where o.owner_id = a.owner_id and o.action_id = a.action_id
        )
      returning 1`,
  ])
  return rows.length > 0
}
