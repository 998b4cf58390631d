import type { Db } from '#server/database/db.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { resolveAudience } from '#server/flows/plans/audience.ts'
import { ideaCopy, placeCopy } from '#server/domain/plans/draft_copies.ts'
import { type DraftColumns, type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { requireDraftList, requireDraftPlace } from '#server/flows/plans/drafts.ts'
import { updateDraft } from '#server/data/plans/update.ts'
import { refuseSent, refuseStale, requirePlanHandle } from '#server/flows/plans/editing.ts'
import { listEvidence } from '#server/data/plan_evidence/list.ts'
import { requireCandidate, requireSources, sourcesIn } from '#server/flows/plans/sources.ts'
import { updateEvidence } from '#server/data/plan_evidence/update.ts'
import { updatePlaceShown } from '#server/data/places/update.ts'
import type { PlaceRow } from '#server/data/places/rows.ts'
import { requirePlan } from '#server/data/plans/find.ts'
import { archivedPlace, draftChanged, draftUnchanged } from '#server/domain/messages/drafts.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import { nextOfDraft } from '#server/domain/plans/draft_next.ts'
import { movedAlong } from '#server/domain/basics/wall_clock.ts'
import { checkDraft, type DraftFacts, readDraft } from '#server/domain/plans/draft.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

export default handler('plans.draft.update', async (context, input) => {
  const { db } = context
  const handle = requirePlanHandle(input.plan_handle)
  const read = readDraft(input)
  const plan = await lockHostedPlan(db, handle)
  const given = { ...endWithStart(plan, read), ...read }
  const found = await changesOf(context, plan, input)
  const pages = await requireSources(context, sourcesIn(input))
  refuseStale(plan, input.expected_checksum)
  refuseSent(plan)
  const claims = await changedClaims(db, plan, input.claims)

  // Only what changes is checked against the clock: a time that stays the same was checked when it was set.
  const changes = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => !same(value, Reflect.get(plan, field))),
  )
  const draft: DraftColumns = { ...plan, ...given, ...found.columns }
  checkDraft(draft, changes, await db.now())
  const changed = [...Object.keys(changes), ...found.changed, ...(claims ? ['claims'] : [])]
  if (changed.length === 0) {
    const next = nextOfDraft(plan)
    return unchanged({ plan: toPlan(plan), changed }, { text: draftUnchanged, next })
  }
  await updateDraft(db, plan.plan_id, draft)
  if (claims) await updateEvidence(db, plan.plan_id, claims, pages)
  const after = await requirePlan(db, handle)
  return completed(
    { plan: toPlan(after), changed },
    {
      text: draftChanged(after.title, changed, plan.state === 'reviewed'),
      replicates: found.replicates,
      disclosures: found.disclosures,
      next: nextOfDraft(after),
    },
  )
})

/** The columns that the references of an input change in a draft, and the fields of those references. */
async function changesOf(context: Context, plan: PlanRow, input: Input<'plans.draft.update'>) {
  const { db } = context
  const columns: Partial<DraftColumns> = {}
  const changed: string[] = []
  const disclosures: ReturnType<typeof archivedPlace>[] = []
  let replicates = false
  const take = (field: string, changes: Partial<DraftColumns>) => {
    if (Object.entries(changes).every(([name, value]) => same(value, Reflect.get(plan, name))))
      return
    Object.assign(columns, changes)
    changed.push(field)
  }
  if (input.candidate_id !== undefined) {
    const candidate = await requireCandidate(context, input.candidate_id)
    const { idea } = candidate
    replicates = candidate.replicates
    if (candidate.restored) disclosures.push(ideaRestored(idea.title))
    const place = idea.venue ?? idea.place
    const moves = idea.idea_id !== plan.idea_id && place !== null
    take('candidate_id', { ...ideaCopy(idea), ...(moves && at(place, context)) })
    if (moves && place.hidden) await updatePlaceShown(db, place.place_id)
    if (moves && place.state === 'archived' && input.place_handle === undefined) {
      disclosures.push(archivedPlace(place.name))
    }
  }
  if (input.place_handle !== undefined) {
    const place = await requireDraftPlace(db, input.place_handle)
    if (place.hidden) await updatePlaceShown(db, place.place_id)
    take('place_handle', at(place, context))
  }
  if (input.idea_list_handle !== undefined) {
    take('idea_list_handle', { list_id: await requireDraftList(db, input.idea_list_handle) })
  }
  if (input.audience_selection !== undefined) {
    const people = await resolveAudience(db, input.audience_selection ?? {})
    take('audience_selection', { audience: people.map(({ person_id }) => person_id) })
  }
  if (input.source_handles !== undefined) {
    take('source_handles', { source_handles: input.source_handles })
  }
  return { columns, changed, disclosures, replicates }
}

/** The end of a draft whose start moves: it moves along unless it is given too. */
function endWithStart(
  { scheduled_at: from, scheduled_ends_at: end, timezone }: PlanRow,
  { scheduled_at: to }: Partial<DraftFacts>,
): Partial<DraftFacts> {
  if (end === null || from === null || to === undefined) return {}
  return { scheduled_ends_at: to && movedAlong(end, { from, to, timezone }) }
}

function at(place: PlaceRow, { timezone }: Context): Partial<DraftColumns> {
  return { ...placeCopy(place), timezone: place.timezone ?? timezone }
}

/** The claims to replace those of the draft; null where they are the same. */
async function changedClaims(db: Db, plan: PlanRow, claims: Input<'plans.draft.update'>['claims']) {
  if (!claims) return null
  const before = (await listEvidence(db, plan.plan_id))
    .filter(({ source_handle }) => source_handle !== null)
    .map(({ source_handle, claim }) => ({ source_handle, claim }))
  const after = claims.map(({ source_handle, claim }) => ({ source_handle, claim }))
  return same(before, after) ? null : claims
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
