import type { Db } from '#server/database/db.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { deletedDraft } from '#server/domain/calls/erased.ts'
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
  ])
  if (state === 'deleted') await emptyDraft(db, plan_id)
}

/** What was written in a draft goes at once; its id stays. */
async function emptyDraft(db: Db, plan_id: string): Promise<void> {
  await Promise.all([
    db.sql`
      update plans
      set card_title = ${deletedDraft}, title = ${deletedDraft}, title_key = ${nameKey(deletedDraft)},
        card_description = null, card_activity_name = null, source_url = null, title_override = null,
        description_override = null, custom_activity_name = null, place_name = null, place_address = null,
        meetup_location_text = null, public_description = null, source_handles = '{}', requirements = '{}',
        audience = '{}', search = null
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    db.sql`delete from logistics_items where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    db.sql`delete from prepared_actions where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  ])
}
