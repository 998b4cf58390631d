import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { countCalendars, findCalendarByAddress } from '#server/data/calendar_sources/find.ts'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { updateCalendarAsked } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { readName } from '#server/flows/calendar/name.ts'
import { waitForReading } from '#server/flows/calendar/wait.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { hashCalendarAddress, readCalendarAddress } from '#server/domain/calendar/address.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { maxCalendars } from '#server/domain/calendar/source.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { addressRefused, tooManyCalendars } from '#server/domain/messages/calendars.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** A calendar that was connected, or that was connected before. */
export interface Connected {
  source_id: string
  created: boolean
}

/**
 * Connects the calendar at an address, unless this account has connected it already, and waits a few seconds for the
 * first reading. Errors: `input_invalid` at `/url` and `/name`; `limit_reached`.
 */
export async function subscribe(
  work: CalendarWork,
  owner: string,
  given: { url: string; name?: string | undefined },
): Promise<Connected> {
  const violations: Violation[] = []
  const address = readCalendarAddress(given.url, work.isAllowed)
  if (typeof address === 'string') {
    const code = address === 'too_long' ? 'too_long' : 'format'
    violations.push({ pointer: '/url', code, message: addressRefused[address] })
  }
  const name = readName(given.name, violations)
  if (typeof address === 'string' || violations.length > 0) {
    throw fail('input_invalid', { errors: violations })
  }
  const facts = {
    name: name ?? address.hostname,
    named: name !== undefined,
    host: address.hostname,
    sealed: sealCalendarAddress(work.seal, owner, address.href),
    address_hash: hashCalendarAddress(owner, address),
  }
  const { now, waits, ...connected } = await work.database.write(owner, {
    async work(db) {
      const made = await connect(db, facts)
      const { request_id = null } = work
      const what = made.created ? 'web.calendar.connect' : 'web.calendar.change'
      insertWebAudit(db, { what, request_id, subject: facts.name })
      return made
    },
  })
  if (waits) await waitForReading(work, owner, [connected.source_id], now)
  return connected
}

async function connect(
  db: Db,
  facts: { name: string; named: boolean; host: string; sealed: string; address_hash: Buffer },
): Promise<Connected & { now: Date; waits: boolean }> {
  await lockAccount(db)
  const now = await db.now()
  insertDueWork(db, 'calendar')
  const known = await findCalendarByAddress(db, facts.address_hash)
  if (known !== null) {
    // Who connects it again wants it to work.
    const waits = await updateCalendarAsked(db, known)
    return { source_id: known, created: false, now, waits }
  }
  await requireRoom(db)
  const source_id = newId()
  await insertCalendar(db, { source_id, kind: 'ics', ...facts })
  return { source_id, created: true, now, waits: true }
}

/** Errors: `limit_reached` if this account, which is locked, has as many calendars as it may have. */
export async function requireRoom(db: Db): Promise<void> {
  if ((await countCalendars(db)) < maxCalendars) return
  throw fail('limit_reached', { message: tooManyCalendars(maxCalendars) })
}
