import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import type { DueKind } from '#server/data/due_work/rows.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import { newId } from '#server/database/id.ts'
import { sql } from '#server/database/sql.ts'
import { makeReplicator } from '#server/jobs/replicator.ts'
import { type Job, startWorker, type Worker } from '#server/jobs/run.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const workers: Worker[] = []

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

function start(job: Job, errors: unknown[] = [], poll?: number): Worker {
  const onError = (error: unknown) => void errors.push(error)
  const worker = startWorker({ database: world.database, jobs: [job], onError, poll })
  workers.push(worker)
  return worker
}

/** Milliseconds: longer than any test, so that nothing is found by looking. */
const never = 600_000

async function mark(kind: DueKind = 'relay'): Promise<string> {
  const owner = newId()
  await world.database.write(owner, { work: async (db) => insertDueWork(db, kind) })
  return owner
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 400; tries += 1) await pause(10)
  expect(holds()).toBe(true)
}

describe('a worker', () => {
  test('does due work once for each account, with any number of workers', async () => {
    const done: string[] = []
    const job: Job = {
      kind: 'relay',
      async run(owner) {
        await pause(5)
        done.push(owner)
        return null
      },
    }
    const owners = []
    for (let at = 0; at < 20; at += 1) owners.push(await mark())
    for (let at = 0; at < 3; at += 1) start(job)
    await until(() => done.length >= 20)
    await pause(50)
    expect(done.sort()).toEqual(owners.sort())
  })

  test('is woken at once, and leaves other kinds alone', async () => {
    const done: string[] = []
    const worker = start(
      {
        kind: 'mail',
        async run(owner) {
          done.push(owner)
          return null
        },
      },
      [],
      never,
    )
    await pause(100)
    const relayed = await mark('relay')
    const mailed = await mark('mail')
    worker.wake()
    await until(() => done.length > 0)
    expect(done).toEqual([mailed])
    expect(done).not.toContain(relayed)
  })

  test('runs again when there is more to do', async () => {
    let runs = 0
    const worker = start(
      {
        kind: 'mail',
        run: async () => {
          runs += 1
          return runs < 3 ? 'again' : null
        },
      },
      [],
      never,
    )
    await mark('mail')
    worker.wake()
    await until(() => runs === 3)
  })

  test('does work that was queued while it was working', async () => {
    let runs = 0
    const owner = await mark('mail')
    const worker = start({
      kind: 'mail',
      async run() {
        runs += 1
        if (runs === 1) {
          await world.database.write(owner, { work: async (db) => insertDueWork(db, 'mail') })
          worker.wake()
        }
        return null
      },
    })
    await until(() => runs === 2)
  })

  test('does work that was queued for later while it was working', async () => {
    const owner = await mark('notice')
    const leased = await claimDueWork(world.database, 'notice', 1)
    const later = new Date(Date.now() + 120_000)
    await world.database.write(owner, { work: async (db) => insertDueWork(db, 'notice', later) })
    await deleteDueWork(world.database, 'notice', leased)
    const left = await world.database.run(sql`select from due_work where owner_id = ${owner}`)
    expect(left).toHaveLength(1)
  })

  test('goes on when work fails, and reports it', async () => {
    const errors: unknown[] = []
    const done: string[] = []
    const bad = await mark('mail')
    start(
      {
        kind: 'mail',
        async run(owner) {
          if (owner === bad) throw new Error('No.')
          done.push(owner)
          return null
        },
      },
      errors,
    )
    await until(() => errors.length === 1)
    const good = await mark('mail')
    await until(() => done.includes(good))
    expect(done).toEqual([good])
  })

  test('stops when the work under way has ended, and claims nothing more', async () => {
    let ended = 0
    let begun = 0
    await mark('mail')
    const worker = start({
      kind: 'mail',
      async run() {
        begun += 1
        await pause(300)
        ended += 1
        return null
      },
    })
    await until(() => begun === 1)
    await mark('mail')
    await worker.stop()
    expect([begun, ended]).toEqual([1, 1])
  })

  test('claims more at once while the work is quick, and returns what it has not begun', async () => {
    const owners: string[] = []
    for (let at = 0; at < 60; at += 1) owners.push(await mark())
    const done: string[] = []
    let release = () => {}
    const blocked = new Promise<void>((resolve) => (release = resolve))
    const worker = start({
      kind: 'relay',
      async run(owner) {
        if (done.length >= 20) await blocked
        done.push(owner)
        return null
      },
    })
    await until(() => done.length === 20)
    await pause(100)
    const stopped = worker.stop()
    release()
    await stopped
    const left = await claimDueWork(world.database, 'relay', 100)
    const found = [...done, ...left.map(({ owner }) => owner)]
    expect(found.filter((owner) => owners.includes(owner)).sort()).toEqual(owners.sort())
  })
})

describe('replication right after a commit', () => {
  test('shares a run among commits that come during another run, and misses none of them', async () => {
    let runs = 0
    const job: Job = {
      kind: 'relay',
      async run() {
        runs += 1
        await pause(30)
        return null
      },
    }
    const replicator = makeReplicator(
      job,
      () => {},
      () => {},
    )
    const first = replicator.replicate('one')
    await Promise.all(Array.from({ length: 20 }, () => replicator.replicate('one')))
    await first
    expect(runs).toBe(2)
    await replicator.replicate('one')
    expect(runs).toBe(3)
  })

  test('never rejects, and an answer does not wait until slow work ends', async () => {
    const errors: unknown[] = []
    let release = () => {}
    const job: Job = {
      kind: 'relay',
      async run(owner) {
        if (owner === 'broken') throw new Error('No.')
        await new Promise<void>((resolve) => (release = resolve))
        return null
      },
    }
    const replicator = makeReplicator(
      job,
      () => {},
      (error) => void errors.push(error),
    )
    await replicator.replicate('broken')
    expect(errors).toHaveLength(1)
    // It comes back although the work has not ended.
    await replicator.replicate('slow')
    release()
    await replicator.ended()
  })
})
