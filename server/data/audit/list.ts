import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** What an account's audit says of one call or change. */
export interface AuditRow {
  readonly audit_id: string
  /** Microseconds since 1970: a Date would lose some. */
  readonly micros: string
  readonly at: Date
  readonly capability: string
  readonly status: string
  readonly surface: string
  readonly client: string | null
  /** What a page changed: a label, the name of a browser. */
  readonly subject: string | null
  readonly execution_id: string | null
  readonly request_id: string | null
  /** Who did it; the account itself by its own id. */
  readonly principal: string
}

/** A place in the audit, which is read from the newest to the oldest row. */
export interface AuditPlace {
  readonly micros: string
  readonly audit_id: string
}

/** Which rows are meant. */
export interface AuditFilter {
  /** Whose they are; the account itself by its own id. */
  readonly principal: string
  /** Whether those of every other principal are meant instead. */
  readonly is_other?: boolean
  /** Capabilities of rows that count; null for all. */
  readonly only: readonly string[] | null
  /** Capabilities of rows that do not count. */
  readonly without: readonly string[]
  /** Statuses of rows that count; null for all. */
  readonly statuses: readonly string[] | null
}

/** A step through the audit. */
export interface AuditStep {
  /** What was found, the newest first. */
  readonly rows: readonly AuditRow[]
  /** The last row that was looked at; null where there was none. */
  readonly last: AuditPlace | null
  /** How many rows were looked at. */
  readonly read: number
}

/**
 * Looks at so many rows of this account's audit before a place, and finds at most `wanted` of them. Accepted work that
 * has ended counts once, by its end.
 */
export async function listAudit(
  db: Db,
  { principal, is_other = false, only, without, statuses }: AuditFilter,
  { before, most, wanted }: { before: AuditPlace | null; most: number; wanted: number },
): Promise<AuditStep> {
  const rows = await db.run<(AuditRow & { kind: 'row' }) | EndRow>(sql`
    with step as (
      select audit_id, at, capability, token_id, status, surface, client, subject, execution_id, request_id
      from audit
      where owner_id = ${db.owner} and ${isBefore(before)}
      order by at desc, audit_id desc
      limit ${most}
    ), found as (
      select s.audit_id, s.at, s.capability, s.status, s.surface, s.client, s.subject, s.execution_id, s.request_id,
        s.token_id
      from step s
      where (s.token_id = ${principal}) <> ${is_other}
        and (${only}::text[] is null or s.capability = any(${only}::text[]))
        and s.capability <> all(${without}::text[])
        and (${statuses}::text[] is null or s.status = any(${statuses}::text[]))
        and (s.status <> 'accepted' or exists (
          select from executions e
          where e.owner_id = ${db.owner} and e.execution_id = s.execution_id and e.finished_at is null
        ))
      order by s.at desc, s.audit_id desc
      limit ${wanted}
    ), last as (
      select l.audit_id, l.at from step l order by l.at, l.audit_id limit 1
    )
    select 'row' as kind, f.audit_id, (extract(epoch from f.at) * 1000000)::bigint::text as micros, f.at, f.capability,
      f.status, f.surface, f.client, f.subject, f.execution_id, f.request_id, f.token_id as principal,
      null::integer as read
    from found f
    union all
    select 'last', l.audit_id, (extract(epoch from l.at) * 1000000)::bigint::text, l.at, '', '', '', null, null, null, null, null,
      (select count(*)::integer from step)
    from last l
    order by 1 desc, 4 desc, 2 desc`)
  const isRow = (row: { kind: string }): row is AuditRow & { kind: 'row' } => row.kind === 'row'
  const end = rows.find((row): row is EndRow => !isRow(row))
  return {
    rows: rows.filter(isRow),
    last: end ? { micros: end.micros, audit_id: end.audit_id } : null,
    read: end?.read ?? 0,
  }
}

interface EndRow extends AuditPlace {
  readonly kind: 'last'
  readonly read: number
}

function isBefore(place: AuditPlace | null): Statement {
  if (place === null) return sql`true`
  const { micros, audit_id } = place
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
  // The first condition is the index's.
  return sql`at <= ${at} and (at, audit_id) < (${at}, ${audit_id}::uuid)`
}
