import { fail } from '#server/domain/basics/failure.ts'
import { account, newAddress as say } from '#server/domain/messages/said/web_settings.ts'
import { sent as saySent, signIn, stepUp } from '#server/domain/messages/said/web_sign_in.ts'
import { longestAddress, readAddress } from '#server/domain/web/email_address.ts'
import { readCode } from '#server/domain/web/sign_in_code.ts'
import { askForAddress, changeAddressByCode, ownAddress } from '#server/flows/web/address.ts'
import { viewAsked } from '#server/flows/web/code.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import {
  type Faults,
  faultList,
  field,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { codeField } from '#server/surfaces/web/sign_in/code_field.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const path = '/settings/account/address'

/** `/settings/account/address`: a new address, which a code proves. It asks first who somebody is. */
export const addressRoute: WebRoute = {
  path,
  name: 'account_address',
  session: 'required',
  form: path,
  query: ['other'],

  async show(visit) {
    const proof = askProof(visit, 'show', path)
    if (proof !== null) return proof
    const asked = await viewAsked(visit.runtime, visit.session.hash, 'new_address')
    const json = { form_token: visit.formToken(path), asked: asked?.address ?? null }
    const isOther = asked === null || visit.query.has('other')
    const page = isOther ? await addressPage(visit) : codePage(visit, asked.address)
    return { json, page }
  },

  async act(visit, sent) {
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const { runtime, session, network, browser_name: browser } = visit
    const typed = sent.get('address') ?? ''
    const address = readAddress(typed)
    if (address === null) {
      const faults = new Map([['address', signIn.wrongAddress]])
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      return { status: 422, json: {}, page: await addressPage(visit, typed, faults) }
    }
    await askForAddress(runtime, session, address, { network, browser })
    return { status: 202, json: { sent: true }, redirect: path }
  },
}

/** The code that came to the new address. */
export const addressCodeRoute: WebRoute = {
  path: `${path}/code`,
  name: 'account_address_code',
  session: 'required',
  form: path,

  async act(visit, sent) {
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const { runtime, session, network, request_id } = visit
    const asked = await viewAsked(runtime, session.hash, 'new_address')
    const code = readCode(sent.get('code'))
    const result = await changeAddressByCode(runtime, session, { code, network, request_id })
    if (result === 'changed') {
      return { json: { changed: true }, redirect: '/settings/account?address-changed' }
    }
    const message = result === 'off' ? stepUp.codesOff : saySent.wrongCode
    if (visit.wants_json && result === 'off')
      throw fail('rate_limited', { message, retryAfter: 3_600 })
    const faults = new Map([['code', message]])
    if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
    const page = codePage(visit, asked?.address ?? '', faults)
    return { status: result === 'off' ? 429 : 422, json: {}, page }
  },
}

async function addressPage(
  visit: SignedInVisit,
  value = '',
  faults: Faults = new Map(),
): Promise<WebPage> {
  const now = await ownAddress(visit.runtime, visit.session.owner)
  const given = {
    name: 'address',
    label: say.address,
    type: 'email' as const,
    longest: longestAddress,
  }
  return {
    title: say.title,
    main: html`<p class="small"><a href="/settings/account">‹ ${account.title}</a></p>
<h1>${say.title}</h1>
${faultList(faults)}
<p>${say.now(now)} ${say.text}</p>
<form method="post" action="${path}" novalidate>
${tokenField(visit.formToken(path))}
${field({ ...given, value, autocomplete: 'email' }, faults)}
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
  }
}

function codePage(visit: SignedInVisit, address: string, faults: Faults = new Map()): WebPage {
  return {
    title: say.sentTitle,
    main: html`<p class="small"><a href="/settings/account">‹ ${account.title}</a></p>
<h1>${say.sentTitle}</h1>
${faultList(faults)}
<p>${say.sent(address)}</p>
<form method="post" action="${path}/code" class="code" novalidate>
${tokenField(visit.formToken(path))}
${codeField(faults)}
<div class="actions"><button class="main">${say.confirm}</button></div>
</form>
<p class="links"><a href="${path}?other">${say.other}</a></p>`,
  }
}
