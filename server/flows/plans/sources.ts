import type { Db } from '#server/database/db.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { lockIdea } from '#server/data/ideas/lock.ts'
import { openCandidate } from '#server/domain/candidate.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'
import type { Claim } from '#server/data/plan_evidence/update.ts'

interface Sealing {
  db: Db
  seal: Seal
}

/** A handle in an input, and where it stands there. */
interface Reference {
  handle: string
  pointer: string
}

/** The idea a `candidate_id` was issued for. Errors: `reference_not_found`; `idea_archived`. */
export async function requireCandidate(
  { db, seal }: Sealing,
  candidate_id: string,
  pointer = '/candidate_id',
): Promise<IdeaRow> {
  const handle = openCandidate(seal, db.owner, candidate_id)?.id ?? ''
  const id = parseHandle('idea', handle)
  // Another draft from the same idea waits for this transaction, and then finds this draft.
  const [, [idea]] = await Promise.all([lockIdea(db, handle), listIdeas(db, id ? [id] : [])])
  if (!idea) throw fail('reference_not_found', { pointer })
  if (idea.state === 'archived') throw fail('idea_archived', { pointer })
  return idea
}

/**
 * The web addresses of sources, by handle; null for a source without one. A source is an idea, a place, a list
 * or a candidate of this account. Errors: `reference_not_found` for the first handle of anything else.
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

/** All sources that an input names. */
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
