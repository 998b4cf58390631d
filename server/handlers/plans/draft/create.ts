import type { Db } from '#server/database/db.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { resolveAudience } from '#server/flows/plans/audience.ts'
import {
  ideaCopy,
  requireDraftList,
  requireDraftPlace,
  insertDraft,
  placeCopy,
  listRelatedDrafts,
  toDraftCandidate,
} from '#server/data/plans/drafts.ts'
import {
  listEvidence,
  requireCandidate,
  requireSources,
  sourcesIn,
  updateEvidence,
} from '#server/flows/plans/sources.ts'
import { requirePlan, toPlan } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { planActivity, planDescription, planTitle } from '#server/domain/plan_content.ts'
import { blankDraft, checkDraft, readDraft } from '#server/domain/plan_draft.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

export default handler('plans.draft.create', async (context, input) => {
  const { db } = context
  const said = readDraft(input)
  const now = await db.now()
  checkDraft({ ...blankDraft, ...said }, said, now)
  if (input.candidate_id === undefined) {
    const message = 'Say which candidate the outing is drafted from.'
    throw fail('subject_required', { pointer: '/candidate_id', message })
  }
  // No discovery run is kept yet, so none can be the one that was shown.
  if (input.research_selection) {
    throw fail('reference_not_found', { pointer: '/research_selection/run_handle' })
  }
  const idea = await requireCandidate(context, input.candidate_id)
  const pages = await requireSources(context, sourcesIn(input))
  const list_id = await requireDraftList(db, input.idea_list_handle)
  const named =
    input.place_handle === undefined ? null : await requireDraftPlace(db, input.place_handle)
  const audience = await resolveAudience(db, input.audience_selection ?? {})

  const card = ideaCopy(idea)
  await refuseRelated(db, card, input)
  const place = named ?? idea.venue ?? idea.place
  const facts = { ...blankDraft, scheduled_at: startOf(idea, now), ...said }
  checkDraft(facts, said, now)
  const plan_id = await insertDraft(
    db,
    {
      ...facts,
      ...card,
      ...placeCopy(place),
      timezone: place?.timezone ?? context.timezone,
      list_id,
      audience: audience.map(({ person_id }) => person_id),
      source_handles: input.source_handles ?? [],
    },
    requirementsOf(input),
  )
  await updateEvidence(db, plan_id, input.claims ?? [], pages)
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
    { text: `The draft for “${planTitle(plan)}” is ready. Nobody has been invited yet.` },
  )
})

/** A start that is already durable: that of the event the candidate is, as long as it lies ahead. */
function startOf(idea: IdeaRow, now: Date): Date | null {
  const start = idea.event_start_at ?? idea.fixed_when
  return start && start > now ? start : null
}

/**
 * Errors: `stale_checksum` where no related draft is the one the caller read; `related_drafts_exist` unless
 * this is a separate outing.
 */
async function refuseRelated(
  db: Db,
  card: ReturnType<typeof ideaCopy>,
  { expected_checksum, separate_outing }: Input<'plans.draft.create'>,
): Promise<void> {
  const candidates = (await listRelatedDrafts(db, card)).map(toDraftCandidate)
  const [newest] = candidates
  const known = candidates.some(({ checksum }) => checksum === expected_checksum)
  if (expected_checksum !== undefined && !known) {
    throw fail('stale_checksum', {
      pointer: '/expected_checksum',
      message: 'No related draft is the one that was read.',
      ...(newest && { current: { checksum: newest.checksum } }),
    })
  }
  if (!newest || separate_outing) return
  const drafts = counted(candidates.length, 'unsent draft')
  throw fail('related_drafts_exist', {
    pointer: '/candidate_id',
    message: `You already have ${drafts} for “${card.card_title}”.`,
    candidates,
    next: [
      {
        capability: 'plans.draft.update',
        reason: 'Go on with the draft that is there.',
        input: { plan_handle: newest.plan_handle },
      },
      {
        capability: 'plans.get',
        reason: 'Read the draft that is there.',
        input: { plan_handle: newest.plan_handle },
      },
    ],
  })
}

/** What was asked for, as it was said: plans.get tells it whatever becomes of the draft. */
function requirementsOf(input: Input<'plans.draft.create'>): Record<string, unknown> {
  const { candidate_id, custom_activity_name, scheduled_at, rsvp_deadline, capacity_min } = input
  const { capacity_max, connect_on_signup, private_plan, idea_list_handle, place_handle } = input
  return {
    candidate_id,
    custom_activity_name,
    scheduled_at,
    rsvp_deadline,
    capacity_min,
    capacity_max,
    connect_on_signup,
    private_plan,
    idea_list_handle,
    place_handle,
  }
}
