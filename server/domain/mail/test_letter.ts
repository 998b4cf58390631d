import type { Letter } from '#server/domain/mail/letter.ts'
import { testMail } from '#server/domain/messages/test_mail.ts'

/** The parts of a mail that shows an operator whether mail arrives. */
export function testLetter(product: string): Letter {
  return {
    subject: testMail.subject(product),
    heading: testMail.heading,
    paragraphs: [testMail.text(product), testMail.look],
    changes: [],
    facts: [],
    answers: [],
    checklist: [],
    details: null,
    action: testMail.action(product),
    host_name: null,
    day: null,
    footer: [testMail.footer(product)],
  }
}
