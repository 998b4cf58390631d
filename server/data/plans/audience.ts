import type { Db } from '#server/data/db.ts'
import { holdPeople } from '#server/data/lists/members.ts'
import { loadPeople, type PersonRow } from '#server/data/people.ts'

/** The people a plan is meant for; who was deleted since is left out. */
export function audienceOf(db: Db, plan: { audience: string[] }): Promise<PersonRow[]> {
  return loadPeople(db, plan.audience)
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
