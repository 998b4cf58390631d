import type { DateAbout } from '#server/domain/language/time/found.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { Meanings } from '#server/domain/language/time/meanings.ts'
import { RelativeDates } from '#server/domain/language/time/relative_dates.ts'
import { orderOf } from '#server/domain/language/time/resolve_day.ts'
import { wallSaid } from '#server/domain/language/time/said_at.ts'
import { WrittenDates } from '#server/domain/language/time/written_dates.ts'

/** What phrases of a text mean. */
export function meaningsOf(lexed: Lexed, about: DateAbout): Meanings {
  const { now, timezone, language, relative_days = 'all', is_ahead = false } = about
  const wall = wallSaid(now, timezone)
  const today = Date.parse(wall.date) / 86_400_000
  const order = orderOf(language, lexed.language)
  return {
    ...{ today, said: wall, order, relative_days },
    days: new WrittenDates(lexed, { today, order, is_ahead }),
    relative: new RelativeDates(lexed, today, wall.seconds),
  }
}
