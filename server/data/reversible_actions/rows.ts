import { registry } from '#generated/server/capabilities.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/failure.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'

/** What can be taken back: one change of one like, by its receipt, or interests, by a reversible action. */
export type ReversibleKind = 'like' | 'interest'

const handleKinds = { like: 'receipt', interest: 'reversible_action' } as const

/** A change that can be taken back, once. */
export interface Reversible {
  handle: string
  until: Date
}

/** Days for which one is known, so that a late caller is told why it cannot be undone. */
const memoryDays = 30

/** Keeps what changes are set back to, each by itself, for 24 hours by the database's clock. */
export async function insertReversible(
  db: Db,
  kind: ReversibleKind,
  befores: readonly unknown[],
): Promise<Reversible[]> {
  const ids = befores.map(() => newId())
  const rows = await db.sql<{ reversible_id: string; expires_at: Date }>`
    with swept as (
      delete from reversible_actions
      where owner_id = ${db.owner} and created_at < now() - make_interval(days => ${memoryDays})
    )
    insert into reversible_actions (owner_id, reversible_id, kind, before, expires_at)
    select ${db.owner}, reversible_id, ${kind}, before::jsonb,
      now() + make_interval(hours => ${registry.limits.undo_hours})
    from unnest(${ids}::uuid[], ${befores.map((before) => JSON.stringify(before))}::text[])
      as given (reversible_id, before)
    returning reversible_id, expires_at`
  const until = new Map(rows.map((row) => [row.reversible_id, row.expires_at]))
  return ids.map((id) => ({
    handle: toHandle(handleKinds[kind], id),
    until: until.get(id) ?? new Date(0),
  }))
}

interface Undoing {
  db: Db
  afterRollback: (work: (db: Db) => Promise<void>) => void
}

/**
 * Takes a change's way back, which is then used: what the change is set back to. Of several at once one
 * gets it.
 *
 * Errors: `reference_not_found` for what is not this account's; `not_reversible` where it was used, or its
 * time has passed, which is remembered, so that a clock that goes back opens nothing again.
 */
export async function claimReversible<Before>(
  { db, afterRollback }: Undoing,
  kind: ReversibleKind,
  handle: string,
  pointer: string,
): Promise<Before> {
  const id = parseHandle(handleKinds[kind], handle)
  const [row] =
    id === null
      ? []
      : await db.sql<{ before: Before; used: boolean; overdue: boolean }>`
          select before, undone_at is not null as used, expires_at <= now() as overdue
          from reversible_actions
          where owner_id = ${db.owner} and reversible_id = ${id} and kind = ${kind}
          for update`
  if (!row) throw fail('reference_not_found', { pointer })
  if (row.overdue) {
    afterRollback(async (later) => {
      await later.sql`
        update reversible_actions set expires_at = '-infinity'
        where owner_id = ${later.owner} and reversible_id = ${id}`
    })
  }
  if (row.used || row.overdue) throw fail('not_reversible', { pointer })
  await db.sql`
    update reversible_actions set undone_at = now()
    where owner_id = ${db.owner} and reversible_id = ${id}`
  return row.before
}
