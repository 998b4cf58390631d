import { listRoster } from '#server/data/invites/list.ts'
import type { GuestRow } from '#server/data/invites/rows.ts'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import type { Db } from '#server/database/db.ts'
import type { NewOutgoing } from '#server/data/outgoing/insert.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { updateExposed } from '#server/data/plans/expose.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type MailContent, planContent } from '#server/domain/mail/content.ts'
import { messageBody } from '#server/domain/mail/text.ts'
import { rosterChanged } from '#server/domain/messages/committed.ts'
import {
  isToldByService,
  namesOf,
  readyToCommit,
  rosterSummary,
  tellThemYourself,
} from '#server/domain/messages/prepared.ts'
import { planTitle, previewBody } from '#server/domain/plans/content.ts'
import { recounted } from '#server/domain/plans/rsvp.ts'
import { type ChosenGuest, rosterPayload } from '#server/domain/prepared/payload.ts'
import {
  byService,
  chooseGuests,
  guestsNow,
  guestsToTell,
  presentGuests,
  reachInvited,
  reachTold,
  refuseUnreachable,
} from '#server/flows/plans/guests.ts'
import { mailRemovedGuests, withMail } from '#server/flows/plans/guest_mail.ts'
import { refuseClosed } from '#server/flows/plans/requirements.ts'
import { disclosuresOfAdding } from '#server/flows/plans/room.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import type { CommitContext } from '#server/flows/prepared/kind.ts'
import {
  inviteGuests,
  inviteContent,
  lettersTo,
  lettersToAsked,
  messagesTo,
} from '#server/flows/prepared/mail.ts'
import { announcePlan, hostedPlan } from '#server/flows/prepared/plan.ts'
import type { ChangedGuest } from '#generated/types.ts'

/** How a roster is to change. */
interface WantedRoster {
  /** Everybody who is on it afterwards. */
  wanted: readonly PersonRow[]
  added: readonly PersonRow[]
  removed: readonly GuestRow[]
}

/**
 * Changes who is invited to a shared or active plan. A removed guest loses the link and is told if the service
 * invited them; a guest who was removed earlier and is invited again starts anew with another link.
 *
 * Errors: `plan_closed`, `recipient_not_eligible`.
 */
export const planChangeRoster = definePrepared('plan.change_roster', {
  preparedBy: 'plans.roster.prepare',
  subject: hostedPlan,
  payload: rosterPayload,
  check: refuseClosed,
  others: async (db, { plan_id }) => (plan_id ? presentGuests(await listRoster(db, plan_id)) : []),
  prepare: async (
    { db, display_name },
    plan: PlanRow,
    { wanted, added, removed }: WantedRoster,
  ) => {
    const add = await chooseGuests(db, added)
    if (removed.length === 0) refuseUnreachable(add, '/recipient_names')
    const remove = await withMail(db, plan.plan_id, await guestsToTell(db, removed))
    const recipients = [
      ...add.map((guest) => ({ ...guest, change: 'added' as const })),
      ...remove.map((guest) => ({ ...guest, change: 'removed' as const })),
    ]
    const title = planTitle(plan)
    const leaving = removed.filter(({ rsvp_status }) => rsvp_status !== 'declined').length
    const everybody = [...wanted, ...removed]
    const summary = rosterSummary(title, namesOf(add, everybody), namesOf(remove, everybody))
    return {
      summary,
      recipients,
      content_preview: {
        title,
        ...(added.length > 0 && { body: previewBody(plan) }),
        ...(remove.some(isToldByService) && {
          body_of_removal: messageBody(goodbye(plan, display_name)),
        }),
      },
      payload: { add, remove },
      again: { recipient_handles: wanted.map(({ person_id }) => toHandle('person', person_id)) },
      presentation: {
        text: `${readyToCommit(`Ready: ${summary}`, add)}${tellThemYourself(remove)}`,
        disclosures: disclosuresOfAdding(plan, added.length, leaving),
      },
    }
  },
  reaches: async (db, { add, remove }, { plan_id }) => {
    const added = await guestsNow(db, add, { invited: true })
    const removed = await withMail(db, plan_id, await guestsNow(db, remove, { invited: false }))
    return [
      ...added.map((guest) => ({ ...guest, change: 'added' as const })),
      ...removed.map((guest) => ({ ...guest, change: 'removed' as const })),
    ]
  },
  letters: async ({ db, display_name }, { add, remove }, plan) => [
    ...(await lettersTo(db, add, inviteContent(plan, display_name))),
    ...(await lettersTo(db, remove, goodbye(plan, display_name))),
    ...(await lettersToAsked(
      db,
      plan.plan_id,
      await rosterOf(db, plan, remove),
      goodbye(plan, display_name),
    )),
  ],
  commit: async (context, payload, plan) => {
    const { db } = context
    // A person who signed up by the plan's link in the meantime is a guest already; that raises no revision.
    const roster = await listRoster(db, plan.plan_id)
    const present = new Set(
      roster
        .filter(({ rsvp_status }) => rsvp_status !== 'removed')
        .map(({ person_id }) => person_id),
    )
    const remove = await withMail(
      db,
      plan.plan_id,
      payload.remove.filter(({ person_id }) => present.has(person_id)),
    )
    const added = await reachInvited(
      db,
      payload.add.filter(({ person_id }) => !present.has(person_id)),
    )
    const removed = await reachTold(
      db,
      remove.filter((guest) => guest.delivery === 'service' || isToldByService(guest)),
    )
    const state = byService(added.reached).length > 0 ? 'active' : plan.state
    const changed = updateExposed(db, plan, { state })
    const left = await removeGuests(context, changed, { roster, remove, told: removed.reached })
    const invited = await inviteGuests(context, left.plan, added.reached)
    const result = announcePlan(context, {
      before: plan,
      plan: invited.plan,
      done: 'plan.roster_changed',
      called: 'messages',
      messages: [...left.goodbyes, ...invited.messages],
      reaches: [added, removed],
      share_links: invited.share_links,
      text: rosterChanged(planTitle(changed), {
        added,
        // Who got a link from the host hears it from nobody else.
        removed: { all: remove, ...removed, reached: [...removed.reached, ...byHost(remove)] },
        roster: [...presentGuests(roster), ...added.reached],
      }),
    })
    return { ...result, added: added.reached.map(changedGuest), removed: remove.map(changedGuest) }
  },
})

function changedGuest({ person_id, display_name, signed_up }: ChosenGuest): ChangedGuest {
  return {
    person_handle: toHandle('person', person_id),
    display_name,
    ...(signed_up && { signed_up_by_link: true }),
  }
}

/** What a guest reads who is removed. */
function goodbye(plan: PlanRow, host_name: string): Extract<MailContent, { kind: 'plan_removed' }> {
  return { kind: 'plan_removed', plan: planContent(plan, host_name) }
}

/** Those of these guests that only the host can tell. */
function byHost(guests: readonly ChosenGuest[]): ChosenGuest[] {
  return guests.filter(({ delivery, mailed }) => delivery === 'manual_share' && !mailed)
}

/** The rows of these guests of a plan. */
async function rosterOf(
  db: Db,
  { plan_id }: PlanRow,
  guests: readonly ChosenGuest[],
): Promise<GuestRow[]> {
  const people = new Set(guests.map(({ person_id }) => person_id))
  return (await listRoster(db, plan_id)).filter(({ person_id }) => people.has(person_id))
}

/** Removes guests; returns the plan with its new counts, and the messages to those of them who are told. */
async function removeGuests(
  context: CommitContext,
  plan: PlanRow,
  guests: {
    roster: readonly GuestRow[]
    remove: readonly ChosenGuest[]
    told: readonly ChosenGuest[]
  },
): Promise<{ plan: PlanRow; goodbyes: NewOutgoing[] }> {
  if (guests.remove.length === 0) return { plan, goodbyes: [] }
  const people = new Set(guests.remove.map(({ person_id }) => person_id))
  const leaving = new Map(
    guests.roster
      .filter(({ person_id }) => people.has(person_id))
      .map(({ invite_id, rsvp_status }) => [invite_id, rsvp_status]),
  )
  const content = goodbye(plan, context.display_name)
  const leaving_ids = [...leaving.keys()]
  await mailRemovedGuests(context.db, plan, leaving_ids, content)
  const invites = await updateInvitesRemoved(context.db, plan.plan_id, leaving_ids)
  const goodbyes = messagesTo(context, plan, guests.told, {
    invites,
    tokens: new Map(),
    content: () => content,
  })
  const changes = invites.map(({ invite_id, rsvp_status }) => ({
    from: leaving.get(invite_id) ?? null,
    to: rsvp_status,
  }))
  return { plan: recounted(plan, changes), goodbyes }
}
