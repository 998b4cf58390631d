import { toSearchUpdate } from '#server/data/finding/vectors.ts'
import type { Db } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { DraftColumns, PlanRow } from '#server/data/plans/rows.ts'
import { updateActionsSuperseded } from '#server/data/prepared_actions/update_superseded.ts'
import type { PlaceCopy } from '#server/domain/plans/draft_copies.ts'
import { searchOfPlan } from '#server/domain/finding/search_facts.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { only } from '#server/domain/basics/only.ts'
import { planChecksum } from '#server/domain/plans/checksum.ts'
import { planTitle, planWords } from '#server/domain/plans/content.ts'

/**
 * Rewrites a draft, which the caller has locked. It has to be reviewed again, and its prepared actions are
 * superseded.
 */
export async function updateDraft(db: Db, plan_id: string, draft: DraftColumns): Promise<void> {
  const title = planTitle(draft)
  await Promise.all([
    updateActionsSuperseded(db, plan_id),
    db.sql`
      update plans
      set state = 'draft', reviewed_checksum = null, reviewed_at = null, idea_id = ${draft.idea_id},
        card_title = ${draft.card_title}, card_description = ${draft.card_description},
        card_activity_name = ${draft.card_activity_name}, source_url = ${draft.source_url},
        title_override = ${draft.title_override}, description_override = ${draft.description_override},
        custom_activity_name = ${draft.custom_activity_name}, title = ${title},
        title_key = ${nameKey(title)}, place_id = ${draft.place_id}, place_name = ${draft.place_name},
        place_address = ${draft.place_address}, card_own_words = ${[...draft.card_own_words]}::text[],
        place_own_words = ${[...draft.place_own_words]}::text[], card_words_from = ${draft.card_words_from},
        place_words_from = ${draft.place_words_from}, timezone = ${draft.timezone},
        scheduled_at = ${draft.scheduled_at}, scheduled_ends_at = ${draft.scheduled_ends_at}, rsvp_deadline = ${draft.rsvp_deadline},
        capacity_min = ${draft.capacity_min}, capacity_max = ${draft.capacity_max},
        private_plan = ${draft.private_plan}, connect_on_signup = ${draft.connect_on_signup},
        show_guest_list = ${draft.show_guest_list},
        list_id = ${draft.list_id}, audience = ${draft.audience}::uuid[],
        source_handles = ${draft.source_handles}::text[], ${toSearchUpdate(searchOfPlan(planWords(draft)))},
        version = version + 1,
        updated_at = (select clock_timestamp())
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  ])
}

/** Copies a place into a draft, which the caller has locked. Its prepared actions are superseded. */
export async function updateDraftPlace(
  db: Db,
  plan: PlanRow,
  copy: Omit<PlaceCopy, 'place_id'> & Pick<PlanRow, 'timezone'>,
): Promise<void> {
  const { plan_id } = plan
  const words = planWords({ ...plan, ...copy })
  await Promise.all([
    updateActionsSuperseded(db, plan_id),
    db.sql`
      update plans
      set place_name = ${copy.place_name}, place_address = ${copy.place_address},
        place_own_words = ${[...copy.place_own_words]}::text[], place_words_from = ${copy.place_words_from}, timezone = ${copy.timezone}, ${toSearchUpdate(searchOfPlan(words))}, version = version + 1, updated_at = (select clock_timestamp())
      where owner_id = ${db.owner} and plan_id = ${plan_id}`,
  ])
}

/** Marks a draft, which the caller has locked, as reviewed in its present state. Returns the reviewed draft. */
export async function updateReviewed(db: Db, plan: PlanRow): Promise<PlanRow> {
  const rows = await db.sql<Pick<PlanRow, 'state' | 'reviewed_checksum' | 'reviewed_at'>>`
    update plans
    set state = 'reviewed', reviewed_checksum = ${planChecksum(plan)}, reviewed_at = now()
    where owner_id = ${db.owner} and plan_id = ${plan.plan_id}
    returning state, reviewed_checksum, reviewed_at`
  return { ...plan, ...only(rows) }
}

/**
 * Sets the version of a plan after a guest's answer, and when it tipped; null where it has not. The caller has locked
 * the plan. It is sent with the commit.
 */
export function updateAnswered(
  db: Db,
  { plan_id, version, tipped_at }: Pick<PlanRow, 'plan_id' | 'version' | 'tipped_at'>,
): void {
  db.atCommit(sql`
    update plans
    set version = ${version}, tipped_at = coalesce(tipped_at, ${tipped_at}::timestamptz)
    where owner_id = ${db.owner} and plan_id = ${plan_id}`)
}

/**
 * Raises a plan's version, after every change that somebody else may see. The caller then queues the plan's
 * replication with `insertReplication`.
 *
 * @returns the new version.
 */
export async function updateVersion(db: Db, plan_id: string): Promise<number> {
  const rows = await db.sql<{ version: number }>`
    update plans
    set version = version + 1, updated_at = (select clock_timestamp())
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    returning version`
  return only(rows).version
}
