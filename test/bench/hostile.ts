import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { fill } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line, median, until } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'

/** What the account asks in a second, below its limit. */
const pace = 8
const seconds = 4

/**
 * Measures what a caller waits while the server reads four hostile calendars of other accounts over and over, compared
 * with what it waits when it reads none.
 */
export async function hostileCalendars(
  { bench, folder }: Rig,
  { rounds }: BenchOptions,
): Promise<void> {
  console.log(
    `\n(hostile) p50 of one account, ${pace} reads a second, while four hostile calendars are read`,
  )
  const feeds = fork(join(folder, 'test/bench/servers/hostile_feeds.ts'), { cwd: folder })
  const [{ port, names }] = (await once(feeds, 'message')) as [{ port: number; names: string[] }]
  const quiet = await bench.account('quiet')
  await fill(bench, [quiet], 200)
  const server = await serve('calendars', folder, bench.url, `127.0.0.1:${port}`)
  await Promise.all(names.map((name) => connect(bench, `http://127.0.0.1:${port}/${name}`)))
  const series = seriesOf([callOf('ideas.lists.query', quiet.token, {})])
  const wait = (time: number) => load(server.url, series, { connections: 1, seconds: time, pace })
  await wait(3)
  const ratios: number[] = []
  const [alone, beside]: [number[], number[]] = [[], []]
  let read = 0
  for (let round = 0; round < rounds; round += 1) {
    await until(() => isIdle(bench), 60_000)
    const before = (await wait(seconds)).p50
    const asked = await countOf(feeds)
    const stop = await keepDue(bench)
    const { p50 } = await wait(seconds)
    await stop()
    read += (await countOf(feeds)) - asked
    alone.push(before)
    beside.push(p50)
    ratios.push(p50 / before)
  }
  const ratio = median(ratios)
  const figures = `${median(beside).toFixed(1)} / ${median(alone).toFixed(1)} ms`
  console.log(line(figures, ratio, 1.5, ratio <= 1.5, `${read} hostile calendars fetched`))
  server.stop()
  feeds.disconnect()
}

type Bench = Rig['bench']

/** Connects the calendar at an address to an account of its own, which nobody reads yet. */
async function connect(bench: Bench, url: string): Promise<void> {
  const { owner } = await bench.account('hostile')
  const sealed = sealCalendarAddress(makeSeal([Buffer.alloc(32, 1)]), owner, url)
  await bench.database.write(owner, {
    work: (db) =>
      insertCalendar(db, {
        source_id: randomUUID(),
        kind: 'ics',
        name: 'Hostile',
        named: true,
        host: '127.0.0.1',
        sealed,
      }),
  })
}

/** Keeps all calendars due, whatever came of the last reading, until it is stopped. */
async function keepDue({ superuserUrl }: Bench): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  let stopped = false
  const loop = async () => {
    while (!stopped) {
      await client.query(again)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await client.query('update calendar_sources set due_at = null')
    await client.end()
  }
  const ended = loop()
  return () => {
    stopped = true
    return ended
  }
}

const again = `
  with due as (
    update calendar_sources
    set due_at = now(), state = 'working', failures = 0
    where lease_until is null
    returning owner_id
  )
  insert into due_work (owner_id, kind, due_at)
  select owner_id, 'calendar', now() from due
  on conflict (owner_id, kind) do update set due_at = least(due_work.due_at, now())`

async function isIdle(bench: Bench): Promise<boolean> {
  const rows = await bench.asSuperuser(`select 1 from calendar_sources where lease_until > now()`)
  return rows.length === 0
}

async function countOf(feeds: ChildProcess): Promise<number> {
  const answered = once(feeds, 'message')
  feeds.send('count')
  const [{ asked }] = (await answered) as [{ asked: number }]
  return asked
}
