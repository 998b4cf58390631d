import type { Db } from '#server/database/db.ts'

/** Somebody who writes to this account, or could. */
export interface Sender {
  /** The account's id; never shown outside. */
  host: string
  name: string
}

/** Whose mail this account has stopped; null stands for everybody's. */
export async function listStopped(db: Db): Promise<(string | null)[]> {
  const rows = await db.sql<{ host: string | null }>`
    select s.host
    from stopped_contacts() as s (host)`
  return rows.map(({ host }) => host)
}

/** Who may write to this account: its friends, and hosts of plans it is invited to; each once, in the order of their names. */
export async function listSenders(db: Db): Promise<Sender[]> {
  const [friends, hosts] = await Promise.all([
    db.sql<Sender>`
      select c.peer_owner as host, p.display_name as name
      from connections c
      join people p on p.owner_id = c.owner_id and p.person_id = c.person_id
      where c.owner_id = ${db.owner} and c.state = 'active'
      order by p.name_key, c.person_id
      limit 1000`,
    db.sql<Sender>`
      select c.host_owner as host, max(c.host_name) as name
      from invite_cards c
      where c.owner_id = ${db.owner} and c.rsvp_status <> 'removed'
      group by c.host_owner
      limit 1000`,
  ])
  const known = new Set(friends.map(({ host }) => host))
  return [...friends, ...hosts.filter(({ host }) => !known.has(host))]
}
