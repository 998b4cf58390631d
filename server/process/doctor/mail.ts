import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import { codeOrLine, type Finding, look, ok, wrong } from '#server/process/doctor/finding.ts'
import { reach } from '#server/outbound/reach.ts'
import { isMailMissing } from '#server/process/settings/warnings.ts'
import { openSmtp, smtpReasonOf } from '#server/outbound/email/smtp_session.ts'

/** How long the mail server may take, in milliseconds. */
const limit = 10_000

/** Connects to where mail goes, and signs in to a mail server; sends nothing. */
export async function mailFindings(config: Config): Promise<Finding[]> {
  const { mail, data_dir } = config
  if (mail.url === null) {
    const folder = resolve(data_dir, 'outbox')
    // Where mail is meant to arrive, the settings have a line about it.
    return isMailMissing(config)
      ? []
      : [ok('mail', `none is sent: it is written to files in ${folder}`)]
  }
  const url = new URL(mail.url)
  const from = `from ${mail.from}`
  if (/^https?:$/.test(url.protocol)) return [await reachFinding(url, from)]
  try {
    const connection = await openSmtp(url, Date.now() + limit)
    connection.quit()
    const signed_in = url.username === '' ? 'without signing in' : 'signed in'
    return [ok('mail', `${url.protocol}//${url.host} takes mail, ${signed_in}, ${from}`)]
  } catch (error) {
    return [
      wrong(
        'mail',
        `${url.protocol}//${url.host} takes none (${smtpReasonOf(error)}): see MAIL_URL`,
      ),
    ]
  }
}

/** An interface that sends what it is given cannot be asked whether it would. */
async function reachFinding(url: URL, from: string): Promise<Finding> {
  try {
    await reach(url, 'HEAD', limit)
    return look(
      'mail',
      `${url.origin} answers, ${from}; only "npm run mail-test" shows whether it takes the key`,
    )
  } catch (error) {
    return wrong('mail', `${url.origin} does not answer (${codeOrLine(error)}): see MAIL_URL`)
  }
}
