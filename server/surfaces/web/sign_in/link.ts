import { deadLink, signInLink } from '#server/domain/messages/said/web_sign_in.ts'
import { masked } from '#server/domain/messages/web_sign_in.ts'
import { fail } from '#server/domain/basics/failure.ts'
import {
  isAddressOf,
  type SignInLinkView,
  arriveByLink,
  viewSignInLink,
} from '#server/flows/web/sign_in_link.ts'
import { html, type Html } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import type { Visit, WebRoute } from '#server/surfaces/web/route.ts'
import { arrive } from '#server/surfaces/web/sign_in/arrive.ts'
import { deadAnswer } from '#server/surfaces/web/sign_in/dead.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'

/** The name of the form, which is on the page of each link. */
const form = '/sign-in/link'

/** `/sign-in/{token}`: the link in a mail, or one that an operator's command printed. Looking at it changes nothing. */
export const signInLinkRoute: WebRoute = {
  path: '/sign-in/:token',
  name: 'sign_in_link',
  session: 'optional',
  form,
  secret_path: true,

  async show(visit) {
    const view = await viewOf(visit)
    if (view === null) return deadAnswer(visit, deadLink)
    return { json: jsonOf(view, visit), page: linkPage(view, visit) }
  },

  async act(visit, sent) {
    const view = await viewOf(visit)
    if (view === null) return deadAnswer(visit, deadLink)
    const address = sent.get('address') ?? ''
    if (view.asks_address && !isAddressOf(view, address)) {
      if (visit.wants_json) throw fail('input_invalid', wrongAddress())
      return { status: 422, json: {}, page: linkPage(view, visit, address) }
    }
    const answer = await arrive(visit, 'link', (browser, proof) =>
      arriveByLink(visit.runtime, view.link, browser, proof),
    )
    return answer ?? deadAnswer(visit, deadLink)
  },
}

function viewOf({ runtime, params, browser, session }: Visit): Promise<SignInLinkView | null> {
  const hash = browser === null ? null : hashLinkToken(browser)
  return viewSignInLink(runtime, params.token ?? '', { hash, owner: session?.owner ?? null })
}

function jsonOf({ address, asks_address }: SignInLinkView, visit: Visit) {
  return {
    form_token: visit.formToken(form),
    address: asks_address ? masked(address) : address,
    asks_address,
  }
}

function wrongAddress() {
  const message = signInLink.wrongAddress
  return { errors: [{ pointer: '/address', code: 'wrong', message }] }
}

function linkPage(view: SignInLinkView, visit: Visit, wrong?: string) {
  const { title, footer } = signInLink
  const main = view.asks_address ? elsewherePage(view, visit, wrong) : onePress(view, visit)
  return { title, main, footer }
}

function onePress({ address, link }: SignInLinkView, visit: Visit): Html {
  const { asWhom, somebodyElse, button } = signInLink
  const other = visit.session && visit.session.owner !== link.owner ? visit.session : null
  return html`<h1>${asWhom(address)}</h1>
${other && notice(somebodyElse.title(other.display_name), somebodyElse.text(address))}
<form method="post">
${tokenField(visit)}
<div class="actions"><button class="main">${button}</button></div>
</form>`
}

function elsewherePage({ address }: SignInLinkView, visit: Visit, wrong?: string): Html {
  const { otherBrowser, address: label, wrongAddress: isWrong, buttonHere } = signInLink
  return html`<h1>${otherBrowser.title}</h1>
<p>${otherBrowser.text(masked(address))}</p>
<section class="act" aria-labelledby="here">
<h2 id="here">${otherBrowser.here}</h2>
<form method="post" novalidate>
${tokenField(visit)}
<div class="field">
<label for="address">${label}</label>
<input id="address" name="address" type="email" autocomplete="email" required maxlength="254" value="${wrong ?? ''}"${
    wrong !== undefined && html` aria-invalid="true" aria-describedby="wrong" autofocus`
  }>
${wrong !== undefined && html`<p class="wrong" id="wrong" role="alert">${isWrong}</p>`}
</div>
<div class="actions"><button>${buttonHere}</button></div>
</form>
</section>`
}

function tokenField(visit: Visit): Html {
  return html`<input type="hidden" name="form_token" value="${visit.formToken(form)}">`
}
