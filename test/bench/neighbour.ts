import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fill } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, type Shot, seriesOf } from '#test/bench/shots.ts'

type Greedy = Shot & { method: string }

/** What one account does all the time, and over how many connections. */
interface Habit {
  readonly name: string
  readonly connections: number
  readonly shots: (token: string, list: string) => Greedy[]
}

const seconds = 8
const quietSeconds = 4
/** What its neighbour asks in a second, below its own limit. */
const pace = 8

const post = (path: string, token: string, body: unknown, more = {}): Greedy => ({
  method: 'POST',
  path,
  headers: {
    authorization: `Bearer ${token}`,
    accept: 'application/json, text/event-stream',
    ...more,
  },
  body,
})
const call = (id: string, token: string, body: unknown, more = {}) =>
  post(`/api/v2/capabilities/${id}`, token, body, more)
const batch = (token: string, message: object) =>
  post(
    '/mcp',
    token,
    Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, ...message })),
  )
const keyed = { 'idempotency-key': 'new' }

const habits: readonly Habit[] = [
  {
    name: 'batches of 100 lists of tools',
    connections: 8,
    shots: (token) => [batch(token, { method: 'tools/list' })],
  },
  {
    name: 'batches of 100 calls',
    connections: 8,
    shots: (token) => [
      batch(token, {
        method: 'tools/call',
        params: { name: 'service_list_saved_ideas', arguments: {} },
      }),
    ],
  },
  {
    name: 'renames of one list',
    connections: 60,
    shots: (token, ideas_list_handle) =>
      ['One', 'Two', 'Three'].map((name) =>
        call('ideas.lists.rename', token, { ideas_list_handle, name }, keyed),
      ),
  },
  {
    name: 'snapshots of 500 ids',
    connections: 8,
    shots: (token) => [call('ideas.saved.query', token, { limit: 25 })],
  },
  {
    name: 'searches that find nothing',
    connections: 8,
    shots: (token) =>
      ['zebra', 'quartz', 'onyx'].map((query) => call('ideas.saved.query', token, { query })),
  },
  {
    name: 'bodies of 256 kB that hold one text',
    connections: 8,
    shots: (token) => [call('ideas.saved.query', token, { query: 'x'.repeat(260_000) })],
  },
  {
    name: 'bodies of 256 kB with 10,000 wrong values',
    connections: 8,
    shots: (token) => [
      call('ideas.lists.create', token, { name: 'x', person_names: tiny(9_900) }, keyed),
    ],
  },
  {
    name: 'bodies of 256 kB with 120,000 values',
    connections: 8,
    shots: (token) => [
      call('ideas.lists.create', token, { name: 'x', person_names: tiny(120_000) }, keyed),
    ],
  },
  {
    name: 'the document',
    connections: 8,
    shots: () => [{ method: 'GET', path: '/openapi.json', headers: {}, body: null }],
  },
]

function tiny(count: number): number[] {
  return Array.from({ length: count }, () => 1)
}

/**
 * Measures what a caller waits while another account does the most expensive things its limits allow, each with a new
 * token whose limits are full, compared with what it waits when nobody else asks.
 */
export async function neighbourTimes({ bench, folder }: Rig): Promise<void> {
  console.log(
    `\n(neighbour) p50 of one account, ${pace} reads a second, while another does all it may`,
  )
  const quiet = await bench.account('quiet')
  await fill(bench, [quiet], 200)
  const server = await serve('limited', folder, bench.url)
  const series = seriesOf([callOf('ideas.lists.query', quiet.token, {})])
  const wait = (seconds: number) => load(server.url, series, { connections: 1, seconds, pace })
  await wait(3)
  for (const { name, connections, shots } of habits) {
    const greedy = await bench.account('greedy')
    await fill(bench, [greedy], 20_000)
    const list = await aList(server.url, greedy.token)
    // Measured anew each time: other work of the machine comes and goes.
    const alone = (await wait(quietSeconds)).p50
    const child = fork(resolve(import.meta.dirname, 'servers/greedy.ts'), [
      server.url,
      `${connections}`,
    ])
    child.send(shots(greedy.token, list))
    await once(child, 'message')
    const cpu = await server.cpu()
    const { p50, p99 } = await wait(seconds)
    const used = (await server.cpu()) - cpu
    const { answered, refused, bytes } = await countsOf(child)
    child.disconnect()
    await once(child, 'exit')
    const note = `p99 ${p99.toFixed(0)} ms, ${answered} answered, ${refused} refused, ${(bytes / 1e6).toFixed(0)} MB, CPU ${(used / 1e6).toFixed(1)} s`
    console.log(
      line(
        `${name}: ${p50.toFixed(1)} / ${alone.toFixed(1)} ms`,
        p50 / alone,
        3,
        p50 / alone <= 3,
        note,
      ),
    )
  }
  server.stop()
}

async function aList(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/capabilities/ideas.lists.create`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'list',
    },
    body: JSON.stringify({ name: 'One list' }),
  })
  const { data } = (await response.json()) as { data: { list: { ideas_list_handle: string } } }
  return data.list.ideas_list_handle
}

interface Counts {
  answered: number
  refused: number
  bytes: number
}

async function countsOf(child: ChildProcess): Promise<Counts> {
  const answered = once(child, 'message')
  child.send('counts')
  const [counts] = await answered
  return counts
}
