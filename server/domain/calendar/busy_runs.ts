/** What is known about a span of time. Time without a run is free. */
export type BusyKind = 'tentative' | 'busy' | 'unknown'

/**
 * A span of time of one kind. `from` and `to` count quarter-hours since 1970-01-01T00:00Z; `to` is exclusive, and
 * greater than `from`.
 */
export interface BusyRun {
  readonly from: number
  readonly to: number
  readonly kind: BusyKind
}

/** Milliseconds of a quarter-hour. */
export const quarter_ms = 900_000

/** As stored: the later one wins where two overlap, and 0 is no kind. */
const kinds: readonly BusyKind[] = ['tentative', 'unknown', 'busy']
const codes: Record<BusyKind, number> = { tentative: 1, busy: 2, unknown: 3 }
const byCode: readonly (BusyKind | undefined)[] = [undefined, 'tentative', 'busy', 'unknown']

/**
 * The same time as few runs: in order, without overlaps, and no two of one kind side by side. Where runs overlap, busy
 * counts more than unknown, and unknown more than tentative. A run that is empty or reversed counts nothing.
 */
export function mergeRuns(runs: readonly BusyRun[]): BusyRun[] {
  const edges = edgesOf(runs)
  const open = [0, 0, 0]
  const merged: BusyRun[] = []
  let kind: BusyKind | null = null
  let from = 0
  for (let index = 0; index < edges.length; ) {
    const at = Math.floor((edges[index] ?? 0) / 8)
    for (; index < edges.length && Math.floor((edges[index] ?? 0) / 8) === at; index += 1) {
      const edge = (edges[index] ?? 0) - at * 8
      open[edge >> 1] = (open[edge >> 1] ?? 0) + (edge % 2 === 1 ? 1 : -1)
    }
    const next: BusyKind | null = kinds.findLast((_, rank) => (open[rank] ?? 0) > 0) ?? null
    if (next === kind) continue
    if (kind !== null) merged.push({ from, to: at, kind })
    kind = next
    from = at
  }
  return merged
}

/** Where runs begin and end, in order, as `quarter * 8 + rank of the kind * 2 + (begins ? 1 : 0)`. */
function edgesOf(runs: readonly BusyRun[]): Float64Array {
  const edges = new Float64Array(runs.length * 2)
  let count = 0
  for (const { from, to, kind } of runs) {
    if (!(from < to)) continue
    const rank = kinds.indexOf(kind) * 2
    edges[count] = from * 8 + rank + 1
    edges[count + 1] = to * 8 + rank
    count += 2
  }
  return edges.subarray(0, count).sort()
}

/**
 * One month of runs as it is stored: for each run the gap since the one before, and its length and kind, as varints. A
 * month in which nothing is known to be taken is no bytes. `month` is a month of UTC, such as `2027-03`; the runs, in
 * any order, are cut to it and merged.
 */
export function encodeMonth(month: string, runs: readonly BusyRun[]): Buffer {
  const { from, to } = quartersOf(month)
  const inside = runs.map((run) => ({
    ...run,
    from: Math.max(run.from, from),
    to: Math.min(run.to, to),
  }))
  const bytes: number[] = []
  let end = from
  for (const run of mergeRuns(inside)) {
    writeVarint(bytes, run.from - end)
    writeVarint(bytes, ((run.to - run.from) << 2) | codes[run.kind])
    end = run.to
  }
  return Buffer.from(bytes)
}

/**
 * The runs of a stored month, in order and without overlaps. Throws an `Error` for bytes that `encodeMonth` does not
 * write for this month.
 */
export function decodeMonth(month: string, bytes: Uint8Array): BusyRun[] {
  const runs: BusyRun[] = []
  visitRuns(month, bytes, (from, to, kind) => runs.push({ from, to, kind }))
  return runs
}

/** Calls `visit` for each run that `decodeMonth` would return, in the same order; it throws what that throws. */
export function visitRuns(
  month: string,
  bytes: Uint8Array,
  visit: (from: number, to: number, kind: BusyKind) => void,
): void {
  const { from, to: end } = quartersOf(month)
  const { length } = bytes
  let last = from
  let begin = -1
  let value = 0
  let shift = 0
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    if (byte >= 0x80) {
      shift += 7
      if (shift > 21) throw damaged()
      continue
    }
    if (begin < 0) begin = last + value
    else {
      const kind = byCode[value & 3]
      last = begin + (value >> 2)
      if (kind === undefined || last <= begin || last > end) throw damaged()
      visit(begin, last, kind)
      begin = -1
    }
    value = 0
    shift = 0
  }
  if (begin >= 0 || shift > 0) throw damaged()
}

/** The quarter-hours of a month of UTC, such as `2027-03`; `to` is exclusive. */
export function quartersOf(month: string): Quarters {
  const known = quarters.get(month)
  if (known) return known
  const [year, number] = [Number(month.slice(0, -3)), Number(month.slice(-2))]
  const found = {
    from: Date.UTC(year, number - 1) / quarter_ms,
    to: Date.UTC(year, number) / quarter_ms,
  }
  if (quarters.size >= maxMonths) quarters.clear()
  quarters.set(month, found)
  return found
}

interface Quarters {
  readonly from: number
  readonly to: number
}

/** Months that were asked for before: each answer asks for the same few many times. */
const quarters = new Map<string, Quarters>()
const maxMonths = 1_000

/** The months of UTC that quarter-hours lie in, in order; none where `to` is not after `from`. */
export function monthsOf(from: number, to: number): string[] {
  const months: string[] = []
  for (let at = from; at < to; ) {
    const month = new Date(at * quarter_ms).toISOString().slice(0, 7)
    months.push(month)
    at = quartersOf(month).to
  }
  return months
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value
  for (; rest > 0x7f; rest >>= 7) bytes.push((rest & 0x7f) | 0x80)
  bytes.push(rest)
}

function damaged(): Error {
  return new Error('These bytes are not a month of busy runs.')
}
