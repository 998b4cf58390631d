import type { DateAbout } from '#server/domain/language/time/found.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import type { WallTime } from '#server/domain/basics/wall_clock.ts'
import { RelativeDates } from '#server/domain/language/time/relative_dates.ts'
import { type Order, orderOf } from '#server/domain/language/time/resolve_day.ts'
import { wallSaid } from '#server/domain/language/time/said_at.ts'
import { WrittenDates } from '#server/domain/language/time/written_dates.ts'

/** What the phrases of a text mean, said at an instant and in a zone. */
export interface Meanings {
  /** A number since 1970. */
  readonly today: number
  /** What clocks show there. */
  readonly said: Readonly<WallTime>
  readonly order: Order
  readonly days: WrittenDates
  readonly relative: RelativeDates
  readonly relative_days: 'all' | 'none' | 'near'
}

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
