import { type Statement, sql } from '#server/database/sql.ts'

/**
 * A condition: the service tells the guest of `v`, an invite, when the plan changes: it invited them, and the two are still
 * connected. Who keeps the invitation of a link in an account is not by that alone.
 */
export const isByService: Statement = sql`(
  v.delivery = 'service' and exists (
    select from connections c
    where c.owner_id = v.owner_id and c.person_id = v.person_id and c.peer_owner = v.peer_owner
      and c.state = 'active'
  )
)`
