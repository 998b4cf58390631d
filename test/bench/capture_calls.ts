import { randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import type { BenchDatabase } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line, median } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf } from '#test/bench/shots.ts'

/** Calls of each kind a round, and how many at the same time. */
const calls = 200
const atOnce = 4

/** What the calls of a round cost: milliseconds for one, and CPU of all. */
interface Cost {
  readonly ms: number
  readonly cpu: number
}

/** Measures how long a capture takes to be accepted, compared with an idea that is made with all its fields. */
export async function acceptCost({ bench, folder }: Rig, rounds: number): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'accepts')
  const { token } = await bench.account('sender')
  const pool = new Pool(server.url, { connections: atOnce })
  // Of the server and of the database, in microseconds.
  const cpu = async () => (await server.cpu()) + (bench.cpu() ?? 0)
  const measured = async (id: string, inputOf: () => object) => {
    const before = await cpu()
    const ms = await sendMany(pool, token, id, inputOf)
    return { ms, cpu: (await cpu()) - before }
  }
  const capture = () => measured('ideas.capture', capturedPage)
  const create = () => measured('ideas.structured_create', createdIdea)
  const times: (readonly [Cost, Cost])[] = []
  for (let round = 0; round <= rounds; round += 1) {
    await forget(bench)
    const pair = [await capture(), await create()] as const
    // The first round warms both up.
    if (round > 0) times.push(pair)
  }
  const ratioOf = (figure: keyof Cost) =>
    median(times.map(([one, other]) => one[figure] / other[figure]))
  const ratio = ratioOf('ms')
  const shown = (at: 0 | 1) => median(times.map((pair) => pair[at].ms)).toFixed(1)
  const what = `accepting / ideas.structured_create: ${shown(0)} / ${shown(1)} ms`
  console.log(line(what, ratio, 1.3, ratio <= 1.3, `CPU ${ratioOf('cpu').toFixed(2)}`))
  await forget(bench)
  await pool.close()
  server.stop()
}

/** How many captures an account has when its captures are read. */
const [few, many] = [10, 100_000]

/** Measures how long reading one capture takes in an account with many, compared with one with few. */
export async function captureReads({ bench, folder }: Rig, rounds: number): Promise<void> {
  const server = await serve('captures', folder, bench.url, '127.0.0.0/8', 'accepts')
  const accounts = await Promise.all(
    [few, many].map(async (count) => {
      const { owner, token } = await bench.account(`captures${count}`)
      const handle = await captureOne(server.url, token)
      await bench.asSuperuser(copies, [owner, count - 1])
      return seriesOf([callOf('ideas.capture.get', token, { capture_public_id: handle })])
    }),
  )
  await bench.asSuperuser('vacuum analyze captures')
  const p99s: number[][] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair: number[] = []
    for (const series of accounts) {
      const { p99 } = await load(server.url, series, { connections: 2, seconds: 1.5 })
      pair.push(p99)
    }
    if (round > 0) p99s.push(pair)
  }
  const ratio = median(p99s.map(([one = 0, other = 0]) => other / one))
  const figure = (at: number) => median(p99s.map((pair) => pair[at] ?? 0)).toFixed(1)
  const what = `p99 of capture.get, 100,000 / 10: ${figure(1)} / ${figure(0)} ms`
  console.log(line(what, ratio, 1.5, ratio <= 1.5))
  await forget(bench)
  server.stop()
}

/** Copies of an account's capture, which wait. */
const copies = `
  insert into captures (owner_id, capture_id, state, purpose, kept, question, accepted_by, created_at, updated_at)
  select owner_id, gen_random_uuid(), 'needs_input', purpose, kept,
    '{"kind":"subject","code":"subject_required","text":"What is it called?","choices":[]}',
    accepted_by, now() - n * interval '1 minute', now() - n * interval '1 minute'
  from captures, generate_series(1, $2::int) n where owner_id = $1`

/** Sends calls, some at a time. @returns milliseconds for one */
async function sendMany(
  pool: Pool,
  token: string,
  id: string,
  inputOf: () => object,
): Promise<number> {
  let left = calls
  const began = performance.now()
  const send = async () => {
    while (left > 0) {
      left -= 1
      await post(pool, token, id, inputOf())
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return (performance.now() - began) / calls
}

async function post(pool: Pool, token: string, id: string, input: object): Promise<unknown> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: `/api/v2/capabilities/${id}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(input),
  })
  const answer = await body.json()
  if (statusCode !== 200) throw new Error(`${id} was answered with ${statusCode}`)
  return answer
}

/** Captures a page that nobody reads. @returns its handle */
async function captureOne(url: string, token: string): Promise<string> {
  const pool = new Pool(url)
  const answer = await post(pool, token, 'ideas.capture', capturedPage())
  await pool.close()
  return (answer as { data: { capture_public_id: string } }).data.capture_public_id
}

const capturedPage = () => ({ source_url: `https://kitchen.example.com/${randomUUID()}` })
const createdIdea = () => ({ kind: 'place', title: `Kitchen ${randomUUID()}` })

/** Deletes every capture. */
export async function forget(bench: BenchDatabase): Promise<void> {
  await bench.asSuperuser(`delete from due_work where kind = 'capture'`)
  await bench.asSuperuser('truncate captures cascade')
}
