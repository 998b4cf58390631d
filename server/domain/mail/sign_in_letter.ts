import type { Letter } from '#server/domain/mail/letter.ts'
import {
  addressChangedMail,
  addressTakenMail,
  makeAccountMail,
  newAddressMail,
  newSignInMail,
  signInFooter,
  signInMail,
  stepUpMail,
} from '#server/domain/messages/said/sign_in_mail.ts'
import { zonedWords } from '#server/domain/basics/time_words.ts'
import { browserNow } from '#server/domain/web/browser_name.ts'
import { shownCode } from '#server/domain/web/sign_in_code.ts'
import type { SignInMail } from '#server/domain/web/sign_in_mail.ts'

/** What a letter about signing in depends on besides its content. */
export interface SignInLetterFacts {
  readonly product: string
  /** Whether the address has an account. */
  readonly has_account: boolean
  readonly asked_at: Date
  /** The reader's time zone; null where nobody knows it yet. */
  readonly timezone: string | null
}

/** The parts of a mail about signing in. Times are in UTC where nobody knows the reader's zone yet. */
export function signInLetter(mail: SignInMail, facts: SignInLetterFacts): Letter {
  const { product } = facts
  const empty = {
    changes: [],
    facts: [],
    answers: [],
    checklist: [],
    details: null,
    action: null,
    host_name: null,
    day: null,
    footer: signInFooter(product),
  }
  const at = zonedWords(facts.asked_at, null, facts.timezone ?? 'UTC')
  switch (mail.kind) {
    case 'sign_in': {
      const say = facts.has_account ? signInMail : makeAccountMail
      return {
        ...empty,
        ...codeParts(mail, at),
        subject: say.subject(product),
        paragraphs: [say.text],
        details: signInMail.end,
        action: say.action,
        ...(!facts.has_account && { unsubscribe: makeAccountMail.stop }),
      }
    }
    case 'step_up':
    case 'new_address': {
      const say = mail.kind === 'step_up' ? stepUpMail : newAddressMail
      return {
        ...empty,
        ...codeParts(mail, at),
        subject: say.subject(product),
        paragraphs: [say.text],
        details: say.end,
      }
    }
    case 'address_taken': {
      const { subject, heading, text } = addressTakenMail
      return { ...empty, subject: subject(product), heading, paragraphs: [text] }
    }
    case 'address_changed': {
      const { subject, heading, text, end, action } = addressChangedMail
      const paragraphs = [text(mail.address), end]
      return { ...empty, subject: subject(product), heading, paragraphs, action }
    }
    case 'new_sign_in': {
      const { subject, heading, text, end, when, browser } = newSignInMail
      return {
        ...empty,
        subject: subject(product),
        heading,
        paragraphs: [text],
        facts: [
          { label: when, value: at },
          { label: browser, value: browserNow(mail.browser) },
        ],
        details: end,
      }
    }
  }
}

/** The code comes first: phones show it in the notification. */
function codeParts({ code, browser }: { code: string; browser: string }, at: string) {
  const { heading, asked, askedFrom } = signInMail
  return {
    heading: heading(shownCode(code)),
    facts: [{ label: asked, value: askedFrom(at, browserNow(browser)) }],
  }
}
