import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { makeGuestMailJob } from '#server/jobs/mail/guest_mail.ts'
import { type MailJob, makeMailJob } from '#server/jobs/mail/job.ts'
import type { Delivery, Email, Mailer } from '#server/outbound/email/client.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { rowsOf } from '#test/support/given/outgoing.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'
import { brand } from '#test/support/postgres/answer.ts'

export const sender = {
  from: 'plans@service.example',
  base_url: 'https://service.example',
  title: 'Capability API',
  brand: 'service',
}

export const seal = makeSeal([randomBytes(32)])

const log = { info() {}, warn() {}, error() {} }

/** A database of this file's own, to be closed at its end. */
export async function openTestDatabase(): Promise<{
  database: Database
  close: () => Promise<void>
}> {
  const place = await makeRunDatabase()
  const database = openDatabase({ url: place.url, brand })
  return {
    database,
    async close() {
      await database.close()
      await place.drop()
    },
  }
}

export function mailJob(
  database: Database,
  mailer: Mailer,
  given: Partial<MailJobOptions> = {},
): MailJob {
  return makeMailJob({ database, seal, mailer, sender: () => sender, log, ...given })
}

export function guestMailJob(
  database: Database,
  mailer: Mailer,
  given: Partial<MailJobOptions> = {},
): MailJob {
  return makeGuestMailJob({ database, seal, mailer, sender: () => sender, log, ...given })
}

/** A way to send mail that does what it is told; `sent` are the messages it was handed. */
export function pretendMailer(
  idempotent: boolean,
  react: (email: Email, times: number) => Delivery | Promise<Delivery> = () => ({
    state: 'accepted',
  }),
): Mailer & { sent: Email[] } {
  const sent: Email[] = []
  return {
    idempotent,
    place: 'here',
    sent,
    async send(email) {
      sent.push(email)
      return react(email, sent.filter(({ id }) => id === email.id).length)
    },
    close() {},
  }
}

/** How many messages are in each state. */
export async function statesOf(database: Database, owner: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { state } of await rowsOf(database, owner)) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** What a mail server may make of a message. */
export const accepted: Delivery = { state: 'accepted' }
export const unknown: Delivery = { state: 'unknown', reason: 'silence' }
export const later: Delivery = { state: 'refused', retry: true, reason: 'busy' }
export const never: Delivery = { state: 'refused', retry: false, reason: 'no such user' }
