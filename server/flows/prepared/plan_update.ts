import { listRoster } from '#server/data/invites/list.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { updateNeedsReconfirm } from '#server/data/invites/update.ts'
import { updateDetails } from '#server/data/plans/expose.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { changesBetween, isMoved } from '#server/domain/mail/changes.ts'
import { type MailContent, planContent } from '#server/domain/mail/content.ts'
import { planUpdated } from '#server/domain/messages/committed.ts'
import {
  deadlinePassed,
  guestListChanges,
  localTimeTwice,
  movesWithStart,
  nobodyHears,
  readInOwnZone,
  readyToCommit,
  updateSummary,
  whoHears,
} from '#server/domain/messages/prepared.ts'
import {
  type ChangedPlan,
  changeFields,
  detailsOf,
  differing,
  followingStart,
  isSeenByGuests,
} from '#server/domain/plans/change.ts'
import { refuseBrokenRules } from '#server/domain/plans/change_rules.ts'
import {
  type PlanFacts,
  planTitle,
  previewBody,
  visibleDescription,
} from '#server/domain/plans/content.ts'
import { type StoredChange, updatePayload } from '#server/domain/prepared/payload.ts'
import { offsetWords } from '#server/domain/basics/time_words.ts'
import {
  guestsToTell,
  presentGuests,
  reachTold,
  withNewGuests,
} from '#server/flows/plans/guests.ts'
import { refuseClosed } from '#server/flows/plans/requirements.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import { mailGuests } from '#server/flows/prepared/mail.ts'
import { announcePlan, hostedPlan } from '#server/flows/prepared/plan.ts'
import type { PlanChanges } from '#generated/types.ts'

/** A change that is asked for. */
interface WantedChange {
  /** As the input gave it. */
  changes: PlanChanges
  /** The plan's columns after it. */
  columns: ChangedPlan
  /** Whether a local time comes twice that day, so that the first was taken. */
  twice: boolean
  /** Whether its guests would see it. */
  isVisible: boolean
  notify: boolean
  /** What was asked of that, if anything. */
  asked: boolean | undefined
  /** The guests on the roster. */
  present: readonly GuestRow[]
}

/**
 * Changes a shared or active plan. Guests keep their answers; after a change of time or place they are asked
 * to confirm them.
 *
 * Errors: `plan_closed`, and `input_invalid` for rules that the plan would break; at commit
 * `recipient_not_eligible`.
 */
export const planUpdate = definePrepared('plan.update', {
  preparedBy: 'plans.update.prepare',
  subject: hostedPlan,
  payload: updatePayload,
  check: (plan, { columns, fields }) => {
    refuseClosed(plan)
    refuseBrokenRules(plan, fields, changeOf(plan, columns))
  },
  prepare: async ({ db, timezone }, plan: PlanRow, wanted: WantedChange) => {
    const { changes, columns, notify, present } = wanted
    const after = { ...plan, ...columns }
    const differences = differing(plan, columns)
    const fields = changeFields.filter((field) => field in changes)
    const guests = notify ? await guestsToTell(db, present) : []
    const affected = wanted.isVisible ? present.length : 0
    const hears = notify ? whoHears(guests) : nobodyHears(affected)
    const following = followingStart(differences, changes)
    const summary = updateSummary(planTitle(plan), differences, hears)
    const isTooLate =
      differences.includes('scheduled_at') &&
      after.rsvp_deadline !== null &&
      after.rsvp_deadline <= plan.now
    return {
      summary,
      recipients: guests,
      content_preview: {
        ...previewOf(after, differences),
        ...(wanted.isVisible && { title: planTitle(after), body: previewBody(after) }),
      },
      payload: { columns, fields, guests, notify },
      again: {
        changes,
        ...(wanted.asked !== undefined && { notify_recipients: wanted.asked }),
      },
      presentation: {
        text: readyToCommit(`Ready: ${summary}`, guests),
        disclosures: [
          ...(wanted.twice ? [localTimeTwice] : []),
          ...disclosuresOfZone(changes, after, timezone),
          ...(following.length > 0 ? [movesWithStart(following)] : []),
          ...(isTooLate ? [deadlinePassed] : []),
          ...(differences.includes('show_guest_list')
            ? [guestListChanges(columns.show_guest_list)]
            : []),
        ],
      },
    }
  },
  commit: async (context, { columns, guests, notify }, plan) => {
    const { db, display_name } = context
    const roster = await listRoster(db, plan.plan_id)
    const present = presentGuests(roster)
    const reach = await reachTold(db, notify ? withNewGuests(guests, present) : [])
    const updated = updateDetails(db, plan, changeOf(plan, columns))
    const isVisible = isSeenByGuests(plan, updated)
    const before = planContent(plan, display_name)
    const after = planContent(updated, display_name)
    const changes = changesBetween(before, after)
    const lostStart = before.scheduled_at !== null && after.scheduled_at === null
    const messages = mailGuests(context, updated, reach.reached, {
      roster: isMoved(before, after) ? updateNeedsReconfirm(db, plan.plan_id, roster) : roster,
      content: ({ needs_reconfirm }): MailContent => ({
        kind: 'plan_update',
        plan: after,
        changes,
        needs_reconfirm,
        ...(lostStart && { was_at: before.scheduled_at ?? '' }),
      }),
    })
    return announcePlan(context, {
      before: plan,
      plan: updated,
      done: 'plan.updated',
      called: 'notices',
      messages,
      reaches: [reach],
      text: planUpdated(planTitle(updated), reach, notify || !isVisible ? 0 : present.length),
    })
  },
})

function changeOf({ show_guest_list }: PlanRow, columns: StoredChange): ChangedPlan {
  return { show_guest_list, ...columns }
}

/** What recipients would see of a change: never a private plan's notes. */
function previewOf(after: PlanFacts & ChangedPlan, columns: readonly (keyof ChangedPlan)[]) {
  const { description: _, ...details } = detailsOf(after, columns)
  const tells = columns.includes('description_override') && !after.private_plan
  return { ...details, ...(tells && { description: visibleDescription(after) }) }
}

/** That a local day or time was read in the host's own zone, where the plan is shown in another one. */
function disclosuresOfZone(changes: PlanChanges, after: PlanFacts, own: string) {
  const { scheduled_at: at, timezone: shown } = after
  const isLocal =
    changes.scheduled_date_local !== undefined || changes.scheduled_time_local !== undefined
  const differs = at !== null && offsetWords(at, own) !== offsetWords(at, shown)
  return isLocal && differs ? [readInOwnZone(at, { own, shown })] : []
}
