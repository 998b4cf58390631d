import type { BenchAccount } from '#test/bench/database.ts'
import { line } from '#test/bench/measure.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, type Contender, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { scenariosOf } from '#test/bench/scenarios/load.ts'
import type { ListShots } from '#test/bench/scenarios/lists.ts'
import { type Measured, serve } from '#test/bench/serve.ts'
import { capability, input } from '#test/bench/servers/read.ts'
import { callOf, type Shot, seriesOf } from '#test/bench/shots.ts'

const connections = 32

/** Rounds, and how many calls come before the first. */
type Warmed = Rounds & { readonly warm: number }

/** (a) As fast as it can, a server that keeps its callers busy would be spared what waking them costs. */
const pace = 1000

/** (a) At that pace a round of three seconds has 3,000 calls. */
export async function readCost(rigs: readonly Rig[], rounds: Warmed): Promise<void> {
  console.log('\n(a) a validated read that touches no table')
  const contenders: Contender[] = []
  const stops: (() => void)[] = []
  const [ours] = rigs
  if (!ours) return
  for (const [name, server, rig] of [
    ['fastify', 'fastify', ours],
    ['express', 'express', ours],
    ...rigs.map((rig) => [rig.name, 'ours', rig] as const),
  ] as const) {
    const { token } = await rig.bench.account('reader')
    const measured = await serve(server, rig.folder, rig.bench.url)
    stops.push(measured.stop)
    const series = seriesOf([callOf(capability, token, input)])
    contenders.push(
      answering(name, measured, rig, series, { connections, pace, warmedBy: rounds.warm }),
    )
  }
  const seen = await inTurns(contenders, rounds)
  for (const stop of stops) stop()
  const ratio = seen.ratio('ours', 'fastify', 'server')
  console.log(line('server CPU: ours / Fastify + precompiled Ajv', ratio, 1.5, ratio <= 1.5))
  seen.printBefore()
}

/** What the first page of each list may cost compared with before. */
const limits = { server: 0.55, database: 0.65 }

const pages = {
  list: 'ideas.lists.get of a list with 25 ideas',
  saved: 'the first page of ideas.saved.query, of 600',
  lists: 'the first page of ideas.lists.query',
} satisfies Record<keyof ListShots, string>

/** (list), (saved), (lists): pages as 64 accounts read them. */
export async function pageCost(
  rigs: readonly Rig[],
  rounds: Rounds,
  wanted: (part: string) => boolean,
): Promise<void> {
  const all: { rig: Rig; shots: ListShots; server: Awaited<ReturnType<typeof serve>> }[] = []
  for (const rig of rigs) {
    const { makeLists } = await scenariosOf(rig.folder)
    const shots = await makeLists(rig.bench, 64)
    all.push({ rig, shots, server: await serve('ours', rig.folder, rig.bench.url) })
  }
  for (const part of ['list', 'saved', 'lists'] as const) {
    if (!wanted(part)) continue
    console.log(`\n(${part}) ${pages[part]}, 64 accounts, ${connections} connections`)
    const contenders = all.map(({ rig, shots, server }) =>
      answering(rig.name, server, rig, seriesOf(shots[part]), { connections }),
    )
    const seen = await inTurns(contenders, rounds, () => analyse(rigs))
    seen.printBefore(limits)
  }
  for (const { server } of all) server.stop()
}

/** Does what autovacuum would have done after a while. */
export async function analyse(rigs: readonly Rig[]): Promise<void> {
  for (const { bench } of rigs) await bench.asSuperuser('analyze')
}

/** A call as a tool of MCP. */
export function overMcp({ headers, body }: Shot, name = 'service_list_ideas_lists'): Shot {
  return {
    path: '/mcp',
    headers: {
      ...headers,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: body },
    },
  }
}

/** Lists mention nothing that others may have written; of saved ideas MCP also asks whose words they have. */
const tools = {
  'ideas.lists.query': 'service_list_ideas_lists',
  'ideas.saved.query': 'service_list_saved_ideas',
} as const

/** (d) */
export async function toolCost(rigs: readonly Rig[], rounds: Warmed): Promise<void> {
  console.log('\n(d) MCP tools/call beside the same call over HTTP, 16 usual accounts')
  const loading = { connections: 4, warmedBy: rounds.warm }
  const used: { rig: Rig; server: Measured; accounts: readonly BenchAccount[] }[] = []
  for (const rig of rigs) {
    const { usualAccounts } = await scenariosOf(rig.folder)
    const accounts = await usualAccounts(rig.bench, 16)
    used.push({ rig, accounts, server: await serve('ours', rig.folder, rig.bench.url) })
  }
  for (const [id, name] of Object.entries(tools)) {
    console.log(`  ${id}`)
    const contenders = used.flatMap(({ rig, server, accounts }) => {
      const shots = accounts.map(({ token }) => callOf(id, token, { limit: 5 }))
      const suffix = rig.name === 'ours' ? '' : ', before'
      const all = { HTTP: shots, MCP: shots.map((shot) => overMcp(shot, name)) }
      return Object.entries(all).map(([over, series]) =>
        answering(`${over}${suffix}`, server, rig, seriesOf(series), loading),
      )
    })
    const seen = await inTurns(contenders, rounds, () => analyse(rigs))
    for (const [figure, what] of [
      ['server', 'server CPU'],
      ['database', 'database CPU'],
      ['p50', 'p50'],
    ] as const) {
      const ratio = seen.ratio('MCP', 'HTTP', figure)
      console.log(line(`${what}: MCP / HTTP`, ratio, 1.2, ratio <= 1.2))
      if (!seen.has('MCP, before')) continue
      const change = seen.ratio('MCP', 'MCP, before', figure)
      console.log(line(`${what}: MCP, ours / before`, change, null, true))
    }
  }
  for (const { server } of used) server.stop()
}
