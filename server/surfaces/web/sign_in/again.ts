import { fail } from '#server/domain/basics/failure.ts'
import { sent as saySent, stepUp as say } from '#server/domain/messages/said/web_sign_in.ts'
import { passkey, recover } from '#server/domain/messages/said/web_passkeys.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { readCode } from '#server/domain/web/sign_in_code.ts'
import { ownAddress } from '#server/flows/web/address.ts'
import { viewAsked } from '#server/flows/web/code.ts'
import { viewPasskeys } from '#server/flows/web/passkeys.ts'
import { viewRecoveryCodes } from '#server/flows/web/recovery.ts'
import { askForProof, proveByCode } from '#server/flows/web/step_up.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import {
  type Faults,
  faultList,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import { passkeyForm } from '#server/surfaces/web/passkeys/form.ts'
import { recoverAgainPath, wayTo } from '#server/surfaces/web/passkeys/recover.ts'
import { passkeyScript } from '#server/surfaces/web/passkeys/script.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { sessionCookie } from '#server/surfaces/web/sign_in/arrive.ts'
import { codeField } from '#server/surfaces/web/sign_in/code_field.ts'

const form = '/sign-in/again'

/** `/sign-in/again`: somebody who is signed in proves again who they are, before something important. */
export const againRoute: WebRoute = {
  path: '/sign-in/again',
  name: 'sign_in_again',
  session: 'required',
  form,
  query: ['next', 'no-passkey'],

  async show(visit) {
    const json = { form_token: visit.formToken(form) }
    return { json, page: await againPage(visit, visit.query.get('next')) }
  },

  async act(visit, given) {
    const { runtime, session, browser_name } = visit
    await askForProof(runtime, session, browser_name)
    return { status: 202, json: { sent: true }, redirect: pathOf(visit, given.get('next')) }
  },
}

/** The code of that mail. The session gets a new secret. */
export const againCodeRoute: WebRoute = {
  path: '/sign-in/again/code',
  name: 'sign_in_again_code',
  session: 'required',
  form,

  async act(visit, given) {
    const { runtime, session, network, browser_name: name, request_id } = visit
    const code = readCode(given.get('code'))
    const proved = await proveByCode(runtime, session, { code, network, name, request_id })
    runtime.metrics.signIn('step_up', typeof proved === 'string' ? proved : 'signed_in')
    if (typeof proved === 'string') return refuseCode(visit, proved, given.get('next'))
    return {
      json: { proved: true },
      redirect: visit.next(given.get('next')) ?? '/',
      cookies: [sessionCookie(visit, proved)],
    }
  },
}

async function refuseCode(
  visit: SignedInVisit,
  why: 'wrong' | 'off',
  next: string | undefined,
): Promise<WebAnswer> {
  const message = why === 'off' ? say.codesOff : saySent.wrongCode
  if (visit.wants_json && why === 'off') throw fail('rate_limited', { message, retryAfter: 3_600 })
  const faults = new Map([['code', message]])
  if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  const page = await againPage(visit, next ?? null, faults)
  return { status: why === 'off' ? 429 : 422, json: {}, page }
}

function pathOf({ next }: SignedInVisit, text: string | undefined): string {
  const path = next(text)
  return path === null ? form : `${form}?next=${encodeURIComponent(path)}`
}

async function againPage(
  visit: SignedInVisit,
  text: string | null,
  faults: Faults = new Map(),
): Promise<WebPage> {
  const { runtime, session } = visit
  const asked = await viewAsked(runtime, session.hash, 'step_up')
  const path = visit.next(text)
  const ways = await otherWays(visit, path)
  const isRefused = visit.query.has('no-passkey')
  const hidden = html`${tokenField(visit.formToken(form))}
${path !== null && html`<input type="hidden" name="next" value="${path}">`}`
  if (asked === null && faults.size === 0) {
    return {
      title: say.title,
      ...ways.script,
      main: html`<h1>${say.title}</h1>
${isRefused && formResult(false, passkey.refusedInSession)}
<p>${say.text(await ownAddress(runtime, session.owner))}</p>
<form method="post" action="${form}">
${hidden}
<div class="actions"><button class="main">${say.button}</button></div>
</form>
${ways.content}`,
    }
  }
  const address = asked?.address ?? (await ownAddress(runtime, session.owner))
  return {
    title: say.title,
    ...ways.script,
    main: html`<h1>${say.title}</h1>
${isRefused && formResult(false, passkey.refusedInSession)}
${faultList(faults)}
<p>${say.sentText(address)}</p>
<form method="post" action="${form}/code" class="code" novalidate>
${hidden}
${codeField(faults)}
<div class="actions"><button class="main">${say.done}</button></div>
</form>
<section aria-labelledby="no-mail">
<h2 id="no-mail">${saySent.noMail}</h2>
<form method="post" action="${form}">
${hidden}
<div class="actions"><button>${saySent.again}</button></div>
</form>
</section>
${ways.content}`,
  }
}

/** The ways that this account has besides its mail. */
async function otherWays(
  visit: SignedInVisit,
  next: string | null,
): Promise<{ content: Content; script: Pick<WebPage, 'script'> }> {
  const { runtime, session } = visit
  const [passkeys, codes] = await Promise.all([
    passkeySite(runtime.base_url) === null ? [] : viewPasskeys(runtime, session.owner),
    viewRecoveryCodes(runtime, session.owner),
  ])
  const has = passkeys.length > 0
  const token = visit.formToken(form)
  return {
    content: html`${has && passkeyForm({ token, action: `${form}/passkey`, button: passkey.prove, next })}
${codes !== null && codes.unused > 0 && html`<p class="links">${wayTo(recoverAgainPath, next, recover.link)}</p>`}`,
    script: has ? { script: passkeyScript } : {},
  }
}
