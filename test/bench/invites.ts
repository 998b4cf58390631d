import pg from 'pg'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import { parseHandle } from '#server/domain/handle.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { type BenchDatabase, newKey } from '#test/bench/database.ts'
import { type Load, load, type Shot, serve } from '#test/bench/load.ts'
import { line, median } from '#test/bench/measure.ts'
import { pgbench } from '#test/bench/pgbench.ts'
import { transactionsOf } from '#test/bench/recorded.ts'
import { recordedVersion, scriptOf } from '#test/bench/rsvp_script.ts'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'

const connections = 32

/** An invite somebody can answer, with every id that a statement about it names. */
export interface Answerable {
  token: string
  invite_handle: string
  guest: string
  host: string
  plan: string
  /** The invite's id with the host, and with the guest. */
  invite: string
  copy: string
}

/** Sixty-four plans of sixteen hosts with five guests each; those of one plan stand far from each other. */
async function makeAnswerables(bench: BenchDatabase): Promise<Answerable[]> {
  const { database } = bench
  const guests: { owner: string; token: string }[] = []
  for (let at = 0; at < 40; at += 1) guests.push(await bench.account(`guest${at}`))
  const made: Answerable[][] = [[], [], [], [], []]
  for (let number = 0; number < 64; number += 1) {
    const host = await bench.account(`host${number}`)
    const plan = await makePlan(database, host, { starts_in: 1000 })
    const invited = made.map((_, which) => guests[(number * 5 + which) % 40] ?? host)
    const ids = await invite(database, host, plan, invited)
    await replicatePlan(database, host.owner, plan)
    for (const [which, { owner: guest, token }] of invited.entries()) {
      const id = ids[which] ?? ''
      const invite_handle = (await inviteHandle(database, { owner: guest }, id)) ?? ''
      const copy = parseHandle('invite', invite_handle) ?? ''
      const host_owner = host.owner
      made[which]?.push({ token, invite_handle, guest, host: host_owner, plan, invite: id, copy })
    }
  }
  return made.flat()
}

/** Answers in turn, each another one than before. */
function answers(invites: readonly Answerable[]): () => Shot {
  let sent = 0
  return () => {
    const one = invites[sent % invites.length]
    const rsvp_status = Math.floor(sent / invites.length) % 2 === 0 ? 'accepted' : 'declined'
    sent += 1
    return {
      path: '/api/v2/capabilities/invites.rsvp.update',
      headers: { authorization: `Bearer ${one?.token}`, 'idempotency-key': newKey() },
      body: { invite_handle: one?.invite_handle, rsvp_status },
    }
  }
}

export async function rsvpRate(bench: BenchDatabase): Promise<void> {
  console.log(
    `\n(rsvp) invites.rsvp.update with everything a write does, ${connections} connections`,
  )
  const invites = await makeAnswerables(bench)
  const script = await recordedScript(bench, invites)
  const ours = await serve('ours', bench.url)
  const rates = { ours: [] as number[], pgbench: [] as number[] }
  const next = answers(invites)
  for (let run = 0; run < 3; run += 1) {
    rates.ours.push((await load(ours.url, connections, 5, next)).rate)
    const reached = pgbench(bench.superuserUrl, script, connections, 5)
    if (reached !== null) rates.pgbench.push(reached)
  }
  ours.stop()
  const mine = median(rates.ours)
  console.log(`    ours ${mine.toFixed(0)}/s, with replication to other guests at the same time`)
  if (rates.pgbench.length === 0)
    return console.log('    pgbench is not installed here; its column is left out')
  const bare = median(rates.pgbench)
  const share = mine / bare
  console.log(
    line(`ours / pgbench, same statements (${bare.toFixed(0)}/s)`, share, 0.25, share >= 0.25),
  )
}

/** The transaction of one answer as it is sent, made a script for any of the invites. */
async function recordedScript(bench: BenchDatabase, invites: readonly Answerable[]) {
  const service = await startService({
    database_url: bench.url,
    host: '127.0.0.1',
    port: 0,
    metrics_port: null,
    public_url: null,
    keys: [Buffer.alloc(32, 1)],
    rate_limits: false,
    check_answers: false,
    worker: false,
    log: makeLog('error'),
  })
  const [one] = invites
  if (!one) throw new Error('There must be an invite.')
  const { path, headers, body } = answers(invites)()
  const client = new pg.Client({ connectionString: bench.superuserUrl })
  await client.connect()
  await client.query('update plans set version = $1 where plan_id = $2', [
    recordedVersion,
    one.plan,
  ])
  try {
    const sent = await transactionsOf(() =>
      fetch(`${service.url}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const writing = sent.find((batches) =>
      batches.flat().some(({ text }) => /into executions/.test(text)),
    )
    if (!writing) throw new Error('No answer was recorded.')
    return await scriptOf(client, writing, one, invites, connections)
  } finally {
    await client.end()
    await service.close({ grace: 0, limit: 0 })
  }
}

export async function inboxGrowth(bench: BenchDatabase): Promise<void> {
  console.log('\n(inbox) invites.list at 10 and at 10,000 invites: p99')
  const few = await bench.account('few')
  const many = await bench.account('many')
  await fillInbox(bench.superuserUrl, few.owner, 10)
  await fillInbox(bench.superuserUrl, many.owner, 10_000)
  const server = await serve('ours', bench.url)
  const seen: Record<'few' | 'many', Load[]> = { few: [], many: [] }
  for (let run = 0; run < 4; run += 1) {
    for (const [size, { token }] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const measured = await load(server.url, 4, 4, () => ({
        path: '/api/v2/capabilities/invites.list',
        headers: { authorization: `Bearer ${token}` },
        body: { limit: 10 },
      }))
      // The first round warms plans and caches.
      if (run > 0) seen[size].push(measured)
    }
  }
  server.stop()
  const [small, large] = [median(seen.few.map(p99)), median(seen.many.map(p99))]
  const ratio = large / small
  console.log(
    line(`invites.list: ${large.toFixed(1)} ms / ${small.toFixed(1)} ms`, ratio, 2, ratio <= 2),
  )
}

function p99(seen: Load): number {
  return seen.p99
}

/** Fills an inbox: half of it is still to come, the rest is over. */
async function fillInbox(superuserUrl: string, owner: string, invites: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `insert into invite_cards (owner_id, invite_id, plan_id, host_owner, host_invite_id, host_name,
       plan_state, title, title_key, description, place_name, place_address, timezone, scheduled_at,
       revision, checksum, rsvp_status, version, received_at)
     select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Jonas',
       'active', 'Plan ' || n, 'plan ' || n, 'Worth an evening, number ' || n, 'Kitchen', 'Weserstraße 12',
       'Europe/Berlin', now() + (n % 2 * 2 - 1) * interval '30 days', 1, 'x',
       (array['pending', 'accepted', 'declined'])[1 + n % 3], 1, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [owner, invites],
  )
  await client.query('vacuum analyze invite_cards')
  await client.end()
}
