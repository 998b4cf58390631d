import type { Db } from '#server/database/db.ts'

/** A token or an app of the account, as its owner sees it. */
export interface PrincipalRow {
  principal_id: string
  /** What it is called; null for a token without a label. */
  label: string | null
  abilities: string[]
  /** Whether what it prepares waits for the person. */
  needs_approval: boolean
  revoked: boolean
}

/** These principals of the transaction's account; those that never had a token are left out. */
export async function listPrincipals(db: Db, ids: readonly string[]): Promise<PrincipalRow[]> {
  if (ids.length === 0) return []
  return db.sql<PrincipalRow>`
    select principal_id, label, abilities, needs_approval, revoked
    from find_principals(${[...new Set(ids)]}::uuid[])`
}
