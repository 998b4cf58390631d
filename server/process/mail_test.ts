import { randomUUID } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { testLetter } from '#server/domain/mail/test_letter.ts'
import { letterEmail } from '#server/jobs/mail/letter_message.ts'
import type { Delivery } from '#server/outbound/email/client.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { baseUrlOf } from '#server/process/base_url.ts'
import { productName } from '#server/runtime/product_name.ts'

/** What came of a test mail, and where it was handed over. */
export type TestDelivery = Delivery & { readonly place: string }

/** Sends one mail to an address, in the way and from the sender of all mail of this installation. */
export async function sendTestMail(config: Config, address: string): Promise<TestDelivery> {
  const { mail, data_dir } = config
  const mailer = makeMailer({ url: mail.url, key: mail.key, data_dir })
  const facts = {
    id: randomUUID(),
    letter: testLetter(productName),
    to: { name: '', address },
    page: `${baseUrlOf(config)}/`,
    unsubscribe: null,
    date: new Date(),
  }
  try {
    const sender = {
      from: mail.from,
      title: productName,
      ...(mail.name !== null && { name: mail.name }),
    }
    return { ...(await mailer.send(letterEmail(facts, sender))), place: mailer.place }
  } finally {
    mailer.close()
  }
}
