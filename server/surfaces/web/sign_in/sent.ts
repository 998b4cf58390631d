import { sent as say } from '#server/domain/messages/said/web_sign_in.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { readCode } from '#server/domain/web/sign_in_code.ts'
import { type AskedView, tryCode, viewAsked } from '#server/flows/web/code.ts'
import { arriveByCode } from '#server/flows/web/sign_in_link.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import {
  type Faults,
  faultList,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { Visit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { codeField } from '#server/surfaces/web/sign_in/code_field.ts'
import { arrive } from '#server/surfaces/web/sign_in/arrive.ts'

const form = '/sign-in/code'

/** Seconds after which another mail may be asked for on this page. */
const patience = 60

/** `/sign-in/sent`: what to do with the mail that is on its way. It takes the code. */
export const sentRoute: WebRoute = {
  path: '/sign-in/sent',
  name: 'sign_in_sent',
  session: 'optional',

  async show(visit) {
    const asked = await askedBy(visit)
    if (asked === null) return { json: { address: null }, redirect: '/sign-in' }
    const json = { address: asked.address, form_token: visit.formToken(form) }
    return { json, page: sentPage(visit, asked) }
  },
}

/** `POST /sign-in/code`: the code from the mail, in the browser that asked for it. */
export const codeRoute: WebRoute = {
  path: '/sign-in/code',
  name: 'sign_in_code',
  session: 'optional',
  form,

  async show() {
    return { json: {}, redirect: '/sign-in/sent' }
  },

  async act(visit, given) {
    const hash = hashLinkToken(visit.browser ?? '') ?? Buffer.alloc(0)
    const { runtime, network } = visit
    const link = await tryCode(runtime, { hash, network }, 'sign_in', readCode(given.get('code')))
    if (link === 'wrong' || link === 'off') return refuseCode(visit, link)
    const answer = await arrive(visit, 'code', (browser, proof) =>
      arriveByCode(runtime, link, browser, proof),
    )
    return answer ?? refuseCode(visit, 'wrong')
  },
}

async function refuseCode(visit: Visit, why: 'wrong' | 'off'): Promise<WebAnswer> {
  visit.runtime.metrics.signIn('code', why)
  const message = why === 'off' ? say.codesOff : say.wrongCode
  if (visit.wants_json && why === 'off') throw fail('rate_limited', { message, retryAfter: 3_600 })
  const faults = new Map([['code', message]])
  if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  const asked = await askedBy(visit)
  if (asked === null) return { json: {}, redirect: '/sign-in' }
  return { status: why === 'off' ? 429 : 422, json: {}, page: sentPage(visit, asked, faults) }
}

async function askedBy({ runtime, browser }: Visit): Promise<AskedView | null> {
  const hash = hashLinkToken(browser ?? '')
  return hash && viewAsked(runtime, hash, 'sign_in')
}

function sentPage(
  visit: Visit,
  { address, seconds }: AskedView,
  faults: Faults = new Map(),
): WebPage {
  const { mail_place, sign_up } = visit.runtime
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${faultList(faults)}
<p>${say.text(address)}</p>
${mail_place && notice(say.place(mail_place))}
<form method="post" action="/sign-in/code" class="code" novalidate>
${tokenField(visit.formToken(form))}
${codeField(faults, say.codeHelp)}
<div class="actions"><button class="main">${say.button}</button></div>
</form>
<section aria-labelledby="no-mail">
<h2 id="no-mail">${say.noMail}</h2>
<p>${say.noMailText}${sign_up !== 'open' && ` ${say.whoGets}`}${seconds < patience && ` ${say.wait}`}</p>
<div class="links">
${seconds < patience && html`<a href="/sign-in/sent">${say.lookAgain}</a>`}
<a href="/sign-in">${say.otherAddress}</a>
</div>
${
  seconds >= patience &&
  html`<form method="post" action="/sign-in">
${tokenField(visit.formToken('/sign-in'))}
<input type="hidden" name="address" value="${address}">
<div class="actions"><button>${say.again}</button></div>
</form>`
}
</section>`,
  }
}
