import { registry } from '#generated/server/capabilities.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/only.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { Collection } from '#server/domain/collection.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import type { Seal } from '#server/domain/seal.ts'

const { page_size, snapshot_ids, snapshot_minutes } = registry.limits

/** Fields that continue a list; whatever else an input holds is a constraint. */
const continuing = new Set(['limit', 'snapshot_handle', 'cursor'])

interface Reading {
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
  /** Selects the ids that match, in order and without a limit; the first 500 are kept. */
  take(): Statement | Promise<Statement>
  /**
   * The items of these ids in the same order; what has gone since is left out. `asked` is the input the
   * snapshot was taken for, whichever page is read.
   */
  load(ids: string[], asked: Input): Promise<Item[]>
}

/** One page; beside the items what a handler hands on as part of its presentation: the paging, what limits it, and the bookkeeping. */
export interface Page<Item> {
  items: Item[]
  collection: Collection
  disclosures?: { name: string; text: string }[]
  afterwards?: (db: Db) => Promise<void>
}

interface Snapshot {
  id: string
  /** Uuids and commas. As text they pass through without being taken apart, five hundred at a time. */
  ids: string
  /** The constraints it was taken for, as JSON. */
  constraints: string
  offset: number
  expires_at: Date
}

/** Where a snapshot is full, its end may not be the list's. */
const cut = {
  name: 'collection.cut',
  text: `A list is read to its first ${snapshot_ids} entries; there may be more. Narrow the request to reach them.`,
}

/**
 * Reads one page of a list: without `cursor` and `snapshot_handle` it takes a snapshot, with them it reads
 * on in the one they name. Contract, "Paging".
 *
 * Errors: `cursor_invalid` (tampered, another account's or another list's), `cursor_with_constraints`,
 * `snapshot_expired`, `reference_not_found` for a snapshot that never was.
 */
export async function page<Item, Input extends PageInput>(
  reading: Reading,
  input: Input,
  listing: Listing<Item, Input>,
): Promise<Page<Item>> {
  const size = input.limit ?? page_size
  const first = input.cursor === undefined && input.snapshot_handle === undefined
  const snapshot = first
    ? await takeSnapshot(reading.db, input, listing)
    : await findSnapshot(reading, input)
  const end = snapshot.offset + size
  const asked: Input = first ? input : { ...input, ...JSON.parse(snapshot.constraints) }
  const items = await listing.load(idsOf(snapshot, size), asked)
  const has_more = end < countOf(snapshot)
  const cursor = () =>
    reading.seal.close(
      cursorType(reading),
      reading.owner,
      { snapshot: snapshot.id, offset: end },
      snapshot.expires_at,
    )
  return {
    items,
    collection: {
      has_more,
      next_cursor: has_more ? cursor() : null,
      snapshot_handle: toHandle('snapshot', snapshot.id),
      returned: items.length,
      expires_at: snapshot.expires_at.toISOString(),
    },
    ...(!has_more && countOf(snapshot) === snapshot_ids && { disclosures: [cut] }),
    ...(first && { afterwards: (db: Db) => keepSnapshot(db, reading.capability, snapshot) }),
  }
}

async function takeSnapshot(
  db: Db,
  input: PageInput,
  listing: { take(): Statement | Promise<Statement> },
): Promise<Snapshot> {
  const taken = await db.run<{ ids: string; now: Date }>(sql`
    select array_to_string(array(${await listing.take()} limit ${snapshot_ids}), ',') as ids, now() as now`)
  const { ids, now } = only(taken)
  return {
    id: newId(),
    ids,
    constraints: JSON.stringify(constraintsOf(input)),
    offset: 0,
    expires_at: new Date(now.getTime() + snapshot_minutes * 60_000),
  }
}

/** A uuid and its comma. */
const idLength = 37

function idsOf({ ids, offset }: Snapshot, size: number): string[] {
  const part = ids.slice(offset * idLength, (offset + size) * idLength - 1)
  return part === '' ? [] : part.split(',')
}

function countOf({ ids }: Snapshot): number {
  return ids === '' ? 0 : (ids.length + 1) / idLength
}

function constraintsOf(input: PageInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !continuing.has(field)))
}

async function findSnapshot(reading: Reading, input: PageInput): Promise<Snapshot> {
  const constraints = Object.keys(constraintsOf(input))
  if (constraints.length > 0) {
    throw fail('cursor_with_constraints', {
      errors: constraints.map((field) => ({
        pointer: `/${field}`,
        code: 'cursor_with_constraints',
        message: 'A cursor or snapshot continues a list as it was; leave this out or start anew.',
      })),
    })
  }
  const position = openCursor(reading, input)
  const named = namedSnapshot(input)
  if (position && input.snapshot_handle !== undefined && named !== position.snapshot) {
    throw fail('cursor_invalid', { pointer: '/cursor' })
  }
  const id = position?.snapshot ?? named
  const rows = id === null ? [] : await readSnapshot(reading.db, reading.capability, id)
  const row = rows[0]
  // A cursor that opens was ours; a snapshot it names and that is not there any more has expired.
  if (position && !row) throw fail('snapshot_expired', { pointer: '/cursor' })
  if (!row || id === null) throw fail('reference_not_found', { pointer: '/snapshot_handle' })
  if (row.expired) {
    throw fail('snapshot_expired', { pointer: position ? '/cursor' : '/snapshot_handle' })
  }
  const { ids, constraints: asked, expires_at } = row
  return { id, ids, constraints: asked, offset: position?.offset ?? 0, expires_at }
}

function openCursor(reading: Reading, input: PageInput) {
  if (input.cursor === undefined) return null
  const opened = reading.seal.open<{ snapshot: string; offset: number }>(
    cursorType(reading),
    reading.owner,
    input.cursor,
  )
  if (!opened) throw fail('cursor_invalid', { pointer: '/cursor' })
  return opened.value
}

function namedSnapshot(input: PageInput): string | null {
  return input.snapshot_handle === undefined ? null : parseHandle('snapshot', input.snapshot_handle)
}

function cursorType(reading: Reading): string {
  return `cursor:${reading.capability}`
}

function readSnapshot(db: Db, capability: string, id: string) {
  return db.sql<{ ids: string; constraints: string; expires_at: Date; expired: boolean }>`
    select array_to_string(ids, ',') as ids, constraints, expires_at, expires_at <= now() as expired
    from snapshots
    where owner_id = ${db.owner} and snapshot_id = ${id} and capability = ${capability}`
}

// An expired snapshot stays a day, so that a late cursor is told what happened; the next one sweeps it.
async function keepSnapshot(db: Db, capability: string, snapshot: Snapshot): Promise<void> {
  await db.sql`
    with swept as (
      delete from snapshots
      where owner_id = ${db.owner} and expires_at < now() - interval '1 day'
    )
    insert into snapshots (owner_id, snapshot_id, capability, constraints, ids, expires_at)
    values (${db.owner}, ${snapshot.id}, ${capability}, ${snapshot.constraints},
      string_to_array(${snapshot.ids}, ',')::uuid[], ${snapshot.expires_at})`
}
