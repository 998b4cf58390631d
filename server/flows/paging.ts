import { findIds, findSnapshot } from '#server/data/snapshots/find.ts'
import { insertSnapshot } from '#server/data/snapshots/insert.ts'
import { page_size, snapshot_ids, snapshot_minutes } from '#server/data/snapshots/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Statement } from '#server/database/sql.ts'
import type { Collection } from '#server/domain/collection.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { listCut, notWithCursor } from '#server/domain/messages/paging.ts'
import type { Seal } from '#server/domain/seal.ts'
import { constraintsOf, countOf, idsBetween, type Snapshot } from '#server/domain/snapshot.ts'

interface ReadContext {
  owner: string
  db: Db
  capability: string
  seal: Seal
}

interface PageInput {
  limit?: number
  snapshot_handle?: string
  cursor?: string
}

interface Listing<Item, Input> {
  /** Selects the ids that match, in order and without a limit; the first 500 are used. */
  take(): Statement | Promise<Statement>
  /**
   * The items of these ids in the same order; items that no longer exist are left out. `asked` is the input
   * that the snapshot was taken for, on every page.
   */
  load(ids: string[], asked: Input): Promise<Item[]>
}

/** One page of a list: its items, and what the handler passes on in its presentation. */
export interface ListPage<Item> {
  items: Item[]
  collection: Collection
  disclosures?: { name: string; text: string }[]
  afterwards?: (db: Db) => Promise<void>
}

/**
 * Reads one page of a list. Without `cursor` and `snapshot_handle` it takes a snapshot; with one of them it
 * continues the list in that snapshot. See the contract, "Paging".
 *
 * Errors: `cursor_invalid` (changed, or of another account or list), `cursor_with_constraints`,
 * `snapshot_expired`, `reference_not_found` for a snapshot that never existed.
 */
export async function readPage<Item, Input extends PageInput>(
  context: ReadContext,
  input: Input,
  listing: Listing<Item, Input>,
): Promise<ListPage<Item>> {
  const size = input.limit ?? page_size
  const isFirst = input.cursor === undefined && input.snapshot_handle === undefined
  const { snapshot, offset } = isFirst
    ? { snapshot: await takeSnapshot(context.db, input, listing), offset: 0 }
    : await continueSnapshot(context, input)
  const end = offset + size
  const asked: Input = isFirst ? input : { ...input, ...JSON.parse(snapshot.constraints) }
  const items = await listing.load(idsBetween(snapshot, offset, end), asked)
  const has_more = end < countOf(snapshot)
  return {
    items,
    collection: {
      has_more,
      next_cursor: has_more ? cursorTo(context, snapshot, end) : null,
      snapshot_handle: toHandle('snapshot', snapshot.id),
      returned: items.length,
      expires_at: snapshot.expires_at.toISOString(),
    },
    ...(!has_more &&
      countOf(snapshot) === snapshot_ids && { disclosures: [listCut(snapshot_ids)] }),
    ...(isFirst && { afterwards: (db: Db) => insertSnapshot(db, context.capability, snapshot) }),
  }
}

async function takeSnapshot(
  db: Db,
  input: PageInput,
  listing: { take(): Statement | Promise<Statement> },
): Promise<Snapshot> {
  const { ids, now } = await findIds(db, await listing.take())
  return {
    id: newId(),
    ids,
    constraints: JSON.stringify(constraintsOf(input)),
    expires_at: new Date(now.getTime() + snapshot_minutes * 60_000),
  }
}

/** The snapshot that a cursor or handle names, and the number of its entries that were read before. */
async function continueSnapshot(
  context: ReadContext,
  input: PageInput,
): Promise<{ snapshot: Snapshot; offset: number }> {
  refuseConstraints(input)
  const position = openCursor(context, input)
  const named =
    input.snapshot_handle === undefined ? null : parseHandle('snapshot', input.snapshot_handle)
  if (position && input.snapshot_handle !== undefined && named !== position.snapshot) {
    throw fail('cursor_invalid', { pointer: '/cursor' })
  }
  const id = position?.snapshot ?? named
  const snapshot = id === null ? null : await findSnapshot(context.db, context.capability, id)
  const pointer = position ? '/cursor' : '/snapshot_handle'
  // A cursor that can be opened is genuine, so its snapshot existed and has been deleted since.
  if (!snapshot) throw fail(position ? 'snapshot_expired' : 'reference_not_found', { pointer })
  if (snapshot.expired) throw fail('snapshot_expired', { pointer })
  return { snapshot, offset: position?.offset ?? 0 }
}

function refuseConstraints(input: PageInput): void {
  const constraints = Object.keys(constraintsOf(input))
  if (constraints.length === 0) return
  const code = 'cursor_with_constraints'
  throw fail(code, {
    errors: constraints.map((field) => ({ pointer: `/${field}`, code, message: notWithCursor })),
  })
}

function openCursor(context: ReadContext, { cursor }: PageInput) {
  if (cursor === undefined) return null
  const opened = context.seal.open<{ snapshot: string; offset: number }>(
    cursorType(context),
    context.owner,
    cursor,
  )
  if (!opened) throw fail('cursor_invalid', { pointer: '/cursor' })
  return opened.value
}

function cursorTo(context: ReadContext, { id, expires_at }: Snapshot, offset: number): string {
  return context.seal.close(
    cursorType(context),
    context.owner,
    { snapshot: id, offset },
    expires_at,
  )
}

function cursorType({ capability }: ReadContext): string {
  return `cursor:${capability}`
}
