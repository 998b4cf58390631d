import type { Db } from '#server/database/db.ts'
import { updateActionsSuperseded } from '#server/data/prepared_actions/update_superseded.ts'

/** Discards or deletes a draft, which the caller has locked. Its prepared actions are superseded. */
export async function deleteDraft(
  db: Db,
  plan_id: string,
  state: 'discarded' | 'deleted',
): Promise<void> {
  await Promise.all([
    updateActionsSuperseded(db, plan_id),
    db.sql`
      update plans
      set state = ${state}, version = version + 1, updated_at = (select clock_timestamp())
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    ...(state === 'deleted'
      ? [db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = ${plan_id}`]
      : []),
  ])
}
