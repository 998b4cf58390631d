import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { textOf } from '#server/domain/mail/text.ts'
import { approval as say } from '#server/domain/messages/said/web_approvals.ts'
import type { ApprovalView } from '#server/flows/web/approvals/view.ts'
import { productName } from '#server/runtime/product_name.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'

/** A mail as the person reads it before it is sent, and who gets the same. */
export interface ShownLetter {
  readonly to: readonly string[]
  readonly subject: string
  /** The mail, with words in the place of its links. */
  readonly text: string
}

/** The mail that an action sends; guests who get the same words are put together. */
export function lettersOf(letters: NonNullable<ApprovalView['review']>['letters']): ShownLetter[] {
  const shown = new Map<string, ShownLetter & { to: string[] }>()
  const addresses = { page: say.ownLink, unsubscribe: say.ownLink }
  for (const { to, content } of letters) {
    const letter = letterOf(content)
    const text = textOf(letter, addresses, productName)
    const same = shown.get(text)
    if (same) same.to.push(to.display_name)
    else shown.set(text, { to: [to.display_name], subject: letter.subject, text })
  }
  return [...shown.values()]
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
  ({ to, subject, text }) => html`<details class="letter">
<summary>${say.mailTo(spokenNames(to))}</summary>
<p><span class="soft">${say.subject}:</span> <bdi>${subject}</bdi></p>
<p class="text" dir="auto">${text.trim()}</p>
</details>`,
)}
<p class="soft small">${say.zones}</p>
</section>`
}
