import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/db.ts'
import type { ClaimedOutgoing, OutgoingResult } from '#server/data/outgoing/rows.ts'
import { listDeliveries } from '#server/data/outgoing/list.ts'
import { claimOutgoing } from '#server/data/outgoing/claim.ts'
import { updateAttempted } from '#server/data/outgoing/update.ts'
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
  unknown,
} from '#test/support/given/mail.ts'
import {
  letTimePass,
  makeSend,
  planContentWith,
  rowsOf,
  write,
} from '#test/support/given/outgoing.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openTestDatabase())
})

afterAll(() => close())

describe('a message that was sent and not answered', () => {
  test('is unconfirmed and never sent again, where a repeated request may send it twice', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    const mailer = pretendMailer(false, () => unknown)
    expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
    await letTimePass(database, send.owner)
    await mailJob(database, mailer).run(send.owner)
    expect(mailer.sent).toHaveLength(1)
    expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
  })

  test('is sent again unchanged, where a repeated request sends it once', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    const mailer = pretendMailer(true, (_, times) => (times < 3 ? unknown : accepted))
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await mailJob(database, mailer).run(send.owner)
      await letTimePass(database, send.owner)
    }
    expect(mailer.sent[2]).toEqual(mailer.sent[0])
    expect(await rowsOf(database, send.owner)).toMatchObject([{ state: 'sent', attempt: 3 }])
  })

  test('stays unconfirmed until it is accepted', async () => {
    for (const last of [later, never, unknown]) {
      const send = await makeSend(database, 1)
      await write(database, seal, send)
      const mailer = pretendMailer(true, (_, times) => (times === 1 ? unknown : last))
      for (let attempt = 1; attempt <= 9; attempt += 1) {
        await mailJob(database, mailer).run(send.owner)
        await letTimePass(database, send.owner)
      }
      expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
      expect(mailer.sent.length).toBeLessThanOrEqual(8)
    }
  })

  test('is not sent through another mailer that may send it twice', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    await mailJob(
      database,
      pretendMailer(true, () => unknown),
    ).run(send.owner)
    await letTimePass(database, send.owner)
    const other = pretendMailer(false)
    await mailJob(database, other).run(send.owner)
    expect(other.sent).toEqual([])
    expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
  })
})

describe('a mailer that forgets a message after a day', () => {
  const day = 24 * 3_600
  const forgetful = () =>
    Object.assign(
      pretendMailer(true, () => unknown),
      { remembers: day },
    )

  /** Lets so many hours pass for the first attempt, or for the row if it does not say when that was. */
  async function age(owner: string, hours: number): Promise<void> {
    await letTimePass(database, owner)
    await database.write(owner, {
      work: (db) => db.sql`
        update outgoing
        set unanswered_since = ${earlier(sql`unanswered_since`, `${hours} hours`)},
          created_at = ${earlier(sql`created_at`, `${hours} hours`)}
        where owner_id = ${owner}`,
    })
  }

  test('is asked again within the day, and then never, and the host sees that it is unconfirmed', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    const mailer = forgetful()
    await mailJob(database, mailer).run(send.owner)
    await age(send.owner, 20)
    await mailJob(database, mailer).run(send.owner)
    expect(mailer.sent).toHaveLength(2)
    await age(send.owner, 5)
    expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
    expect(mailer.sent).toHaveLength(2)
    const deliveries = await database.read(send.owner, (db) => listDeliveries(db, send.plan_id))
    expect(deliveries).toMatchObject([{ display_name: 'Guest 0', state: 'unconfirmed' }])
    expect(await claimOutgoing(database, send.owner, true, null, day)).toBeNull()
  })

  test('is given a message that waited for days, and again what it certainly did not take', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    await age(send.owner, 72)
    const mailer = Object.assign(
      pretendMailer(true, (_, times) => (times === 1 ? later : times === 2 ? unknown : accepted)),
      { remembers: day },
    )
    for (const hours of [72, 1, 0]) {
      await mailJob(database, mailer).run(send.owner)
      await age(send.owner, hours)
    }
    expect(mailer.sent).toHaveLength(3)
    expect(await statesOf(database, send.owner)).toEqual({ sent: 1 })
  })

  test('does not get what an older release sent before it counted from the first attempt', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    await mailJob(database, forgetful()).run(send.owner)
    await database.write(send.owner, {
      work: (db) => db.sql`
        update outgoing set unanswered_since = null where owner_id = ${send.owner}`,
    })
    await age(send.owner, 25)
    const mailer = forgetful()
    await mailJob(database, mailer).run(send.owner)
    expect(mailer.sent).toEqual([])
    expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
  })
})

describe('a message whose worker died', () => {
  test('is unconfirmed when the claim ends, and not before', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    await claimOutgoing(database, send.owner, false)
    const mailer = pretendMailer(false)
    const next = await mailJob(database, mailer).run(send.owner)
    expect(Math.round(secondsUntil(next) / 10)).toBe(6)
    expect(await statesOf(database, send.owner)).toEqual({ sending: 1 })
    await letTimePass(database, send.owner)
    expect(await mailJob(database, mailer).run(send.owner)).toBeNull()
    expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
    expect(mailer.sent).toEqual([])
  })

  test('is sent again where a repeated request sends it once, eight times at most', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await claimOutgoing(database, send.owner, true)).toMatchObject({
        attempt,
        doubtful: attempt > 1,
      })
      await letTimePass(database, send.owner)
    }
    await mailJob(database, pretendMailer(true)).run(send.owner)
    expect(await statesOf(database, send.owner)).toEqual({ unconfirmed: 1 })
  })

  test('takes the result of a worker that was only slow, unless another has tried since', async () => {
    const send = await makeSend(database, 1)
    await write(database, seal, send)
    const record = (outgoing: ClaimedOutgoing, result: OutgoingResult) =>
      updateAttempted(database, send.owner, { outgoing, result })
    const slow = await claimOutgoing(database, send.owner, false)
    if (!slow) throw new Error('nothing was claimed')
    await letTimePass(database, send.owner)
    await mailJob(database, pretendMailer(false)).run(send.owner)
    expect(await record(slow, { state: 'sent' })).toBe(true)
    expect(await statesOf(database, send.owner)).toEqual({ sent: 1 })

    await write(database, seal, send, { kind: 'plan_cancel', plan: planContentWith() })
    const early = await claimOutgoing(database, send.owner, true)
    if (!early) throw new Error('nothing was claimed')
    await letTimePass(database, send.owner)
    const again = await claimOutgoing(database, send.owner, true)
    if (!again) throw new Error('nothing was claimed')
    expect(await record(early, { state: 'failed' })).toBe(false)
    expect(await record(again, { state: 'sent' })).toBe(true)
    expect(await record(again, { state: 'failed' })).toBe(false)
    expect(await statesOf(database, send.owner)).toEqual({ sent: 2 })
  })
})
