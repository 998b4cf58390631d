import { type FoundPage, findSnapshotPage } from '#server/data/snapshots/find.ts'
import { insertFrozenSnapshot, insertSnapshot } from '#server/data/snapshots/insert.ts'
import { selectFirstPage } from '#server/data/snapshots/select.ts'
import { page_size, snapshot_ids } from '#server/data/snapshots/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import type { Statement, Uuids } from '#server/database/sql.ts'
import { type Collection, goingOnAt, type NextPage } from '#server/domain/calls/collection.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { notWithCursor } from '#server/domain/messages/paging.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import {
  type Continued,
  constraintsOf,
  cursorType,
  type FrozenList,
  lineageOf,
  type Snapshot,
  type SnapshotPage,
} from '#server/domain/calls/snapshot.ts'

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
  load(ids: PageIds, asked: Input): Promise<Item[]>
  /** Whether `load` sends all of its statements at once, and the transaction has no others after them. */
  readonly is_last?: boolean
}

interface ComputedListing<Content, Input, List extends FrozenList<unknown>> {
  /**
   * Computes the list, or, with `behind`, what of it is behind the snapshots before. `asked` is the input that the list
   * was asked for with.
   */
  compute(asked: Input, behind: Continued<List['facts']> | null): Promise<List>
  /**
   * What a page of these ids shows, of a list that was computed for an earlier page; `snapshot` is its handle, and
   * `offset` how many ids are on the pages before.
   */
  load(
    ids: readonly string[],
    facts: List['facts'],
    snapshot: string,
    offset: number,
  ): Promise<Content>
  /** As `load`, of the list that was just computed. */
  first(ids: readonly string[], list: List, snapshot: string): Content
}

/** The ids of a page. */
export interface PageIds {
  /** For a statement, which may be sent before they are read. */
  readonly uuids: Uuids
  /** Resolves when they were read. */
  readonly read: Promise<readonly string[]>
}

/** One page of a list: its items, and what the handler passes on in its presentation. */
export interface ListPage<Item> {
  items: Item[]
  collection: Collection
}

/**
 * Reads one page of a list; it must be the first thing that a transaction does. Without `cursor` and `snapshot_handle`
 * it takes a snapshot, in one statement; with one of them it continues the list in that snapshot. A cursor at the end of
 * a snapshot that has no room for more takes the next one: of what matches then and is in none of the snapshots before.
 * See the contract, "Paging".
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
  const position = positionOf(context, input)
  const offset = position?.offset ?? 0
  // Only a list that goes on in a snapshot that it has is a read that writes nothing.
  if (position === null || offset >= snapshot_ids) context.db.allowBookkeeping()
  const read = position && (await findPage(context, input, position, size))
  const asked: Input = read ? { ...input, ...JSON.parse(read.constraints) } : input
  const isNew = read === null || (read.cut && offset >= read.count)
  const [page, items] = isNew
    ? await takeSnapshot(context, asked, listing, read, size)
    : [
        read,
        await loadPage(
          context,
          { uuids: read.ids, read: Promise.resolve(read.ids) },
          asked,
          listing,
        ),
      ]
  return { items, collection: collectionOf(context, page, isNew ? 0 : offset, items.length) }
}

/**
 * Reads one page of a list that is computed, such as windows of time: as `readPage`, but that its snapshot has the ids that
 * were computed, and facts that later pages are shown with. A list that is cut has as many ids as a snapshot has room for.
 */
export async function readComputedPage<
  Content,
  Input extends PageInput,
  List extends FrozenList<unknown>,
>(
  context: ReadContext,
  input: Input,
  { compute, load, first }: ComputedListing<Content, Input, List>,
): Promise<{ content: Content; collection: Collection }> {
  const size = input.limit ?? page_size
  const { db, capability } = context
  const position = positionOf(context, input)
  if (position === null || position.offset >= snapshot_ids) db.allowBookkeeping()
  const read = position && (await findPage<List['facts']>(context, input, position, size))
  if (position && read && !(read.cut && position.offset >= read.count)) {
    const handle = toHandle('snapshot', read.id)
    const content = await load(read.ids, read.facts, handle, position.offset)
    return { content, collection: collectionOf(context, read, position.offset) }
  }
  const asked: Input = read ? { ...input, ...JSON.parse(read.constraints) } : input
  const earlier = read ? lineageOf(read) : []
  const list = await compute(asked, read && { facts: read.facts, lineage: earlier })
  const constraints = JSON.stringify(constraintsOf(asked))
  const id = newId()
  const page = insertFrozenSnapshot(db, { id, capability, constraints, list, earlier, size })
  const content = first(page.ids, list, toHandle('snapshot', page.id))
  return { content, collection: collectionOf(context, page, 0) }
}

/** How to go on after a page, which begins at `offset`. */
function collectionOf(
  context: ReadContext,
  page: SnapshotPage,
  offset: number,
  returned = page.ids.length,
): Collection {
  const end = offset + page.ids.length
  const has_more = page.cut || end < page.count
  const next: NextPage = { snapshot: page.id, offset: end }
  let sealed: string | null = null
  const collection = {
    has_more,
    // Sealed when it is read: MCP has a shorter one of its own.
    get next_cursor() {
      sealed ??= has_more ? cursorTo(context, next, page.expires_at) : null
      return sealed
    },
    snapshot_handle: toHandle('snapshot', page.id),
    returned,
    expires_at: page.expires_at.toISOString(),
  }
  return goingOnAt(collection, next)
}

/**
 * A new snapshot's first page, and its items; with `before`, of the snapshot that continues the list behind that. What
 * the items are loaded with is sent together with the statement that takes the snapshot.
 */
async function takeSnapshot<Item, Input extends PageInput>(
  context: ReadContext,
  asked: Input,
  listing: Listing<Item, Input>,
  before: Snapshot | null,
  size: number,
): Promise<[SnapshotPage, Item[]]> {
  const { db, capability } = context
  const statement = await listing.take(asked)
  const constraints = JSON.stringify(constraintsOf(asked))
  const id = newId()
  const taking = insertSnapshot(db, { id, capability, constraints, statement, before, size })
  const read = taking.then(({ ids }) => ids)
  // Work that fails early may never await it.
  read.catch(() => {})
  const ids = { uuids: selectFirstPage(db.owner, id, size), read }
  return Promise.all([taking, loadPage(context, ids, asked, listing)])
}

/** The items of a page, with the end of the transaction where nothing else belongs to it. */
function loadPage<Item, Input>(
  { db }: ReadContext,
  ids: PageIds,
  asked: Input,
  { load, is_last = false }: Listing<Item, Input>,
): Promise<Item[]> {
  const loading = load(ids, asked)
  if (is_last) db.endsHere()
  return loading
}

/** The place in a list that a cursor or handle names. */
interface Position {
  /** Null for a handle of nothing. */
  snapshot: string | null
  /** How many of its ids were read before. */
  offset: number
}

/** The place that an input names; null for a list's beginning. */
function positionOf(context: ReadContext, input: PageInput): Position | null {
  const { snapshot_handle } = input
  if (input.cursor === undefined && snapshot_handle === undefined) return null
  refuseConstraints(input)
  const cursor = openCursor(context, input)
  if (cursor) return cursor
  return { snapshot: parseHandle('snapshot', snapshot_handle ?? ''), offset: 0 }
}

/** The page at a place. */
async function findPage<Facts = unknown>(
  { db, capability }: ReadContext,
  { cursor, snapshot_handle }: PageInput,
  { snapshot: id, offset }: Position,
  size: number,
): Promise<FoundPage<Facts>> {
  const page =
    id === null ? null : await findSnapshotPage<Facts>(db, { capability, id, offset, size })
  const pointer = cursor === undefined ? '/snapshot_handle' : '/cursor'
  if (cursor !== undefined && snapshot_handle !== undefined) {
    const named = parseHandle('snapshot', snapshot_handle)
    // A caller may go on naming the list's first snapshot.
    const known = named === id || (page && named !== null && lineageOf(page).includes(named))
    if (!known) throw fail('cursor_invalid', { pointer })
  }
  // A cursor that can be opened is genuine, so its snapshot existed and has been deleted since.
  if (!page)
    throw fail(cursor === undefined ? 'reference_not_found' : 'snapshot_expired', { pointer })
  if (page.expired) throw fail('snapshot_expired', { pointer })
  return page
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
  const opened = context.seal.open<NextPage>(cursorType(context.capability), context.owner, cursor)
  if (!opened) throw fail('cursor_invalid', { pointer: '/cursor' })
  return opened.value
}

function cursorTo({ seal, capability, owner }: ReadContext, next: NextPage, until: Date): string {
  return seal.close(cursorType(capability), owner, next, until)
}
