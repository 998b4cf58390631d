import type { Db } from '#server/database/db.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'

/** Locks a person's row until the transaction ends, for a change that depends on what it says. */
export async function lockPerson(db: Db, handle: string): Promise<void> {
  const id = parseHandle('person', handle)
  if (id === null) return
  await db.sql`
    select from people where owner_id = ${db.owner} and person_id = ${id} for no key update`
}

/**
 * Keeps these people from being deleted until the transaction ends. Returns the ids of those who were not
 * deleted before.
 */
export async function lockPeopleById(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.sql<{ person_id: string }>`
    select person_id
    from people
    where owner_id = ${db.owner} and person_id = any(${[...ids]}::uuid[]) and deleted_at is null
    order by person_id
    for share`
  return new Set(rows.map(({ person_id }) => person_id))
}

/**
 * Locks a person until the transaction ends, and first the lists they are on or that are shared with them, and the open
 * invitations that name them, each in the order of their ids: a transaction that changes a list's people or accepts an
 * invitation locks the list or the invitation before the person, and the other order could deadlock.
 */
export async function lockPersonWithLinks(db: Db, handle: string): Promise<void> {
  const id = parseHandle('person', handle)
  if (id === null) return
  await db.sql`
    select from lists
    where owner_id = ${db.owner}
      and list_id = any(array(
        select list_id from list_people where owner_id = ${db.owner} and person_id = ${id}
        union all
        select list_id from list_shares
        where owner_id = ${db.owner} and person_id = ${id} and revoked_at is null
      ))
    order by list_id
    for no key update`
  await db.sql`
    select from connection_invitations
    where owner_id = ${db.owner} and state = 'open'
      and invitation_id in (
        select invitation_id from invitation_people where owner_id = ${db.owner} and person_id = ${id}
      )
    order by invitation_id
    for no key update`
  await lockPerson(db, handle)
}
