import type { Db } from '#server/database/db.ts'
import { newLinkToken } from '#server/database/secret.ts'
import type { LinkKind } from '#server/domain/link.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'

/**
 * Makes a link to something this account owns.
 *
 * @returns the token of the link, which cannot be read again later.
 */
export async function insertLink(
  db: Db,
  kind: LinkKind,
  subject_id: string,
  expires_at: Date | null = null,
): Promise<string> {
  const token = newLinkToken()
  await db.sql`
    select create_link(${hashLinkToken(token)}, ${kind}, ${subject_id}, ${expires_at?.toISOString() ?? null})`
  return token
}

/**
 * Makes a link to each of these subjects of this account. The links do not expire.
 *
 * @returns the tokens by subject.
 */
export async function insertLinks(
  db: Db,
  kind: LinkKind,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const tokens = new Map(subjects.map((subject_id) => [subject_id, newLinkToken()]))
  if (tokens.size === 0) return tokens
  await db.sql`
    select create_link(hash, ${kind}, subject_id, null)
    from unnest(${[...tokens.values()].map(hashLinkToken)}::bytea[], ${[...tokens.keys()]}::uuid[])
      as made (hash, subject_id)`
  return tokens
}

/** Makes a guest's personal link with a token that is known. The link does not expire. */
export async function insertInviteLink(db: Db, invite_id: string, token: string): Promise<void> {
  await db.sql`select create_link(${hashLinkToken(token)}, 'invite', ${invite_id}, null)`
}
