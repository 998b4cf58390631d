// Compares what the engine and another reader make of calendars that nobody here wrote.
//
//   compare.ts <plan> <answers>    the lines of plan.ts, and a line of JSON for each with the spans of the other reader
import { readFileSync } from 'node:fs'
import { quarter_ms } from '#server/domain/calendar/busy_runs.ts'
import { readCalendar } from '#server/domain/ics/read.ts'

interface Answer {
  readonly runs?: readonly (readonly [from: number, to: number])[]
  readonly error?: string
}

const [plan = '', answers = ''] = process.argv.slice(2)
const lines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)
const others = lines(answers).map((line): Answer => JSON.parse(line))
const counts = new Map<string, number>()

for (const [index, line] of lines(plan).entries()) {
  const [path = '', zone = '', first = '', last = ''] = line.split('\t')
  const [from, until] = [first, last].map((one) => Date.parse(`${one}T00:00Z`) / quarter_ms)
  const said = judged(path, zone, [from ?? 0, until ?? 0], others[index])
  const kind = said.split(' ')[0] ?? ''
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
  if (kind !== 'agree') console.log([said, path, zone, first].join('\t'))
}
console.error(Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))))

/** How the two differ, the most dangerous difference first: `missing` is time that ours calls free. */
function judged(
  path: string,
  zone: string,
  [from, until]: readonly [number, number],
  other: Answer | undefined,
): string {
  const ours = readCalendar(readFileSync(path), {
    ...{ zone, from, until, source_zone: null, addresses: [], brand: '' },
    ...{ all_day: 'busy', tentative: 'busy' },
  })
  if (!other?.runs) return `unread_there ${other?.error ?? 'nothing'}`
  const theirs = new Uint8Array(until - from)
  for (const [start, end] of other.runs) {
    if (end > start) fill(theirs, Math.floor(start / 900) - from, Math.ceil(end / 900) - from)
  }
  if ('problem' in ours) return theirs.includes(1) ? `refused ${ours.problem}` : 'agree'
  const [busy, unknown] = [new Uint8Array(until - from), new Uint8Array(until - from)]
  for (const run of ours.busy.runs) {
    fill(run.kind === 'unknown' ? unknown : busy, run.from - from, run.to - from)
  }
  const { incomplete } = ours.busy
  const missing = theirs.findIndex((is, at) => is === 1 && busy[at] === 0 && unknown[at] === 0)
  const shown = (at: number) => new Date((from + at) * quarter_ms).toISOString().slice(0, 16)
  if (missing >= 0) return `missing${incomplete ? '_said' : ''} ${shown(missing)}`
  const more = busy.findIndex((is, at) => is === 1 && theirs[at] === 0)
  if (more >= 0) return `more${incomplete ? '_said' : ''} ${shown(more)}`
  const doubt = unknown.findIndex((is, at) => is === 1 && theirs[at] === 0)
  if (doubt >= 0) return `unknown ${shown(doubt)}`
  return 'agree'
}

function fill(mask: Uint8Array, from: number, to: number): void {
  if (to > 0) mask.fill(1, Math.max(0, from), Math.max(0, to))
}
