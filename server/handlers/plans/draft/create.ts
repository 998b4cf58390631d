import type { Db } from '#server/database/db.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { resolveAudience } from '#server/flows/plans/audience.ts'
import { type IdeaCopy, ideaCopy, placeCopy } from '#server/domain/plans/draft_copies.ts'
import { requireDraftList, requireDraftPlace } from '#server/flows/plans/drafts.ts'
import { insertDraft } from '#server/data/plans/insert.ts'
import { listRelatedDrafts } from '#server/data/plans/list.ts'
import { toDraftCandidate, toPlan } from '#server/data/plans/rows.ts'
import { listEvidence } from '#server/data/plan_evidence/list.ts'
import { requireSelection } from '#server/flows/discovery/select.ts'
import { movedEvent } from '#server/flows/plans/moved_event.ts'
import { requireCandidate, requireSources, sourcesIn } from '#server/flows/plans/sources.ts'
import { updatePlaceShown } from '#server/data/places/update.ts'
import { insertResearch } from '#server/data/plan_evidence/insert.ts'
import { updateEvidence } from '#server/data/plan_evidence/update.ts'
import { requirePlan } from '#server/data/plans/find.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  archivedPlace,
  candidateRequired,
  draftCreated,
  relatedDraftReasons,
  relatedDrafts,
  relatedDraftsChanged,
} from '#server/domain/messages/drafts.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import { planActivity, planDescription, planTitle } from '#server/domain/plans/content.ts'
import { nextOfDraft, refusedForDraft } from '#server/domain/plans/draft_next.ts'
import { blankDraft, checkDraft, readDraft } from '#server/domain/plans/draft.ts'
import { isExpected } from '#server/domain/plans/checksum.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

export default handler('plans.draft.create', async (context, input) => {
  const { db } = context
  const given = readDraft(input)
  const now = await db.now()
  checkDraft({ ...blankDraft, ...given }, given, now)
  if (input.candidate_id === undefined) {
    throw fail('subject_required', { pointer: '/candidate_id', message: candidateRequired })
  }
  const selected =
    input.research_selection === undefined
      ? null
      : await requireSelection(context, input.research_selection, input.candidate_id)
  const candidate = await requireCandidate(context, input.candidate_id)
  const { idea, restored, replicates } = candidate
  const pages = await requireSources(context, sourcesIn(input))
  const list_id = await requireDraftList(db, input.idea_list_handle)
  const named =
    input.place_handle === undefined ? null : await requireDraftPlace(db, input.place_handle)
  const audience = await resolveAudience(db, input.audience_selection ?? {})

  const copy = ideaCopy(idea)
  await refuseRelated(db, copy, input)
  const place = named ?? idea.venue ?? idea.place
  if (place?.hidden) await updatePlaceShown(db, place.place_id)
  const facts = { ...blankDraft, scheduled_at: startOf(idea, now), ...given }
  checkDraft(facts, given, now)
  const plan_id = await insertDraft(
    db,
    {
      ...facts,
      ...copy,
      ...placeCopy(place),
      timezone: place?.timezone ?? context.timezone,
      list_id,
      audience: audience.map(({ person_id }) => person_id),
      source_handles: input.source_handles ?? [],
    },
    { ...requirementsOf(input), ...(selected && { constraints: selected.constraints }) },
  )
  const claims = input.claims ?? []
  await updateEvidence(db, plan_id, claims, pages)
  await insertResearch(db, plan_id, claims.length, selected?.research ?? [])
  const plan = await requirePlan(db, toHandle('plan', plan_id))
  return completed(
    {
      plan: toPlan(plan),
      draft: {
        audience: audience.map(toPerson),
        content: {
          title: planTitle(plan),
          description: planDescription(plan),
          activity_name: planActivity(plan),
          source_url: plan.source_url,
        },
        requirements: plan.requirements,
      },
      evidence: await listEvidence(db, plan_id),
    },
    {
      text: draftCreated(planTitle(plan)),
      replicates,
      next: nextOfDraft(plan),
      // Sending is refused before a review, and the invitation includes one.
      enabled: usual.filter((capability) => !refusedForDraft(plan).has(capability)),
      disclosures: [
        ...(restored ? [ideaRestored(idea.title)] : []),
        ...(place?.state === 'archived' ? [archivedPlace(place.name)] : []),
        ...(given.scheduled_at === undefined ? await movedEvent(context, candidate) : []),
      ],
    },
  )
})

/** What may follow a new draft, besides its invitation. */
const usual = ['plans.status.get', 'plans.draft.update', 'plans.draft.preview'] as const

/** The start of the event that the idea is; null where it has none, where only its day is known, or where it has passed. */
function startOf(idea: IdeaRow, now: Date): Date | null {
  if (idea.start_precision === 'date_only') return null
  const start = idea.event_start_at ?? idea.fixed_when
  return start && start > now ? start : null
}

/**
 * Errors: `stale_checksum` where no related draft has the expected checksum; `related_drafts_exist` unless
 * this is a separate outing.
 */
async function refuseRelated(
  db: Db,
  idea: IdeaCopy,
  { expected_checksum, separate_outing }: Input<'plans.draft.create'>,
): Promise<void> {
  const { drafts, total } = await listRelatedDrafts(db, idea)
  const candidates = drafts.map(toDraftCandidate)
  const [newest] = candidates
  const known = candidates.some(({ checksum }) => isExpected(checksum, expected_checksum ?? ''))
  if (expected_checksum !== undefined && !known) {
    throw fail('stale_checksum', {
      pointer: '/expected_checksum',
      message: relatedDraftsChanged,
      ...(newest && {
        current: { checksum: newest.checksum },
        prerequisite: { capability: 'plans.get', input: { plan_handle: newest.plan_handle } },
      }),
    })
  }
  if (!newest || separate_outing) return
  throw fail('related_drafts_exist', {
    pointer: '/candidate_id',
    message: relatedDrafts(total, idea.card_title),
    candidates,
    next: [
      {
        capability: 'plans.draft.update',
        reason: relatedDraftReasons.update,
        input: { plan_handle: newest.plan_handle },
      },
      {
        capability: 'plans.get',
        reason: relatedDraftReasons.read,
        input: { plan_handle: newest.plan_handle },
      },
    ],
  })
}

/** What the caller asked for, unchanged: plans.get shows it even after the draft has changed. */
function requirementsOf(input: Input<'plans.draft.create'>): Record<string, unknown> {
  const { candidate_id, custom_activity_name, scheduled_at, rsvp_deadline, capacity_min } = input
  const { show_guest_list } = input
  const { capacity_max, connect_on_signup, private_plan, idea_list_handle, place_handle } = input
  return {
    candidate_id,
    custom_activity_name,
    scheduled_at,
    rsvp_deadline,
    capacity_min,
    capacity_max,
    connect_on_signup,
    show_guest_list,
    private_plan,
    idea_list_handle,
    place_handle,
  }
}
