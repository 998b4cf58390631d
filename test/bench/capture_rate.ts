import { parseDocument } from 'htmlparser2'
import pg from 'pg'
import { request } from 'undici'
import { insertIdea } from '#server/data/ideas/insert.ts'
import { makeCaptureJob } from '#server/jobs/capture/job.ts'
import { openOcr } from '#server/jobs/capture/ocr.ts'
import { startWorker } from '#server/jobs/run.ts'
import { openThreads } from '#server/jobs/threads.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import { makeHostSlots } from '#server/outbound/fetch/host_slots.ts'
import { openPictures } from '#server/pictures/open.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { forget } from '#test/bench/capture_calls.ts'
import type { BenchAccount } from '#test/bench/database.ts'
import { line, median, until } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import type { PageServer } from '#test/bench/page_server.ts'

/** Accounts, and captures of each in a round. */
const [people, captures] = [8, 20]

/** As many as the worker reads at the same time. */
const atOnce = 16

/**
 * Measures how many pages of 20 kB are captured in a second, compared with fetching, parsing and inserting them without
 * anything else. Each is on a host of its own.
 */
export async function captureRate(
  { bench, folder }: Rig,
  { port }: PageServer,
  rounds: number,
): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'accepts')
  const accounts = await bench.accounts(people, 'capturer')
  let next = 0
  const pageUrl = () => {
    next += 1
    return `http://127.0.${1 + (next % 200)}.1:${port}/page/${next}`
  }
  const stopper = await openWorker({ bench, folder, name: 'ours' })
  const rates: (readonly [number, number])[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await forget(bench)
    await Promise.all(accounts.map((account) => captureMany(server.url, account, pageUrl)))
    const ours = await stopper.run()
    const urls = Array.from({ length: people * captures }, pageUrl)
    const bare = await bareRate({ bench, folder, name: 'ours' }, accounts, urls)
    if (round > 0) rates.push([ours, bare])
  }
  const ratio = median(rates.map(([one, other]) => one / other))
  const figure = (at: 0 | 1) => median(rates.map((pair) => pair[at])).toFixed(0)
  const what = `captures / bare fetch, parse and insert: ${figure(0)} / ${figure(1)} a second`
  console.log(line(what, ratio, 0.5, ratio >= 0.5))
  await stopper.stop()
  server.stop()
}

/** What reads captures in this process. `run` reads all that are due. @returns captures a second */
async function openWorker({ bench }: Rig) {
  const looking = new pg.Client({ connectionString: bench.superuserUrl })
  await looking.connect()
  const threads = openThreads({ threads: 2 })
  const pictures = openPictures()
  const ocr = openOcr({ on: false })
  const seal = makeSeal([Buffer.alloc(32, 1)])
  const makeJob = () =>
    makeCaptureJob({
      ...{ database: bench.database, seal, threads, pictures, ocr, slots: makeHostSlots(2) },
      tell: makeTell({ seal, base_url: () => 'http://127.0.0.1', onDefect: null }),
      fetcher: makeFetcher({
        on: true,
        allow: [readAllowedAddress('127.0.0.0/8')].filter((entry) => entry !== null),
        local: true,
        agent: () => 'bench',
      }),
      log: { debug() {}, info() {}, error: (facts) => console.error(facts) },
    })
  return {
    async run() {
      const job = makeJob()
      const began = performance.now()
      const worker = startWorker({
        database: bench.database,
        jobs: [job],
        onError: (error) => console.error(error),
      })
      await until(async () => {
        // Asking all the time would be a part of what is measured.
        await new Promise((resolve) => setTimeout(resolve, 15))
        const { rows } = await looking.query(
          `select 1 from captures where state = 'accepted' limit 1`,
        )
        return rows.length === 0
      }, 60_000)
      const rate = (people * captures) / ((performance.now() - began) / 1_000)
      await job.stop()
      await worker.stop()
      return rate
    },
    stop: () => Promise.all([threads.stop(), pictures.stop(), ocr.stop(), looking.end()]),
  }
}

async function bareRate(
  { bench }: Rig,
  accounts: readonly BenchAccount[],
  urls: readonly string[],
): Promise<number> {
  const left = [...urls]
  const began = performance.now()
  const work = async (owner: string) => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const { body } = await request(url)
      const document = parseDocument(await body.text())
      const title = `Kitchen ${document.children.length} ${url}`
      await bench.database.write(owner, { work: (db) => insertIdea(db, { ...idea, title }) })
    }
  }
  await Promise.all(
    Array.from({ length: atOnce }, (_, index) => work(accounts[index % people]?.owner ?? '')),
  )
  return urls.length / ((performance.now() - began) / 1_000)
}

const idea = {
  ...{ kind: 'place' as const, description: null, place_id: null, venue_place_id: null },
  ...{ activity_name: null, custom_activity_name: null, fixed_when: null, event_start_at: null },
  ...{ source_url: null, show_in_for_you: true },
}

/** Captures pages of an account. */
export async function captureMany(
  url: string,
  { token }: BenchAccount,
  pageUrl: () => string,
  count = captures,
): Promise<string[]> {
  const handles: string[] = []
  for (let made = 0; made < count; made += 1) {
    const response = await fetch(`${url}/api/v2/capabilities/ideas.capture`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ source_url: pageUrl() }),
    })
    if (response.status !== 200) throw new Error(`Capturing was answered with ${response.status}`)
    const { data } = (await response.json()) as { data: { capture_public_id: string } }
    handles.push(data.capture_public_id)
  }
  return handles
}
