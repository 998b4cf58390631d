import type { Db } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { sql } from '#server/database/sql.ts'
import type { LinkKind } from '#server/domain/links/paths.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'

// Links are written with the commit: nobody has a token of theirs before.

/**
 * Makes a link to something this account owns.
 *
 * @returns the token of the link, which cannot be read again later.
 */
export function insertLink(
  db: Db,
  kind: LinkKind,
  subject_id: string,
  expires_at: Date | null = null,
): string {
  const token = newLinkToken()
  db.atCommit(
    sql`select create_link(${hashLinkToken(token)}, ${kind}, ${subject_id}, ${expires_at?.toISOString() ?? null})`,
  )
  return token
}

/**
 * Makes a link to each of these subjects of this account. The links do not expire.
 *
 * @returns the tokens by subject.
 */
export function insertLinks(
  db: Db,
  kind: LinkKind,
  subjects: readonly string[],
): Map<string, string> {
  const tokens = new Map(subjects.map((subject_id) => [subject_id, newLinkToken()]))
  if (tokens.size === 0) return tokens
  db.atCommit(sql`
    select create_link(hash, ${kind}, subject_id, null)
    from unnest(${[...tokens.values()].map(hashLinkToken)}::bytea[], ${[...tokens.keys()]}::uuid[])
      as made (hash, subject_id)`)
  return tokens
}

/** Makes a guest's personal link with a token that is known. The link does not expire. */
export function insertInviteLink(db: Db, invite_id: string, token: string): void {
  insertKnownLink(db, 'invite', invite_id, token)
}

/** Makes a link to something this account owns with a token that is known. The link does not expire. */
export function insertKnownLink(db: Db, kind: LinkKind, subject_id: string, token: string): void {
  db.atCommit(sql`select create_link(${hashLinkToken(token)}, ${kind}, ${subject_id}, null)`)
}
