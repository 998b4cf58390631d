import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { CapabilityId, Data } from '#generated/types.ts'
import { sql } from '#server/database/sql.ts'
import { startWorker } from '#server/jobs/run.ts'
import type { Email, Mailer } from '#server/outbound/email/client.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import type { BenchDatabase } from '#test/bench/database.ts'
import { line, median, until } from '#test/bench/measure.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { type Contender, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { scenariosOf } from '#test/bench/scenarios/load.ts'
import { type Measured, serve } from '#test/bench/serve.ts'
import { mailJob, seal } from '#test/support/given/mail.ts'
import { makeSend, write } from '#test/support/given/outgoing.ts'

const recipients = 50

/** How many sends are committed in one round. */
const sends = 10

/** (commit) What it costs to commit a send to fifty people, with the copies for all of them. */
export async function commitCost(rigs: readonly Rig[], rounds: Rounds): Promise<void> {
  console.log(`\n(commit) actions.commit of a send to ${recipients} people, one at a time`)
  const servers: Measured[] = []
  const contenders: Contender[] = []
  for (const rig of rigs) {
    const server = await serve('ours', rig.folder, rig.bench.url)
    servers.push(server)
    const { makeHost } = await scenariosOf(rig.folder)
    contenders.push(committing(rig, server, await makeHost(rig.bench, recipients)))
  }
  const seen = await inTurns(contenders, rounds, () => analyse(rigs))
  for (const { stop } of servers) stop()
  for (const [figure, limit] of [
    ['p50', 100],
    ['p99', 250],
  ] as const) {
    const time = seen.median('ours', figure)
    console.log(line(`the call, ${figure} in ms`, time, limit, time <= limit))
  }
  seen.printBefore()
}

interface Host {
  readonly host: { readonly token: string }
  readonly handles: readonly string[]
}

function committing({ name, bench }: Rig, server: Measured, { host, handles }: Host): Contender {
  const call = caller(server.url, host.token)
  const times: number[] = []
  return {
    name,
    async once() {
      const prepared: string[] = []
      for (let at = 0; at < sends; at += 1) prepared.push(await prepare(call, handles))
      await settled(bench)
      const before = { server: await server.cpu(), database: bench.cpu() }
      for (const action_handle of prepared) {
        const begun = performance.now()
        await call('actions.commit', { action_handle })
        times.push(performance.now() - begun)
        // The guests' copies, as far as the answer did not wait for them.
        await settled(bench)
      }
      const used = { server: await server.cpu(), database: bench.cpu() }
      const last = times.slice(-sends)
      return {
        rate: 1000 / median(last),
        p50: median(last),
        p99: Math.max(...last),
        server: (used.server - before.server) / sends,
        database: used.database === null ? null : (used.database - (before.database ?? 0)) / sends,
      }
    },
  }
}

/** Waits until the worker has done what is due. Mail stays: these servers send none. */
async function settled({ asSuperuser }: BenchDatabase): Promise<void> {
  await until(async () => {
    const text = `select from due_work where kind = 'relay' and due_at <= now()`
    return (await asSuperuser(text)).length === 0
  }, 60_000)
}

type Call = <Id extends CapabilityId>(id: Id, input: object) => Promise<Data<Id>>

function caller(url: string, token: string): Call {
  return async (id, input) => {
    const response = await fetch(`${url}/api/v2/capabilities/${id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as { status: unknown; data: never }
    if (answer.status !== 'completed') throw new Error(`${id}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}

async function prepare(call: Call, send_person_handles: readonly string[]): Promise<string> {
  const { idea } = await call('ideas.structured_create', {
    kind: 'place',
    title: `Lake ${randomUUID()}`,
  })
  const { plan } = await call('plans.draft.create', {
    candidate_id: idea.candidate_id,
    scheduled_at: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  })
  const { plan_handle } = plan
  await call('plans.draft.preview', { plan_handle })
  const { prepared } = await call('plans.prepare_send', { plan_handle, send_person_handles })
  if (!prepared) throw new Error('Nothing was prepared')
  return prepared.action_handle
}

/** Messages a second through a mail server on this machine, beside nodemailer without anything around it. */
export async function mailRate(bench: BenchDatabase): Promise<void> {
  console.log('\n(mail) messages a second through a local mail server')
  const sink = await serve('sink', '.')
  for (const accounts of [1, 4]) {
    const rates = { ours: [] as number[], nodemailer: [] as number[] }
    for (let run = 0; run < 4; run += 1) {
      const ours = await oursOnce(bench, sink.url, accounts)
      const alone = await nodemailerOnce(sink.url, accounts * 5, ours.email)
      // The first round warms both.
      if (run === 0) continue
      rates.ours.push(ours.rate)
      rates.nodemailer.push(alone)
    }
    const [mine, alone] = [median(rates.ours), median(rates.nodemailer)]
    console.log(
      `    ${accounts * 5} connections: ours ${mine.toFixed(0)}/s, nodemailer alone ${alone.toFixed(0)}/s`,
    )
    console.log(line('ours / nodemailer alone', mine / alone, 0.25, mine / alone >= 0.25))
  }
  sink.stop()
}

const each = 250

async function oursOnce(
  bench: BenchDatabase,
  url: string,
  accounts: number,
): Promise<{ rate: number; email: Email }> {
  const { database } = bench
  for (let number = 0; number < accounts; number += 1) {
    await write(database, seal, await makeSend(database, each))
  }
  const mailer = makeMailer({ url, key: null, data_dir: '' })
  const counted = counting(mailer)
  const begun = performance.now()
  const worker = startWorker({
    database,
    jobs: [mailJob(database, counted)],
    onError: (error) => console.error(error),
  })
  await until(() => counted.sent() >= accounts * each, 60_000)
  const took = performance.now() - begun
  await worker.stop()
  mailer.close()
  await database.run(sql`delete from due_work`)
  return { rate: (accounts * each * 1000) / took, email: counted.last() }
}

function counting(mailer: Mailer): Mailer & { sent(): number; last(): Email } {
  let sent = 0
  let last: Email | null = null
  return {
    ...mailer,
    async send(email) {
      const delivery = await mailer.send(email)
      if (delivery.state !== 'accepted') throw new Error(`Not sent: ${delivery.reason}`)
      sent += 1
      last = email
      return delivery
    },
    sent: () => sent,
    last() {
      if (!last) throw new Error('Nothing was sent')
      return last
    },
  }
}

/** The same message as often, with the pool nodemailer comes with. */
async function nodemailerOnce(url: string, maxConnections: number, email: Email): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections })
  const count = (maxConnections / 5) * each
  const { from, to, subject, text, html, calendar: icalEvent } = email
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: count }, () =>
      transport.sendMail({ from, to, subject, text, html, ...(icalEvent && { icalEvent }) }),
    ),
  )
  const took = performance.now() - begun
  transport.close()
  return (count * 1000) / took
}
