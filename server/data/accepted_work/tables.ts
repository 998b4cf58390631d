import { sql } from '#server/database/sql.ts'

/**
 * The table of each kind of accepted work and that of its updates, the key of both, and which rows wait for their user, or
 * do not go on by themselves. The conditions name states as the indexes do; a test compares them with the table of states.
 */
export const workTables = {
  capture: {
    rows: sql`captures`,
    updates: sql`capture_updates`,
    id: sql`capture_id`,
    waits: sql`state = 'needs_input'`,
    rests: sql`state <> 'accepted'`,
  },
  roundup: {
    rows: sql`roundups`,
    updates: sql`roundup_updates`,
    id: sql`roundup_id`,
    waits: sql`right(state, 9) = '_required'`,
    rests: sql`state not in ('extracting', 'capturing')`,
  },
} as const
