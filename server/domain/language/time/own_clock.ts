import type { FoundClock, Span } from '#server/domain/language/time/pair.ts'
import type { Lexed } from '#server/domain/language/time/lex.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const onlyOn = pattern`^[ ,]*${'time.on'}?[ ,]*$`

/** How many characters may stand between a day and a time of its own. */
const most = 24

/** The days and the times of a text. */
interface Among {
  readonly clocks: readonly FoundClock[]
  readonly days: readonly Span[]
}

/**
 * The times of days that are none of the event, so that no event takes them: “on sale 1 December, 10am”. They stand on
 * the line of their day and in its sentence.
 */
export function ownClocks<Day extends Span>(
  written: Lexed,
  owners: readonly Day[],
  among: Among,
): ReadonlyMap<Day, FoundClock> {
  return new Map(
    owners.flatMap((day): [Day, FoundClock][] => {
      const clock = ownClock(written, day, among)
      return clock ? [[day, clock]] : []
    }),
  )
}

function ownClock({ text, tokens }: Lexed, day: Span, { clocks, days }: Among): FoundClock | null {
  const between = (one: Span, other: Span) =>
    text.slice(tokens[one.next - 1]?.end ?? 0, tokens[other.from]?.at ?? 0)
  const after = clocks.find(({ from }) => from >= day.next)
  const isFree = after && !days.some(({ from, next }) => from >= day.next && next <= after.from)
  const gap = after && isFree ? between(day, after) : null
  if (after && gap !== null && gap.length <= most && !/\n|[.!?;]\s/u.test(gap)) return after
  const before = clocks.findLast(({ next }) => next <= day.from)
  const isBeside = before && onlyOn.test(between(before, day))
  return isBeside ? before : null
}
