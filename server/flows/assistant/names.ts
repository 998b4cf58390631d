import { listNames } from '#server/data/names/list.ts'
import type { Db } from '#server/database/db.ts'
import type { NamedByPerson } from '#server/domain/assistant/state.ts'
import { toHandle } from '#server/domain/basics/handle.ts'

/** What an account has, by its names. */
export async function namesOfAccount(db: Db): Promise<NamedByPerson[]> {
  return (await listNames(db)).map(
    ({ kind, id, label, plan_id, state, scheduled_at, person_ids, called }) => ({
      ...{ kind, handle: toHandle(kind, id), label },
      is_draft:
        state === null || state === 'invited' ? null : state === 'draft' || state === 'reviewed',
      is_invited: kind === 'plan' && state === 'invited',
      plan_handle: plan_id === null ? null : toHandle('plan', plan_id),
      scheduled_at,
      ...(called !== null && { called }),
      people: person_ids?.map((person) => toHandle('person', person)) ?? [],
    }),
  )
}
