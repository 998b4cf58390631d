import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { claimAccountNotice } from '#server/data/account_notices/claim.ts'
import { updateNoticeAttempted } from '#server/data/account_notices/update.ts'
import type { Database } from '#server/database/db.ts'
import { sql } from '#server/database/sql.ts'
import type { AccountNotice } from '#server/domain/web/account_notice.ts'
import { insertNotice } from '#server/flows/web/notices.ts'
import { makeAccountNoticeJob } from '#server/jobs/mail/account_notices.ts'
import type { Mailer } from '#server/outbound/email/client.ts'
import { secondsUntil } from '#test/support/given/due.ts'
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
})
afterAll(() => close())

const log = { info() {}, warn() {}, error() {} }

let made = 0

/** The uuid of a new account. */
async function anAccount(): Promise<string> {
  made += 1
  const email = `sam-${made}@example.test`
  const facts = { display_name: 'Sam', email, timezone: 'Europe/Berlin' }
  return (await insertAccount(database, facts)).owner
}

const token: AccountNotice = {
  ...{ kind: 'token_made', label: 'Laptop', abilities: ['can read', 'can change'] },
  ...{ ends_at: '2027-02-26T10:00:00Z', browser: 'Firefox on Linux' },
}

/** Something that waits for approval for so many minutes. */
function waiting(title: string, minutes: number): AccountNotice {
  const until = new Date(Date.now() + minutes * 60_000 + 30_000).toISOString()
  return { kind: 'approval_waiting', title, agent: 'Claude', until, path: '/approvals/ac_1' }
}

function tell(owner: string, ...notices: readonly AccountNotice[]): Promise<void> {
  const work = async (db: Parameters<typeof insertNotice>[0]['db']) => {
    for (const notice of notices) insertNotice({ db, seal }, notice)
  }
  return database.write(owner, { work })
}

/** Runs the job once. @returns when it is to run again. */
function run(owner: string, mailer: Mailer) {
  return makeAccountNoticeJob({ database, seal, mailer, sender: () => sender, log }).run(owner)
}

/** Lets time pass for everything an account has. */
function pass(owner: string, time: string): Promise<unknown> {
  const work = (db: Parameters<typeof insertNotice>[0]['db']) =>
    db.run(sql`
      update account_notices
      set due_at = (due_at at time zone 'UTC' - ${time}::interval) at time zone 'UTC',
        created_at = (created_at at time zone 'UTC' - ${time}::interval) at time zone 'UTC',
        begun_at = (begun_at at time zone 'UTC' - ${time}::interval) at time zone 'UTC',
        rests_until = (rests_until at time zone 'UTC' - ${time}::interval) at time zone 'UTC',
        useful_until = (useful_until at time zone 'UTC' - ${time}::interval) at time zone 'UTC'
      where owner_id = ${owner}`)
  return database.write(owner, { work })
}

function rowsOf(owner: string) {
  return database.read(owner, (db) =>
    db.run<{ kind: string; sealed: string | null; finished_at: Date | null; attempt: number }>(
      sql`select kind, sealed, finished_at, attempt from account_notices where owner_id = ${owner}`,
    ),
  )
}

describe('a notice', () => {
  test('goes once to the address of its account, says how to take it back, and keeps nothing', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    await tell(owner, token)
    expect(JSON.stringify(await rowsOf(owner))).not.toContain('Laptop')
    expect(await run(owner, mailer)).toBeNull()
    expect(await run(owner, mailer)).toBeNull()
    const [email, ...more] = mailer.sent
    expect(more).toEqual([])
    expect(email?.to.address).toBe(`sam-${made}@example.test`)
    expect(email?.text).toContain('Name: Laptop')
    expect(email?.text).toContain('https://service.example/settings/agents')
    expect(email?.text).toContain('revoke the token')
    expect(email?.unsubscribe).toBeNull()
    expect(await rowsOf(owner)).toMatchObject([{ sealed: null, finished_at: expect.any(Date) }])
  })

  test('of each kind has a subject, the way back, and a link of the service', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    const browser = 'Safari on iPhone'
    const kinds: AccountNotice[] = [
      token,
      { kind: 'app_connected', app: 'claude.ai', called: 'Cl\naude', abilities: [], browser },
      { kind: 'passkey_added', label: 'Phone', browser },
      { kind: 'passkey_removed', label: 'Phone', browser },
      { kind: 'recovery_code_used', browser, left: 0 },
      waiting('Trio night', 12),
    ]
    await tell(owner, ...kinds)
    await run(owner, mailer)
    expect(mailer.sent).toHaveLength(kinds.length)
    for (const { subject, text } of mailer.sent) {
      expect(subject).toMatch(/^\S.+\S$/)
      expect(text).toMatch(/https:\/\/service\.example\/(settings|approvals)/)
      expect(text).toMatch(/If it wasn’t you|take away its access/)
    }
    const all = mailer.sent.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
    expect(all).toContain('Calls itself: Cl aude')
    expect(all).toContain('12 minutes are left.')
    expect(all).toContain('it was the last one')
  })

  test('is tried three times, and then given up', async () => {
    for (const result of [later, unknown]) {
      const owner = await anAccount()
      const mailer = pretendMailer(false, () => result)
      await tell(owner, token)
      for (let count = 0; count < 5; count += 1) {
        await run(owner, mailer)
        await pass(owner, '40 seconds')
      }
      expect(mailer.sent).toHaveLength(3)
      expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(1)
      expect(await rowsOf(owner)).toMatchObject([{ sealed: null, attempt: 3 }])
    }
  })

  test('that no server takes is given up at once', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true, () => never)
    await tell(owner, token)
    expect(await run(owner, mailer)).toBeNull()
    expect(mailer.sent).toHaveLength(1)
  })

  test('that has waited for a day is given up unsent', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    await tell(owner, token)
    await pass(owner, '25 hours')
    expect(await run(owner, mailer)).toBeNull()
    expect(mailer.sent).toEqual([])
    expect(await rowsOf(owner)).toMatchObject([{ sealed: null, attempt: 0 }])
  })

  test('whose worker died is sent by another one, whose result counts', async () => {
    const owner = await anAccount()
    await tell(owner, token)
    const lost = await claimAccountNotice(database, owner)
    expect(await claimAccountNotice(database, owner)).toBeNull()
    await pass(owner, '2 minutes')
    const mailer = pretendMailer(true, async () => {
      // The worker that was taken for dead records its result late.
      if (lost) await updateNoticeAttempted(database, owner, lost, null)
      expect(await rowsOf(owner)).toMatchObject([{ finished_at: null }])
      return accepted
    })
    await run(owner, mailer)
    expect(mailer.sent).toHaveLength(1)
    expect(await rowsOf(owner)).toMatchObject([{ sealed: null, finished_at: expect.any(Date) }])
  })
})

describe('what waits for approval', () => {
  test('is mailed at once, and then once an hour at most, the newest', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    await tell(owner, waiting('One', 14))
    await run(owner, mailer)
    await tell(owner, waiting('Two', 14))
    await tell(owner, waiting('Three', 100))
    const next = await run(owner, mailer)
    expect(mailer.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('“One”')])
    expect(secondsUntil(next)).toBeGreaterThan(3_500)
    expect(secondsUntil(next)).toBeLessThanOrEqual(3_600)
    await pass(owner, '61 minutes')
    await run(owner, mailer)
    expect(mailer.sent.slice(1).map(({ text }) => text)).toEqual([
      expect.stringContaining('“Three”'),
    ])
  })

  test('is not mailed any more once its time is over', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    await tell(owner, waiting('One', 14))
    await run(owner, mailer)
    await tell(owner, waiting('Two', 14))
    await pass(owner, '61 minutes')
    expect(await run(owner, mailer)).toBeNull()
    expect(mailer.sent).toHaveLength(1)
    await tell(owner, waiting('Three', 14))
    await run(owner, mailer)
    expect(mailer.sent).toHaveLength(2)
  })

  test('makes one mail where many transactions tell it at the same time', async () => {
    const owner = await anAccount()
    const mailer = pretendMailer(true)
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await tell(owner, waiting(`Plan ${index}`, 14))
        await run(owner, mailer)
      }),
    )
    expect(mailer.sent).toHaveLength(1)
  })

  test('of one account does not hold up another, nor other notices', async () => {
    const [one, other] = [await anAccount(), await anAccount()]
    const mailer = pretendMailer(true)
    for (const owner of [one, other, one]) {
      await tell(owner, waiting('Plan', 14), token)
      await run(owner, mailer)
    }
    expect(mailer.sent).toHaveLength(5)
  })
})
