import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import { replicatePlan } from '#server/flows/replicate/plans.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import {
  change,
  invite,
  inviteHandle,
  makePlan,
  type PlanGiven,
} from '#test/support/given/plan_rows.ts'
import { type Account, useWorld } from '#test/support/world.ts'
import { brand } from '#test/support/postgres/answer.ts'

const world = useWorld({ worker: false })
let looking: pg.Client
const children = new Set<ChildProcess>()

beforeAll(async () => {
  // Only the workers that a test starts replicate anything.
  looking = new pg.Client({ connectionString: world.superuser_url })
  await looking.connect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await looking?.end()
})

interface Seen {
  host_invite_id: string
  version: number
  title: string
  rsvp_status: string
}

async function copies(owners: string[]): Promise<Seen[]> {
  const { rows } = await looking.query(
    `select host_invite_id, version, title, rsvp_status from invite_cards
     where owner_id = any($1) order by host_invite_id`,
    [owners],
  )
  return rows
}

describe('what is replicated', () => {
  const carried = async (given: PlanGiven = {}) => {
    const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
    const plan_id = await makePlan(world.database, host, given)
    const [id = ''] = await invite(world.database, host, plan_id, [guest])
    await replicatePlan(world.database, host.owner, plan_id)
    const invite_handle = await inviteHandle(world.database, guest, id)
    return { host, guest, plan_id, id, invite_handle }
  }

  test('is what guests may see: of a private plan nothing of the notes', async () => {
    const { guest, invite_handle } = await carried({
      private_plan: true,
      description: 'Do not tell Mira about the cake.',
      public_description: 'A quiet evening.',
    })
    const { text, body } = await guest.call('invites.get', { invite_handle })
    expect(body.data.invite.plan.description).toBe('A quiet evening.')
    expect(text).not.toContain('cake')
    const { rows } = await looking.query(`select c::text as row from invite_cards c`)
    expect(rows.filter(({ row }) => row.includes('cake'))).toEqual([])
  })

  test('goes to the guests that the service delivers to, and only of plans that were sent', async () => {
    const { invite_handle } = await carried({ state: 'draft' })
    expect(invite_handle).toBeNull()
  })

  test('is not written for a guest who was removed before', async () => {
    const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
    const plan_id = await makePlan(world.database, host)
    const ids = await invite(world.database, host, plan_id, [guest])
    await change(world.database, host, plan_id, (db) => updateInvitesRemoved(db, plan_id, ids))
    await replicatePlan(world.database, host.owner, plan_id)
    expect(await copies([guest.owner])).toEqual([])
  })

  test('never goes back: an old version that arrives late changes nothing', async () => {
    const { host, guest, plan_id, id } = await carried()
    const late = await rowsOf(host, plan_id)
    await change(
      world.database,
      host,
      plan_id,
      (db) =>
        db.sql`update plans set card_title = 'New' where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    )
    await replicatePlan(world.database, host.owner, plan_id)
    const [now] = await copies([guest.owner])
    expect(now).toMatchObject({ title: 'New', version: late + 1 })
    // As if nothing was known of what has been carried.
    await looking.query(`update invites set carried_version = 0 where invite_id = $1`, [id])
    await looking.query(`update plans set version = $2, card_title = 'Old' where plan_id = $1`, [
      plan_id,
      late,
    ])
    await replicatePlan(world.database, host.owner, plan_id)
    expect(await copies([guest.owner])).toEqual([now])
  })

  test('may be replicated twice at the same time', async () => {
    const { host, guest, plan_id } = await carried()
    await change(
      world.database,
      host,
      plan_id,
      (db) =>
        db.sql`update plans set card_title = 'Twice' where owner_id = ${db.owner} and plan_id = ${plan_id}`,
    )
    const job = replicationJob(world.database)
    await Promise.all(Array.from({ length: 8 }, () => job.run(host.owner)))
    expect(await copies([guest.owner])).toMatchObject([{ title: 'Twice' }])
    expect(await marks(host)).toBe(0)
  })
})

async function rowsOf({ owner }: Account, plan_id: string): Promise<number> {
  const { rows } = await looking.query(
    `select version from plans where owner_id = $1 and plan_id = $2`,
    [owner, plan_id],
  )
  return rows[0].version
}

async function marks({ owner }: Account): Promise<number> {
  const { rows } = await looking.query(
    `select count(*)::int as count from relay_marks where owner_id = $1`,
    [owner],
  )
  return rows[0].count
}

describe('workers that are killed at random', () => {
  const kills = 15

  test('bring every copy to the last version, and no copy ever goes back', async () => {
    const hosts = await Promise.all([world.account('Jonas'), world.account('Ada')])
    const guests = await Promise.all(Array.from({ length: 8 }, () => world.account('Guest')))
    const plans = await Promise.all(
      hosts.map(async (host) => {
        const plan_id = await makePlan(world.database, host, { title: 'v1' })
        const ids = await invite(world.database, host, plan_id, guests)
        return { host, plan_id, ids }
      }),
    )
    let going = true
    const changing = plans.map(async ({ host, plan_id, ids }) => {
      for (let round = 0; going; round += 1) {
        await change(world.database, host, plan_id, async (db) => {
          // The version it gets stands in its title, so that each copy tells whether it is of one piece.
          await db.sql`
            update plans set card_title = 'v' || (version + 1)
            where owner_id = ${db.owner} and plan_id = ${plan_id}`
          await db.sql`
            update invites set rsvp_status = ${round % 2 === 0 ? 'accepted' : 'declined'}
            where owner_id = ${db.owner} and invite_id = ${ids[round % ids.length]}`
        })
        await pause(randomInt(1, 12))
      }
    })
    const watched = watch(
      guests.map(({ owner }) => owner),
      () => going,
    )
    for (let round = 0; round < kills; round += 1) {
      const workers = await Promise.all([start(), start()])
      await pause(randomInt(20, 250))
      await Promise.all(workers.map(kill))
      // As if a minute had passed: the workers with the leases are dead.
      await looking.query(`update due_work set due_at = now() where due_at > now()`)
    }
    going = false
    await Promise.all(changing)
    expect(await watched).toEqual({ defects: [], moved: true })

    const last = await start()
    const settled = async () => (await Promise.all(hosts.map(marks))).every((count) => count === 0)
    for (let tries = 0; !(await settled()) && tries < 300; tries += 1) await pause(50)
    await kill(last)
    for (const { host, plan_id, ids } of plans) {
      const version = await rowsOf(host, plan_id)
      const expected = await looking.query(
        `select invite_id as host_invite_id, rsvp_status from invites
         where owner_id = $1 and plan_id = $2 order by 1`,
        [host.owner, plan_id],
      )
      const own = (await copies(guests.map(({ owner }) => owner))).filter(({ host_invite_id }) =>
        ids.includes(host_invite_id),
      )
      expect(own).toEqual(expected.rows.map((row) => ({ ...row, version, title: `v${version}` })))
      expect(version).toBeGreaterThan(kills)
    }
  }, 120_000)

  async function start(): Promise<ChildProcess> {
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('replication_process.ts', import.meta.url)),
        world.database_url,
        brand,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.add(child)
    const died = once(child, 'exit').then(() =>
      Promise.reject(new Error('A worker did not start.')),
    )
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), died])
    // Later it is killed, which is no error.
    died.catch(() => {})
    return child
  }

  async function kill(child: ChildProcess): Promise<void> {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    children.delete(child)
  }

  /** Looks at the copies over and over: what it saw of each may only grow, and is always of one piece. */
  async function watch(owners: string[], going: () => boolean) {
    const highest = new Map<string, number>()
    const defects: string[] = []
    let moves = 0
    while (going()) {
      for (const { host_invite_id, version, title } of await copies(owners)) {
        const before = highest.get(host_invite_id) ?? 0
        if (version < before) defects.push(`${before} went back to ${version}`)
        if (version > before) moves += 1
        if (title !== `v${version}`) defects.push(`version ${version} says ${title}`)
        highest.set(host_invite_id, Math.max(before, version))
      }
      await pause(3)
    }
    return { defects, moved: moves > owners.length * 4 }
  }
})
