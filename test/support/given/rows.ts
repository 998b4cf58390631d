import { newId } from '#server/database/id.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Account, World } from '#test/support/world.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'

/** What no capability here brings about yet: another person's doing, or the time that passes. */

/** The handle of a new Connected Friend. */
export async function aConnectedFriend(
  world: World,
  { owner }: Account,
  name: string,
): Promise<string> {
  const id = newId()
  await world.database.write(owner, {
    async work(db) {
      await db.sql`
        insert into people (owner_id, person_id, display_name, name_key, classification)
        values (${owner}, ${id}, ${name}, ${nameKey(name)}, 'connected')`
      await db.sql`
        insert into connections (owner_id, person_id, peer_owner, peer_person_id)
        values (${owner}, ${id}, ${newId()}, ${newId()})`
    },
  })
  return toHandle('person', id)
}

/** Ends a connection on this account's side, as a disconnection does before the relay has run. */
export async function disconnect(world: World, { owner }: Account, person: string): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update connections set state = 'disconnected', disconnected_at = now()
      where owner_id = ${owner} and person_id = ${parseHandle('person', person)}`,
  })
}

/** Lets the account like an idea. */
export async function like(world: World, { owner }: Account, idea: string): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update ideas set liked = true
      where owner_id = ${owner} and idea_id = ${parseHandle('idea', idea)}`,
  })
}

/** Lets a saved person like an idea of the account, or take the like back. */
export async function likeBy(
  world: World,
  { owner }: Account,
  person: string,
  idea: string,
  active = true,
): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      insert into incoming_interests
        (owner_id, peer_owner, source_id, interest_id, person_id, kind, title, title_key, starts_at, version,
          active)
      select c.owner_id, c.peer_owner, i.idea_id, ${newId()}, c.person_id,
        case when i.kind = 'event' then 'event' else 'idea' end, i.title, i.title_key,
        coalesce(i.event_start_at, i.fixed_when), 1, ${active}::boolean
      from connections c
      join ideas i on i.owner_id = c.owner_id and i.idea_id = ${parseHandle('idea', idea)}
      where c.owner_id = ${owner} and c.person_id = ${parseHandle('person', person)}
      on conflict (owner_id, peer_owner, source_id)
      do update set version = incoming_interests.version + 1, active = excluded.active`,
  })
}

/** Lets this much time pass for a snapshot: it was to end that much earlier. */
export async function age(
  world: World,
  { owner }: Account,
  snapshot: string,
  time: string,
): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update snapshots set expires_at = ${earlier(sql`expires_at`, time)}
      where owner_id = ${owner} and snapshot_id = ${parseHandle('snapshot', snapshot)}`,
  })
}
