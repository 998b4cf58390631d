import { resolve } from 'node:path'
import { type Mailer, sendMilliseconds } from '#server/outbound/email/client.ts'
import { makeHttpMail } from '#server/outbound/email/http.ts'
import { makeOutbox } from '#server/outbound/email/outbox.ts'
import { makeSmtpMail } from '#server/outbound/email/smtp.ts'

/** The settings for mail. */
export interface MailerOptions {
  /** smtp:, smtps:, https:, or null for the outbox on disk. */
  readonly url: string | null
  /** The bearer key of an HTTP interface. */
  readonly key: string | null
  readonly data_dir: string
}

/** The mailer that the settings ask for. */
export function makeMailer({ url, key, data_dir }: MailerOptions): Mailer {
  if (url === null) return makeOutbox(resolve(data_dir, 'outbox'))
  if (/^smtps?:/.test(url)) return makeSmtpMail(new URL(url), sendMilliseconds)
  return makeHttpMail(new URL(url), key, sendMilliseconds)
}
