import type { Db } from '#server/database/db.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { commitReason, tooManyForOne } from '#server/domain/messages/plans.ts'
import { privateNotesKept, publicDescriptionUnused } from '#server/domain/messages/prepared.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { isBlank, readParagraphs } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { requireSendable, requireShareable } from '#server/flows/plans/requirements.ts'
import { planCreateShareLink } from '#server/flows/prepared/plan_create_share_link.ts'
import { planSendInvites } from '#server/flows/prepared/plan_send_invites.ts'
import type { Data, PlanSendFields } from '#generated/types.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

/** A plan is for at most this many guests. */
const maxGuests = 250

const longestDescription = 5000

/**
 * Prepares sending a reviewed draft to these people, or making a link to a plan; returns what is answered then.
 * The caller has locked the plan and knows that a draft is reviewed.
 *
 * Errors: those of the kind of action, `input_invalid`.
 */
export async function prepareSending(
  context: Context,
  plan: PlanRow,
  people: readonly PersonRow[],
  input: PlanSendFields,
): Promise<{ data: Data<'plans.prepare_send'>; presentation: Presentation }> {
  const kind = input.action === 'create_share_link' ? planCreateShareLink : planSendInvites
  const isPrivateDraft = plan.private_plan && isDraft(plan)
  const public_description = isPrivateDraft ? readDescription(input.public_description) : null
  const isByHandle = input.send_person_handles?.length && !input.send_person_names?.length
  const pointer = isByHandle ? '/send_person_handles' : '/send_person_names'
  const wanted = { people, public_description, pointer }
  const { prepared, presentation } = await kind.prepare(context, plan, wanted)
  const unused = !isPrivateDraft && input.public_description !== undefined
  return {
    data: { prepared, plan: toPlan({ ...plan, waiting: true }) },
    presentation: {
      ...presentation,
      disclosures: [
        ...(presentation.disclosures ?? []),
        ...(plan.private_plan ? [privateNotesKept] : []),
        ...(unused ? [publicDescriptionUnused] : []),
      ],
      next: [{ capability: 'actions.commit', reason: commitReason }],
      // To prepare it once more would only replace it.
      enabled: [],
    },
  }
}

/** Errors: those of the kind of action that is asked for, before it is prepared. */
export function requireReady(plan: PlanRow, action: PlanSendFields['action']): void {
  if (action === 'create_share_link') requireShareable(plan)
  else requireSendable(plan)
}

/** The people named, or else those a draft was made for. Errors: those of naming people. */
export async function sendingTo(
  db: Db,
  plan: PlanRow,
  input: PlanSendFields,
): Promise<PersonRow[]> {
  const { send_person_handles: handles, send_person_names: names } = input
  if (!handles?.length && !names?.length) {
    if (!isDraft(plan)) return []
    const audience = await listPeople(db, plan.audience)
    if (audience.length <= maxGuests) return audience
    const message = tooManyForOne(audience.length, maxGuests)
    throw fail('clarification_required', { pointer: '/send_person_handles', message })
  }
  return recipientsNamed(db, 'send_person', handles, names)
}

/**
 * The saved people, and those of the `guests`, that the fields `<field>_handles` and `<field>_names` mean; no saved
 * person of them is deleted until this transaction ends. Errors: those of naming people, `input_invalid` for too many.
 */
export async function recipientsNamed(
  db: Db,
  field: string,
  handles: readonly string[] = [],
  names: readonly string[] = [],
  guests: readonly PersonRow[] = [],
): Promise<PersonRow[]> {
  const fields = { handles: `${field}_handles`, names: `${field}_names` }
  const people = await lockPeople(db, handles, names, fields, guests)
  if (people.length <= maxGuests) return people
  const pointer = `/${field}_${handles.length > 0 ? 'handles' : 'names'}`
  const message = `must name at most ${maxGuests} people in all`
  throw fail('input_invalid', { errors: [{ pointer, code: 'rule', message }] })
}

function readDescription(text: string | undefined): string | null {
  if (text === undefined || isBlank(text)) return null
  const violations: Violation[] = []
  const read = readParagraphs(text, '/public_description', violations, longestDescription)
  refuse(violations)
  return read
}
