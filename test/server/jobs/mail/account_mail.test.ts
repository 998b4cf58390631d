import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateCalendarAsked } from '#server/data/calendar_sources/update.ts'
import { sql } from '#server/database/sql.ts'
import { makeAccountMailJob } from '#server/jobs/mail/account_mail.ts'
import type { Mailer } from '#server/outbound/email/client.ts'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import {
  aFeed,
  calendarJob,
  changeStored,
  type TestCalendarJob,
} from '#test/support/given/calendar_job.ts'
import { accepted, pretendMailer, sender, unknown } from '#test/support/given/mail.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let feed: FeedServer
let job: TestCalendarJob

beforeAll(async () => {
  feed = await startFeed()
  job = calendarJob(world, [feed.allow])
})

afterAll(async () => {
  await job.end()
  await feed.close()
})

/** An account with a calendar that was paused because it is gone. */
async function aPausedFeed() {
  const ada = await world.account('Ada')
  const source_id = await aFeed(world, ada, feed.url)
  await pause(ada, source_id)
  return { ada, source_id }
}

async function pause(ada: Account, source_id: string): Promise<void> {
  feed.answer((response) => response.writeHead(404).end())
  for (let count = 0; count < 3; count += 1) {
    await changeStored(world, ada, source_id, 'due')
    await job.run(ada.owner)
  }
}

function mailsTo(mailer: Mailer) {
  const { seal } = world.service.runtime
  const log = { info() {}, warn() {}, error() {} }
  return makeAccountMailJob({ database: world.database, seal, mailer, sender: () => sender, log })
}

async function statesOf({ owner }: Account) {
  const rows = await world.database.read(owner, (db) =>
    db.run<{ state: string; content: unknown }>(sql`
      select state, content from account_mail where owner_id = ${owner}`),
  )
  return rows
}

describe('a calendar that is paused', () => {
  test('is told of in one mail to its owner, which says why and what to do', async () => {
    const { ada } = await aPausedFeed()
    const mailer = pretendMailer(false, () => accepted)
    expect(await mailsTo(mailer).run(ada.owner)).toBeNull()
    expect(await mailsTo(mailer).run(ada.owner)).toBeNull()
    const [mail, ...others] = mailer.sent
    expect(others).toEqual([])
    expect(mail?.to.address).toMatch(/^ada-.*@example\.test$/)
    expect(mail?.subject).toBe('Your calendar “127.0.0.1” is no longer read')
    expect(mail?.text).toContain('There is no calendar at its address any more.')
    expect(mail?.text).toContain('https://service.example/settings/calendars')
    expect(mail?.text).not.toContain('basic.ics')
    expect(await statesOf(ada)).toEqual([{ state: 'sent', content: null }])
  })

  test('is told of again when it is paused again, and not where it was asked for meanwhile', async () => {
    const { ada, source_id } = await aPausedFeed()
    const mailer = pretendMailer(false, () => accepted)
    await mailsTo(mailer).run(ada.owner)
    const ask = () =>
      world.database.write(ada.owner, { work: (db) => updateCalendarAsked(db, source_id) })
    await ask()
    await pause(ada, source_id)
    await mailsTo(mailer).run(ada.owner)
    expect(mailer.sent).toHaveLength(2)
    await world.database.write(ada.owner, {
      work: (db) =>
        db.run(sql`update calendar_sources set asked_at = null where owner_id = ${ada.owner}`),
    })
    await ask()
    await pause(ada, source_id)
    await world.database.write(ada.owner, {
      work: (db) =>
        db.run(sql`update calendar_sources set asked_at = null where owner_id = ${ada.owner}`),
    })
    await ask()
    await mailsTo(mailer).run(ada.owner)
    expect(mailer.sent).toHaveLength(2)
    expect(await statesOf(ada)).toMatchObject([{ state: 'failed' }])
  })

  test('is told of once by a mail server that does not answer', async () => {
    const { ada } = await aPausedFeed()
    const mailer = pretendMailer(false, () => unknown)
    await mailsTo(mailer).run(ada.owner)
    await mailsTo(mailer).run(ada.owner)
    expect(mailer.sent).toHaveLength(1)
    expect(await statesOf(ada)).toMatchObject([{ state: 'unconfirmed' }])
  })
})
