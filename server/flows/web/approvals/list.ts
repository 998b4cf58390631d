import { listPrincipals, type PrincipalRow } from '#server/data/tokens/list_principals.ts'
import {
  listUncommitted,
  type UncommittedAction,
} from '#server/data/prepared_actions/list_uncommitted.ts'
import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** An action that waits for the person, or has lapsed, with who prepared it. */
export interface ListedApproval extends UncommittedAction {
  /** Null for who has no token any more. */
  readonly principal: PrincipalRow | null
}

/** How many a page has. */
const pageSize = 20

/** A page of them, and whether there are older ones. */
export interface ApprovalsPage {
  readonly items: ListedApproval[]
  readonly has_older: boolean
}

/** A page of what tokens and apps have prepared and nobody has committed, from before an action of this handle on. */
export function listApprovals(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  before: string | null = null,
): Promise<ApprovalsPage> {
  return database.read(owner, (db) => readApprovals(db, before))
}

/** As `listApprovals`, of the transaction's account. */
export async function readApprovals(db: Db, before: string | null = null): Promise<ApprovalsPage> {
  const id = before === null ? null : parseHandle('action', before)
  const rows = await listUncommitted(db, { most: pageSize + 1, before: id })
  const shown = rows.slice(0, pageSize)
  const principals = await listPrincipals(
    db,
    shown.map(({ token_id }) => token_id),
  )
  const byId = new Map(principals.map((one) => [one.principal_id, one]))
  const items = shown.map((row) => ({ ...row, principal: byId.get(row.token_id) ?? null }))
  return { items, has_older: rows.length > pageSize }
}
