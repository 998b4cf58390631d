import { lockGrant } from '#server/data/oauth_grants/lock.ts'
import { claimOauthRecord } from '#server/data/oauth_records/claim.ts'
import { deleteOauthRecord } from '#server/data/oauth_records/delete.ts'
import { findOauthRecord } from '#server/data/oauth_records/find.ts'
import { insertOauthRecord, insertOwnOauthRecord } from '#server/data/oauth_records/insert.ts'
import type { OauthKind } from '#server/data/oauth_records/rows.ts'
import { updateOauthRecordKept } from '#server/data/oauth_records/update.ts'
import { refreshGrace } from '#server/domain/oauth/lifetimes.ts'
import { recordHash } from '#server/domain/oauth/record_hash.ts'
import type { WebContext } from '#server/flows/web/context.ts'

export type { OauthKind } from '#server/data/oauth_records/rows.ts'

type Context = Pick<WebContext, 'database'>

/** What the authorization server keeps, under an id that may be a secret. */
export interface KeptRecord {
  readonly kind: OauthKind
  readonly id: string
  readonly grant_id?: string | null
  readonly owner?: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** How long it is kept from now on. */
  readonly seconds: number
}

/**
 * Keeps a record, or keeps it anew. What belongs to a grant is kept only while the grant has not ended.
 *
 * @returns the account it belongs to: the first that it was kept for; null if it is nobody's yet.
 */
export async function keepRecord(
  { database }: Context,
  { kind, id, grant_id = null, owner = null, payload, seconds }: KeptRecord,
): Promise<string | null> {
  const text = JSON.stringify(payload)
  const hash = recordHash(kind, id)
  const record = { kind, hash, grant_id, owner_id: owner, payload: text, seconds }
  if (owner === null || grant_id === null) return insertOauthRecord(database, record)
  return database.write(owner, {
    async work(db) {
      if (await lockGrant(db, grant_id)) await insertOwnOauthRecord(db, record)
      return owner
    },
  })
}

/** A record that was found. */
export interface FoundRecord {
  readonly grant_id: string | null
  readonly owner: string | null
  readonly payload: Record<string, unknown>
  /** Whether it has been used up: a code at once, a refresh token ten seconds after it was used first. */
  readonly consumed: boolean
}

/** @returns the record; null if it has ended or never was. */
export async function findRecord(
  { database }: Context,
  kind: OauthKind,
  id: string,
): Promise<FoundRecord | null> {
  const record = await findOauthRecord(database, recordHash(kind, id))
  if (record === null) return null
  const { grant_id, owner_id: owner, payload, consumed_for } = record
  const consumed = consumed_for !== null && consumed_for >= graceOf(kind)
  return { grant_id, owner, payload: JSON.parse(payload), consumed }
}

/** Uses a record up. @returns false if it was used up before, or has ended. */
export function consumeRecord(
  { database }: Context,
  kind: OauthKind,
  id: string,
): Promise<boolean> {
  return claimOauthRecord(database, recordHash(kind, id), graceOf(kind))
}

/** Keeps a client, or its metadata, that somebody uses for at least so many seconds from now on. */
export function keepUsed(
  { database }: Context,
  kind: 'Client' | 'Document',
  id: string,
  seconds: number,
): Promise<void> {
  return updateOauthRecordKept(database, recordHash(kind, id), seconds)
}

/** Deletes a record. */
export function dropRecord({ database }: Context, kind: OauthKind, id: string): Promise<void> {
  return deleteOauthRecord(database, recordHash(kind, id))
}

function graceOf(kind: OauthKind): number {
  return kind === 'RefreshToken' ? refreshGrace : 0
}
