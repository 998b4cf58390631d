import { listRoster } from '#server/data/invites/list.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { updateNeedsReconfirm } from '#server/data/invites/update.ts'
import { updateDetails } from '#server/data/plans/expose.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { changesBetween, isMoved, whenAndWhere } from '#server/domain/mail/changes.ts'
import { type Change, type MailContent, planContent } from '#server/domain/mail/content.ts'
import { changeLabels } from '#server/domain/messages/mail.ts'
import { planUpdated } from '#server/domain/messages/committed.ts'
import {
  deadlinePassed,
  guestListChanges,
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
import { speaking } from '#server/domain/basics/speaking.ts'
import { offsetWords } from '#server/domain/basics/time_words.ts'
import { mailPlanGuests, withMail } from '#server/flows/plans/guest_mail.ts'
import {
  guestsToTell,
  presentGuests,
  reachTold,
  withNewGuests,
} from '#server/flows/plans/guests.ts'
import { refuseClosed } from '#server/flows/plans/requirements.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import { lettersTo, lettersToAsked, mailGuests, withAnswer } from '#server/flows/prepared/mail.ts'
import { announcePlan, hostedPlan, timeOf, toldNow } from '#server/flows/prepared/plan.ts'
import type { PlanChanges } from '#generated/types.ts'

/** A change that is asked for. */
interface WantedChange {
  /** As the input gave it. */
  changes: PlanChanges
  /** The plan's columns after it. */
  columns: ChangedPlan
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
    const guests = notify ? await withMail(db, plan.plan_id, await guestsToTell(db, present)) : []
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
  reaches: async (db, { guests, notify }, { plan_id }) =>
    notify ? toldNow(db, plan_id, guests) : [],
  letters: async ({ db, display_name }, { columns, guests, notify }, plan) => {
    if (!notify) return []
    const { content, moved } = messageOf(plan, afterChange(plan, columns), display_name)
    const roster = await listRoster(db, plan.plan_id)
    const answers = new Map(roster.map((guest) => [guest.person_id, guest]))
    const asked = await lettersToAsked(db, plan.plan_id, presentGuests(roster), content)
    const letters = (await lettersTo(db, guests, content)).map(({ to, content }) => {
      const guest = answers.get(to.person_id)
      if (!guest || content.kind !== 'plan_update') return { to, content }
      const hasAnswered = guest.rsvp_status === 'accepted' || guest.rsvp_status === 'declined'
      const needs_reconfirm = guest.needs_reconfirm || (moved && hasAnswered)
      return { to, content: withAnswer({ ...content, needs_reconfirm }, guest) }
    })
    return [...letters, ...asked]
  },
  changes: ({ columns }, plan) => changesForHost(plan, afterChange(plan, columns)),
  commit: async (context, { columns, guests, notify }, plan) => {
    const { db, display_name } = context
    const roster = await listRoster(db, plan.plan_id)
    const present = presentGuests(roster)
    const told = notify ? await withMail(db, plan.plan_id, withNewGuests(guests, present)) : []
    const reach = await reachTold(db, told)
    const updated = updateDetails(db, plan, changeOf(plan, columns))
    const isVisible = isSeenByGuests(plan, updated)
    const { content, moved } = messageOf(plan, updated, display_name)
    await mailPlanGuests(db, updated, notify ? content : null)
    const messages = mailGuests(context, updated, reach.reached, {
      roster: moved ? updateNeedsReconfirm(db, plan.plan_id, roster, content.before) : roster,
      content: ({ needs_reconfirm }): MailContent => ({ ...content, needs_reconfirm }),
    })
    return announcePlan(context, {
      before: plan,
      plan: updated,
      done: 'plan.updated',
      called: 'notices',
      messages,
      reaches: [reach],
      text: planUpdated(planTitle(updated), reach, {
        untold: notify || !isVisible ? 0 : present.length,
        ...{ moved, when: timeOf(updated), where: updated.place_name },
      }),
    })
  },
})

/** What guests read of a change, and whether it moves the plan. */
function messageOf(plan: PlanRow, updated: PlanRow, host_name: string) {
  const before = planContent(plan, host_name)
  const after = planContent(updated, host_name)
  const moved = isMoved(before, after)
  const lostStart = before.scheduled_at !== null && after.scheduled_at === null
  const content = {
    kind: 'plan_update' as const,
    plan: after,
    changes: speaking('en', () => changesBetween(before, after)),
    changes_de: speaking('de', () => changesBetween(before, after)),
    needs_reconfirm: moved,
    before: whenAndWhere(before),
    ...(lostStart && { was_at: before.scheduled_at ?? '' }),
  }
  return { content, moved }
}

function afterChange(plan: PlanRow, columns: StoredChange): PlanRow {
  return { ...plan, ...changeOf(plan, columns) }
}

/** What the host sees differ: what guests do, and the notes of a private plan. */
function changesForHost(plan: PlanRow, after: PlanRow): Change[] {
  const notes = { before: plan.description_override, after: after.description_override }
  const ownNotes = plan.private_plan && notes.before !== notes.after
  return [
    ...changesBetween(planContent(plan, ''), planContent(after, '')),
    ...(ownNotes ? [{ label: changeLabels.notes, ...notes }] : []),
  ]
}

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
