import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { claimSignInMail } from '#server/data/sign_in_links/claim.ts'
import { updateMailAttempted } from '#server/data/sign_in_links/update.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import { nobody } from '#server/domain/basics/seal.ts'
import { sendCode } from '#server/flows/web/ask.ts'
import { makeSignInJob } from '#server/jobs/mail/sign_in.ts'
import type { Delivery } from '#server/outbound/email/client.ts'
import { makeRates } from '#server/runtime/rate.ts'
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

/** Asks for a mail to Sam alone. */
async function ask() {
  await database.run(sql`delete from sign_in_links`)
  await askFor('sam@example.test')
}

async function askFor(address: string, is_known = false) {
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
    { purpose: 'sign_in', address },
    (secrets) => ({ kind: 'sign_in', browser: 'Firefox', is_known, ...secrets }),
  )
}

/** Runs the job until nothing is due; pauses between attempts are over at once. */
async function run(react: (times: number) => Delivery, sign_up: SignUpMode = 'invited') {
  const mailer = pretendMailer(true, (_, times) => react(times))
  const states: string[] = []
  const onAttempt = (_: string, state: string) => states.push(state)
  const options = { database, seal, mailer, sender: () => sender, log, sign_up } as const
  const job = makeSignInJob({ ...options, onAttempt })
  const waits: number[] = []
  for (let next = await job.run(nobody); next instanceof Date; next = await job.run(nobody)) {
    waits.push(Math.round((next.getTime() - Date.now()) / 1000))
    await database.run(sql`update sign_in_links set due_at = now()`)
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
  await database.run(
    sql`update sign_in_links set lease_until = (lease_until at time zone 'UTC' - interval '1 minute') at time zone 'UTC'`,
  )
  expect((await run(() => accepted)).states).toEqual(['sent'])
})

test('what has ended is deleted', async () => {
  await ask()
  await database.run(sql`update sign_in_links set expires_at = now() - interval '61 minutes'`)
  await run(() => accepted)
  expect(await database.run(sql`select from sign_in_links`)).toEqual([])
})

describe('while more mails are asked for than may be sent', () => {
  const [sam, stranger] = ['sam@example.test', 'stranger@example.test']

  /** Runs the job once, with the limits of the service. */
  async function runLimited() {
    const held: string[] = []
    const mailer = pretendMailer(true, () => accepted)
    const job = makeSignInJob({
      ...{ database, seal, mailer, sender: () => sender, log, sign_up: 'open' },
      maySend: makeRates(database, () => {}).maySendSignIn,
      onHeld: (address, end) => held.push(`${address} ${end}`),
    })
    await job.run(nobody)
    return { sent: mailer.sent.map(({ to }) => to.address), held }
  }

  async function flood(address: 'known' | 'other') {
    const { maySendSignIn } = makeRates(database, () => {})
    let sent = 0
    while (await maySendSignIn(address)) sent += 1
    return sent
  }

  const waiting = () =>
    database.run<{ due: number; ends: number; attempt: number }>(sql`
      select round(extract(epoch from due_at - now()))::int as due,
        round(extract(epoch from expires_at - now()))::int as ends, attempt::int as attempt
      from sign_in_links where sealed is not null`)

  beforeEach(async () => {
    await database.run(sql`delete from sign_in_links`)
    await database.run(sql`delete from rate_limits`)
  })

  test('those to other addresses hold up none to an account', async () => {
    expect(await flood('other')).toBe(250)
    for (const address of [sam, stranger]) await askFor(address)
    expect(await runLimited()).toEqual({ sent: [sam], held: ['other waits'] })
    // It waits a minute, its attempt does not count, and its link works for ten minutes after that.
    expect(await waiting()).toEqual([{ due: 60, ends: 660, attempt: 0 }])
    expect(await runLimited()).toEqual({ sent: [], held: [] })
    await database.run(sql`update sign_in_links set due_at = now()`)
    await database.run(sql`delete from rate_limits`)
    expect(await runLimited()).toEqual({ sent: [stranger], held: [] })
  })

  test('what has waited for ten minutes is dropped, and counted', async () => {
    await flood('other')
    await askFor(stranger)
    await database.run(sql`update sign_in_links set created_at = now() - interval '10 minutes'`)
    expect(await runLimited()).toEqual({ sent: [], held: ['other dropped'] })
    expect(await waiting()).toEqual([])
  })

  test('those to accounts hold up none to a browser that the account knows', async () => {
    expect(await flood('known')).toBe(250)
    await askFor(sam)
    expect(await runLimited()).toEqual({ sent: [], held: ['known waits'] })
    await askFor(sam, true)
    expect(await runLimited()).toEqual({ sent: [sam], held: [] })
  })

  test('another attempt is not counted again', async () => {
    await askFor(sam)
    const [claimed] = [await claimSignInMail(database)]
    await flood('known')
    await updateMailAttempted(database, claimed ?? expect.fail(), 0)
    expect(await runLimited()).toEqual({ sent: [sam], held: [] })
  })

  test('the release before sends what waits once it is due, and only once', async () => {
    await flood('other')
    await askFor(stranger)
    await runLimited()
    await database.run(sql`update sign_in_links set due_at = now()`)
    // Its job has no limits, and the same claims.
    const two = await Promise.all([run(() => accepted, 'open'), run(() => accepted, 'open')])
    expect(two.flatMap(({ states }) => states)).toEqual(['sent'])
    expect(await waiting()).toEqual([])
  })

  test('networks of 64 bits in one of 48 count as four of them', async () => {
    const { signInMail } = makeRates(database, () => {})
    let taken = 0
    for (let network = 0; network < 6; network += 1) {
      for (let count = 0; count < 61; count += 1) {
        const from = { network: `2001:db8:7:${network}::/64`, known: null }
        const isTaken = await signInMail(randomBytes(32), from).then(
          () => true,
          () => false,
        )
        if (isTaken) taken += 1
        else break
      }
    }
    expect(taken).toBe(4 * 60)
    await signInMail(randomBytes(32), { network: '2001:db8:8:0::/64', known: null })
  })
})
