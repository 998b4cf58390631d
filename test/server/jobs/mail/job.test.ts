import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { listDeliveries } from '#server/data/outgoing/list.ts'
import { secondsUntil } from '#test/support/given/due.ts'
import {
  accepted,
  later,
  mailJob,
  never,
  openTestDatabase,
  pretendMailer,
  seal,
  statesOf,
} from '#test/support/given/mail.ts'
import {
  letTimePass,
  makeSend,
  planContentWith,
  rowsOf,
  write,
} from '#test/support/given/outgoing.ts'

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openTestDatabase())
})

afterAll(() => close())

test('each recipient gets one message at their own address, and mail is due until then', async () => {
  const send = await makeSend(database, 12)
  await write(database, seal, send)
  expect(await claimDueWork(database, 'mail', 10)).toMatchObject([{ owner: send.owner }])
  const mailer = pretendMailer(false)
  expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
  expect(mailer.sent.map(({ to }) => to.address).sort()).toEqual(
    send.guests.map(({ account }) => account.email).sort(),
  )
  expect(await statesOf(database, send.owner)).toEqual({ sent: 12 })
  expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
  expect(mailer.sent).toHaveLength(12)
})

test('each attempt is reported with the new state of its message', async () => {
  const send = await makeSend(database, 3)
  await write(database, seal, send)
  const deliveries = [accepted, never, later]
  const mailer = pretendMailer(false, async () => deliveries.pop() ?? accepted)
  const told: string[] = []
  const onAttempt = (kind: string, state: string) => told.push(`${kind} ${state}`)
  await mailJob(database, mailer, { onAttempt, atOnce: 1 }).run(send.owner)
  expect(told).toEqual(['plan_invite queued', 'plan_invite failed', 'plan_invite sent'])
})

test('only a few messages of one account are sent at the same time', async () => {
  const send = await makeSend(database, 12)
  await write(database, seal, send)
  let now = 0
  let most = 0
  const mailer = pretendMailer(false, async () => {
    now += 1
    most = Math.max(most, now)
    // Until as many as may are under way, and long enough for one more to begin.
    while (most < 3) await pause(5)
    await pause(10)
    now -= 1
    return accepted
  })
  await mailJob(database, mailer, { atOnce: 3 }).run(send.owner)
  expect(most).toBe(3)
})

test('four jobs at the same time send each message once', async () => {
  const send = await makeSend(database, 40)
  await write(database, seal, send)
  const mailer = pretendMailer(false, async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    return accepted
  })
  await Promise.all([1, 2, 3, 4].map(() => mailJob(database, mailer).run(send.owner)))
  expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(40)
  expect(mailer.sent).toHaveLength(40)
})

describe('a message that was not accepted', () => {
  test('is tried again after a while, up to eight times, and then it has failed', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    const mailer = pretendMailer(false, () => later)
    const job = mailJob(database, mailer)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const next = await job.run(send.owner)
      if (next) waits.push(Math.round(secondsUntil(next)))
      // Before its time nothing happens.
      expect(await job.run(send.owner)).toEqual(next)
      expect(mailer.sent).toHaveLength(attempt)
      await letTimePass(database, send.owner)
    }
    expect(waits.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([
      30, 60, 300, 900, 3600, 7200, 14400,
    ])
    expect(await rowsOf(database, send.owner)).toMatchObject([{ state: 'failed', attempt: 8 }])
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(1)
  })

  test('fails at once where no later attempt can succeed', async () => {
    const send = await makeSend(database, 2)
    await write(database, seal, send)
    const [first] = send.guests
    const mailer = pretendMailer(false, ({ to }) =>
      to.address === first?.account.email ? never : accepted,
    )
    expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
    expect(await statesOf(database, send.owner)).toEqual({ failed: 1, sent: 1 })
  })
})

test('a later message to the same guest waits for the earlier one', async () => {
  const send = await makeSend(database, 1)
  await write(database, seal, send)
  await write(database, seal, send, { kind: 'plan_cancel', plan: planContentWith({ revision: 2 }) })
  const mailer = pretendMailer(false, (_, times) => (times === 1 ? later : accepted))
  const job = mailJob(database, mailer)
  const next = await job.run(send.owner)
  expect(secondsUntil(next)).toBeGreaterThan(20)
  expect(mailer.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Invitation'])
  await letTimePass(database, send.owner)
  await job.run(send.owner)
  await letTimePass(database, send.owner)
  await job.run(send.owner)
  const [invited] = await rowsOf(database, send.owner)
  expect(mailer.sent.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Invitation',
    'Invitation',
    'Canceled',
    'Canceled',
  ])
  expect(mailer.sent.at(-1)?.follows).toBe(invited?.outgoing_id)
})

test('a guest who unsubscribed after the commit gets no message', async () => {
  const send = await makeSend(database, 3)
  await write(database, seal, send)
  const [one, two] = send.guests.map(({ account }) => account.owner)
  const stop = (owner = '', host: string | null = null) =>
    database.write(owner, { work: (db) => db.sql`select stop_contact(${host})` })
  await stop(one)
  await stop(two, send.owner)
  const mailer = pretendMailer(true)
  expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
  expect(mailer.sent.map(({ to }) => to.name)).toEqual(['Guest 2'])
  expect(await statesOf(database, send.owner)).toEqual({ failed: 2, sent: 1 })
})

test('a message that cannot be written fails in the end, and stops no other', async () => {
  const send = await makeSend(database, 1)
  await write(database, seal, send)
  await database.write(send.owner, {
    work: (db) => db.sql`update outgoing set sealed = 'x' where owner_id = ${db.owner}`,
  })
  await write(database, seal, send, {
    kind: 'list_share',
    host_name: 'Sam',
    list_name: 'Lakes',
    item_count: 1,
  })
  const mailer = pretendMailer(true)
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await mailJob(database, mailer).run(send.owner)
    await letTimePass(database, send.owner)
  }
  expect(mailer.sent).toHaveLength(1)
  expect(await statesOf(database, send.owner)).toEqual({ failed: 1, sent: 1 })
})

test('a stopped job claims no more messages', async () => {
  const send = await makeSend(database, 12)
  await write(database, seal, send)
  const mailer = pretendMailer(false, () => {
    job.stop()
    return accepted
  })
  const job = mailJob(database, mailer, { atOnce: 2 })
  expect(await job.run(send.owner)).toBe('again')
  expect(await statesOf(database, send.owner)).toEqual({ sent: 2, queued: 10 })
})

test('deliveries name each recipient with the state of the last message', async () => {
  const send = await makeSend(database, 2)
  await write(database, seal, send)
  await mailJob(database, pretendMailer(false)).run(send.owner)
  await write(
    database,
    seal,
    { ...send, guests: send.guests.slice(1) },
    {
      kind: 'plan_update',
      plan: planContentWith({ revision: 2 }),
      changes: [],
      needs_reconfirm: false,
    },
  )
  expect(await database.read(send.owner, (db) => listDeliveries(db, send.plan_id))).toMatchObject([
    { display_name: 'Guest 0', kind: 'plan_invite', state: 'sent', finished_at: expect.any(Date) },
    { display_name: 'Guest 1', kind: 'plan_update', state: 'queued', finished_at: null },
  ])
})
