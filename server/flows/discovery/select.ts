import type { Input } from '#generated/types.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { listFound } from '#server/data/discovery_candidates/list.ts'
import type { FoundRow } from '#server/data/discovery_candidates/rows.ts'
import type { ResearchClaim } from '#server/data/plan_evidence/update.ts'
import { type CandidateSubject, openCandidate } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import { claimOf } from '#server/domain/discovery/idea.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { toInstant } from '#server/domain/basics/instant.ts'
import { notOfThatRun, notThatCandidate } from '#server/domain/messages/discovery_input.ts'
import { checkRun, requireNamed, requireRun } from '#server/flows/discovery/runs.ts'

type Selection = NonNullable<Input<'plans.draft.create'>['research_selection']>

/** What a draft takes from the run whose candidate it is made from. */
export interface Selected {
  readonly research: readonly ResearchClaim[]
  /** The constraints of the run, in words. */
  readonly constraints: readonly string[]
}

const base = '/research_selection'

/**
 * The candidate of a run that a draft is made from, if it still is the one that the user saw.
 *
 * It locks the account and the run, so call it before any other lock. Errors: those of `requireRun` and `checkRun`;
 * `input_invalid` where `candidate_ref` is no candidate of that run, or another one than `candidate_id`.
 */
export async function requireSelection(
  { db, seal, owner }: Pick<Context, 'db' | 'seal' | 'owner'>,
  selection: Selection,
  candidate_id: string,
): Promise<Selected> {
  await lockAccount(db)
  const run = await requireRun(db, selection.run_handle, `${base}/run_handle`)
  await requireNamed(db, selection, base)
  checkRun(run, selection, await db.now(), base)
  const meant = openCandidate(seal, owner, selection.candidate_ref)
  const found = (await listFound(db, run.run_id)).find((row) => meant && isOf(row, meant))
  const pointer = `${base}/candidate_ref`
  if (found === undefined) {
    refuse([{ pointer, code: 'rule', message: notOfThatRun }])
    throw new Error('A violation is refused.')
  }
  const drafted = openCandidate(seal, owner, candidate_id)
  if (drafted === null) throw fail('reference_not_found', { pointer: '/candidate_id' })
  if (!isOf(found, drafted)) refuse([{ pointer, code: 'rule', message: notThatCandidate }])
  return {
    research: found.evidence.map((one) => ({
      claim: claimOf(one),
      source_url: one.source_url,
      observed_at:
        one.observed_at == null ? null : (toInstant(one.observed_at)?.toISOString() ?? null),
    })),
    constraints: run.objective.constraints.map(({ label }) => label),
  }
}

/** Whether a subject is what was found, or the idea that was made of it. */
function isOf({ found_id, facts, idea_id }: FoundRow, { kind, id }: CandidateSubject): boolean {
  if (kind === 'idea' && idea_id !== null && id === toHandle('idea', idea_id)) return true
  if (facts.by === 'host') return kind === 'found' && id === found_id
  return facts.subject.kind === kind && facts.subject.id === id
}
