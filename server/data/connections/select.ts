import { type Statement, sql } from '#server/database/sql.ts'

/** The active connections of an account with these people; `ending` is what follows the conditions. */
export function selectActiveConnections(
  owner: string,
  person_ids: readonly string[],
  ending: Statement,
): Statement {
  return sql`
    select person_id, peer_owner, peer_person_id
    from connections
    where owner_id = ${owner} and person_id = any(${[...person_ids]}::uuid[]) and state = 'active'
    ${ending}`
}
