import type { Db } from '#server/database/db.ts'
import { type IdeaRow, listIdeas } from '#server/data/ideas/rows.ts'
import { listLists } from '#server/data/lists/rows.ts'
import { listPlaces } from '#server/data/places/rows.ts'
import { openCandidate } from '#server/domain/candidate.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'
import type { PlanEvidence } from '#generated/types.ts'

/** One thing a source says. */
export interface Claim {
  source_handle: string
  claim: string
}

interface Sealing {
  db: Db
  seal: Seal
}

/** Something a caller refers to, and where in the input they do. */
interface Reference {
  handle: string
  pointer: string
}

/**
 * The idea a `candidate_id` was issued for. Errors: `reference_not_found`; `idea_archived` where the idea
 * was put away since.
 */
export async function requireCandidate(
  { db, seal }: Sealing,
  candidate_id: string,
  pointer = '/candidate_id',
): Promise<IdeaRow> {
  const subject = openCandidate(seal, db.owner, candidate_id)
  const id = subject && parseHandle('idea', subject.id)
  // Whoever drafts from the idea at the same time waits, and sees this draft.
  const [, [idea]] = id
    ? await Promise.all([
        db.sql`select from ideas where owner_id = ${db.owner} and idea_id = ${id} for no key update`,
        listIdeas(db, [id]),
      ])
    : [[], []]
  if (!idea) throw fail('reference_not_found', { pointer })
  if (idea.state === 'archived') throw fail('idea_archived', { pointer })
  return idea
}

/**
 * The pages behind sources, by handle; null for a source without one. A source is an idea, a place, a list
 * or a candidate of this account. Errors: `reference_not_found` for the first that is none.
 */
export async function requireSources(
  { db, seal }: Sealing,
  references: readonly Reference[],
): Promise<Map<string, string | null>> {
  if (references.length === 0) return new Map()
  const wanted = references.map(({ handle, pointer }) => {
    const candidate = openCandidate(seal, db.owner, handle)
    const idea = parseHandle('idea', candidate?.id ?? handle)
    return {
      handle,
      pointer,
      id: idea ?? parseHandle('place', handle) ?? parseHandle('list', handle),
    }
  })
  const ids = [...new Set(wanted.flatMap(({ id }) => (id === null ? [] : [id])))]
  const [ideas, places, lists] = await Promise.all([
    listIdeas(db, ids),
    listPlaces(db, ids),
    listLists(db, ids),
  ])
  const pages = new Map<string, string | null>([
    ...places.map(({ place_id }) => [place_id, null] as const),
    ...lists.map(({ list_id }) => [list_id, null] as const),
    ...ideas.map(({ idea_id, source_url }) => [idea_id, source_url] as const),
  ])
  const found = new Map<string, string | null>()
  for (const { handle, pointer, id } of wanted) {
    const page = id === null ? undefined : pages.get(id)
    if (page === undefined) throw fail('reference_not_found', { pointer })
    found.set(handle, page)
  }
  return found
}

/** Everything an input names as a source. */
export function sourcesIn(input: { source_handles?: string[]; claims?: Claim[] }): Reference[] {
  const { source_handles = [], claims = [] } = input
  return [
    ...source_handles.map((handle, at) => ({ handle, pointer: `/source_handles/${at}` })),
    ...claims.map((claim, at) => ({
      handle: claim.source_handle,
      pointer: `/claims/${at}/source_handle`,
    })),
  ]
}

/** Puts these claims in place of a draft's evidence. */
export async function updateEvidence(
  db: Db,
  plan_id: string,
  claims: readonly Claim[],
  pages: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = claims.map(({ claim, source_handle }, ordinal) => ({
    ordinal,
    claim,
    source_handle,
    source_url: pages.get(source_handle) ?? null,
  }))
  await db.sql`delete from plan_evidence where owner_id = ${db.owner} and plan_id = ${plan_id}`
  if (rows.length === 0) return
  await db.sql`
    insert into plan_evidence (owner_id, plan_id, ordinal, claim, source_handle, source_url)
    select ${db.owner}, ${plan_id}, e.ordinal, e.claim, e.source_handle, e.source_url
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (ordinal integer, claim text, source_handle text, source_url text)`
}

/** What a plan rests on, as callers see it. */
export async function listEvidence(db: Db, plan_id: string): Promise<PlanEvidence[]> {
  const rows = await db.sql<Omit<PlanEvidence, 'observed_at'> & { observed_at: Date | null }>`
    select claim, source_handle, source_url, observed_at
    from plan_evidence
    where owner_id = ${db.owner} and plan_id = ${plan_id}
    order by ordinal`
  return rows.map((row) => ({ ...row, observed_at: row.observed_at?.toISOString() ?? null }))
}
