import { findFurtherIds, findIds, findSnapshot } from '#server/data/snapshots/find.ts'
import { insertSnapshot } from '#server/data/snapshots/insert.ts'
import { page_size, snapshot_minutes } from '#server/data/snapshots/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Statement } from '#server/database/sql.ts'
import type { Collection } from '#server/domain/collection.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { notWithCursor } from '#server/domain/messages/paging.ts'
import type { Seal } from '#server/domain/seal.ts'
import {
  constraintsOf,
  countOf,
  idsBetween,
  lineageOf,
  type Snapshot,
} from '#server/domain/snapshot.ts'

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
  /** Selects the ids that match what is asked for, in order and without a limit. */
  take(asked: Input): Statement | Promise<Statement>
  /**
   * The items of these ids in the same order; items that no longer exist are left out. `asked` is the input
   * that the list was asked for with, on every page.
   */
  load(ids: string[], asked: Input): Promise<Item[]>
}

/** One page of a list: its items, and what the handler passes on in its presentation. */
export interface ListPage<Item> {
  items: Item[]
  collection: Collection
  afterwards?: (db: Db) => Promise<void>
}

/**
 * Reads one page of a list. Without `cursor` and `snapshot_handle` it takes a snapshot; with one of them it
 * continues the list in that snapshot. A cursor at the end of a snapshot that has no room for more takes the next
 * one: of what matches then and is in none of the snapshots before. See the contract, "Paging".
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
  const read = isFirst ? null : await findPosition(context, input)
  const asked: Input = read ? { ...input, ...JSON.parse(read.snapshot.constraints) } : input
  const position =
    read && !isPast(read) ? read : await takeSnapshot(context.db, asked, listing, read?.snapshot)
  const { snapshot, offset } = position
  const end = Math.min(offset + size, countOf(snapshot))
  const items = await listing.load(idsBetween(snapshot, offset, end), asked)
  const has_more = snapshot.cut || end < countOf(snapshot)
  return {
    items,
    collection: {
      has_more,
      next_cursor: has_more ? cursorTo(context, snapshot, end) : null,
      snapshot_handle: toHandle('snapshot', snapshot.id),
      returned: items.length,
      expires_at: snapshot.expires_at.toISOString(),
    },
    ...(position !== read && {
      afterwards: (db: Db) => insertSnapshot(db, context.capability, snapshot),
    }),
  }
}

/** A snapshot, and how many of its entries were read before. */
interface Position {
  snapshot: Snapshot
  offset: number
}

/** @returns whether all of a snapshot was read, and there may be more than it has room for. */
function isPast({ snapshot, offset }: Position): boolean {
  return snapshot.cut && offset >= countOf(snapshot)
}

/** A new snapshot at its beginning; with `before`, the one that continues the list behind that. */
async function takeSnapshot<Input extends PageInput>(
  db: Db,
  asked: Input,
  listing: Pick<Listing<unknown, Input>, 'take'>,
  before?: Snapshot,
): Promise<Position> {
  const statement = await listing.take(asked)
  const earlier = before ? lineageOf(before) : []
  const { ids, cut, now } = before
    ? await findFurtherIds(db, statement, earlier)
    : await findIds(db, statement)
  const snapshot = {
    id: newId(),
    ids,
    cut,
    earlier: earlier.join(','),
    constraints: JSON.stringify(constraintsOf(asked)),
    expires_at: new Date(now.getTime() + snapshot_minutes * 60_000),
  }
  return { snapshot, offset: 0 }
}

/** The place in a list that a cursor or handle names. */
async function findPosition(context: ReadContext, input: PageInput): Promise<Position> {
  refuseConstraints(input)
  const cursor = openCursor(context, input)
  const named =
    input.snapshot_handle === undefined ? null : parseHandle('snapshot', input.snapshot_handle)
  const id = cursor?.snapshot ?? named
  const snapshot = id === null ? null : await findSnapshot(context.db, context.capability, id)
  const pointer = cursor ? '/cursor' : '/snapshot_handle'
  if (cursor && input.snapshot_handle !== undefined && named !== cursor.snapshot) {
    // A caller may go on naming the list's first snapshot.
    const known = snapshot && named !== null && lineageOf(snapshot).includes(named)
    if (!known) throw fail('cursor_invalid', { pointer })
  }
  // A cursor that can be opened is genuine, so its snapshot existed and has been deleted since.
  if (!snapshot) throw fail(cursor ? 'snapshot_expired' : 'reference_not_found', { pointer })
  if (snapshot.expired) throw fail('snapshot_expired', { pointer })
  return { snapshot, offset: cursor?.offset ?? 0 }
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
