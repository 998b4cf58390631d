import { type Statement, sql } from '#server/database/sql.ts'
import { restSeconds } from '#server/domain/plans/host_notice.ts'

/** When a message about `h` may be written: there may be news, and the last message is long enough ago. */
export const writableAt: Statement = sql`
  greatest(h.news_at, h.finished_at + make_interval(secs => ${restSeconds}))`

/** A condition: a message about `h` may be written now; one that waits is sent first. */
export const isWritable: Statement = sql`(
  h.news_at is not null and ${writableAt} <= clock_timestamp()
  and (h.state is null or h.state not in ('queued', 'sending'))
)`
