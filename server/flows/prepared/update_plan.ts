import type { Commit, CommitResult } from '#server/flows/prepared/commit.ts'
import { tellByMail } from '#server/flows/prepared/invite_guests.ts'
import { deliveriesOf, planResult, tellingOf } from '#server/flows/prepared/outcome.ts'
import { lockPreparedPlan, prepareAgain } from '#server/flows/prepared/prepared_plan.ts'
import type { Db } from '#server/database/db.ts'
import { updateNeedsReconfirm } from '#server/data/invites/update.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { only } from '#server/domain/only.ts'
import { insertOutgoing } from '#server/data/outgoing/insert.ts'
import { type ChosenGuest, retell } from '#server/flows/plans/guests.ts'
import { listPlans } from '#server/data/plans/find.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { insertReplication } from '#server/data/replication_queue/insert.ts'
import { fail } from '#server/domain/failure.ts'
import { changesBetween, isMoved } from '#server/domain/mail/changes.ts'
import { planContent } from '#server/domain/mail/content.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { type ChangedPlan, hasRoom } from '#server/domain/plan_change.ts'
import { planTitle } from '#server/domain/plan_content.ts'
import { tips } from '#server/domain/rsvp.ts'

/** What committing a change of a plan carries out; instants are ISO 8601, as JSON has them. */
export interface UpdatePayload {
  columns: { [Column in keyof ChangedPlan]: Stored<ChangedPlan[Column]> }
  /** Who is told; nobody where the host does not want it. */
  guests: ChosenGuest[]
}

type Stored<T> = T extends Date ? string : T

/**
 * Changes a shared or active plan. Answers are kept; where the time or the place is another they are worth
 * confirming.
 *
 * Errors: `review_required` where guests accepted since for whom there would be no room,
 * `recipient_not_eligible`, those of `lockPreparedPlan`.
 */
export async function updatePlan(db: Db, commit: Commit): Promise<CommitResult> {
  const { columns, guests } = commit.action.payload as unknown as UpdatePayload
  const plan = await lockPreparedPlan(db, commit.action)
  if (columns.capacity_max !== plan.capacity_max && !hasRoom(columns.capacity_max, plan.accepted)) {
    throw fail('review_required', {
      message: `${plan.accepted + 1} people come by now, the host included, more than this change leaves room for.`,
      prerequisite: prepareAgain(commit.action),
    })
  }
  const reach = await retell(db, guests)
  const updated = await setColumns(db, plan, columns)
  const before = planContent(plan, commit.display_name)
  const after = planContent(updated, commit.display_name)
  const moved = isMoved(before, after)
  if (moved) await updateNeedsReconfirm(db, plan.plan_id)
  const roster = await listRoster(db, plan.plan_id)
  const changes = changesBetween(before, after)
  const messages = await tellByMail(db, commit, updated, reach.reached, roster, (invite) => ({
    kind: 'plan_update',
    plan: after,
    changes,
    needs_reconfirm: invite.needs_reconfirm,
    ...(before.scheduled_at !== null &&
      after.scheduled_at === null && { was_at: before.scheduled_at }),
  }))
  await insertOutgoing(db, commit.seal, messages)
  await insertReplication(db, 'plan', plan.plan_id, updated.version)
  const told = tellingOf(reach)
  return planResult(updated, 'plan.updated', 'notices', {
    deliveries: deliveriesOf(reach),
    share_links: [],
    text: `${planTitle(updated)} is changed${told}`,
  })
}

async function setColumns(
  db: Db,
  plan: PlanRow,
  columns: UpdatePayload['columns'],
): Promise<PlanRow> {
  const title = planTitle({ ...plan, title_override: columns.title_override })
  const tipped = tips(columns.capacity_min, plan.accepted)
  const [, rows] = await Promise.all([
    db.sql`
      update plans
      set scheduled_at = ${columns.scheduled_at}, scheduled_ends_at = ${columns.scheduled_ends_at},
        meetup_at = ${columns.meetup_at}, meetup_location_text = ${columns.meetup_location_text},
        rsvp_deadline = ${columns.rsvp_deadline}, capacity_min = ${columns.capacity_min},
        capacity_max = ${columns.capacity_max}, title_override = ${columns.title_override},
        description_override = ${columns.description_override}, title = ${title},
        title_key = ${nameKey(title)}, revision = revision + 1, version = version + 1,
        updated_at = clock_timestamp(),
        tipped_at = case when tipped_at is null and ${tipped} then clock_timestamp() else tipped_at end
      where owner_id = ${db.owner} and plan_id = ${plan.plan_id}`,
    listPlans(db, [plan.plan_id]),
  ])
  return only(rows)
}
