import type { Db } from '#server/database/db.ts'
import { lockHostedPlan } from '#server/flows/plans/hosted.ts'
import { resolveAudience } from '#server/flows/plans/audience.ts'
import {
  ideaCopy,
  type DraftColumns,
  requireDraftList,
  requireDraftPlace,
  placeCopy,
  updateDraft,
} from '#server/data/plans/drafts.ts'
import { refuseSent, refuseStale, requirePlanHandle } from '#server/flows/plans/editing.ts'
import {
  listEvidence,
  requireCandidate,
  requireSources,
  sourcesIn,
  updateEvidence,
} from '#server/flows/plans/sources.ts'
import { requirePlan, type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { checkDraft, readDraft } from '#server/domain/plan_draft.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

export default handler('plans.draft.update', async (context, input) => {
  const { db } = context
  const handle = requirePlanHandle(input.plan_handle)
  const said = readDraft(input)
  const plan = await lockHostedPlan(db, handle)
  const found = await changesOf(context, plan, input)
  const pages = await requireSources(context, sourcesIn(input))
  refuseStale(plan, input.expected_checksum)
  refuseSent(plan)
  const claims = await changedClaims(db, plan, input.claims)

  // A time that stays what it is was judged when it was said.
  const news = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !same(value, Reflect.get(plan, field))),
  )
  const draft: DraftColumns = { ...plan, ...said, ...found.columns }
  checkDraft(draft, news, await db.now())
  const changed = [...Object.keys(news), ...found.changed, ...(claims ? ['claims'] : [])]
  if (changed.length === 0) {
    return unchanged({ plan: toPlan(plan), changed }, { text: 'The draft is already as asked.' })
  }
  await updateDraft(db, plan.plan_id, draft)
  if (claims) await updateEvidence(db, plan.plan_id, claims, pages)
  const after = await requirePlan(db, handle)
  const again = plan.state === 'reviewed' ? ' Review it again before sending.' : ''
  const text = `Changed ${changed.join(', ')} of the draft “${after.title}”.${again}`
  const next = [{ capability: 'plans.draft.preview', reason: 'Review it as it is now.' }] as const
  return completed({ plan: toPlan(after), changed }, { text, next: [...next] })
})

/** The columns that what an input refers to gives a draft, and the fields of the input that change one. */
async function changesOf(context: Context, plan: PlanRow, input: Input<'plans.draft.update'>) {
  const { db } = context
  const columns: Partial<DraftColumns> = {}
  const changed: string[] = []
  const take = (field: string, changes: Partial<DraftColumns>) => {
    if (Object.entries(changes).every(([name, value]) => same(value, Reflect.get(plan, name))))
      return
    Object.assign(columns, changes)
    changed.push(field)
  }
  if (input.candidate_id !== undefined) {
    const idea = await requireCandidate(context, input.candidate_id)
    const place = idea.venue ?? idea.place
    const moves = idea.idea_id !== plan.idea_id && place !== null
    take('candidate_id', { ...ideaCopy(idea), ...(moves && at(place, context)) })
  }
  if (input.place_handle !== undefined) {
    take('place_handle', at(await requireDraftPlace(db, input.place_handle), context))
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
  return { columns, changed }
}

function at(place: Parameters<typeof placeCopy>[0], { timezone }: Context): Partial<DraftColumns> {
  return { ...placeCopy(place), timezone: place?.timezone ?? timezone }
}

/** The claims that take the place of those there are; null where they are the same. */
async function changedClaims(db: Db, plan: PlanRow, claims: Input<'plans.draft.update'>['claims']) {
  if (!claims) return null
  const before = (await listEvidence(db, plan.plan_id)).map(({ source_handle, claim }) => ({
    source_handle,
    claim,
  }))
  const after = claims.map(({ source_handle, claim }) => ({ source_handle, claim }))
  return same(before, after) ? null : claims
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
