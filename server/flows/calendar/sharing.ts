import { lockAccount } from '#server/data/accounts/lock.ts'
import type { SharingMode } from '#server/data/calendar_settings/rows.ts'
import { updateSharing } from '#server/data/calendar_settings/update.ts'
import { updateChosen, updateIncluded } from '#server/data/calendar_sharing/update.ts'
import { listConnections } from '#server/data/connections/list.ts'
import { requirePeople } from '#server/data/people/find.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import { fail, refuse } from '#server/domain/failure.ts'
import { mustBeConnected, mustBeOneOf } from '#server/domain/messages/calendars.ts'

const modes: readonly SharingMode[] = ['off', 'all', 'chosen']

/** Who may see when the account is free or busy, as it was sent. */
export interface SharingChoice {
  mode: string | undefined
  /** Those who are chosen; with `all`, those who were left out and are included again. */
  person_handles: readonly string[]
}

/**
 * Decides who may see when the account is free or busy, and brings friends' copies up to date. Errors: `input_invalid` at
 * `/mode`, and at `/person_handle/0` for somebody who is not a Connected Friend; `reference_not_found`.
 */
export async function shareTime(
  work: CalendarWork,
  owner: string,
  { mode, person_handles }: SharingChoice,
): Promise<void> {
  const chosen = modes.find((known) => known === mode)
  if (!chosen) {
    refuse([{ pointer: '/mode', code: 'enum', message: mustBeOneOf(modes) }])
    return
  }
  await work.database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const pointer = (index: number) => `/person_handle/${index}`
      const people = await requirePeople(db, person_handles, pointer)
      const ids = people.map(({ person_id }) => person_id)
      const connected = await listConnections(db, ids)
      const stranger = ids.findIndex((id) => !connected.has(id))
      if (stranger >= 0) {
        const errors = [
          { pointer: pointer(stranger), code: 'not_connected', message: mustBeConnected },
        ]
        throw fail('input_invalid', { errors })
      }
      await updateSharing(db, chosen)
      if (chosen === 'chosen') await updateChosen(db, ids)
      if (chosen === 'all') await updateIncluded(db, ids)
      markAvailability(db)
    },
  })
  await work.replicate(owner)
}
