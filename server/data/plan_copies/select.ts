import { type PlanCopyRow, planCopies } from '#server/data/plan_copies/rows.ts'
import { answersCloseAt, endsAt } from '#server/data/plans/times.ts'
import { containsWords, foldedText } from '#server/database/containing.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'

/** Which invites are listed. */
export interface PlanCopyFilter {
  rsvp_status?: PlanCopyRow['rsvp_status'] | undefined
  include_removed: boolean
  /** Whether to list invites to plans that are over, and those not answered in time. */
  include_expired: boolean
  /** Part of the title or of the host's name. */
  query?: string | undefined
}

/** Selects the ids of the invites that match, the last received first. */
export function selectPlanCopies(owner: string, filter: PlanCopyFilter): Statement {
  // Only the given conditions become part of the statement, so that one without any uses its index.
  const { rsvp_status, include_removed, include_expired, query = '' } = filter
  const status = rsvp_status === undefined ? sql`` : sql`and c.rsvp_status = ${rsvp_status}`
  const withdrawn =
    include_removed || rsvp_status === 'removed' ? sql`` : sql`and c.rsvp_status <> 'removed'`
  const expired = include_expired ? sql`` : sql`and not ${isExpired}`
  const words = isBlank(query) ? sql`` : matching(query)
  return sql`
    select c.invite_id
    from ${planCopies}
    where c.owner_id = ${owner} ${status} ${withdrawn} ${expired} ${words}
    order by c.received_at desc, c.invite_id desc`
}

const isExpired = sql`(
  ${endsAt} <= now() or c.rsvp_status = 'pending' and ${answersCloseAt} <= now()
)`

function matching(query: string): Statement {
  const names = sql`concat_ws(' ', c.title_key, h.name_key, ${foldedText(sql`c.host_name`)})`
  return sql`
    and ${containsWords(names, nameKey(query))}`
}
