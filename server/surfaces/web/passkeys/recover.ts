import { fail } from '#server/domain/basics/failure.ts'
import { signIn as saySignIn } from '#server/domain/messages/said/web_sign_in.ts'
import { recover as say } from '#server/domain/messages/said/web_passkeys.ts'
import { longestAddress } from '#server/domain/web/email_address.ts'
import { readRecoveryCode } from '#server/domain/web/recovery_code.ts'
import { proveByRecoveryCode, signInByRecoveryCode } from '#server/flows/web/recovery.ts'
import { type Content, html, type Html } from '#server/surfaces/web/parts/html.ts'
import {
  type Faults,
  faultList,
  field,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import type { SignedInVisit, Visit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { arrivingBrowser, sessionCookie, signedIn } from '#server/surfaces/web/sign_in/arrive.ts'

/** Where somebody signs in by a recovery code, and where somebody who is signed in proves by one who they are. */
export const recoverPath = '/sign-in/recover'
export const recoverAgainPath = '/sign-in/again/recover'

/** `/sign-in/recover`: signs in by an address and a recovery code. Wrong ones are refused in the same way, whatever is wrong. */
export const recoverRoute: WebRoute = {
  path: recoverPath,
  name: 'sign_in_recover',
  session: 'optional',
  query: ['next'],

  async show(visit) {
    const json = { form_token: visit.formToken(recoverPath) }
    return { json, page: page(visit, { next: visit.query.get('next') }) }
  },

  async act(visit, sent) {
    const { runtime, network } = visit
    const typed = { address: sent.get('address') ?? '', next: sent.get('next') ?? null }
    const count = (result: string) => runtime.metrics.signIn('recovery_code', result)
    if (!(await runtime.rates.recoveryCode(network))) {
      count('off')
      return refused(visit, typed, say.off, 429)
    }
    const arriving = arrivingBrowser(visit)
    const code = readRecoveryCode(sent.get('code'))
    const { address } = typed
    const session = await signInByRecoveryCode(runtime, { code, address }, arriving)
    count(session ? 'signed_in' : 'wrong')
    return session
      ? signedIn(visit, session, arriving, typed.next)
      : refused(visit, typed, say.wrong, 422)
  },
}

/** `/sign-in/again/recover`: proves by a recovery code who somebody is. The session gets a new secret. */
export const recoverAgainRoute: WebRoute = {
  path: recoverAgainPath,
  name: 'sign_in_again_recover',
  session: 'required',
  query: ['next'],

  async show(visit) {
    const json = { form_token: visit.formToken(recoverAgainPath) }
    return { json, page: page(visit, { next: visit.query.get('next'), again: true }) }
  },

  async act(visit, sent) {
    const { runtime, session, browser_name: browser, request_id } = visit
    const typed = { next: sent.get('next') ?? null, again: true }
    const code = readRecoveryCode(sent.get('code'))
    const proved =
      code === null
        ? 'wrong'
        : await proveByRecoveryCode(runtime, session, code, { browser, request_id })
    const result = typeof proved === 'string' ? proved : 'signed_in'
    runtime.metrics.signIn('step_up_recovery_code', result)
    if (proved === 'off') return refused(visit, typed, say.off, 429)
    if (proved === 'wrong') return refused(visit, typed, say.wrongCode, 422)
    return {
      json: { proved: true },
      redirect: visit.next(typed.next) ?? '/',
      cookies: [sessionCookie(visit, proved)],
    }
  },
}

interface Typed {
  readonly address?: string
  readonly next: string | null
  /** Whether somebody is signed in, and only proves who they are. */
  readonly again?: boolean
}

function refused(
  visit: Visit | SignedInVisit,
  typed: Typed,
  message: string,
  status: 422 | 429,
): WebAnswer {
  if (visit.wants_json && status === 429) {
    throw fail('rate_limited', { message, retryAfter: 3_600 })
  }
  const faults = new Map([['code', message]])
  if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  return { status, json: {}, page: page(visit, typed, faults) }
}

function page(visit: Visit, { address = '', next, again = false }: Typed, faults?: Faults) {
  const path = again ? recoverAgainPath : recoverPath
  const kept = visit.next(next)
  const mail = again ? '/sign-in/again' : '/sign-in'
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${faultList(faults ?? new Map())}
<p>${again ? say.textAgain : say.text}</p>
<form method="post" action="${path}" novalidate>
${tokenField(visit.formToken(path))}
${kept !== null && html`<input type="hidden" name="next" value="${kept}">`}
${!again && addressField(address)}
${field({ name: 'code', label: say.code, autocomplete: 'off', longest: 40, help: say.codeHelp }, faults)}
<div class="actions"><button class="main">${again ? say.prove : say.signIn}</button></div>
</form>
<p class="links">${wayTo(mail, kept, say.byMail)}</p>`,
  }
}

function addressField(value: string): Html {
  const { address: label } = saySignIn
  const of = { name: 'address', label, value, autocomplete: 'email', longest: longestAddress }
  return field({ ...of, type: 'email' })
}

/** A link to another page where somebody proves who they are, which leads on to the same page. */
export function wayTo(path: string, next: string | null, label: string): Content {
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`
  return html`<a href="${path}${query}">${label}</a>`
}
