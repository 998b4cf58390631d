/** A stretch of time; `until` is exclusive, and null where it has no end. */
export interface TimeSpan {
  readonly from: Date
  readonly until: Date | null
}

const never = Number.POSITIVE_INFINITY

function endOf({ until }: TimeSpan): number {
  return until?.getTime() ?? never
}

function toSpan(from: number, until: number): TimeSpan {
  return { from: new Date(from), until: until === never ? null : new Date(until) }
}

/** Spans in order, where those that touch or overlap are one. */
export function united(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: { from: number; until: number }[] = []
  const ordered = [...spans].sort((one, other) => one.from.getTime() - other.from.getTime())
  for (const span of ordered) {
    const last = result.at(-1)
    const from = span.from.getTime()
    if (last && from <= last.until) last.until = Math.max(last.until, endOf(span))
    else if (from < endOf(span)) result.push({ from, until: endOf(span) })
  }
  return result.map(({ from, until }) => toSpan(from, until))
}

/** What two lists of spans have in common, in order. */
export function intersection(one: readonly TimeSpan[], other: readonly TimeSpan[]): TimeSpan[] {
  const common: TimeSpan[] = []
  for (const a of one) {
    for (const b of other) {
      const from = Math.max(a.from.getTime(), b.from.getTime())
      const until = Math.min(endOf(a), endOf(b))
      if (from < until) common.push(toSpan(from, until))
    }
  }
  return united(common)
}

/** Whether an instant lies in one of the spans. */
export function isWithin(instant: Date, spans: readonly TimeSpan[]): boolean {
  const time = instant.getTime()
  return spans.some((span) => span.from.getTime() <= time && time < endOf(span))
}
