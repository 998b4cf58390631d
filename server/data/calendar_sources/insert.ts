import type { Db } from '#server/database/db.ts'
import type { CalendarKind } from '#server/domain/calendar/source.ts'

/** What a calendar begins with. Its first reading is due at once. */
export interface NewCalendar {
  source_id: string
  kind: CalendarKind
  name: string
  /** Whether the person gave the name. */
  named: boolean
  host?: string
  sealed?: string
  address_hash?: Buffer
  content?: Buffer
  holds?: readonly string[]
  complete?: boolean
}

/** Connects a calendar to this account. */
export async function insertCalendar(db: Db, made: NewCalendar): Promise<void> {
  const { source_id, kind, name, named, complete = false } = made
  const { host = null, sealed = null, address_hash = null, content = null, holds = [] } = made
  await db.sql`
    insert into calendar_sources (owner_id, source_id, kind, name, named, host, sealed, address_hash, content, holds,
      complete)
    values (${db.owner}, ${source_id}, ${kind}, ${name}, ${named}, ${host}, ${sealed}, ${address_hash}, ${content},
      ${[...holds]}::text[], ${complete})`
}
