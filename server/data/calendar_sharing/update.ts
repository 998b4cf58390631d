import type { Db } from '#server/database/db.ts'

/**
 * Chooses these friends, and no others among `shown`, as those who see this account's time; nobody else where it is not given.
 * Who is left out of `all` stays left out.
 */
export async function updateChosen(
  db: Db,
  person_ids: readonly string[],
  shown?: readonly string[],
): Promise<void> {
  await db.sql`
    delete from calendar_sharing
    where owner_id = ${db.owner} and not excluded and person_id <> all(${[...person_ids]}::uuid[])
      and (${shown === undefined} or person_id = any(${[...(shown ?? [])]}::uuid[]))`
  await db.sql`
    insert into calendar_sharing (owner_id, person_id, excluded)
    select a.owner_id, chosen.person_id, false
    from accounts a, unnest(${[...person_ids]}::uuid[]) chosen (person_id)
    where a.owner_id = ${db.owner}
    on conflict (owner_id, person_id) do update set excluded = false`
}

/** Where every Connected Friend may see this account's time, these may again, although they were left out. */
export async function updateIncluded(db: Db, person_ids: readonly string[]): Promise<void> {
  await db.sql`
    delete from calendar_sharing
    where owner_id = ${db.owner} and excluded and person_id = any(${[...person_ids]}::uuid[])`
}
