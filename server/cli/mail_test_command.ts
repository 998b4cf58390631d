import type { Command } from '#server/cli/run_command.ts'
import { readAddress } from '#server/domain/web/email_address.ts'
import { sendTestMail, type TestDelivery } from '#server/process/mail_test.ts'

const usage = 'Usage: npm run mail-test -- you@example.org'

/** Sends one mail to an address. @returns who has taken it. */
export const mailTestCommand: Command = async (given, { settings }) => {
  const [typed, ...others] = given
  if (typed === undefined || typed.startsWith('-') || others.length > 0) throw new Error(usage)
  const address = readAddress(typed)
  if (address === null) throw new Error(`${usage}; "${typed}" is no address.`)
  const config = settings()
  return ended(await sendTestMail(config, address), address, config.mail.url === null)
}

function ended(delivery: TestDelivery, address: string, isFile: boolean): string {
  const { place } = delivery
  if (delivery.state === 'accepted') {
    return isFile
      ? `Nothing was sent: MAIL_URL is not set, so the mail is among the ${place}.\n`
      : `${place} has taken a mail for ${address}. If it does not arrive, look among the spam and into the log of the mail server.\n`
  }
  const { reason } = delivery
  if (delivery.state === 'unknown') {
    throw new Error(
      `${place} may have taken the mail for ${address}, but did not say so: ${reason}.`,
    )
  }
  throw new Error(
    `${place} has not taken the mail for ${address}: ${reason}. See MAIL_URL, MAIL_KEY and MAIL_FROM.`,
  )
}
