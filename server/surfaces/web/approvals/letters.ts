import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { languageNow, type PageLanguage, speaking } from '#server/domain/basics/speaking.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { guestLetter } from '#server/domain/mail/guest_letter.ts'
import type { Letter } from '#server/domain/mail/letter.ts'
import { mailLetter } from '#server/domain/mail/mail_letter.ts'
import { bySameWords } from '#server/domain/mail/same_words.ts'
import { textOf } from '#server/domain/mail/text.ts'
import { approval as say } from '#server/domain/messages/said/web_approvals.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import type { ApprovalView } from '#server/flows/web/approvals/view.ts'
import { productName } from '#server/runtime/product_name.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'

/** A mail as the person reads it before it is sent, and who gets the same. */
export interface ShownLetter {
  readonly to: readonly string[]
  /** What it is written in; not given where it was prepared before that was kept. */
  readonly language?: PageLanguage
  readonly subject: string
  /** The mail, with words in the place of its links. */
  readonly text: string
}

/**
 * The mail that an action sends, in the words and the language in which each guest gets it; guests who get the same words are
 * put together. `operator` are the links at the end of every mail.
 */
export function lettersOf(
  { letters, replies }: NonNullable<ApprovalView['review']>,
  operator: readonly OperatorLink[] = [],
): ShownLetter[] {
  const written = bySameWords(letters, {
    write: ({ content, asked = false }) =>
      speaking(content.language ?? languageNow(), () =>
        writtenLetter(content, { asked, replies, operator }),
      ),
    textOf: ({ text }) => text,
  })
  return written.map(({ words, all }) => {
    const language = all[0]?.content.language
    return { to: all.map(({ to }) => to.display_name), ...(language && { language }), ...words }
  })
}

function writtenLetter(
  content: MailContent,
  given: { asked: boolean; replies: boolean; operator: readonly OperatorLink[] },
): Pick<ShownLetter, 'subject' | 'text'> {
  const { asked, replies, operator } = given
  const letter = asked
    ? askedLetter(content, replies)
    : mailLetter(content, productName, { reader: null, replies })
  const addresses = { page: say.ownLink, unsubscribe: say.ownLink, operator }
  return { subject: letter.subject, text: textOf(letter, addresses, productName) }
}

/** The mail to a guest who asked for it. */
function askedLetter(content: MailContent, replies: boolean): Letter {
  if (content.kind !== 'plan_update' && content.kind !== 'plan_cancel') {
    throw new Error(`Nobody asks for mail of the kind ${content.kind}.`)
  }
  const { answer = 'pending' } = content
  return guestLetter(content, { product: productName, answer, reader: null, replies })
}

/** The section with the mail, each under a line that opens it. */
export function mailSection(letters: readonly ShownLetter[], kind: string): Content {
  if (letters.length === 0) {
    if (kind === 'plan.create_share_link') return null
    const isNews = kind === 'plan.update' || kind === 'plan.cancel'
    return html`<p class="soft remark">${isNews ? say.untold : say.noMail}</p>`
  }
  return html`<section aria-labelledby="mail">
<h2 id="mail">${say.mail}</h2>
${letters.map(
  ({ to, language, subject, text }) => html`<details class="letter">
<summary>${say.mailTo(spokenNames(to))}${
    language &&
    language !== languageNow() &&
    html` <span class="soft">${say.mailIn[language]}</span>`
  }</summary>
<p><span class="soft">${say.subject}:</span> <bdi lang="${language ?? languageNow()}">${subject}</bdi></p>
<p class="text" dir="auto" lang="${language ?? languageNow()}">${text.trim()}</p>
</details>`,
)}
<p class="soft small">${say.zones}</p>
</section>`
}
