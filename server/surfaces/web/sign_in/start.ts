import { signIn } from '#server/domain/messages/said/web_sign_in.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { longestAddress, readAddress } from '#server/domain/web/email_address.ts'
import { passkey, recover } from '#server/domain/messages/said/web_passkeys.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { admissionBy } from '#server/flows/web/admission.ts'
import { askToSignIn } from '#server/flows/web/ask.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import {
  type Faults,
  faultList,
  field,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import { passkeyForm } from '#server/surfaces/web/passkeys/form.ts'
import { recoverPath, wayTo } from '#server/surfaces/web/passkeys/recover.ts'
import { passkeyScript } from '#server/surfaces/web/passkeys/script.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { Visit, WebRoute } from '#server/surfaces/web/route.ts'

const form = '/sign-in'

/** `/sign-in`: asks for the address. The answer is the same for every address. */
export const signInRoute: WebRoute = {
  path: '/sign-in',
  name: 'sign_in',
  session: 'optional',
  form,

  async show(visit) {
    const next = visit.next(visit.query.get('next'))
    const link = invitationIn(next)
    const host = await hostOf(visit, link)
    const signed_out = visit.query.has('signed-out')
    const no_passkey = visit.query.has('no-passkey')
    return {
      json: { form_token: visit.formToken(form) },
      page: startPage(visit, { next, link, host, signed_out, no_passkey }),
    }
  },

  async act(visit, sent) {
    const { runtime, network, browser_name } = visit
    const link = sent.get('link') ?? invitationIn(visit.next(sent.get('next')))
    const next = visit.next(sent.get('next')) ?? (link && visit.next(`/connect/${link}`))
    const typed = sent.get('address')
    const address = readAddress(typed)
    if (address === null) {
      const faults = new Map([['address', signIn.wrongAddress]])
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      const host = await hostOf(visit, link)
      const is_new = sent.get('new') === 'yes' && link !== null
      const page = startPage(visit, { next, link, host, is_new, typed, faults })
      return { status: 422, json: {}, page }
    }
    await askToSignIn(runtime, {
      address,
      browser_hash: hashLinkToken(visit.browser ?? '') ?? Buffer.alloc(0),
      known: visit.known === null ? null : hashLinkToken(visit.known),
      network,
      browser_name,
      next,
      admitted_by: link === null ? null : hashLinkToken(link),
    })
    return { status: 202, json: { sent: true }, redirect: '/sign-in/sent' }
  },
}

/** `/settings/sign-in`: where older descriptions look for it. */
export const oldSignInRoute: WebRoute = {
  path: '/settings/sign-in',
  name: 'sign_in_old',
  session: 'optional',

  async show() {
    return { json: {}, redirect: '/sign-in' }
  },
}

/**
 * `POST /sign-up`: the button of an invitation's page. It does nothing but show the form, with the invitation in it, so it
 * needs no token of its own.
 */
export const signUpRoute: WebRoute = {
  path: '/sign-up',
  name: 'sign_up',
  session: 'optional',
  from_anywhere: true,

  async act(visit, sent) {
    const link = sent.get('link') ?? ''
    const isLink = hashLinkToken(link) !== null
    const host = await hostOf(visit, link)
    const next = isLink ? visit.next(`/connect/${link}`) : null
    return {
      json: { form_token: visit.formToken(form) },
      page: startPage(visit, { next, link: isLink ? link : null, host, is_new: isLink }),
    }
  },
}

interface Start {
  readonly next: string | null
  /** The link of an invitation. */
  readonly link?: string | null
  /** Who invited them, where the invitation admits a new account; null if not. */
  readonly host?: string | null
  /** Whether they said that they have no account yet. */
  readonly is_new?: boolean
  readonly typed?: string | undefined
  readonly faults?: Faults
  readonly signed_out?: boolean
  /** Whether a passkey did not work. */
  readonly no_passkey?: boolean
}

function startPage(visit: Visit, start: Start): WebPage {
  const { next, link = null, host = null, typed, faults = new Map(), signed_out = false } = start
  const { is_new = false, no_passkey = false } = start
  const token = visit.formToken(form)
  const hasPasskeys = !is_new && passkeySite(visit.runtime.base_url) !== null
  const title = is_new ? signIn.signUpTitle : signIn.title
  const invited = is_new ? signIn.invited : signIn.arriving
  const text: Content = host === null ? signIn.text : invited(host)
  return {
    title,
    ...(hasPasskeys && { script: passkeyScript }),
    main: html`<h1>${title}</h1>
${no_passkey && formResult(false, passkey.refused)}
${signed_out && formResult(true, signIn.signedOut)}
${faultList(faults)}
<p>${text}</p>
<form method="post" action="/sign-in" novalidate>
${tokenField(token)}
${next !== null && html`<input type="hidden" name="next" value="${next}">`}
${link !== null && html`<input type="hidden" name="link" value="${link}">`}
${is_new && html`<input type="hidden" name="new" value="yes">`}
${field(
  {
    name: 'address',
    label: signIn.address,
    type: 'email',
    autocomplete: 'email',
    longest: longestAddress,
    ...(typed !== undefined && { value: typed }),
  },
  faults,
)}
<div class="actions"><button class="main">${signIn.button}</button></div>
</form>
${hasPasskeys && passkeyForm({ token, action: '/sign-in/passkey', button: passkey.signIn, next })}
${!is_new && html`<p class="links">${wayTo(recoverPath, next, recover.link)}</p>`}`,
  }
}

/** The secret of the invitation that somebody goes on with after signing in; null for any other page. */
function invitationIn(path: string | null): string | null {
  return /^\/connect\/([\w-]{43})(?:\?|$)/.exec(path ?? '')?.[1] ?? null
}

/** Who invites with a link that admits a new account; null for any other link. */
async function hostOf({ runtime }: Visit, link: string | null): Promise<string | null> {
  const hash = link === null ? null : hashLinkToken(link)
  const admission = hash && (await admissionBy(runtime, hash))
  return admission?.host_name ?? null
}
