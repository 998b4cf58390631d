import type { Db } from '#server/data/db.ts'
import { holdPeople } from '#server/data/list_members.ts'
import { loadPeople, type PersonRow, toPerson } from '#server/data/people.ts'
import type { PreparedRecipient } from '#server/data/prepared_actions.ts'

/** The people a plan is meant for; who was deleted since is left out. */
export function audienceOf(db: Db, plan: { audience: string[] }): Promise<PersonRow[]> {
  return loadPeople(db, plan.audience)
}

/** The accounts behind these people, by person, as far as they are connected now. */
export async function peersOf(db: Db, people: readonly string[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const rows = await db.sql<{ person_id: string; peer_owner: string }>`
    select person_id, peer_owner
    from connections
    where owner_id = ${db.owner} and person_id = any(${people}::uuid[]) and state = 'active'`
  return new Map(rows.map(({ person_id, peer_owner }) => [person_id, peer_owner]))
}

/**
 * How each of these people would be reached: a Connected Friend by the service, anybody else by a link the
 * host passes on. Whether the service may write to them is checked at the commit and never told here.
 */
export async function recipientsOf(
  db: Db,
  people: readonly PersonRow[],
): Promise<PreparedRecipient[]> {
  const peers = await peersOf(
    db,
    people.map(({ person_id }) => person_id),
  )
  return people.map((person) => {
    const { person_handle, display_name, classification } = toPerson(person)
    if (classification === 'friend_in_mind') {
      return { person_handle, display_name, delivery: 'manual_share', eligible: true }
    }
    const eligible = peers.has(person.person_id)
    return {
      person_handle,
      display_name,
      delivery: 'service',
      eligible,
      ...(!eligible && { reason: 'You are not connected any more.' }),
    }
  })
}

/** The people an `audience_selection` means; none of them is deleted until this transaction ends. */
export async function resolveAudience(
  db: Db,
  selection: { person_handles?: string[]; person_names?: string[] },
): Promise<PersonRow[]> {
  return holdPeople(db, selection.person_handles, selection.person_names, {
    handles: 'audience_selection/person_handles',
    names: 'audience_selection/person_names',
  })
}
