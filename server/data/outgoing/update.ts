import { isForgotten } from '#server/data/outgoing/conditions.ts'
import type { Attempted } from '#server/data/outgoing/rows.ts'
import type { Database } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import type { MailKind } from '#server/domain/mail/content.ts'

/**
 * Records the result of an attempt. A late result still counts for a message that was given up as unconfirmed.
 *
 * @returns false where a later attempt has begun; nothing is recorded then.
 */
export async function updateAttempted(
  database: Database,
  owner: string,
  attempted: Attempted,
): Promise<boolean> {
  const rows = await database.write(owner, {
    work: (db) => db.run(updateOfAttempt(owner, attempted)),
  })
  return rows.length > 0
}

/** The statement that records the result of an attempt; it returns no row where another attempt followed. */
export function updateOfAttempt(owner: string, { outgoing, result }: Attempted): Statement {
  const after = 'after' in result ? result.after : null
  return sql`
    update outgoing
    set state = ${result.state},
      due_at = coalesce((select clock_timestamp()) + make_interval(secs => ${after}::float8 / 1000), due_at),
      lease_until = (select clock_timestamp()) + make_interval(secs => ${after}::float8 / 1000),
      finished_at = case when ${after}::float8 is null then (select clock_timestamp()) end
    where owner_id = ${owner} and outgoing_id = ${outgoing.outgoing_id}
      and attempt = ${outgoing.attempt} and state in ('sending', 'unconfirmed')
    returning 1`
}

/**
 * Marks messages as unconfirmed whose last attempt has no recorded result, and that were attempted at least
 * `attempts` times or first more than `remembers` seconds ago: nobody can know whether they arrived, so they are never
 * sent again.
 *
 * @returns the kinds of these messages.
 */
export async function updateAbandoned(
  database: Database,
  owner: string,
  attempts: number,
  remembers: number | null = null,
): Promise<MailKind[]> {
  const rows = await database.write(owner, {
    work: (db) => db.sql<{ kind: MailKind }>`
      update outgoing o
      set state = 'unconfirmed', lease_until = null, finished_at = (select clock_timestamp())
      where o.owner_id = ${owner} and o.state = 'sending' and o.lease_until <= statement_timestamp()
        and (o.attempt >= ${attempts} or ${isForgotten(remembers)})
      returning kind`,
  })
  return rows.map(({ kind }) => kind)
}
