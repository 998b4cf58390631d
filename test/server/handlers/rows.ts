import { newId } from '#server/data/id.ts'
import { parseHandle, toHandle } from '#server/domain/handle.ts'
import { nameKey } from '#server/domain/name_key.ts'
import type { Account, World } from '#test/support/world.ts'

/** What no capability here brings about yet: another person's doing, or the time that passes. */

/** The handle of a new Connected Friend. */
export async function aConnectedFriend(
  world: World,
  { owner }: Account,
  name: string,
): Promise<string> {
  const id = newId()
  await world.database.write(owner, {
    work: (db) => db.sql`
      insert into people (owner_id, person_id, display_name, name_key, classification)
      values (${owner}, ${id}, ${name}, ${nameKey(name)}, 'connected')`,
  })
  return toHandle('person', id)
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
      insert into incoming_likes (owner_id, idea_id, person_id, version, active)
      values (${owner}, ${parseHandle('idea', idea)}, ${parseHandle('person', person)}, 1, ${active})
      on conflict (owner_id, idea_id, person_id)
      do update set version = incoming_likes.version + 1, active = excluded.active`,
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
      update snapshots set expires_at = expires_at - ${time}::interval
      where owner_id = ${owner} and snapshot_id = ${parseHandle('snapshot', snapshot)}`,
  })
}
