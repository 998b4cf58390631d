import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { insertCalendar } from '#server/data/calendar_sources/insert.ts'
import { sealCalendarAddress } from '#server/domain/calendar/seal.ts'
import { makeCalendarJob } from '#server/jobs/calendar/job.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { line, percentile } from '#test/bench/measure.ts'
import type { BenchOptions } from '#test/bench/options.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { calendarOf, eventOf, startFeed } from '#test/support/feed_server.ts'

const accounts = 40

/** How often each of them reads in one round: the clock of a process's CPU counts hundredths of a second. */
const readings = 4

const events = 5_000

/**
 * Measures the CPU of the database for a reading that finds a calendar as it was, compared with one of the same calendar
 * that has changed. Of both, the lower quarter of the rounds counts.
 */
export async function readingCost({ bench }: Rig, { rounds }: BenchOptions): Promise<void> {
  console.log(
    `\n(readings) database CPU of a reading of ${events} events, unchanged against changed`,
  )
  const feed = await startFeed()
  const threads = openThreads({ threads: 1 })
  const seal = makeSeal([Buffer.alloc(32, 1)])
  const job = makeCalendarJob({
    database: bench.database,
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
  const readers = await bench.accounts(accounts, 'reader')
  for (const { owner } of readers) {
    const sealed = sealCalendarAddress(seal, owner, feed.url)
    const made = {
      source_id: randomUUID(),
      kind: 'ics',
      name: 'Bench',
      named: true,
      sealed,
    } as const
    await bench.database.write(owner, { work: (db) => insertCalendar(db, made) })
  }
  let version = 0
  const changed = (response: ServerResponse) => {
    version += 1
    response.writeHead(200, { etag: `"${version}"` }).end(calendar(version))
  }
  const unchanged = (response: ServerResponse) => response.writeHead(304).end()
  const cpuOf = async (answer: typeof changed) => {
    feed.answer(answer)
    let used = 0
    for (let reading = 0; reading < readings; reading += 1) {
      await bench.asSuperuser('update calendar_sources set due_at = now()')
      const before = bench.cpu() ?? Number.NaN
      for (const { owner } of readers) await job.run(owner)
      used += (bench.cpu() ?? Number.NaN) - before
    }
    return used / (readings * readers.length)
  }
  await cpuOf(changed)
  const seen: Record<'unchanged' | 'changed', number[]> = { unchanged: [], changed: [] }
  for (let round = 0; round < Math.max(rounds, 4); round += 1) {
    seen.unchanged.push(await cpuOf(unchanged))
    seen.changed.push(await cpuOf(changed))
  }
  const [one, other] = [percentile(seen.unchanged, 0.25), percentile(seen.changed, 0.25)]
  const ratio = one / other
  console.log(line(`${one.toFixed(0)} / ${other.toFixed(0)} µs`, ratio, 0.1, ratio <= 0.1))
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
