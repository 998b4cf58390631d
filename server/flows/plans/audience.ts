import type { Person } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { listPeople } from '#server/data/people/list.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { lockPeople } from '#server/flows/people/lock.ts'

/** The people a plan is meant for; people who have been deleted are left out. */
export function audienceOf(db: Db, plan: { audience: string[] }): Promise<PersonRow[]> {
  return listPeople(db, plan.audience)
}

/** Who a draft is for, as answers about it say; nothing for a plan that was sent, which has a roster. */
export async function audienceOfDraft(
  db: Db,
  plan: Pick<PlanRow, 'state' | 'audience'>,
): Promise<{ audience?: Person[] }> {
  return isDraft(plan) ? { audience: (await audienceOf(db, plan)).map(toPerson) } : {}
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
