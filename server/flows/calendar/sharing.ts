import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import type { SharingMode } from '#server/data/calendar_settings/rows.ts'
import { findCalendarSettings } from '#server/data/calendar_settings/find.ts'
import { updateSharing, updateUsualHours } from '#server/data/calendar_settings/update.ts'
import { updateChosen, updateIncluded } from '#server/data/calendar_sharing/update.ts'
import { listConnections } from '#server/data/connections/list.ts'
import { requirePeople } from '#server/data/people/find.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { markAvailability } from '#server/flows/replicate/availability.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import {
  mustBeAfter,
  mustBeATime,
  mustBeConnected,
  mustBeOneOf,
} from '#server/domain/messages/calendars.ts'
import type { UsualHours } from '#server/domain/availability/usual_hours.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

const modes: readonly SharingMode[] = ['off', 'all', 'chosen']

/** Who may see when the account is free or busy, as it was sent. */
export interface SharingChoice {
  mode: string | undefined
  /** Those who are chosen; with `all`, those who were left out and are included again. */
  person_handles: readonly string[]
  /** With `chosen`: those whose choice was shown; that of others stays. Without it, everybody's was. */
  shown_handles?: readonly string[]
  /** The usual hours: `yes` or `no`, and from when until when, as `09:00`; what was not sent stays as it is. */
  usual_hours?: string
  hours_from?: string
  hours_until?: string
}

/**
 * Decides who may see when the account is free or busy, and brings friends' copies up to date. Errors: `input_invalid` at
 * `/mode`, at the fields of the hours, and at `/person_handle/0` for somebody who is not a Connected Friend; `reference_not_found`.
 */
export async function shareTime(
  work: CalendarWork,
  owner: string,
  { mode, person_handles, shown_handles, ...given }: SharingChoice,
): Promise<void> {
  const chosen = modes.find((known) => known === mode)
  if (!chosen) {
    refuse([{ pointer: '/mode', code: 'enum', message: mustBeOneOf(modes) }])
    return
  }
  const hours = readHours(given)
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
      if (Object.keys(hours).length > 0) {
        await updateUsualHours(db, { ...(await findCalendarSettings(db)), ...hours })
      }
      if (chosen === 'chosen') await updateChosen(db, ids, shown_handles && idsIn(shown_handles))
      if (chosen === 'all') await updateIncluded(db, ids)
      markAvailability(db)
      insertWebAudit(db, { what: 'web.calendar.share', request_id: work.request_id ?? null })
    },
  })
  await work.replicate(owner)
}

function idsIn(handles: readonly string[]): string[] {
  return handles.map((handle) => parseHandle('person', handle)).filter((id) => id !== null)
}

/** The hours as they were sent. */
function readHours({
  usual_hours,
  hours_from,
  hours_until,
}: Omit<SharingChoice, 'mode' | 'person_handles' | 'shown_handles'>): Partial<UsualHours> {
  const violations: Violation[] = []
  const timeOf = (text: string | undefined, pointer: string): number | undefined => {
    if (text === undefined) return undefined
    const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? []
    if (hours === '') violations.push({ pointer, code: 'format', message: mustBeATime })
    return Number(hours) * 60 + Number(minutes)
  }
  const isGiven = usual_hours !== undefined
  if (isGiven && usual_hours !== 'yes' && usual_hours !== 'no') {
    violations.push({ pointer: '/usual_hours', code: 'enum', message: mustBeOneOf(['yes', 'no']) })
  }
  const usual_from = timeOf(hours_from, '/hours_from')
  const usual_until = timeOf(hours_until, '/hours_until')
  if (violations.length === 0 && usual_from !== undefined && usual_from === usual_until) {
    violations.push({ pointer: '/hours_until', code: 'range', message: mustBeAfter })
  }
  refuse(violations)
  return {
    ...(isGiven && { usual_hours: usual_hours === 'yes' }),
    ...(usual_from !== undefined && { usual_from }),
    ...(usual_until !== undefined && { usual_until }),
  }
}
