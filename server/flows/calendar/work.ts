import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/basics/seal.ts'

/** What the pages of calendars need. */
export interface CalendarWork {
  readonly database: Database
  readonly seal: Seal
  /** Public, without a trailing slash. */
  readonly base_url: string
  /** Brings other accounts' copies up to date after an account's write, and wakes the worker. Never fails. */
  readonly replicate: (owner: string) => Promise<void>
  /** Of the request that the page answers; not given elsewhere. */
  readonly request_id?: string
  /** Whether an operator allows to fetch an address although its port is unusual. */
  readonly isAllowed?: (address: URL) => boolean
  /** Milliseconds that somebody waits for a reading; five seconds if not given. */
  readonly patience?: number
}
