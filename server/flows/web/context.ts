import type { Database } from '#server/database/db.ts'
import type { Seal } from '#server/domain/seal.ts'

/** What the web pages need of the process. */
export interface WebContext {
  readonly database: Database
  readonly seal: Seal
  /** Public, without a trailing slash. */
  readonly base_url: string
}
