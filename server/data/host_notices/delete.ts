import type { Db } from '#server/database/db.ts'

/** Deletes what the host of a plan was told of, unless a message to the host still waits to be sent. */
export async function deleteHostNotice(db: Db, plan_id: string): Promise<void> {
  await db.sql`
    delete from host_notices
    where owner_id = ${db.owner} and plan_id = ${plan_id}
      and (state is null or state not in ('queued', 'sending'))`
}
