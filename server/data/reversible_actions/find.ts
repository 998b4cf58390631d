import type { ReversibleKind } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'

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
