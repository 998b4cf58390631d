import type { Data, FriendshipChoice, IdentityChoice } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { connect as say } from '#server/domain/messages/said/web_connect.ts'
import type { ArrivalView } from '#server/flows/web/arrival.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { keepForm } from '#server/surfaces/web/connect/other_pages.ts'
import { type SignedInAs, signedInAs } from '#server/surfaces/web/connect/signed_in_as.ts'
import { consequenceList } from '#server/surfaces/web/parts/consequences.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { Visit, WebAnswer } from '#server/surfaces/web/route.ts'

/** Who the account is to the host, and the host to the account. */
export interface Choosing {
  readonly choices: readonly IdentityChoice[]
  readonly identity: IdentityChoice | null
  /** Whether the person has to choose before the review means anything. */
  readonly is_asked: boolean
  /** The handle of the account's own person who the host is; null for nobody. */
  readonly own: string | null
}

/** What the forms of the page need. */
export interface ConnectForm extends SignedInAs {
  readonly form_token: string
  /** A form that is sent twice does what it does once. */
  readonly key: string
  /** Whether a form did nothing, because something is different now. */
  readonly changed: boolean
  /** Whether the invitation was kept just now. */
  readonly kept: boolean
}

type Review = Data<'relationships.friendship.review'>

/** What connecting means, and the button that connects. */
export function reviewPage(
  view: ArrivalView,
  review: Review,
  choosing: Choosing,
  facts: ConnectForm,
): WebPage {
  const { host_name } = view
  return {
    title: say.windowTitle,
    main: html`<h1>${say.title(host_name)}</h1>
${facts.changed && formResult(false, say.changed.title, say.changed.text)}
${facts.kept && view.plan && formResult(true, say.kept.title(view.plan.title))}
${signedInAs(facts)}
${choosing.is_asked ? whoAreYou(view, choosing, facts) : accepting(view, review, choosing, facts)}`,
    footer: say.notNow,
  }
}

function whoAreYou({ host_name }: ArrivalView, choosing: Choosing, facts: ConnectForm): Html {
  const { choices, own } = choosing
  const row = (as: string, label: Content) =>
    html`<li><a class="row" href="${addressOf(facts, { as, own })}"><span><strong>${label}</strong></span></a></li>`
  return html`<section aria-labelledby="who">
<h2 id="who">${say.who.title(host_name)}</h2>
<p>${say.who.text(host_name)}</p>
<ul class="rows" role="list">
${choices.map(({ identity_choice_handle, label }) => row(identity_choice_handle, words(label)))}
${row('nobody', say.who.nobody)}
</ul>
</section>`
}

function accepting(
  view: ArrivalView,
  review: Review,
  choosing: Choosing,
  facts: ConnectForm,
): Html {
  const { host_name } = view
  // What an API call could do in addition is not offered here.
  const shown = review.consequences.filter(({ code }) => code !== 'likes_removable')
  const hidden = hiddenFields(review, choosing, facts)
  return html`${identityOf(choosing, facts)}
${ownPerson(view, choosing, facts)}
<section class="act" aria-labelledby="consequences">
<h2 id="consequences">${say.consequences}</h2>
${consequenceList(shown)}
<form method="post">
${hidden}
<div class="actions"><button class="main">${say.button(host_name)}</button></div>
</form>
${view.plan && !view.plan.is_kept && keepForm(facts.form_token, html`<button>${say.keep.only}</button>`)}
</section>
${likesOf(view, review.choices, hidden)}`
}

function hiddenFields({ review_token }: Review, choosing: Choosing, facts: ConnectForm): Html {
  const { as, own } = namesOf(choosing)
  return html`${tokenField(facts.form_token)}
<input type="hidden" name="key" value="${facts.key}">
<input type="hidden" name="review_token" value="${review_token}">
${as !== null && html`<input type="hidden" name="as" value="${as}">`}
${own !== null && html`<input type="hidden" name="own" value="${own}">`}`
}

function namesOf({ identity, choices, own }: Choosing) {
  const nobody = choices.length > 0 ? 'nobody' : null
  return { as: identity?.identity_choice_handle ?? nobody, own }
}

/** As which person the account connects, where the host has saved people for it. */
function identityOf(choosing: Choosing, facts: ConnectForm): Content {
  const { choices, identity, own } = choosing
  if (choices.length === 0) return null
  const { chosen, chosenNobody, change } = say.who
  return html`<p class="soft">${identity ? chosen(identity.label) : chosenNobody} <a href="${addressOf(facts, { as: 'ask', own })}">${change}</a></p>`
}

/** The account may have saved the host itself. */
function ownPerson({ namesakes }: ArrivalView, choosing: Choosing, facts: ConnectForm): Content {
  const { as } = namesOf(choosing)
  return namesakes.map(({ person_id, display_name }) => {
    const handle = toHandle('person', person_id)
    const isChosen = choosing.own === handle
    const { text, same, chosen, change } = say.own
    const link = (own: string | null, label: Content) =>
      html`<a href="${addressOf(facts, { as, own })}">${label}</a>`
    return isChosen
      ? html`<p class="soft">${chosen(display_name)} ${link(null, change)}</p>`
      : html`<p class="soft">${text(display_name)} ${link(handle, same(display_name))}</p>`
  })
}

/** The account's own likes that the host would see: some may be left out. */
function likesOf(
  { host_name }: ArrivalView,
  choices: readonly FriendshipChoice[],
  hidden: Html,
): Content {
  if (choices.length === 0) return null
  const box = ({ choice_id, label, included }: FriendshipChoice) =>
    html`<label class="check"><input type="checkbox" name="excluded" value="${choice_id}"${!included && html` checked`}><span dir="auto">${label}</span></label>`
  return html`<section aria-labelledby="likes">
<h2 id="likes">${say.likes.title}</h2>
<p>${say.likes.text(host_name)}</p>
<form method="post">
${hidden}
<input type="hidden" name="step" value="leave-out">
${choices.map(box)}
<div class="actions"><button>${say.likes.button}</button></div>
</form>
</section>`
}

function addressOf(
  { token }: ConnectForm,
  { as, own }: { as: string | null; own: string | null },
): string {
  const query = new URLSearchParams({ ...(as !== null && { as }), ...(own !== null && { own }) })
  return `/connect/${token}${query.size > 0 ? `?${query}` : ''}`
}

/** The 404 of an invitation that connects nobody, whatever the reason: a link that was made up gets the same. */
export function goneAnswer({ wants_json }: Visit): WebAnswer {
  const { title, text, settings } = say.gone
  if (wants_json) throw fail('route_not_found', { message: `${title}.`, advice: text })
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<div class="actions"><a class="button" href="/settings">${settings}</a></div>`
  return { status: 404, json: {}, page: { title, main } }
}
