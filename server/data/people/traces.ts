import type { Db } from '#server/database/db.ts'

/** What a saved person has lately been part of, in the account's own words. */
export interface PersonTraces {
  person_id: string
  /** The name of the newest list that is for the person; null for none. */
  list: string | null
  /** The title of the plan that the person was last invited to; null for none. */
  plan: string | null
}

/** What the people of these ids have been part of, each with what is newest. */
export async function listTraces(db: Db, ids: readonly string[]): Promise<PersonTraces[]> {
  if (ids.length === 0) return []
  return db.sql<PersonTraces>`
    select p.person_id, (
      select l.name
      from list_people m
      join lists l on l.owner_id = m.owner_id and l.list_id = m.list_id
      where m.owner_id = p.owner_id and m.person_id = p.person_id
      order by l.created_at desc, l.list_id
      limit 1
    ) as list, (
      select n.title
      from invites v
      join plans n on n.owner_id = v.owner_id and n.plan_id = v.plan_id
      where v.owner_id = p.owner_id and v.person_id = p.person_id and v.rsvp_status <> 'removed'
        and n.state <> 'deleted'
      order by v.invited_at desc, v.invite_id
      limit 1
    ) as plan
    from people p
    where p.owner_id = ${db.owner} and p.person_id = any(${ids}::uuid[])`
}
