import type { Database, Db } from '#server/database/db.ts'
import { only } from '#server/domain/only.ts'
import { sql } from '#server/database/sql.ts'
import { hashLinkToken } from '#server/domain/link_token.ts'
import { newLinkToken, randomHash } from '#server/database/secret.ts'

/** What a link opens, and the first part of its path. */
export const linkPaths = {
  /** One guest's invitation to a plan; the subject is the invite, with the host. */
  invite: 'i',
  /** A plan for whoever has the link; the subject is the plan. */
  plan: 'p',
  /** A shared list; the subject is the list share. */
  list_share: 'l',
  /** A connection invitation; the subject is the invitation. */
  connection: 'c',
  /** Stops mail to the owner; the subject is the account that sent it. */
  unsubscribe: 'u',
} as const

/** What a link is to. */
export type LinkKind = keyof typeof linkPaths

/** A link that opens something now. */
export interface OpenLink {
  kind: LinkKind
  /** The account whose partition the subject lies in. */
  owner: string
  subject_id: string
  expires_at: Date | null
}

/** Makes a link to something of this account's. The token is returned here and can never be read again. */
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

/** Makes a link that does not expire to each of these subjects of this account's; their tokens by subject. */
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

/** The address of a link's page. */
export function linkUrl(base_url: string, kind: LinkKind, token: string): string {
  return `${base_url}/${linkPaths[kind]}/${token}`
}

/** Revokes every link to these subjects of this account; how many that were. */
export async function revokeLinks(
  db: Db,
  kind: LinkKind,
  subjects: readonly string[],
): Promise<number> {
  if (subjects.length === 0) return 0
  const rows = await db.sql<{ revoked: number }>`
    select revoke_links(${kind}, ${[...subjects]}::uuid[]) as revoked`
  return only(rows).revoked
}

/**
 * What a link of this kind opens; null alike for one that is unknown, revoked, expired or of another kind. What
 * cannot be a token is looked up all the same, by a random hash: its answer must not come sooner.
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
