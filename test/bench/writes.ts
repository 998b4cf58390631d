import { line } from '#test/bench/measure.ts'
import { listScript, pgbench, rsvpScript, scripted } from '#test/bench/pgbench.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import {
  answering,
  type Comparison,
  type Contender,
  inTurns,
  type Rounds,
} from '#test/bench/rounds.ts'
import { scenariosOf } from '#test/bench/scenarios/load.ts'
import { type Measured, serve } from '#test/bench/serve.ts'
import { seriesOf } from '#test/bench/shots.ts'

const connections = 32

/** (b) */
export async function writeRate(rigs: readonly Rig[], rounds: Rounds): Promise<void> {
  console.log(`\n(b) ideas.lists.create, 64 accounts, ${connections} connections`)
  const contenders: Contender[] = []
  const servers: Measured[] = []
  const add = async (
    name: string,
    rig: Rig,
    server: string,
    shots: Parameters<typeof seriesOf>[0],
  ) => {
    const measured = await serve(server, rig.folder, rig.bench.url)
    servers.push(measured)
    contenders.push(answering(name, measured, rig, seriesOf(shots), { connections }))
  }
  for (const rig of rigs) {
    const { newLists } = await scenariosOf(rig.folder)
    const accounts = await rig.bench.accounts(64)
    const shots = newLists(accounts)
    await add(rig.name, rig, 'ours', shots)
    if (rig.name !== 'ours') continue
    await add('express', rig, 'express', shots)
    if (!pgbench) continue
    const script = await listScript(rig.bench, accounts)
    contenders.push(scripted(pgbench, rig.bench, script, connections))
  }
  const seen = await inTurns(contenders, rounds, () => analyse(rigs))
  for (const { stop } of servers) stop()
  const ratio = seen.ratio('ours', 'express', 'rate')
  console.log(line('rate: ours / stock Express + Knex', ratio, 3, ratio >= 3))
  printScripted(seen)
  seen.printBefore()
}

/** (rsvp) */
export async function rsvpRate(rigs: readonly Rig[], rounds: Rounds): Promise<void> {
  console.log(
    `\n(rsvp) invites.rsvp.update with its replication, 64 hosts, ${connections} connections`,
  )
  const contenders: Contender[] = []
  const servers: Measured[] = []
  for (const rig of rigs) {
    const { makeAnswerables, answersTo } = await scenariosOf(rig.folder)
    const invites = await makeAnswerables(rig.bench)
    const measured = await serve('ours', rig.folder, rig.bench.url)
    servers.push(measured)
    contenders.push(
      answering(rig.name, measured, rig, seriesOf(answersTo(invites)), { connections }),
    )
    if (rig.name !== 'ours' || !pgbench) continue
    const script = await rsvpScript(rig.bench, invites)
    contenders.push(scripted(pgbench, rig.bench, script, connections))
  }
  const seen = await inTurns(contenders, rounds, () => analyse(rigs))
  for (const { stop } of servers) stop()
  printScripted(seen)
  seen.printBefore()
}

/** pgbench as the superuser has no row-level security, and none of a server's work. */
function printScripted(seen: Comparison): void {
  if (!seen.has('pgbench')) {
    console.log('    pgbench is not installed here; its column is left out')
    return
  }
  const rate = seen.ratio('ours', 'pgbench', 'rate')
  console.log(line('rate: ours / pgbench, all writes in one statement', rate, 0.25, rate >= 0.25))
  const database = seen.ratio('ours', 'pgbench', 'database')
  console.log(line('database CPU: ours / pgbench', database, null, true))
}
