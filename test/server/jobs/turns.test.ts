import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import { insertDueWork } from '#server/data/due_work/insert.ts'
import type { DueKind, DueWork, NextDue } from '#server/data/due_work/rows.ts'
import { updateDueAt, updateDueReleased } from '#server/data/due_work/update.ts'
import { claimOutgoing } from '#server/data/outgoing/claim.ts'
import { newId } from '#server/database/id.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { type Job, startWorker, type Worker } from '#server/jobs/run.ts'
import { mailJob, pretendMailer, seal } from '#test/support/given/mail.ts'
import { letTimePass, makeSend, rowsOf, write } from '#test/support/given/outgoing.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const workers: Worker[] = []
const errors: unknown[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await world.database.run(sql`delete from due_work`)
  expect(errors.splice(0)).toEqual([])
})

function start(job: Job, atOnce?: number): Worker {
  const worker = startWorker({
    database: world.database,
    jobs: [job],
    onError: (error) => void errors.push(error),
    ...(atOnce && { atOnce }),
  })
  workers.push(worker)
  return worker
}

/** Queues work of a kind for an account, a new one by default. */
async function mark(kind: DueKind, owner = newId()): Promise<string> {
  await world.database.write(owner, { work: async (db) => insertDueWork(db, kind) })
  return owner
}

async function claim(kind: DueKind): Promise<DueWork> {
  const [claimed] = await claimDueWork(world.database, kind, 1)
  if (!claimed) throw new Error('Nothing is due.')
  return claimed
}

interface Due {
  due_at: Date
  claim: number
}

async function dueOf(owner: string): Promise<Due | null> {
  const [row] = await world.database.run<Due>(
    sql`select due_at, claim from due_work where owner_id = ${owner}`,
  )
  return row ?? null
}

/** As if a minute had passed for the lease on this account's work. */
async function endLease(owner: string): Promise<void> {
  await world.database.run(sql`update due_work set due_at = now() where owner_id = ${owner}`)
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const asked = performance.now()
  while (!(await holds()) && performance.now() - asked < 20_000) await pause(10)
  expect(await holds()).toBe(true)
}

describe('an account', () => {
  test('with one change is served within two turns of four accounts with 500 each', async () => {
    const queue = async (count: number) => {
      const { owner } = await world.account('Ada')
      await world.database.write(owner, {
        work: (db) => db.sql`
          insert into relay_marks (owner_id, kind, source_id, version)
          select a.owner_id, 'plan', md5('plan ' || n)::uuid, 1
          from accounts a, generate_series(1, ${count}::int) n
          where a.owner_id = ${owner}`,
      })
      return mark('relay', owner)
    }
    for (let count = 0; count < 4; count += 1) await queue(500)
    const last = await queue(1)
    const job = replicationJob(world.database)
    const turns = new Map<string, number>()
    const run = async (owner: string) => {
      const next = await job.run(owner)
      if (!turns.has(last)) turns.set(owner, (turns.get(owner) ?? 0) + 1)
      return next
    }
    start({ kind: 'relay', run }, 1)
    await until(() => turns.has(last))
    expect([...turns.values()].filter((count) => count > 2)).toEqual([])
  }, 30_000)

  test('that queues work all the time leaves room for the others', async () => {
    const busy = await mark('relay')
    const runs: string[] = []
    let release = () => {}
    const blocked = new Promise<void>((resolve) => (release = resolve))
    const worker = start({
      kind: 'relay',
      async run(owner) {
        runs.push(owner)
        if (owner === busy) await blocked
        return null
      },
    })
    const queueMore = async () => {
      await pause(60)
      await mark('relay', busy)
      worker.wake()
    }
    await until(async () => {
      await queueMore()
      return runs.length >= 2
    })
    for (let times = 0; times < 3; times += 1) await queueMore()
    await pause(100)
    expect(runs).toEqual([busy, busy])
    const other = await mark('relay')
    worker.wake()
    await until(() => runs.includes(other))
    // What was queued meanwhile is not lost.
    release()
    await until(() => runs.filter((owner) => owner === busy).length === 3)
  })

  test('keeps its turn if its work was claimed and not begun', async () => {
    const first = await mark('notice')
    const claimed = await claim('notice')
    const second = await mark('notice')
    await updateDueReleased(world.database, 'notice', [claimed])
    const order = [(await claim('notice')).owner, (await claim('notice')).owner]
    expect(order).toEqual([first, second])
  })
})

test('jobs without due work are not asked after: one look is for all of them', async () => {
  const texts: string[] = []
  const { database } = world
  const watched = {
    ...database,
    run: <Row>(statement: Statement) => {
      texts.push(statement.text)
      return database.run<Row>(statement)
    },
  }
  const idle = (kind: DueKind): Job => ({ kind, run: async () => null })
  const jobs = (['relay', 'mail', 'notice', 'calendar'] as const).map(idle)
  const worker = startWorker({
    database: watched,
    jobs,
    onError: (error) => void errors.push(error),
  })
  workers.push(worker)
  await until(() => texts.length > 0)
  for (let times = 0; times < 3; times += 1) {
    worker.wake()
    await pause(100)
  }
  expect(texts.filter((text) => text.includes('update due_work'))).toEqual([])
  const owner = await mark('mail')
  worker.wake()
  await until(async () => (await dueOf(owner)) === null)
  expect(texts.filter((text) => text.includes('update due_work'))).toHaveLength(1)
})

describe('a run', () => {
  test('that has nothing it could do does not run again at once', async () => {
    let runs = 0
    const nothing: Job = {
      kind: 'mail',
      async run(): Promise<NextDue> {
        runs += 1
        return new Date(0)
      },
    }
    for (let count = 0; count < 8; count += 1) await mark('mail')
    start(nothing)
    await pause(900)
    expect(runs).toBeLessThanOrEqual(8)
    await until(() => runs >= 16)
  })

  test('goes on by the database’s clock, whatever the process takes for the time', async () => {
    for (const hours of [1, -1]) {
      const now = Date.now() + hours * 3_600_000
      vi.useFakeTimers({ toFake: ['Date'], now })
      let runs = 0
      const owner = await mark('mail')
      const worker = start({
        kind: 'mail',
        async run() {
          runs += 1
          return runs < 3 ? 'again' : null
        },
      })
      await until(() => runs === 3)
      await worker.stop()
      expect(await dueOf(owner)).toBeNull()
      vi.useRealTimers()
    }
  })

  test('whose lease is over ends no later lease, even where the clock stood still', async () => {
    const owner = await mark('mail')
    const late = await claim('mail')
    await endLease(owner)
    const now = await claim('mail')
    expect(now.claim).toBeGreaterThan(late.claim)
    const lease = late.lease.toISOString()
    await world.database.run(sql`update due_work set due_at = ${lease} where owner_id = ${owner}`)
    await deleteDueWork(world.database, 'mail', [late])
    await updateDueReleased(world.database, 'mail', [late])
    await updateDueAt(world.database, late, new Date(Date.now() + 3_600_000))
    expect(await dueOf(owner)).toMatchObject({ due_at: late.lease, claim: now.claim })
  })

  test('whose lease is over still makes work due that it left, even after the row was deleted', async () => {
    const owner = await mark('mail')
    const late = await claim('mail')
    await endLease(owner)
    const now = await claim('mail')
    await updateDueAt(world.database, late, 'again')
    expect((await dueOf(owner))?.due_at.getTime()).toBeLessThan(now.lease.getTime())
    const next = await claim('mail')
    await deleteDueWork(world.database, 'mail', [next])
    expect(await dueOf(owner)).toBeNull()
    await updateDueAt(world.database, now, 'again')
    // A claim of a new row is later than every claim of the one before.
    expect((await claim('mail')).claim).toBeGreaterThan(next.claim)
  })
})

test('messages of a killed worker are waited for, not asked after again and again, and then sent', async () => {
  const { database } = world
  const send = await makeSend(database, 4)
  await write(database, seal, send)
  const { owner } = send
  // It died after it had claimed all there is.
  await claim('mail')
  for (let count = 0; count < 4; count += 1) await claimOutgoing(database, owner, true)
  await endLease(owner)
  const mailer = pretendMailer(true)
  const job = mailJob(database, mailer)
  let runs = 0
  const worker = start({
    kind: 'mail',
    async run(of) {
      runs += 1
      return job.run(of)
    },
  })
  const leases = (await rowsOf(database, owner)).map(({ lease_until }) => Number(lease_until))
  await until(async () => Number((await dueOf(owner))?.due_at) === Math.min(...leases))
  // Something is queued while all of it is leased.
  await mark('mail', owner)
  worker.wake()
  await pause(1_200)
  expect(runs).toBe(2)
  expect(mailer.sent).toEqual([])
  await letTimePass(database, owner)
  await endLease(owner)
  worker.wake()
  await until(async () => (await dueOf(owner)) === null)
  expect(mailer.sent).toHaveLength(4)
  expect((await rowsOf(database, owner)).map(({ state }) => state)).toEqual(Array(4).fill('sent'))
})
