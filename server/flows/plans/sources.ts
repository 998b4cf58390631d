import type { Db } from '#server/database/db.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import { listItemsById } from '#server/data/inventory_items/list.ts'
import { listLists } from '#server/data/lists/list.ts'
import { listPlaces } from '#server/data/places/find.ts'
import { updateIdeasTouched } from '#server/data/ideas/update_touched.ts'
import { lockIdea } from '#server/data/ideas/lock.ts'
import { type CandidateSubject, openCandidate } from '#server/domain/ideas/candidate.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { itemIdOf } from '#server/domain/finding/item.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { adoptCandidate, isAdoptable } from '#server/flows/finding/adopt_candidate.ts'
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

/** The idea that a draft is made from. */
export interface DraftCandidate {
  readonly idea: IdeaRow
  /** Whether it was archived until now: it was taken from the inventory, and is chosen there again. */
  readonly restored: boolean
  /** When the event was to begin that the candidate showed, in minutes since 1970; null where it says nothing of that. */
  readonly shown_at: number | null
  /** Whether copies of its like in other accounts are out of date. */
  readonly replicates: boolean
}

/**
 * The idea that a `candidate_id` was issued for; what is not an idea of the account yet becomes one, and it is the
 * person's own from then on. Errors:
 * `reference_not_found`; `idea_archived`; `place_archived`.
 */
export async function requireCandidate(
  { db, seal }: Sealing,
  candidate_id: string,
  pointer = '/candidate_id',
): Promise<DraftCandidate> {
  const subject = await ownEvent(db, openCandidate(seal, db.owner, candidate_id))
  const adopted =
    subject && isAdoptable(subject) ? await adoptCandidate(db, subject, pointer) : null
  const handle = adopted ? toHandle('idea', adopted.idea_id) : (subject?.id ?? '')
  const id = parseHandle('idea', handle)
  // Another draft from the same idea waits for this transaction, and then finds this draft.
  const [, [idea]] = await Promise.all([lockIdea(db, handle), listIdeas(db, id ? [id] : [])])
  if (!idea) throw fail('reference_not_found', { pointer })
  if (idea.state === 'archived') throw fail('idea_archived', { pointer })
  await updateIdeasTouched(db, [idea.idea_id])
  const { was = 'there', replicates = false } = adopted ?? {}
  return { idea, restored: was === 'restored', shown_at: subject?.at ?? null, replicates }
}

/** The subject; the idea for an event of one's own, whose handle has the id of its idea. */
async function ownEvent(
  db: Db,
  subject: CandidateSubject | null,
): Promise<CandidateSubject | null> {
  const id = subject?.kind === 'item' ? parseHandle('event', subject.id) : null
  const [idea] = await listIdeas(db, id === null ? [] : [id])
  return idea ? { kind: 'idea', id: toHandle('idea', idea.idea_id) } : subject
}

/**
 * The web addresses of sources, by handle; null for a source without one. A source is an idea, a place, a list
 * or a candidate of this account, or an item of the public inventory. Errors: `reference_not_found` for the first handle of anything else.
 */
export async function requireSources(
  { db, seal }: Sealing,
  references: readonly Reference[],
): Promise<Map<string, string | null>> {
  if (references.length === 0) return new Map()
  const wanted = references.map(({ handle, pointer }) => {
    const named = openCandidate(seal, db.owner, handle)?.id ?? handle
    const own = parseHandle('idea', named) ?? parseHandle('place', named)
    return { handle, pointer, id: own ?? parseHandle('list', named) ?? itemIdOf(named) }
  })
  const ids = [...new Set(wanted.flatMap(({ id }) => (id === null ? [] : [id])))]
  const [ideas, places, lists, items] = await Promise.all([
    listIdeas(db, ids),
    listPlaces(db, ids),
    listLists(db, ids),
    listItemsById(db, ids, { over: true }),
  ])
  const pages = new Map<string, string | null>([
    ...places.map(({ place_id }) => [place_id, null] as const),
    ...lists.map(({ list_id }) => [list_id, null] as const),
    ...ideas.map(({ idea_id, source_url }) => [idea_id, source_url] as const),
    ...items.map(({ item_id, url }) => [item_id, url] as const),
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
