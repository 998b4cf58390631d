import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit } from '#server/data/audit/insert.ts'
import { findCalendar, requireCalendar } from '#server/data/calendar_sources/find.ts'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { updateCalendarContent } from '#server/data/calendar_sources/update.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { readName } from '#server/flows/calendar/name.ts'
import { type Connected, requireRoom } from '#server/flows/calendar/subscribe.ts'
import { waitForReading } from '#server/flows/calendar/wait.ts'
import type { CalendarWork } from '#server/flows/calendar/work.ts'
import { idOfUpload } from '#server/domain/calendar/upload_id.ts'
import { packCalendar } from '#server/domain/calendar/seal.ts'
import { longestCalendarName } from '#server/domain/calendar/source.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { mustBeACalendar, uploadedCalendar } from '#server/domain/messages/calendars.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** A calendar file that somebody uploads. */
export interface Upload {
  bytes: Uint8Array
  /** The name of the file, as the browser says it. */
  filename?: string | undefined
  name?: string | undefined
  /** The uploaded calendar that it replaces. */
  calendar_handle?: string | undefined
  /** Whether it says everything about the person's time; as before if not given, and not for a new file. */
  complete?: boolean | undefined
  /** The key of the form: the same file under the same key is connected once. */
  form_key?: string | undefined
}

/** How far into a file its calendar must begin. */
const start = 4_096

/**
 * Connects an uploaded file as a calendar, or replaces one, and waits a few seconds for its reading. The file itself is
 * deleted when it has been read. Errors: `input_invalid` at `/file` and `/name`; `reference_not_found` at
 * `/calendar_handle`, also for a calendar that is no file; `limit_reached`.
 */
export async function upload(work: CalendarWork, owner: string, given: Upload): Promise<Connected> {
  const violations: Violation[] = []
  const beginning = Buffer.from(given.bytes.subarray(0, start)).toString('latin1')
  if (!/BEGIN:VCALENDAR/i.test(beginning)) {
    violations.push({ pointer: '/file', code: 'format', message: mustBeACalendar })
  }
  const name = readName(given.name, violations)
  refuse(violations)
  const content = await packCalendar(work.seal, owner, 'calendar_upload', given.bytes)
  const { now, ...connected } = await work.database.write(owner, {
    async work(db) {
      const made = await store(db, content, given, name)
      const { request_id = null } = work
      const what = made.created ? 'web.calendar.connect' : 'web.calendar.change'
      insertWebAudit(db, { what, request_id, subject: name ?? null })
      return made
    },
  })
  await waitForReading(work, owner, [connected.source_id], now)
  return connected
}

async function store(
  db: Db,
  content: Buffer,
  given: Upload,
  name: string | undefined,
): Promise<Connected & { now: Date }> {
  const { calendar_handle, complete, filename } = given
  await lockAccount(db)
  const now = await db.now()
  insertDueWork(db, 'calendar')
  if (calendar_handle) {
    const { source_id, kind } = await requireCalendar(db, calendar_handle)
    if (kind !== 'file') throw fail('reference_not_found', { pointer: '/calendar_handle' })
    await updateCalendarContent(db, source_id, { content, complete, name })
    return { source_id, created: false, now }
  }
  const source_id = idOf(db.owner, given)
  if (await findCalendar(db, source_id)) return { source_id, created: false, now }
  await requireRoom(db)
  await insertCalendar(db, {
    source_id,
    kind: 'file',
    name: name ?? nameOfFile(filename),
    named: name !== undefined,
    content,
    complete: complete ?? false,
  })
  return { source_id, created: true, now }
}

/** The id of a new calendar: the same each time where the same form is sent again. */
function idOf(owner: string, { form_key, bytes, filename, name, complete }: Upload): string {
  if (form_key === undefined) return newId()
  return idOfUpload([owner, form_key, filename ?? '', name ?? '', complete ?? false], bytes)
}

function nameOfFile(filename = ''): string {
  const name = filename.replace(/^.*[\\/]/, '').replace(/\.(ics|ical|ifb|ical?endar)$/i, '')
  return (
    [...name.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestCalendarName).join('') ||
    uploadedCalendar
  )
}
