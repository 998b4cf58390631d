import { hiddenValues } from '#server/domain/basics/hidden.ts'

/** `outcome.collection`: how to continue a list. */
export interface Collection {
  has_more: boolean
  next_cursor: string | null
  snapshot_handle: string
  /** Items on this page. */
  returned: number
  /** When the snapshot ends; RFC 3339. */
  expires_at: string
}

/** Where a list goes on: in which snapshot, by its id, and how many of its ids were read before. */
export interface NextPage {
  readonly snapshot: string
  readonly offset: number
}

const nextPages = hiddenValues<NextPage>()

/** Remembers what is sealed in the cursor of a collection, which is returned as it is: to open a cursor costs as much as to seal it. */
export function goingOnAt(collection: Collection, next: NextPage): Collection {
  nextPages.set(collection, next)
  return collection
}

/** What is sealed in the cursor of a collection; undefined where that is not known, as of a copy. */
export function nextPageOf(collection: Collection): NextPage | undefined {
  return nextPages.get(collection)
}
