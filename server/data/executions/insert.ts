import { registry } from '#generated/server/capabilities.ts'
import { newId } from '#server/database/id.ts'
import type { StoredAnswer } from '#server/domain/calls/stored_answer.ts'
import { type Statement, sql } from '#server/database/sql.ts'

const { execution_days } = registry.limits

/** A write that has ended. */
export interface FinishedExecution {
  owner: string
  execution_id: string
  capability: string
  version: string
  status: string
  stored: StoredAnswer
  token_id: string
  surface: string
  client: string | null
  request_id: string
}

/** The statement that inserts an execution with its answer, and its audit row; sent together with the commit. */
export function insertExecution(done: FinishedExecution): Statement {
  return sql`
    with kept as (
      insert into executions
        (owner_id, execution_id, capability, version, status, created_at, finished_at, answer, sealed,
          expires_at)
      values (
        ${done.owner}, ${done.execution_id}, ${done.capability}, ${done.version}, ${done.status}, now(),
        case when ${done.status}::text = 'accepted' then null else now() end,
        ${done.stored.answer}, ${done.stored.sealed},
        now() + make_interval(days => ${execution_days}))
    )
    insert into audit (owner_id, audit_id, at, execution_id, capability, token_id, surface, client, status, request_id)
    values (
      ${done.owner}, ${newId()}, now(), ${done.execution_id}, ${done.capability}, ${done.token_id},
      ${done.surface}, ${done.client}, ${done.status}, ${done.request_id})`
}
