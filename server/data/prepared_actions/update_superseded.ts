import type { Db } from '#server/database/db.ts'

/** Supersedes the prepared actions of a plan that has changed: they can no longer be committed. */
export async function updateActionsSuperseded(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    update prepared_actions
    set state = 'superseded'
    where owner_id = ${db.owner} and plan_id = ${plan_id} and state = 'prepared'`
}
