import { registry } from '#generated/server/capabilities.ts'
import type { ReversibleKind, StoredReversible } from '#server/data/reversible_actions/rows.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'

/**
 * Stores one reversible action under an id that its caller chooses, for 24 hours by the database's clock.
 */
export async function insertReversibleAs(
  db: Db,
  kind: ReversibleKind,
  reversible_id: string,
  before: unknown,
): Promise<void> {
  await db.sql`
    insert into reversible_actions as r (owner_id, reversible_id, kind, before, subject_id, expires_at)
    select me.owner_id, ${reversible_id}, ${kind}, ${JSON.stringify(before)}::jsonb, ${subjectOf(kind, before)}::uuid,
      now() + make_interval(hours => ${registry.limits.undo_hours})
    from accounts me
    where me.owner_id = ${db.owner}
    on conflict do nothing`
}

/**
 * Stores what changes are set back to, each as a reversible action of its own, and returns them in the same
 * order. They can be used for 24 hours by the database's clock.
 */
export async function insertReversibles(
  db: Db,
  kind: ReversibleKind,
  befores: readonly unknown[],
): Promise<StoredReversible[]> {
  const ids = befores.map(() => newId())
  const rows = await db.sql<StoredReversible>`
    insert into reversible_actions as r (owner_id, reversible_id, kind, before, subject_id, expires_at)
    select me.owner_id, given.reversible_id, ${kind}, given.before::jsonb, given.subject_id,
      now() + make_interval(hours => ${registry.limits.undo_hours})
    from accounts me, unnest(${ids}::uuid[], ${befores.map((before) => JSON.stringify(before))}::text[],
        ${befores.map((before) => subjectOf(kind, before))}::uuid[])
      as given (reversible_id, before, subject_id)
    where me.owner_id = ${db.owner}
    returning reversible_id, expires_at`
  const byId = new Map(rows.map((row) => [row.reversible_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What can be deleted for good while the undoing lives, by what the undoing keeps. */
const subjects: Partial<Record<ReversibleKind, 'idea_id' | 'place_id'>> = {
  archived_idea: 'idea_id',
  captured_idea: 'idea_id',
  archived_place: 'place_id',
}

function subjectOf(kind: ReversibleKind, before: unknown): string | null {
  const name = subjects[kind]
  const id = name && Object(before)[name]
  return typeof id === 'string' ? id : null
}
