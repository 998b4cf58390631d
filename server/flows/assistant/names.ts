import { listNames, type NameRow } from '#server/data/names/list.ts'
import type { Db } from '#server/database/db.ts'
import type { NamedByPerson } from '#server/domain/assistant/state.ts'
import { keysIn } from '#server/domain/assistant/keys_in.ts'
import { toHandle } from '#server/domain/basics/handle.ts'

/** What an account has, by its names: what is new, and whatever is called by words of a message. */
export async function namesOfAccount(db: Db, message: string): Promise<NamedByPerson[]> {
  return onceEach(await listNames(db, keysIn(message))).map(
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

/** The rows without those of a thing that is there by the same name already. */
function onceEach(rows: readonly NameRow[]): NameRow[] {
  const first = new Map<string, NameRow>()
  for (const row of rows) {
    const { kind, id, called } = row
    const key = [kind, id, called].join(' ')
    if (!first.has(key)) first.set(key, row)
  }
  return [...first.values()]
}
