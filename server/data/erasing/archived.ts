import { isShownIdea } from '#server/data/ideas/select.ts'
import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { ArchivedKind } from '#server/domain/web/archived.ts'

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

/** Where a page of them begins: after this one. */
export interface ArchivedPlace {
  readonly at: Date
  readonly id: string
}

/** What this account archived or discarded, the last changed first, at most `most`, after `after`, or the one of this id. */
export function listArchived(
  db: Db,
  { after, id = null, most }: { after: ArchivedPlace | null; id?: string | null; most: number },
): Promise<ArchivedRow[]> {
  const owner = db.owner
  const ideas = sql`
    select 'idea' as kind, i.idea_id as id, i.title, null::text as kept, i.updated_at as at, i.description as text
    from ideas i
    where i.owner_id = ${owner} and i.state = 'archived' and i.deleted_at is null and ${isShownIdea(owner)}`
  const places = sql`
    select 'place', place_id, name, null, updated_at, coalesce(address, description)
    from places
    where owner_id = ${owner} and state = 'archived' and deleted_at is null`
  const plans = sql`
    select 'plan', plan_id, title, null, updated_at, coalesce(description_override, card_description)
    from plans
    where owner_id = ${owner} and state = 'discarded'`
  const captures = sql`
    select 'capture', capture_id, null, kept, updated_at, null
    from captures
    where owner_id = ${owner} and state in ('failed', 'needs_input') and roundup_id is null`
  const roundups = sql`
    select 'roundup', roundup_id, null, kept, updated_at, null
    from roundups
    where owner_id = ${owner} and state in ('failed', 'archived')`
  // A cursor's time is of milliseconds, and those of rows are of microseconds.
  const cursor = after
    ? sql`and (date_trunc('milliseconds', a.at), a.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``
  const one = id === null ? sql`` : sql`and a.id = ${id}::uuid`
  return db.run<ArchivedRow>(sql`
    select a.kind, a.id, a.title, a.kept, a.at, a.text
    from (${ideas} union all ${places} union all ${plans} union all ${captures} union all ${roundups}) a
    where true ${cursor} ${one}
    order by date_trunc('milliseconds', a.at) desc, a.id desc
    limit ${most}`)
}

/** The reversible action that makes an archived idea or place active again, while it can; null where none does. */
export async function findItsUndoing(db: Db, id: string): Promise<string | null> {
  const [row] = await db.sql<{ reversible_id: string }>`
    select reversible_id
    from reversible_actions
    where owner_id = ${db.owner} and kind in ('archived_idea', 'archived_place') and undone_at is null
      and expires_at > now() and ${id} in (before->>'idea_id', before->>'place_id')
    order by created_at desc
    limit 1`
  return row?.reversible_id ?? null
}

/** Whether something of this account was deleted: only the id of an idea, a place or a plan is left, and nothing of a capture or a roundup. */
export async function isDeleted(db: Db, kind: ArchivedKind, id: string): Promise<boolean> {
  const rows = await db.run(sql`
    select from ${rowOf(db.owner, kind, id)} ${isLeft[kind]}`)
  return kind === 'capture' || kind === 'roundup' ? rows.length === 0 : rows.length > 0
}

const isLeft = {
  idea: sql`and deleted_at is not null`,
  place: sql`and deleted_at is not null`,
  plan: sql`and state = 'deleted'`,
  capture: sql``,
  roundup: sql``,
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
