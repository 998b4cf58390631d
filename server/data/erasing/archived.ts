import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql, unionAll } from '#server/database/sql.ts'
import { type ArchivedKind, archivedKinds } from '#server/domain/web/archived.ts'

/** Something that was archived or discarded, or a capture that failed or waits for an answer. */
export interface ArchivedRow {
  readonly kind: ArchivedKind
  readonly id: string
  /** What it is called; null where that is sealed. */
  readonly title: string | null
  /** What was sent, sealed, of a capture or a roundup. */
  readonly kept: string | null
  readonly at: Date
  /** A description, address or the like; null where there is none. */
  readonly text: string | null
}

/** One of a list, with when it changed in microseconds since 1970. */
export interface ListedRow extends ArchivedRow {
  readonly micros: string
}

/** Where a page of them begins: after this one. */
export interface ArchivedPlace {
  /** Microseconds since 1970, as rows have them. */
  readonly at: bigint
  readonly id: string
}

/** One of the tables: what it is called here, and which of its rows were archived. */
interface Part {
  readonly id: Statement
  readonly select: Statement
  readonly where: Statement
}

const parts: Readonly<Record<ArchivedKind, (owner: string) => Part>> = {
  idea: (owner) => ({
    id: sql`i.idea_id`,
    select: sql`
      select 'idea' as kind, i.idea_id as id, i.title, null::text as kept, i.updated_at as at, i.description as text
      from ideas i`,
    where: sql`
      where i.owner_id = ${owner} and i.state = 'archived' and i.deleted_at is null and ${isShownIdea(owner)}`,
  }),
  place: (owner) => ({
    id: sql`place_id`,
    select: sql`
      select 'place' as kind, place_id as id, name as title, null::text as kept, updated_at as at,
        coalesce(address, description) as text
      from places`,
    where: sql`where owner_id = ${owner} and state = 'archived' and deleted_at is null`,
  }),
  plan: (owner) => ({
    id: sql`plan_id`,
    select: sql`
      select 'plan' as kind, plan_id as id, title, null::text as kept, updated_at as at,
        coalesce(description_override, card_description) as text
      from plans`,
    where: sql`where owner_id = ${owner} and state = 'discarded'`,
  }),
  capture: (owner) => ({
    id: sql`capture_id`,
    select: sql`
      select 'capture' as kind, capture_id as id, null::text as title, kept, updated_at as at, null::text as text
      from captures`,
    where: sql`
      where owner_id = ${owner} and state in ('failed', 'needs_input') and roundup_id is null`,
  }),
  roundup: (owner) => ({
    id: sql`roundup_id`,
    select: sql`
      select 'roundup' as kind, roundup_id as id, null::text as title, kept, updated_at as at, null::text as text
      from roundups`,
    where: sql`where owner_id = ${owner} and state in ('failed', 'archived')`,
  }),
}

/**
 * What this account archived or discarded, the last changed first, at most `most`, after `after`. Of each table no more are read, along
 * an index of its own.
 */
export function listArchived(
  db: Db,
  { after, most }: { after: ArchivedPlace | null; most: number },
): Promise<ListedRow[]> {
  const arm = (kind: ArchivedKind): Statement => {
    const { id, select, where } = parts[kind](db.owner)
    const older = after
      ? sql`and (updated_at, ${id}) < (${timeOf(after.at)}::timestamptz, ${after.id}::uuid)`
      : sql``
    return sql`(${select} ${where} ${older} order by updated_at desc, ${id} desc limit ${most})`
  }
  return db.run<ListedRow>(sql`
    select a.kind, a.id, a.title, a.kept, a.at, a.text, (extract(epoch from a.at) * 1000000)::bigint::text as micros
    from (${unionAll(archivedKinds.map(arm))}) a
    order by a.at desc, a.id desc
    limit ${most}`)
}

/** The one of this kind and id; null where it was not archived. */
export async function findArchived(
  db: Db,
  kind: ArchivedKind,
  id: string,
): Promise<ArchivedRow | null> {
  const part = parts[kind](db.owner)
  const [row] = await db.run<ArchivedRow>(sql`
    ${part.select} ${part.where} and ${part.id} = ${id}`)
  return row ?? null
}

/** A time of so many microseconds, as PostgreSQL reads it. */
function timeOf(micros: bigint): string {
  const millis = new Date(Number(micros / 1_000n)).toISOString().slice(0, -1)
  return `${millis}${String(micros % 1_000n).padStart(3, '0')}Z`
}

/** The reversible action that makes an archived idea or place active again, while it can; null where none does. */
export async function findItsUndoing(db: Db, id: string): Promise<string | null> {
  const [row] = await db.sql<{ reversible_id: string }>`
    select reversible_id
    from reversible_actions
    where owner_id = ${db.owner} and subject_id = ${id} and kind in ('archived_idea', 'archived_place')
      and undone_at is null and expires_at > now()
    order by created_at desc
    limit 1`
  return row?.reversible_id ?? null
}

/** Whether an idea or a place was archived and made active again by undoing that, within what can be undone. */
export async function isRestored(db: Db, id: string): Promise<boolean> {
  const rows = await db.sql`
    select from reversible_actions
    where owner_id = ${db.owner} and subject_id = ${id} and kind in ('archived_idea', 'archived_place')
      and undone_at is not null and expires_at > now()
    limit 1`
  return rows.length > 0
}

/** What leaves its id when it is deleted; of a capture or a roundup nothing is left. */
type Leaving = Exclude<ArchivedKind, 'capture' | 'roundup'>

/** Whether an idea, a place or a plan of this account was deleted. */
export async function isDeleted(db: Db, kind: Leaving, id: string): Promise<boolean> {
  const rows = await db.run(sql`select from ${rowOf(db.owner, kind, id)} ${isLeft[kind]}`)
  return rows.length > 0
}

const isLeft: Readonly<Record<Leaving, Statement>> = {
  idea: sql`and deleted_at is not null`,
  place: sql`and deleted_at is not null`,
  plan: sql`and state = 'deleted'`,
}

/** Whether this account has something of this kind and id, in any state. */
export async function isThere(db: Db, kind: ArchivedKind, id: string): Promise<boolean> {
  const rows = await db.run(sql`select from ${rowOf(db.owner, kind, id)}`)
  return rows.length > 0
}

function rowOf(owner: string, kind: ArchivedKind, id: string): Statement {
  return {
    idea: sql`ideas where owner_id = ${owner} and idea_id = ${id}`,
    place: sql`places where owner_id = ${owner} and place_id = ${id}`,
    plan: sql`plans where owner_id = ${owner} and plan_id = ${id}`,
    capture: sql`captures where owner_id = ${owner} and capture_id = ${id}`,
    roundup: sql`roundups where owner_id = ${owner} and roundup_id = ${id}`,
  }[kind]
}

/** Locks what undoes the archiving or capturing of this idea or place: who undoes it locks that before the thing. */
export async function lockItsUndoings(db: Db, id: string): Promise<void> {
  await db.sql`
    select from reversible_actions
    where owner_id = ${db.owner} and subject_id = ${id}
    order by reversible_id
    for update`
}

/** Locks what is to be deleted until the transaction ends, so that it is neither restored nor retried meanwhile. */
export async function lockArchived(db: Db, kind: ArchivedKind, id: string): Promise<void> {
  await db.run(sql`select from ${rowOf(db.owner, kind, id)} for update`)
}

/** The captures of a roundup that go on no more; the caller has locked it. */
export async function lockItsCaptures(db: Db, roundup_id: string): Promise<string[]> {
  const rows = await db.sql<{ capture_id: string }>`
    select capture_id
    from captures
    where owner_id = ${db.owner} and roundup_id = ${roundup_id} and state <> 'accepted'
    order by capture_id
    for update`
  return rows.map(({ capture_id }) => capture_id)
}
