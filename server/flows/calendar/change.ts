import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { requireCalendar } from '#server/data/calendar_sources/find.ts'
import type { CalendarSourceRow } from '#server/data/calendar_sources/rows.ts'
import {
  type CalendarChoices,
  updateCalendarChoices,
} from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { readName } from '#server/flows/calendar/name.ts'
import { waitForReading, waitForTimes } from '#server/flows/calendar/wait.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { maxAddresses } from '#server/domain/calendar/source.ts'
import { refuse } from '#server/domain/basics/failure.ts'
import { mustBeAddresses, mustBeOneOf } from '#server/domain/messages/calendars.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import { zoneMeant } from '#server/domain/places/zone_of_place.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** The fields of a change as they were typed; what is left out stays. */
export interface CalendarChange {
  name?: string | undefined
  /** Blank for the account's zone. */
  timezone?: string | undefined
  all_day?: string | undefined
  tentative?: string | undefined
  /** The last of them counts: a page sends `no` before its box. */
  complete?: string | undefined
  /** The person's own mail addresses in this calendar, separated by commas or spaces. */
  addresses?: string | undefined
}

/**
 * Changes the settings of a calendar. Errors: `reference_not_found`; `input_invalid`.
 *
 * @returns the calendar's id.
 */
export async function changeCalendar(
  work: CalendarWork,
  owner: string,
  calendar_handle: string,
  change: CalendarChange,
): Promise<string> {
  const choices = readChange(change)
  const { source_id, now, waits } = await work.database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const source = await requireCalendar(db, calendar_handle)
      const { source_id, state } = source
      const changed = changesOf(source, choices)
      await updateCalendarChoices(db, source_id, changed)
      const subject = changed.name ?? source.name
      const request_id = work.request_id ?? null
      insertWebAudit(db, { what: 'web.calendar.change', request_id, subject })
      insertDueWork(db, 'calendar')
      const waits = changed.addresses !== undefined && state !== 'paused'
      return { source_id, now: await db.now(), waits }
    },
  })
  if (waits) await waitForReading(work, owner, [source_id], now)
  await waitForTimes(work, owner, [source_id])
  return source_id
}

/** What differs from how it is: a page sends every field. */
function changesOf(source: CalendarSourceRow, choices: CalendarChoices): CalendarChoices {
  const fields = Object.entries(choices).filter(
    ([field, value]) => String(Reflect.get(source, field)) !== String(value),
  )
  return Object.fromEntries(fields)
}

function readChange(change: CalendarChange): CalendarChoices {
  const violations: Violation[] = []
  const choices: CalendarChoices = {}
  const name = readName(change.name, violations)
  if (name !== undefined) choices.name = name
  if (change.timezone !== undefined) {
    const typed = change.timezone.trim()
    choices.timezone = readTimeZone((zoneMeant(typed) ?? typed) || null, '/timezone', violations)
  }
  const all_day = oneOf(['busy', 'free'] as const, change.all_day, '/all_day', violations)
  if (all_day) choices.all_day = all_day
  const kinds = ['busy', 'partial', 'free'] as const
  const tentative = oneOf(kinds, change.tentative, '/tentative', violations)
  if (tentative) choices.tentative = tentative
  const complete = oneOf(['yes', 'no'] as const, change.complete, '/complete', violations)
  if (complete) choices.complete = complete === 'yes'
  if (change.addresses !== undefined) {
    choices.addresses = readAddresses(change.addresses, violations)
  }
  refuse(violations)
  return choices
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: string | undefined,
  pointer: string,
  violations: Violation[],
): Choice | undefined {
  if (given === undefined) return undefined
  const known = choices.find((choice) => choice === given)
  if (!known) violations.push({ pointer, code: 'enum', message: mustBeOneOf(choices) })
  return known
}

function readAddresses(text: string, violations: Violation[]): string[] {
  const typed = text.split(/[\s,;]+/).filter((part) => part !== '')
  const addresses = [...new Set(typed.map((part) => part.toLowerCase()))]
  const fine = addresses.every((part) => /^[^@\s]{1,64}@[^@\s]{1,189}$/.test(part))
  if (!fine || addresses.length > maxAddresses) {
    const message = mustBeAddresses(maxAddresses)
    violations.push({ pointer: '/addresses', code: 'format', message })
  }
  return addresses
}
