import type { CaptureStage, RoundupStage } from '#generated/types.ts'
import { workTables } from '#server/data/accepted_work/tables.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { WorkKind } from '#server/domain/accepted_work/states.ts'

/** The steps of each kind of accepted work. */
interface Stages {
  capture: CaptureStage
  roundup: RoundupStage
}

/** One step of a capture or a roundup, in a sentence of ours. */
export interface NewUpdate<Kind extends WorkKind> {
  readonly stage: Stages[Kind]
  /** It holds no address, no words of a page, and no text of a library's error. */
  readonly message: string
}

/** One step of a capture or a roundup, as callers see it. */
export interface WorkUpdate<Kind extends WorkKind> {
  cursor: number
  at: string
  stage: Stages[Kind]
  message: string
}

/** The most updates of a capture that are kept; older ones are deleted. Roundups are told of less often. */
const maxKept = 200

/** The largest number of the column. */
const largest = 2 ** 31 - 1

/**
 * Adds updates to a capture or a roundup, in this order. The caller has locked it, or has just inserted it. `last_cursor`:
 * that of its last update, where the caller knows it.
 *
 * @returns the number of the last one
 */
export async function insertWorkUpdates<Kind extends WorkKind>(
  db: Db,
  kind: Kind,
  work_id: string,
  updates: readonly NewUpdate<Kind>[],
  last_cursor = maxKept,
): Promise<number> {
  if (updates.length === 0) return last_cursor
  const { rows, id } = workTables[kind]
  const told = kind === 'roundup' ? sql`, told_at = (select clock_timestamp())` : sql``
  const last = last_cursor + updates.length
  await Promise.all([
    db.sql`
      with moved as (
        update ${rows}
        set last_cursor = last_cursor + ${updates.length}${told}
        where owner_id = ${db.owner} and ${id} = ${work_id}
        returning owner_id, ${id}, last_cursor
      )
      ${insertOfUpdates(db, kind, updates)}`,
    kind === 'capture' && deleteEarlyUpdates(db, [{ capture_id: work_id, last_cursor: last }]),
  ])
  return last
}

/** The part of a statement that adds updates to the work in `moved`, whose `last_cursor` counts them. */
export function insertOfUpdates<Kind extends WorkKind>(
  { owner }: Pick<Db, 'owner'>,
  kind: Kind,
  updates: readonly NewUpdate<Kind>[],
): Statement {
  const { updates: table, id } = workTables[kind]
  return sql`
    insert into ${table} (owner_id, ${id}, cursor, stage, message)
    select m.owner_id, m.${id}, m.last_cursor - ${updates.length}::integer + given.number, given.stage, given.message
    from moved m, unnest(
      ${updates.map((_, index) => index + 1)}::integer[],
      ${updates.map(({ stage }) => stage)}::text[],
      ${updates.map(({ message }) => message)}::text[]
    ) as given (number, stage, message)
    where m.owner_id = ${owner}
    on conflict do nothing`
}

/** The updates of a capture or a roundup after a cursor, as callers see them, the first one first. */
export async function listWorkUpdates<Kind extends WorkKind>(
  db: Db,
  kind: Kind,
  work_id: string,
  after_cursor = 0,
): Promise<WorkUpdate<Kind>[]> {
  const { updates, id } = workTables[kind]
  const rows = await db.sql<Omit<WorkUpdate<Kind>, 'at'> & { at: Date }>`
    select cursor, at, stage, message
    from ${updates}
    where owner_id = ${db.owner} and ${id} = ${work_id} and cursor > ${Math.min(after_cursor, largest)}
    order by cursor`
  return rows.map(({ cursor, stage, message, at }) => {
    return { cursor, stage, message, at: at.toISOString() }
  })
}

/** Deletes the updates of these captures that are more than may be kept; `last_cursor` is that of their last one. */
export async function deleteEarlyUpdates(
  db: Db,
  captures: readonly { readonly capture_id: string; readonly last_cursor: number }[],
): Promise<void> {
  const many = captures.filter(({ last_cursor }) => last_cursor > maxKept)
  if (many.length === 0) return
  const ids = many.map(({ capture_id }) => capture_id)
  await db.sql`
    delete from capture_updates u
    using captures c
    where u.owner_id = ${db.owner} and u.capture_id = any(${ids}::uuid[])
      and c.owner_id = u.owner_id and c.capture_id = u.capture_id and u.cursor <= c.last_cursor - ${maxKept}::integer`
}
