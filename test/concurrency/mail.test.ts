import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { sql } from '#server/database/sql.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { newId } from '#server/database/id.ts'
import { newLinkToken } from '#server/database/secret.ts'
import { signUp } from '#server/flows/by_link/sign_up.ts'
import { answerInvite } from '#server/flows/rsvp.ts'
import { makeHostNoticeJob } from '#server/jobs/mail/host_notices.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { startWorkerProcess } from '#test/concurrency/worker_process.ts'
import { letPass } from '#test/support/given/host_notices.ts'
import { mailJob, sender } from '#test/support/given/mail.ts'
import { makePlan } from '#test/support/given/plan_rows.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import {
  letTimePass,
  makeSend,
  type Row,
  rowsOf,
  type Send,
  write,
} from '#test/support/given/outgoing.ts'
import { type Mood, startSmtpSink } from '#test/support/smtp_sink.ts'
import { brand } from '#test/support/postgres/answer.ts'

const key = randomBytes(32)
const seal = makeSeal([key])

/** Milliseconds the workers have; more only where the machine is too busy for a few of them to be killed. */
const boxed = 4_000
const fewestKills = 3

const guestsEach = 60
const plansEach = 12

const log = { info() {}, warn() {}, error() {} }

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await makeRunDatabase()
  database = openDatabase({ url: place.url, brand })
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

/** The longest that workers are kept at it until something has gone wrong, in milliseconds: a slow machine starts few of them. */
const longest = 45_000

/**
 * Keeps two workers at the messages of these sends, killing one of them again and again, at least until `hasHappened`.
 */
async function underFire(
  sends: readonly Send[],
  mail: Record<string, string>,
  hasHappened: () => boolean = () => true,
): Promise<number> {
  const environment = {
    DATABASE_URL: place.url,
    PUBLIC_URL: 'https://service.example',
    SERVICE_KEYS: key.toString('base64'),
    MAIL_FROM: 'plans@service.example',
    ...mail,
  }
  const started = Date.now()
  let kills = 0
  const isOn = () => {
    const spent = Date.now() - started
    return spent < boxed || kills < fewestKills || (spent < longest && !hasHappened())
  }
  const line = async () => {
    while (isOn()) {
      const worker = await startWorkerProcess(environment)
      await pause(200 + Math.random() * 1_300)
      await worker.kill()
      kills += 1
    }
  }
  const hurry = async () => {
    while (isOn()) {
      await pause(500)
      await passTime(sends)
    }
  }
  await Promise.all([line(), line(), hurry()])
  return kills
}

/** All waits are over at once, the leases of the dead and of the living too. */
async function passTime(sends: readonly Send[]): Promise<void> {
  for (const { owner } of sends) {
    await letTimePass(database, owner)
    await letPass({ world: { database }, owner }, 61)
  }
  await database.run(sql`update due_work set due_at = now()`)
}

/** What the workers left, done to the end by one that is not killed. */
async function finish(sends: readonly Send[], url: string): Promise<Row[]> {
  const mailer = makeMailer({ url, key: null, data_dir: '' })
  const job = mailJob(database, mailer, { seal })
  const notices = makeHostNoticeJob({ database, seal, mailer, sender: () => sender, log })
  for (const { owner } of sends) {
    for (let round = 0; round < 20 && (await job.run(owner)) !== null; round += 1) {
      await letTimePass(database, owner)
    }
    for (let round = 0; round < 10; round += 1) {
      await letPass({ world: { database }, owner }, 61)
      await notices.run(owner)
    }
  }
  mailer.close()
  return (await Promise.all(sends.map(({ owner }) => rowsOf(database, owner)))).flat()
}

async function given(): Promise<Send[]> {
  const sends = await Promise.all([1, 2, 3].map(() => makeSend(database, guestsEach)))
  for (const send of sends) await write(database, seal, send)
  return sends
}

/** Plans of these hosts that one guest each signs up to; the guests' names. */
async function signUps(sends: readonly Send[]): Promise<string[]> {
  const names: string[] = []
  for (const { owner } of sends) {
    for (let at = 0; at < plansEach; at += 1) {
      const plan_id = await makePlan(database, { owner }, { starts_in: 2_000 })
      const name = `Guest ${newId()}`
      await database.write(owner, {
        async work(db) {
          const invite_id = await signUp(db, plan_id, name, newLinkToken())
          await answerInvite(db, { invite_id, rsvp_status: 'accepted' })
        },
      })
      names.push(name)
    }
  }
  return names
}

function chance<T>(usual: T, rare: readonly [number, T][]): T {
  let point = Math.random()
  for (const [share, one] of rare) {
    point -= share
    if (point < 0) return one
  }
  return usual
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function countStates(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = { sent: 0, failed: 0, unconfirmed: 0 }
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

describe('workers that are killed at random', () => {
  test('over a mail server that drops, delays, refuses and takes in silence: nobody gets two, nobody is lost, and what is in doubt is unconfirmed', async () => {
    const sends = await given()
    let calm = false
    const moods: Record<'connect' | 'recipient' | 'message', [number, Mood][]> = {
      connect: [[0.1, 'hang up']],
      recipient: [
        [0.05, 'hang up'],
        [0.1, 'not now'],
        [0.03, 'never'],
      ],
      message: [
        [0.05, 'hang up in the message'],
        [0.08, 'take and hang up'],
        [0.05, 'not now'],
        [0.03, 'never'],
      ],
    }
    const sink = await startSmtpSink(
      (step) => (calm ? 'take' : chance<Mood>('take', moods[step])),
      () => (calm ? 0 : Math.random() * 40),
    )
    const kills = await underFire(sends, { MAIL_URL: sink.url })
    calm = true
    const rows = await finish(sends, sink.url)
    await sink.close()

    const taken = (row: Row) => sink.taken.get(row.outgoing_id) ?? 0
    expect(kills).toBeGreaterThanOrEqual(fewestKills)
    expect(rows).toHaveLength(3 * guestsEach)
    expect(rows.filter((row) => taken(row) > 1)).toEqual([])
    expect(rows.filter((row) => row.state === 'sent' && taken(row) !== 1)).toEqual([])
    expect(rows.filter((row) => row.state === 'failed' && taken(row) !== 0)).toEqual([])
    const { sent = 0, failed = 0, unconfirmed = 0 } = countStates(rows)
    expect(sent + failed + unconfirmed).toBe(3 * guestsEach)
    // It did happen: many got there, some are in doubt.
    expect(sent).toBeGreaterThan(guestsEach / 2)
    expect(unconfirmed).toBeGreaterThan(0)
  }, 90_000)

  test('over an HTTP interface with idempotency: asked again until it answers, one mail each', async () => {
    const sends = await given()
    const names = await signUps(sends)
    let calm = false
    const mails = new Map<string, string>()
    let asked = 0
    const server = createServer(async (request, response) => {
      const body = await text(request).catch(() => null)
      const key = String(request.headers['idempotency-key'])
      if (body === null) return
      asked += 1
      const mood = calm
        ? 'take'
        : chance('take', [
            [0.1, 'drop'],
            [0.15, 'take and drop'],
            [0.05, 'take and break'],
            [0.05, 'busy'],
          ])
      if (mood === 'drop') return request.socket.destroy()
      if (mood === 'busy') return response.writeHead(429).end()
      const known = mails.get(key)
      // Another message under the same key would be a mistake of the caller's.
      if (known !== undefined && known !== body) return response.writeHead(422).end()
      mails.set(key, body)
      if (mood === 'take and drop') return request.socket.destroy()
      response.writeHead(mood === 'take' ? 200 : 500).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`
    await underFire(sends, { MAIL_URL: url, MAIL_KEY: 'key' }, () => asked > mails.size)
    calm = true
    const rows = await finish(sends, url)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))

    expect(rows).toHaveLength(3 * guestsEach)
    expect(
      rows.filter(({ state, outgoing_id }) => state === 'sent' && !mails.has(outgoing_id)),
    ).toEqual([])
    expect(rows.filter(({ state }) => !['sent', 'unconfirmed'].includes(state))).toEqual([])
    expect(countStates(rows).sent).toBeGreaterThan(1.5 * guestsEach)
    expect(asked).toBeGreaterThan(mails.size)
    // The hosts heard of each answer, once.
    const heard = [...mails.values()].flatMap((body) => names.filter((name) => body.includes(name)))
    expect(heard.sort()).toEqual([...names].sort())
  }, 90_000)
})
