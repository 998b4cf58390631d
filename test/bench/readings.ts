import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import type { Database } from '#server/database/db.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { makeCalendarJob } from '#server/jobs/calendar/job.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { line, median } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { calendarOf, eventOf, startFeed } from '#test/support/feed_server.ts'

const readings = 30
const events = 5_000

/**
 * Measures how long the database works for a reading that finds a calendar as it was, compared with one of the same
 * calendar that has changed.
 */
export async function readingCost({ bench }: Rig, { rounds }: BenchOptions): Promise<void> {
  console.log(
    `\n(readings) database time of a reading of ${events} events, unchanged against changed`,
  )
  const feed = await startFeed()
  const threads = openThreads({ threads: 1 })
  const timed = { ms: 0 }
  const seal = makeSeal([Buffer.alloc(32, 1)])
  const job = makeCalendarJob({
    database: timing(bench.database, timed),
    seal,
    threads,
    brand: 'service',
    fetcher: makeFetcher({
      on: true,
      allow: [readAllowedAddress(feed.allow)].filter((entry) => entry !== null),
      local: false,
      agent: () => 'bench',
    }),
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  const { owner } = await bench.account('reader')
  const sealed = sealCalendarAddress(seal, owner, feed.url)
  const made = { source_id: randomUUID(), kind: 'ics', name: 'Bench', named: true, sealed } as const
  await bench.database.write(owner, { work: (db) => insertCalendar(db, made) })
  let version = 0
  const changed = (response: ServerResponse) => {
    version += 1
    response.writeHead(200, { etag: `"${version}"` }).end(calendar(version))
  }
  const unchanged = (response: ServerResponse) => response.writeHead(304).end()
  const timeOf = async (answer: typeof changed) => {
    feed.answer(answer)
    timed.ms = 0
    for (let count = 0; count < readings; count += 1) {
      await bench.asSuperuser('update calendar_sources set due_at = now()')
      await job.run(owner)
    }
    return timed.ms / readings
  }
  await timeOf(changed)
  const ratios: number[] = []
  const times: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await timeOf(unchanged), await timeOf(changed)]
    times.push([one, other])
    ratios.push(one / other)
  }
  const ratio = median(ratios)
  const figure = (at: 0 | 1) => median(times.map((pair) => pair[at])).toFixed(1)
  console.log(line(`${figure(0)} / ${figure(1)} ms`, ratio, 0.1, ratio <= 0.1))
  await Promise.all([threads.stop(), feed.close()])
}

/** A calendar of which one event is somewhere else each time. */
function calendar(version: number): string {
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000
  return calendarOf(
    Array.from({ length: events }, (_, index) => {
      const at = start + (index + (index === 0 ? version : 0)) * 2 * 3_600_000
      return eventOf(`event ${index}`, new Date(at), new Date(at + 3_600_000))
    }).join(''),
  )
}

/** The same database, which adds up how long its transactions took. */
function timing(database: Database, timed: { ms: number }): Database {
  const clocked = async <T>(work: Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      return await work
    } finally {
      timed.ms += performance.now() - began
    }
  }
  return {
    ...database,
    read: (...given) => clocked(database.read(...given)),
    write: (...given) => clocked(database.write(...given)),
  }
}
