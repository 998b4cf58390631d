import { listAreas } from '#server/data/areas/list.ts'
import { listFound } from '#server/data/discovery_candidates/list.ts'
import { findRunOfExecution } from '#server/data/discovery_runs/find.ts'
import { listPeople } from '#server/data/people/list.ts'
import { type CandidateSubject, openCandidate } from '#server/domain/ideas/candidate.ts'
import type { Context } from '#server/domain/context.ts'
import { searchableOf } from '#server/domain/discovery/search.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { toCandidates } from '#server/flows/finding/present.ts'

type Needs = Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>

/**
 * The result of a search as it may be seen now: what a friend has taken back, or is not known any more, is in neither its
 * candidates nor its resources. Their ids stay as they were. `execution_id` is a uuid.
 */
export async function rereadResult(
  context: Needs,
  execution_id: string,
  result: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { data, outcome } = result
  if (!isObject(data) || !Array.isArray(data.candidates)) return { ...result }
  const current = await currentCandidates(context, execution_id)
  const candidates = data.candidates.flatMap((stored: unknown) => {
    const id = isObject(stored) ? String(stored.candidate_id) : ''
    const subject = openCandidate(context.seal, context.owner, id)
    const shown = subject && current.get(keyOf(subject))
    return shown ? [{ ...shown, candidate_id: id }] : []
  })
  const ids = new Set(candidates.map(({ candidate_id }) => candidate_id))
  return {
    ...result,
    ...(isObject(outcome) && { outcome: withoutOthers(outcome, ids) }),
    data: { ...data, candidates },
  }
}

async function currentCandidates(context: Needs, execution_id: string) {
  const { db, seal, owner } = context
  const run = await findRunOfExecution(db, execution_id)
  if (run === null) return new Map<string, never>()
  const { objective } = run
  const [found, people, areas] = await Promise.all([
    listFound(db, run.run_id),
    listPeople(db, objective.people),
    listAreas(db),
  ])
  const { filters } = searchableOf(objective, areas)
  const { search = null, preference_terms = [] } = filters ?? {}
  const choices = found.flatMap(({ facts }) => (facts.by === 'service' ? [facts.choice] : []))
  const shown = await toCandidates(context, choices, { people, search, preference_terms })
  return new Map(
    shown.flatMap((candidate) => {
      const subject = openCandidate(seal, owner, candidate.candidate_id)
      return subject ? [[keyOf(subject), candidate] as const] : []
    }),
  )
}

function keyOf({ kind, id }: CandidateSubject): string {
  return `${kind} ${id}`
}

/** An outcome without the candidates that are not shown any more. */
function withoutOthers(outcome: Record<string, unknown>, ids: ReadonlySet<string>) {
  const { resources } = outcome
  if (!Array.isArray(resources)) return outcome
  return {
    ...outcome,
    resources: resources.filter(
      (one: unknown) => !isObject(one) || one.kind !== 'candidate' || ids.has(String(one.handle)),
    ),
  }
}
