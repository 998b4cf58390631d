import type { BenchAccount } from '#test/bench/database.ts'
import { load } from '#test/bench/load.ts'
import { line, median } from '#test/bench/measure.ts'
import { analyse, overMcp } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, seriesOf, type Shot, unique } from '#test/bench/shots.ts'

const connections = 8

/** How many accounts talk, and what another one asks in a second meanwhile. */
const [talking, pace] = [64, 20]

/** (turns): what talking costs beside the same calls, and what those who do not talk wait meanwhile. */
export async function turnCost(rig: Rig, rounds: Rounds): Promise<void> {
  const { bench, folder } = rig
  console.log(`\n(turns) the Assistant, ${talking} accounts, ${connections} connections`)
  const server = await serve('ours', folder, bench.url)
  const accounts = await bench.accounts(talking, 'talker')
  const shots = {
    'a turn that reads': accounts.map((one) => turnOf(one, 'show my lists')),
    'read over MCP': accounts.map(({ token }) =>
      overMcp(callOf('ideas.lists.query', token, { limit: 5 })),
    ),
    'a turn that writes': accounts.map((one) => turnOf(one, `create a list called ${unique}`)),
    'that write': accounts.map(({ token }) =>
      callOf('ideas.lists.create', token, { name: unique }, true),
    ),
  }
  const contenders = Object.entries(shots).map(([name, series]) =>
    answering(name, server, rig, seriesOf(series), { connections }),
  )
  const seen = await inTurns(contenders, rounds, () => analyse([rig]))
  const read = seen.ratio('a turn that reads', 'read over MCP', 'server')
  console.log(line('a turn with one read / the read over MCP, server CPU', read, 3, read <= 3))
  const write = seen.ratio('a turn that writes', 'that write', 'rate')
  console.log(line('turns a second with one write / that write', write, 0.33, write >= 0.33))
  await besideTurns(rig, server.url, shots['a turn that reads'], rounds)
  server.stop()
}

/** What an account waits for its reads while all others talk, compared with what it waits alone. */
async function besideTurns(
  { bench }: Rig,
  url: string,
  turns: readonly Shot[],
  { rounds, seconds }: Rounds,
): Promise<void> {
  const quiet = await bench.account('quiet')
  const reads = seriesOf([callOf('ideas.lists.query', quiet.token, {})])
  const talk = seriesOf(turns)
  const wait = () => load(url, reads, { connections: 1, seconds, pace })
  await wait()
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await wait()
    // Each account says something every three seconds.
    const talked = load(url, talk, { connections: talking, seconds, pace: talking / 3 })
    const beside = await wait()
    await talked
    ratios.push(beside.p99 / alone.p99)
  }
  const ratio = median(ratios)
  console.log(line(`p99 of reads while ${talking} accounts talk / alone`, ratio, 1.5, ratio <= 1.5))
}

function turnOf({ token }: BenchAccount, message: string): Shot {
  return {
    path: '/api/v2/assistant/turns',
    headers: { authorization: `Bearer ${token}` },
    body: { message, request_key: unique },
  }
}
