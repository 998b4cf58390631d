import { refuseDefect } from '#server/runtime/check.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { claimRun } from '#server/data/discovery_runs/claim.ts'
import { findNextDue } from '#server/data/due_work/next.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { closeRun, pickForRun } from '#server/flows/discovery/end.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aRun, asParent, found, jobOf } from '#test/support/given/discovery.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { type Account, type AnswerBody, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let sam: Account

beforeEach(async () => {
  sam = await world.account('Sam')
  await anIdea(sam, 'Museum of Letters')
})

const begin = () => answer(sam, 'ideas.discover', { query: 'a museum' })

async function endOf({ execution_id }: { execution_id: string }) {
  const { data } = await answer(sam, 'executions.get', { execution_id })
  const result = data.execution.result as unknown as AnswerBody<Data<'ideas.discover'>>
  return { status: data.execution.status, result }
}

const update = (set: string) =>
  asSuperuser(
    world.superuser_url,
    `update discovery_runs set ${set} where owner_id = '${sam.owner}'`,
  )

const counts = async () => {
  const [row] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ runs: number; found: number; ends: number }>`
      select (select count(*)::integer from discovery_runs) as runs,
        (select count(*)::integer from discovery_candidates) as found,
        (select count(*)::integer from audit where surface = 'worker') as ends`,
  )
  return row
}

describe('a run that the service looks for', () => {
  test('is closed once by five workers at the same time', async () => {
    const begun = await begin()
    await Promise.all(Array.from({ length: 5 }, () => jobOf(world).run(sam.owner)))
    expect((await endOf(begun)).result.data).toMatchObject({ state_version: 2 })
    expect(await counts()).toEqual({ runs: 1, found: 1, ends: 1 })
  })

  test('is not closed by an attempt that another one has taken over from', async () => {
    await begin()
    const { seal } = world.service.runtime
    const tools = {
      seal,
      tell: makeTell({ seal, base_url: () => world.url, onDefect: refuseDefect }),
    }
    const late = await claimRun(world.database, sam.owner)
    await update('lease_until = null')
    await jobOf(world).run(sam.owner)
    const isClosed = await world.database.write(sam.owner, {
      work: async (db) =>
        late !== null && closeRun(db, tools, late, await pickForRun(db, tools, late)),
    })
    expect(isClosed).toBe(false)
    expect(await counts()).toEqual({ runs: 1, found: 1, ends: 1 })
  })

  test('fails with its fourth attempt, with one outcome', async () => {
    const begun = await begin()
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await claimRun(world.database, sam.owner)
      await update('lease_until = null')
    }
    await jobOf(world).run(sam.owner)
    const { status, result } = await endOf(begun)
    expect([status, result.error.code]).toEqual(['failed', 'source_unreachable'])
    expect(result.data).toMatchObject({ state: 'failed', state_version: 2, candidates: [] })
    expect(result.data.gaps?.map(({ code }) => code)).toEqual(['internal'])
    // A failed run may be a parent.
    const again = { ...asParent(result.data), query: 'a museum' }
    expect((await answer(sam, 'ideas.discover.refine', again)).status).toBe('accepted')
  })

  test('is due again when the lease of a worker that died ends', async () => {
    await begin()
    await claimRun(world.database, sam.owner)
    const next = await jobOf(world).run(sam.owner)
    const { due } = await world.database.read(sam.owner, (db) => findNextDue(db, 'discovery_runs'))
    expect(due).toBe(false)
    expect(next).toBeInstanceOf(Date)
  })
})

describe('of old runs', () => {
  test('one that has expired says so for thirty days, and then is not there', async () => {
    const run = await aRun(sam)
    const refine = { ...asParent(run), query: 'a class' }
    await update(`expires_at = now() - interval '1 second'`)
    expect((await answer(sam, 'discovery.prepare', refine)).error.code).toBe('run_expired')
    await update(`expires_at = now() - interval '29 days'`)
    await retentionJob(world.database, defaultRetention).run(sam.owner)
    expect((await answer(sam, 'discovery.prepare', refine)).error.code).toBe('run_expired')
    await update(`expires_at = now() - interval '31 days'`)
    expect((await sam.call('discovery.prepare', refine)).body.code).toBe('reference_not_found')
    await retentionJob(world.database, defaultRetention).run(sam.owner)
    expect((await counts())?.runs).toBe(0)
  })

  test('a thread is kept as a whole while its last run is', async () => {
    const run = await aRun(sam)
    await update(`expires_at = now() - interval '31 days'`)
    await asSuperuser(
      world.superuser_url,
      `insert into discovery_runs (owner_id, run_id, thread_id, reply_contract_id, origin, state, objective,
         record_until, expires_at)
       select owner_id, gen_random_uuid(), thread_id, gen_random_uuid(), origin, state, objective, now(), now()
       from discovery_runs where owner_id = '${sam.owner}'`,
    )
    await retentionJob(world.database, defaultRetention).run(sam.owner)
    expect((await counts())?.runs).toBe(2)
    expect(run.thread_handle).toMatch(/^th_/)
  })

  test('recording ends after a day', async () => {
    const { run_handle } = await aRun(sam)
    await update(`record_until = now() - interval '1 second'`)
    const input = { run_handle, result_state: 'results', candidates: [found()] }
    expect((await answer(sam, 'discovery.record', input)).error.code).toBe('run_expired')
  })

  test('beyond two hundred the oldest closed thread goes, and never one that is being worked on', async () => {
    const oldest = await aRun(sam)
    const closed = await aRun(sam)
    await answer(sam, 'discovery.record', {
      ...{ run_handle: closed.run_handle, result_state: 'no_matches' },
    })
    await asSuperuser(
      world.superuser_url,
      `insert into discovery_runs (owner_id, run_id, thread_id, reply_contract_id, origin, state, objective,
         record_until, expires_at, created_at)
       select owner_id, id, id, id, 'host', 'closed', objective, record_until, expires_at, now() + interval '1 minute'
       from discovery_runs, lateral (select gen_random_uuid() as id from generate_series(1, 198)) made
       where run_id = (select max(run_id::text)::uuid from discovery_runs where owner_id = '${sam.owner}')`,
    )
    expect((await counts())?.runs).toBe(200)
    await aRun(sam)
    expect((await counts())?.runs).toBe(200)
    const record = (run_handle: string) =>
      sam.call('discovery.record', { run_handle, result_state: 'no_matches' })
    expect((await record(closed.run_handle)).status).toBe(404)
    expect((await record(oldest.run_handle)).status).toBe(200)
  })
})
