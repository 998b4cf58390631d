import type { Db } from '#server/database/db.ts'
import { refuseClosed } from '#server/flows/plans/hosted.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import {
  byHand,
  type ChosenGuest,
  chooseGuests,
  namesOf,
  refuseUnreachable,
  toRecipient,
  unreachableWords,
} from '#server/flows/plans/guests.ts'
import { isReviewed } from '#server/domain/plan_review.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { confirmationOf, insertAction } from '#server/data/prepared_actions/rows.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { planChecksum } from '#server/domain/plan_checksum.ts'
import { planTitle, previewBody } from '#server/domain/plan_content.ts'
import { isDraft } from '#server/domain/plan_state.ts'
import { isBlank, readText } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'
import type { PlanSendFields } from '#generated/types.ts'

/** A plan is for at most this many guests. */
const mostGuests = 250

const longestDescription = 5000

/** What committing an invitation carries out. */
export interface SendPayload {
  guests: ChosenGuest[]
  /** What recipients of a private plan read in place of its notes; null leaves what the plan has. */
  public_description: string | null
}

/**
 * Errors: `plan_closed` for what is over or canceled, `plan_not_editable` for what was shared or sent
 * before, `clarification_required` where nobody could answer any more.
 */
export function requireSendable(plan: PlanRow): void {
  refuseClosed(plan)
  const pointer = '/plan_handle'
  if (!isDraft(plan)) {
    throw fail('plan_not_editable', {
      pointer,
      message:
        'This plan was shared or sent before; change who is invited with plans.roster.prepare.',
      next: [{ capability: 'plans.roster.prepare', input: { plan_handle: handleOf(plan) } }],
    })
  }
  const update = { capability: 'plans.draft.update', input: { plan_handle: handleOf(plan) } }
  if (plan.scheduled_at && plan.scheduled_at <= plan.now) {
    const message = 'The draft’s start is over, so nobody could answer. Give it another time first.'
    throw fail('plan_closed', { pointer, message, prerequisite: update })
  }
  const { rsvp_deadline, scheduled_at, now } = plan
  if (rsvp_deadline && (rsvp_deadline <= now || (scheduled_at && rsvp_deadline > scheduled_at))) {
    const why = rsvp_deadline <= now ? 'is over' : 'lies after the start'
    const message = `The deadline for answers ${why}. Until when may guests answer?`
    throw fail('clarification_required', { pointer, message, prerequisite: update })
  }
}

/** Errors: `draft_not_reviewed`, naming what reviews it. */
export function requireReviewed(plan: PlanRow): void {
  if (isReviewed(plan)) return
  throw fail('draft_not_reviewed', {
    pointer: '/plan_handle',
    prerequisite: { capability: 'plans.draft.preview', input: { plan_handle: handleOf(plan) } },
  })
}

/**
 * Prepares sending a reviewed draft, or making a link of it, for these people; what is answered then. The
 * caller holds the plan and knows it to be sendable and reviewed.
 *
 * Errors: `clarification_required` where there is nobody to invite, `recipient_not_eligible` where nobody
 * can be reached.
 */
export async function prepareSending(
  db: Db,
  caller: { token_id: string; surface: string },
  plan: PlanRow,
  people: readonly PersonRow[],
  input: PlanSendFields,
) {
  const { action = 'send_invites' } = input
  const guests =
    action === 'create_share_link' ? people.map(byHand) : await chooseGuests(db, people)
  if (action === 'send_invites') refuseUninvited(plan, guests)

  const public_description = plan.private_plan ? readDescription(input.public_description) : null
  const sent = { ...plan, public_description: public_description ?? plan.public_description }
  const payload: SendPayload = { guests, public_description }
  const names = namesOf(guests.filter(({ eligible }) => eligible))
  const summary =
    action === 'create_share_link'
      ? `Create a share link of ${planTitle(plan)}${names && `, to pass on to ${names} by hand`}`
      : `Invite ${names} to ${planTitle(plan)}`
  const prepared = await insertAction(db, caller, {
    kind: action === 'create_share_link' ? 'plan.create_share_link' : 'plan.send_invites',
    plan_id: plan.plan_id,
    summary,
    recipients: guests.map(toRecipient),
    content_preview: {
      title: planTitle(sent),
      body: previewBody(sent),
      ...(plan.private_plan && { public_description: sent.public_description }),
    },
    payload: {
      ...payload,
      again: {
        action,
        ...(guests.length > 0 && { send_person_handles: guests.map(handleOfPerson) }),
        ...(public_description !== null && { public_description }),
      },
    },
    revision: plan.revision,
    checksum: planChecksum(sent),
  })
  const ready =
    action === 'create_share_link'
      ? `Ready to create a share link${names && ` for ${names}`}. Nothing has been shared`
      : `Ready to invite ${names}. Nothing has been sent`
  return {
    data: { prepared, plan: toPlan({ ...plan, waiting: true }) },
    presentation: {
      text: `${ready}; approve within 15 minutes.${unreachableWords(guests)}`,
      confirmation: confirmationOf(prepared),
      disclosures: sendingDisclosures(plan, input),
      next: [afterApproval],
    },
  }
}

const afterApproval = {
  capability: 'actions.commit',
  reason: 'Carry it out after the user approved it.',
} as const

/** What callers are told beside a prepared sending. */
function sendingDisclosures(plan: PlanRow, { public_description }: PlanSendFields) {
  if (plan.private_plan) {
    const text = 'This plan is private: recipients see the public description, never its notes.'
    return [{ name: 'plan.private_notes_kept', text }]
  }
  if (public_description === undefined) return []
  const text =
    'The public description was not used: it is for private drafts, and recipients of this one see its own description.'
  return [{ name: 'plan.public_description_unused', text }]
}

/** The people named, or else those the draft was made for. Errors: those of naming people. */
export async function sendingTo(
  db: Db,
  plan: PlanRow,
  input: PlanSendFields,
): Promise<PersonRow[]> {
  const { send_person_handles: handles, send_person_names: names } = input
  if (!handles?.length && !names?.length) {
    const audience = await listPeople(db, plan.audience)
    if (audience.length <= mostGuests) return audience
    const message = `The draft was made for ${audience.length} people. Which ${mostGuests} of them at most?`
    throw fail('clarification_required', { pointer: '/send_person_handles', message })
  }
  return recipientsNamed(db, 'send_person', handles, names)
}

/**
 * The saved people that the fields `<field>_handles` and `<field>_names` mean; none of them is deleted until
 * this transaction ends. Errors: those of naming people, `input_invalid` for too many.
 */
export async function recipientsNamed(
  db: Db,
  field: string,
  handles: readonly string[] = [],
  names: readonly string[] = [],
): Promise<PersonRow[]> {
  const people = await lockPeople(db, handles, names, {
    handles: `${field}_handles`,
    names: `${field}_names`,
  })
  if (people.length <= mostGuests) return people
  const pointer = `/${field}_${handles.length > 0 ? 'handles' : 'names'}`
  const message = `must name at most ${mostGuests} people in all`
  throw fail('input_invalid', { errors: [{ pointer, code: 'rule', message }] })
}

function refuseUninvited(plan: PlanRow, guests: readonly ChosenGuest[]): void {
  if (guests.length === 0) {
    throw fail('clarification_required', {
      pointer: '/send_person_names',
      message: `Who is to be invited to ${planTitle(plan)}? Without anybody, a share link can be created.`,
    })
  }
  refuseUnreachable(guests, '/send_person_names')
}

function readDescription(text: string | undefined): string | null {
  if (text === undefined || isBlank(text)) return null
  const violations: Violation[] = []
  const read = readText(text, '/public_description', violations, longestDescription)
  refuse(violations)
  return read
}

function handleOfPerson({ person_id }: ChosenGuest): string {
  return toHandle('person', person_id)
}

function handleOf({ plan_id }: PlanRow): string {
  return toHandle('plan', plan_id)
}
