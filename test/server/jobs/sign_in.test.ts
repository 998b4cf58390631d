import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { claimSignInMail } from '#server/data/sign_in_links/claim.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import { nobody } from '#server/domain/web/sealed_address.ts'
import { sendCode } from '#server/flows/web/ask.ts'
import { makeSignInJob } from '#server/jobs/sign_in.ts'
import type { Delivery } from '#server/outbound/email/client.ts'
import { noSignInLimits } from '#server/runtime/sign_in_rates.ts'
import {
  accepted,
  later,
  never,
  openTestDatabase,
  pretendMailer,
  seal,
  sender,
  unknown,
} from '#test/support/given/mail.ts'

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openTestDatabase())
  const facts = { display_name: 'Sam', email: 'sam@example.test', timezone: 'Europe/Berlin' }
  await insertAccount(database, facts)
})
afterAll(() => close())

const log = { info() {}, warn() {}, error() {} }

/** Asks for a mail to Sam. */
async function ask() {
  await database.run(sql`delete from sign_in_links`)
  await sendCode(
    {
      database,
      seal,
      base_url: 'https://service.example',
      sign_up: 'invited',
      web_keys: { codes: [Buffer.alloc(32)] },
      rates: noSignInLimits,
      wake() {},
    },
    { purpose: 'sign_in', address: 'sam@example.test' },
    (secrets) => ({ kind: 'sign_in', browser: 'Firefox', ...secrets }),
  )
}

/** Runs the job until nothing is due; pauses between attempts are over at once. */
async function run(react: (times: number) => Delivery) {
  const mailer = pretendMailer(true, (_, times) => react(times))
  const states: string[] = []
  const onAttempt = (_: string, state: string) => states.push(state)
  const options = { database, seal, mailer, sender: () => sender, log, sign_up: 'invited' } as const
  const job = makeSignInJob({ ...options, onAttempt })
  const waits: number[] = []
  for (let next = await job.run(nobody); next instanceof Date; next = await job.run(nobody)) {
    waits.push(Math.round((next.getTime() - Date.now()) / 1000))
    await database.run(sql`update sign_in_links set due_at = clock_timestamp()`)
  }
  return { sent: mailer.sent, states, waits }
}

test('a mail that was not sent is tried three times, after 5 and 30 seconds, as the same message', async () => {
  await ask()
  const { sent, states, waits } = await run(() => later)
  expect([states, waits]).toEqual([
    ['queued', 'queued', 'failed'],
    [5, 30],
  ])
  expect(new Set(sent.map((email) => JSON.stringify(email))).size).toBe(1)
  expect(sent[0]?.to).toEqual({ name: 'Sam', address: 'sam@example.test' })
})

test('a mail that may have arrived is sent again: without it nobody gets in', async () => {
  await ask()
  expect((await run((times) => (times === 1 ? unknown : accepted))).states).toEqual([
    'queued',
    'sent',
  ])
})

test('a mail that no server will ever take is tried once', async () => {
  await ask()
  expect((await run(() => never)).states).toEqual(['failed'])
})

test('no mail is sent in the last two minutes of its link, and none twice at the same time', async () => {
  await ask()
  await database.run(sql`update sign_in_links set expires_at = now() + interval '119 seconds'`)
  expect((await run(() => accepted)).sent).toEqual([])
  await ask()
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimSignInMail(database)))
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
})

test('a mail whose worker died is sent by another a minute later', async () => {
  await ask()
  await claimSignInMail(database)
  await database.run(sql`update sign_in_links set lease_until = lease_until - interval '1 minute'`)
  expect((await run(() => accepted)).states).toEqual(['sent'])
})

test('what has ended is deleted', async () => {
  await ask()
  await database.run(sql`update sign_in_links set expires_at = now() - interval '61 minutes'`)
  await run(() => accepted)
  expect(await database.run(sql`select from sign_in_links`)).toEqual([])
})
