import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'

/** When a change was made that can still be undone, of this account and kind; null for any other. */
export async function findReversibleSince(
  db: Db,
  kind: ReversibleKind,
  reversible_id: string,
): Promise<Date | null> {
  const [row] = await db.sql<{ created_at: Date }>`
    select created_at
    from reversible_actions
    where owner_id = ${db.owner} and reversible_id = ${reversible_id} and kind = ${kind} and undone_at is null
      and expires_at > now()`
  return row?.created_at ?? null
}

/** The kind of a reversible action of this account, whatever its state; null where there is none. */
export async function findReversibleKind(
  db: Db,
  reversible_id: string,
): Promise<ReversibleKind | null> {
  const [row] = await db.sql<{ kind: ReversibleKind }>`
    select kind
    from reversible_actions
    where owner_id = ${db.owner} and reversible_id = ${reversible_id}`
  return row?.kind ?? null
}
