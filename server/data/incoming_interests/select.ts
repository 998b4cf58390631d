import { type Statement, sql } from '#server/database/sql.ts'

/**
 * The other people's interests that this account may see now, as what follows `from` in a statement: `k` is
 * the copy of the interest, `p` the person. A copy counts only while the connection it came through is
 * active on this side. Every read checks this, so a copy that replication has not deleted yet shows nothing.
 *
 * "offset 0" makes PostgreSQL look up connection and person by key for each copy. Without statistics on the
 * tables the planner would read all people for each copy instead.
 */
export function selectKnownInterests(owner: string): Statement {
  return sql`
    incoming_interests k
    join lateral (
      select c.person_id
      from connections c
      where c.owner_id = ${owner} and c.peer_owner = k.peer_owner and c.state = 'active'
      offset 0
    ) c on true
    join lateral (
      select p.*
      from people p
      where p.owner_id = ${owner} and p.person_id = c.person_id and p.deleted_at is null
      offset 0
    ) p on true
    where k.owner_id = ${owner} and k.active`
}
