import type { RecordedEvidence } from '#generated/types.ts'
import type { FoundFacts } from '#server/domain/discovery/found.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/** Something that a run found, as the table stores it. */
export interface FoundRow {
  run_id: string
  /** Its place in the run, from 0. */
  ordinal: number
  found_id: string
  /** Two of one key are one thing. */
  same_key: string
  facts: FoundFacts
  /** The claims of a host, with their sources; none of the service. */
  evidence: RecordedEvidence[]
  /** The idea that was made of it; null before. */
  idea_id: string | null
}

/** The columns of a `FoundRow`; `c` is the candidate. */
export const foundColumns: Statement = sql`
  c.run_id, c.ordinal, c.found_id, c.same_key, c.facts, c.evidence, c.idea_id`
