import { randomBytes } from 'node:crypto'
import { makeHostNoticeJob } from '#server/jobs/mail/host_notices.ts'
import type { Delivery, Email } from '#server/outbound/email/client.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { accepted, pretendMailer, sender } from '#test/support/given/mail.ts'
import type { Account, World } from '#test/support/world.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

const seal = makeSeal([randomBytes(32)])
const log = { info() {}, warn() {}, error() {} }

/** Sends a host's mail about their own plans to this mailer, or to one that accepts everything. */
export function noticesOf(
  { world, owner }: Account,
  react: (email: Email, times: number) => Delivery | Promise<Delivery> = () => accepted,
  { idempotent = false, ...options }: Partial<MailJobOptions> & { idempotent?: boolean } = {},
) {
  const mailer = pretendMailer(idempotent, react)
  const { database } = world
  const job = makeHostNoticeJob({ database, seal, mailer, sender: () => sender, log, ...options })
  return {
    /** Every message so far. */
    sent: mailer.sent,
    /** One run of the job; when there is more to do. */
    run: () => job.run(owner),
    /** As `run`, once this many minutes have passed. */
    async later(minutes: number) {
      await letPass({ world, owner }, minutes)
      return job.run(owner)
    },
  }
}

/** Lets minutes pass for what is to be written and sent to a host. */
export async function letPass(
  { world, owner }: { world: Pick<World, 'database'>; owner: string },
  minutes: number,
): Promise<void> {
  const time = `${minutes} minutes`
  await world.database.write(owner, {
    async work(db) {
      await db.sql`
        update host_notices
        set news_at = ${earlier(sql`news_at`, time)}, due_at = ${earlier(sql`due_at`, time)},
          lease_until = ${earlier(sql`lease_until`, time)}, finished_at = ${earlier(sql`finished_at`, time)}
        where owner_id = ${db.owner}`
      await db.sql`
        update due_work set due_at = ${earlier(sql`due_at`, time)}
        where owner_id = ${db.owner} and kind = 'notice'`
    },
  })
}
