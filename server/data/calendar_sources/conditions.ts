import { sql } from '#server/database/sql.ts'

/** When times are worked out anew from what is kept of a calendar, of `calendar_sources s`; null where nothing is kept. */
export const expandDue = sql`
  case when s.parsed is not null or s.kind = 'holds' then s.expand_at end`
