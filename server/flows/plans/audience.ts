import type { Db } from '#server/database/db.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { lockPeople } from '#server/flows/people/lock.ts'

/** The people a plan is meant for; people who have been deleted are left out. */
export function audienceOf(db: Db, plan: { audience: string[] }): Promise<PersonRow[]> {
  return listPeople(db, plan.audience)
}

/** The people of an `audience_selection`, locked against deletion until the transaction ends. */
export async function resolveAudience(
  db: Db,
  selection: { person_handles?: string[]; person_names?: string[] },
): Promise<PersonRow[]> {
  return lockPeople(db, selection.person_handles, selection.person_names, {
    handles: 'audience_selection/person_handles',
    names: 'audience_selection/person_names',
  })
}
