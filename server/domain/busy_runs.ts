/** What is known about a stretch of time. Time without a run is free. */
export type BusyKind = 'tentative' | 'busy' | 'unknown'

/**
 * A stretch of time of one kind. `from` and `to` count quarter-hours since 1970-01-01T00:00Z; `to` is exclusive, and
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
  const inside = runs.filter((run) => run.from < to && run.to > from)
  const bytes: number[] = []
  let end = from
  for (const run of mergeRuns(inside)) {
    const begin = Math.max(run.from, from)
    const until = Math.min(run.to, to)
    writeVarint(bytes, begin - end)
    writeVarint(bytes, ((until - begin) << 2) | codes[run.kind])
    end = until
  }
  return Buffer.from(bytes)
}

/**
 * The runs of a stored month, in order and without overlaps. Throws an `Error` for bytes that `encodeMonth` does not
 * write for this month.
 */
export function decodeMonth(month: string, bytes: Uint8Array): BusyRun[] {
  const { from, to: end } = quartersOf(month)
  const runs: BusyRun[] = []
  const reader = { bytes, at: 0 }
  let last = from
  while (reader.at < bytes.length) {
    const begin = last + readVarint(reader)
    const size = readVarint(reader)
    const kind = byCode[size & 3]
    last = begin + (size >> 2)
    if (kind === undefined || last <= begin || last > end) throw damaged()
    runs.push({ from: begin, to: last, kind })
  }
  return runs
}

/** The quarter-hours of a month of UTC, such as `2027-03`; `to` is exclusive. */
export function quartersOf(month: string): { from: number; to: number } {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number)
  return {
    from: Date.UTC(year, number - 1) / quarter_ms,
    to: Date.UTC(year, number) / quarter_ms,
  }
}

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

function readVarint(reader: { bytes: Uint8Array; at: number }): number {
  let value = 0
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = reader.bytes[reader.at]
    if (byte === undefined) throw damaged()
    reader.at += 1
    value |= (byte & 0x7f) << shift
    if (byte < 0x80) return value
  }
  throw damaged()
}

function damaged(): Error {
  return new Error('These bytes are not a month of busy runs.')
}
