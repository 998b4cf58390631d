import { longestAddress, readAddress } from '#server/domain/web/email_address.ts'
import { guestMailPage, guestMailOffer as say } from '#server/domain/messages/said/guest_mail.ts'
import { askGuestMail, stopGuestMail } from '#server/flows/by_link/guest_mail.ts'
import type { InvitationView } from '#server/flows/by_link/invitation.ts'
import type { Redirect } from '#server/surfaces/web/links/page.ts'
import type { Visit } from '#server/surfaces/web/links/serve.ts'
import { field } from '#server/surfaces/web/parts/fields.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult, notice } from '#server/surfaces/web/parts/notice.ts'

/** What became of the form: what was typed is not an address. */
export interface WrongAddress {
  readonly typed: string
}

/**
 * Whether a guest who comes wants to read that the plan moves, and on the day before. The page never shows the address: who has the
 * link, such as the host who passed it on, would read it.
 */
export function guestMailOffer(
  view: InvitationView,
  { token, query }: Pick<Visit, 'token' | 'query'>,
  wrong: WrongAddress | null,
): Content {
  const { mail, stage, rsvp_status, by_service, connected, scheduled_at } = view
  const isAhead = stage === 'open' || stage === 'closed'
  const isOffered = isAhead && rsvp_status === 'accepted' && (!by_service || scheduled_at !== null)
  const ended = query === 'mail-ended' && mail === null && formResult(true, guestMailPage.ended)
  if (mail === null && !isOffered) return ended
  if (stage === 'over' || stage === 'canceled') return null
  if (mail === 'on') {
    const said = by_service ? say.reminderOn : say.on
    return html`<section id="mail"><form method="post" action="/i/${token}">
${query === 'mail' ? formResult(true, said) : html`<p>${said}</p>`}
<button class="plain flush" name="mail" value="stop">${say.stop}</button>
</form></section>`
  }
  const title = by_service ? say.reminderTitle : say.title
  if (connected) {
    return html`<section id="mail">${ended}<form method="post" action="/i/${token}">
<button name="mail" value="account">${title}</button>
</form></section>`
  }
  const isAsked = mail === 'asked' || query === 'mail'
  const faults = new Map(wrong === null ? [] : [['address', say.wrongAddress]])
  return html`<section id="mail">
${ended}${isAsked && wrong === null && asked(query === 'mail')}
<details class="note"${wrong !== null && html` open`}>
<summary>${isAsked ? say.asked.again : title}</summary>
<form method="post" action="/i/${token}">
${field(
  {
    name: 'address',
    label: say.address,
    value: wrong?.typed ?? '',
    type: 'email',
    autocomplete: 'email',
    longest: longestAddress,
    help: say.help(view.host_name),
  },
  faults,
)}
<button name="mail" value="ask">${say.button}</button>
</form></details></section>`
}

/** That a mail was asked for, which is to be confirmed. */
function asked(isNew: boolean): Content {
  const { title, text } = say.asked
  return isNew ? formResult(true, title, text) : notice(title, text)
}

/**
 * Does what the form of that offer asks for.
 *
 * @returns null if the link does not work; what was typed where it is no address.
 */
export async function actOnGuestMail(
  { runtime, token, network }: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Redirect | WrongAddress | null> {
  const asked = form.get('mail')
  if (asked === 'stop') {
    return (await stopGuestMail(runtime, token)) && { redirect: `/i/${token}?mail-ended` }
  }
  const typed = form.get('address') ?? ''
  const address = asked === 'account' ? null : readAddress(typed)
  if (address === null && asked !== 'account') return { typed: typed.slice(0, longestAddress) }
  await askGuestMail(runtime, token, { address, network })
  return { redirect: `/i/${token}?mail` }
}
