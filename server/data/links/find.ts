import type { OpenLink } from '#server/data/links/rows.ts'
import type { Database, Db } from '#server/database/db.ts'
import { randomHash } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import type { LinkKind } from '#server/domain/links/paths.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'

/**
 * Looks up what a link of this kind opens. Text that cannot be a token is looked up too, by a random hash, so that
 * its answer takes as long as any other.
 *
 * @returns what the link opens; null in the same way for a link that is unknown, revoked, expired or of another kind.
 */
export async function findLinkTarget(
  database: Pick<Database | Db, 'run'>,
  kind: LinkKind,
  token: string,
): Promise<OpenLink | null> {
  const hash = hashLinkToken(token) ?? randomHash()
  const [row] = await database.run<OpenLink>(sql`
    select kind, owner_id as owner, subject_id, expires_at
    from find_link(${hash})
    where kind = ${kind}`)
  return row ?? null
}

/** @returns whether a link works no more only because its account is being deleted. */
export async function isLeftLink(database: Pick<Database, 'run'>, token: string): Promise<boolean> {
  const hash = hashLinkToken(token) ?? randomHash()
  const [row] = await database.run<{ left: boolean }>(sql`select is_left_link(${hash}) as left`)
  return row?.left ?? false
}

/**
 * @returns the account and the subject of an invitation, to a plan or to connect, by the hash of its link; null if the
 * link does not work.
 */
export async function findInvitationLink(
  database: Database,
  hash: Buffer,
): Promise<OpenLink | null> {
  const [row] = await database.run<OpenLink>(sql`
    select kind, owner_id as owner, subject_id, expires_at
    from find_link(${hash})
    where kind in ('invite', 'connection')`)
  return row ?? null
}

/** @returns the invite of this account that a guest's personal link with this token opens; null for none. */
export async function findInviteByLink(db: Db, token: string): Promise<string | null> {
  const [row] = await db.sql<{ subject_id: string }>`
    select subject_id
    from find_link(${hashLinkToken(token)})
    where kind = 'invite' and owner_id = ${db.owner}`
  return row?.subject_id ?? null
}
