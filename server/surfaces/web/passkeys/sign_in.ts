import { fail } from '#server/domain/basics/failure.ts'
import { passkey as say } from '#server/domain/messages/said/web_passkeys.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { askPasskey, signInByPasskey } from '#server/flows/web/passkeys.ts'
import { violationsOf } from '#server/surfaces/web/parts/fields.ts'
import { checkPasskey } from '#server/surfaces/web/passkeys/check.ts'
import { optionsToSign } from '#server/surfaces/web/passkeys/options.ts'
import { loadWebauthn } from '#server/surfaces/web/passkeys/webauthn.ts'
import type { Visit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { arrivingBrowser, signedIn } from '#server/surfaces/web/sign_in/arrive.ts'

/** The form of the page where people sign in. */
const form = '/sign-in'

/** `POST /sign-in/passkey/ask`: a challenge, for the browser that asks. */
export const askToSignInRoute: WebRoute = {
  path: '/sign-in/passkey/ask',
  name: 'sign_in_passkey_ask',
  session: 'optional',
  form,

  async act({ runtime, network, browser }) {
    const site = passkeySite(runtime.base_url)
    if (site === null) return null
    await runtime.rates.passkey(network)
    void loadWebauthn()
    const challenge = await askPasskey(runtime, browserHash(browser), 'passkey_sign_in')
    return { json: { options: optionsToSign(site, challenge) } }
  },
}

/** `POST /sign-in/passkey`: signs in with a passkey that has signed the challenge. */
export const passkeySignInRoute: WebRoute = {
  path: '/sign-in/passkey',
  name: 'sign_in_passkey',
  session: 'optional',
  form,

  async show() {
    return { json: {}, redirect: form }
  },

  async act(visit, sent) {
    const { runtime, network, browser } = visit
    if (passkeySite(runtime.base_url) === null) return null
    await runtime.rates.passkey(network)
    const hash = browserHash(browser)
    const signed = await checkPasskey(visit, sent.get('credential'), hash, 'passkey_sign_in')
    const arriving = arrivingBrowser(visit)
    const session = signed && (await signInByPasskey(runtime, signed, arriving))
    const { signIn } = runtime.metrics
    signIn('passkey', session ? 'signed_in' : 'refused')
    const next = visit.next(sent.get('next'))
    return session ? signedIn(visit, session, arriving, next) : refused(visit, next)
  },
}

function refused({ wants_json }: Visit, next: string | null): WebAnswer {
  const faults = new Map([['credential', say.refused]])
  if (wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  const query = next === null ? '' : `&next=${encodeURIComponent(next)}`
  return { json: {}, redirect: `/sign-in?no-passkey${query}` }
}

function browserHash(browser: string | null): Buffer {
  return hashLinkToken(browser ?? '') ?? Buffer.alloc(0)
}
