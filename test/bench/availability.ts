import { randomUUID } from 'node:crypto'
import { findWindows } from '#server/domain/availability/windows.ts'
import { type BusyRun, encodeMonth, monthsOf } from '#server/domain/calendar/busy_runs.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { line, median } from '#test/bench/measure.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'
import { aCalendar, share } from '#test/support/given/free_time.ts'
import { change, invite, makePlan } from '#test/support/given/plan_rows.ts'

/** The caller and 25 friends, six weeks, and a few things on each day of each. */
const friends = 25
const days = 42
const accounts = 32

const day_ms = 86_400_000

/** (availability) What finding windows costs, as a request and by itself. */
export async function availabilityCost({ bench, ...rig }: Rig, rounds: Rounds): Promise<void> {
  console.log('\n(availability) 26 people × 6 weeks, against places.private.query of 25')
  const callers = await bench.accounts(accounts)
  for (const caller of callers) await fill(bench, caller)
  const first = Date.now() + day_ms
  const handles = new Map<string, string[]>()
  for (const { owner } of callers) handles.set(owner, await friendsOf(bench, owner))
  const measured = await serve('ours', rig.folder, bench.url)
  const shots = {
    places: callers.map(({ token }) => callOf('places.private.query', token, {})),
    windows: callers.map(({ owner, token }) =>
      callOf('availability.query', token, {
        starts_after: new Date(first).toISOString(),
        starts_before: new Date(first + days * day_ms).toISOString(),
        person_handles: handles.get(owner),
      }),
    ),
  }
  const contenders = Object.entries(shots).map(([name, own]) =>
    answering(name, measured, { bench }, seriesOf(own), { connections: 16 }),
  )
  const seen = await inTurns(contenders, rounds, () => analyse([{ bench, ...rig }]))
  measured.stop()
  for (const figure of ['server', 'database', 'p50'] as const) {
    const ratio = seen.ratio('windows', 'places', figure)
    const what = figure === 'p50' ? 'p50' : `${figure} CPU`
    console.log(line(`${what}: availability / places`, ratio, 3, ratio <= 3))
  }
  engineCost()
  await replicationCost(bench)
}

/** Friends who share and are busy some hours of each day, a calendar of one's own, and 25 places. */
async function fill(bench: BenchDatabase, { owner }: BenchAccount): Promise<void> {
  const months = monthsOf(quarterOf(0), quarterOf(400))
  const dates = months.map((month) => `${month}-01`)
  await bench.asSuperuser(
    `insert into places (owner_id, place_id, name, name_key, address)
     select $1, gen_random_uuid(), 'Place ' || n, 'place ' || n, 'Weserstraße ' || n
     from generate_series(1, 25) n`,
    [owner],
  )
  await bench.asSuperuser(
    `with made as (
       insert into people (owner_id, person_id, display_name, name_key, classification)
       select $1, gen_random_uuid(), 'Friend ' || n, 'friend ' || n, 'connected'
       from generate_series(1, $2::int) n
       returning owner_id, person_id
     ), connected as (
       insert into connections (owner_id, person_id, peer_owner, peer_person_id)
       select owner_id, person_id, gen_random_uuid(), gen_random_uuid() from made
       returning owner_id, peer_owner
     )
     insert into friend_calendars (owner_id, peer_owner, shared, read_at, fresh_until, known_from, known_until, version)
     select owner_id, peer_owner, true, now(), now() + interval '1 day', now() - interval '30 days',
       now() + interval '400 days', 1
     from connected`,
    [owner, friends],
  )
  const peers = await bench.asSuperuser<{ id: string }>(
    'select peer_owner as id from friend_calendars where owner_id = $1',
    [owner],
  )
  for (const { id } of peers) {
    const runs = someRuns(0, 400)
    await bench.asSuperuser(
      `insert into friend_months (owner_id, peer_owner, month, runs, version)
       select $1, $2, month, runs, 1 from unnest($3::date[], $4::bytea[]) as given (month, runs)`,
      [owner, id, dates, months.map((month) => encodeMonth(month, runs))],
    )
  }
  const source = randomUUID()
  const own = someRuns(0, 400)
  await bench.asSuperuser(
    `insert into calendar_sources (owner_id, source_id, kind, name, state, read_at, checked_at, known_from, known_until)
     values ($1, $2, 'ics', 'Work', 'working', now(), now(), now() - interval '30 days', now() + interval '400 days')`,
    [owner, source],
  )
  await bench.asSuperuser(
    `insert into calendar_months (owner_id, source_id, month, runs)
     select $1, $2, month, runs from unnest($3::date[], $4::bytea[]) as given (month, runs)`,
    [owner, source, dates, months.map((month) => encodeMonth(month, own))],
  )
}

async function friendsOf(bench: BenchDatabase, owner: string): Promise<string[]> {
  const rows = await bench.asSuperuser<{ id: string }>(
    'select person_id as id from connections where owner_id = $1',
    [owner],
  )
  return rows.map(({ id }) => toHandle('person', id))
}

/** The first quarter-hour of a day from today on. */
function quarterOf(day: number): number {
  return (Math.floor(Date.now() / day_ms) + day) * 96
}

/** Three things on each day. */
function someRuns(from: number, to: number): BusyRun[] {
  return Array.from({ length: (to - from) * 3 }, (_, index): BusyRun => {
    const at = quarterOf(from + Math.floor(index / 3)) + 32 + Math.floor(Math.random() * 50)
    const kind = Math.random() < 0.15 ? 'tentative' : 'busy'
    return { from: at, to: at + 1 + Math.floor(Math.random() * 8), kind }
  })
}

/** The engine beside filling every window that an interval reaches, and beside asking each interval of each window. */
function engineCost(): void {
  const people = Array.from({ length: friends + 1 }, () => someRuns(0, days))
  const times = people.map((runs) => ({ runs, stored: [] }))
  const first = quarterOf(0)
  const count = days * 96
  const starts = [{ from: first, to: first + count }]
  const ways: Record<string, () => unknown> = {
    engine: () => findWindows({ people: times, starts, quarters: 8, most: 1200 }),
    dilated: () => dilated(people, first, count),
    naive: () => naive(people.slice(0, 2), first, count),
  }
  const taken = new Map<string, number[]>()
  for (let round = 0; round < 60; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const began = performance.now()
      way()
      if (round >= 20) taken.set(name, [...(taken.get(name) ?? []), performance.now() - began])
    }
  }
  const middle = (name: string) => median(taken.get(name) ?? [])
  const fill = middle('engine') / middle('dilated')
  console.log(
    line(
      'engine / dilated fill with ranking',
      fill,
      1.5,
      fill <= 1.5,
      `${middle('engine').toFixed(2)} ms`,
    ),
  )
  // Two of the people were asked the slow way.
  const slow = middle('engine') / ((middle('naive') * people.length) / 2)
  console.log(line('engine / window × person × interval', slow, 1 / 50, slow <= 1 / 50))
}

/** Marks each window that an interval reaches, person by person, and ranks them by sorting. */
function dilated(people: readonly (readonly BusyRun[])[], first: number, count: number): number[] {
  const masks = {
    busy: new Uint32Array(count),
    unknown: new Uint32Array(count),
    tentative: new Uint32Array(count),
  }
  for (const [index, runs] of people.entries()) {
    for (const { from, to, kind } of runs) {
      const end = Math.min(to - first, count)
      for (let at = Math.max(from - first - 7, 0); at < end; at += 1)
        masks[kind][at] = (masks[kind][at] ?? 0) | (1 << index)
    }
  }
  const keys = Float64Array.from({ length: count }, (_, at) => {
    const [busy, unknown, partial] = [masks.busy, masks.unknown, masks.tentative].map((mask) =>
      bits(mask[at] ?? 0),
    )
    return (((busy ?? 0) * 64 + (unknown ?? 0)) * 64 + (partial ?? 0)) * 16384 + at
  }).sort()
  const closed = new Uint8Array(count + 8)
  const kept: number[] = []
  for (const key of keys) {
    const at = key % 16384
    if (closed[at] === 1) continue
    kept.push(at)
    closed.fill(1, Math.max(at - 7, 0), at + 8)
  }
  return kept
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Asks each interval of each person for each quarter-hour of each window. */
function naive(people: readonly (readonly BusyRun[])[], first: number, count: number): number {
  let free = 0
  for (let at = first; at < first + count; at += 1) {
    const all = people.map((runs) =>
      runs.some(({ from, to }) => from < at + 8 && at < to) ? ('busy' as const) : ('free' as const),
    )
    free += all.filter((status) => status === 'free').length
  }
  return free
}

/** One changed month copied to 50 friends, beside a changed plan copied to 50 guests. */
async function replicationCost(bench: BenchDatabase): Promise<void> {
  const { database } = bench
  const sharer = await bench.account('sharer')
  const peers = await bench.accounts(50, 'peer')
  const plan = await makePlan(database, sharer)
  await invite(database, sharer, plan, peers)
  const source = await aCalendar(database, sharer)
  await share(database, sharer, 'all')
  await replicateAvailability(database, sharer.owner)
  await replicatePlan(database, sharer.owner, plan)
  const month = `${monthsOf(quarterOf(40), quarterOf(41))[0]}`
  const took = { month: [] as number[], plan: [] as number[] }
  for (let round = 0; round < 24; round += 1) {
    const runs: BusyRun[] = [{ from: quarterOf(40) + round * 2, to: quarterOf(41), kind: 'busy' }]
    await bench.asSuperuser(
      'update calendar_months set runs = $3 where owner_id = $1 and source_id = $2 and month = $4',
      [sharer.owner, source, encodeMonth(month, runs), `${month}-01`],
    )
    await change(database, sharer, plan, async () => {})
    const began = performance.now()
    await replicateAvailability(database, sharer.owner)
    const between = performance.now()
    await replicatePlan(database, sharer.owner, plan)
    if (round < 4) continue
    took.month.push(between - began)
    took.plan.push(performance.now() - between)
  }
  const ratio = median(took.month) / median(took.plan)
  const note = `${median(took.month).toFixed(0)} ms`
  console.log(
    line('a changed month to 50 friends / a plan to 50 guests', ratio, 1.2, ratio <= 1.2, note),
  )
}
