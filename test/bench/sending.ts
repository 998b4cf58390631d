import { createTransport } from 'nodemailer'
import type { CapabilityId, Data } from '#generated/types.ts'
import { sql } from '#server/database/sql.ts'
import { toHandle } from '#server/domain/handle.ts'
import { startWorker } from '#server/jobs/run.ts'
import type { Email, Mailer } from '#server/outbound/email/client.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { type BenchDatabase, newKey } from '#test/bench/database.ts'
import { serve } from '#test/bench/load.ts'
import { line, median, percentile, until } from '#test/bench/measure.ts'
import { mailJob, seal } from '#test/support/given/mail.ts'
import { makeSend, write } from '#test/support/given/outgoing.ts'
import { connect } from '#test/support/given/plan_rows.ts'

const recipients = 50

/** How long the transaction of a commit takes that writes to fifty people. */
export async function commitTime(bench: BenchDatabase): Promise<void> {
  console.log(`\n(commit) actions.commit of a send to ${recipients} people`)
  const host = await bench.account('host')
  const people: string[] = []
  for (let number = 0; number < recipients; number += 1) {
    const guest = await bench.account(`guest${number}`)
    people.push(toHandle('person', await connect(bench.database, host, guest, `Guest ${number}`)))
  }
  const service = await startService({
    ...{ database_url: bench.url, host: '127.0.0.1', port: 0, metrics_port: null },
    ...{ public_url: null, keys: [Buffer.alloc(32, 1)], rate_limits: false, check_answers: false },
    worker: false,
    log: makeLog('error'),
  })
  const { database } = service.runtime
  const writes: number[] = []
  const { write: unmeasured } = database
  database.write = async (owner, steps) => {
    const begun = performance.now()
    const result = await unmeasured(owner, steps)
    writes.push(performance.now() - begun)
    return result
  }
  const call = caller(service.url, host.token)
  const times = { transaction: [] as number[], call: [] as number[] }
  for (let run = 0; run < 25; run += 1) {
    const prepared = await prepare(call, people)
    writes.length = 0
    const begun = performance.now()
    await call('actions.commit', { action_handle: prepared })
    // The first rounds warm plans and caches.
    if (run < 5) continue
    times.call.push(performance.now() - begun)
    // The first to end is the commit's; the copies for the guests come after it.
    times.transaction.push(writes[0] ?? Number.NaN)
  }
  await service.close({ grace: 0 })
  const [p50, p99] = [median(times.transaction), percentile(times.transaction, 0.99)]
  console.log(`    the whole call with the guests' copies: p50 ${median(times.call).toFixed(1)} ms`)
  console.log(line('transaction, p50 in ms', p50, 100, p50 <= 100))
  console.log(line('transaction, p99 in ms', p99, 250, p99 <= 250))
}

type Call = <Id extends CapabilityId>(id: Id, input: object) => Promise<Data<Id>>

function caller(url: string, token: string): Call {
  return async (id, input) => {
    const response = await fetch(`${url}/api/v2/capabilities/${id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': newKey(),
      },
      body: JSON.stringify(input),
    })
    const answer = (await response.json()) as { status: unknown; data: never }
    if (answer.status !== 'completed') throw new Error(`${id}: ${JSON.stringify(answer)}`)
    return answer.data
  }
}

async function prepare(call: Call, send_person_handles: string[]): Promise<string> {
  const { idea } = await call('ideas.structured_create', {
    kind: 'place',
    title: `Lake ${newKey()}`,
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
  const sink = await serve('sink')
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
