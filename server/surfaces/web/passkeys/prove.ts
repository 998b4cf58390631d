import { fail } from '#server/domain/basics/failure.ts'
import { passkey as say } from '#server/domain/messages/said/web_passkeys.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { askPasskey, proveByPasskey, viewPasskeys } from '#server/flows/web/passkeys.ts'
import { violationsOf } from '#server/surfaces/web/parts/fields.ts'
import { checkPasskey } from '#server/surfaces/web/passkeys/check.ts'
import { optionsToSign } from '#server/surfaces/web/passkeys/options.ts'
import { loadWebauthn } from '#server/surfaces/web/passkeys/webauthn.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { sessionCookie } from '#server/surfaces/web/sign_in/arrive.ts'

/** The form of the page where people prove again who they are. */
const form = '/sign-in/again'

/** `POST /sign-in/again/passkey/ask`: a challenge, for this session and the passkeys of its account. */
export const askToProveRoute: WebRoute = {
  path: '/sign-in/again/passkey/ask',
  name: 'sign_in_again_passkey_ask',
  session: 'required',
  form,

  async act({ runtime, session }) {
    const site = passkeySite(runtime.base_url)
    if (site === null) return null
    void loadWebauthn()
    const passkeys = await viewPasskeys(runtime, session.owner)
    const challenge = await askPasskey(runtime, session.hash, 'passkey_prove')
    return { json: { options: optionsToSign(site, challenge, passkeys) } }
  },
}

/** `POST /sign-in/again/passkey`: the session gets a new secret. */
export const passkeyProofRoute: WebRoute = {
  path: '/sign-in/again/passkey',
  name: 'sign_in_again_passkey',
  session: 'required',
  form,

  async act(visit, sent) {
    const { runtime, session, browser_name: browser, request_id } = visit
    if (passkeySite(runtime.base_url) === null) return null
    const text = sent.get('credential')
    const signed = await checkPasskey(visit, text, session.hash, 'passkey_prove')
    const proved =
      signed && (await proveByPasskey(runtime, session, signed, { browser, request_id }))
    runtime.metrics.signIn('step_up_passkey', proved ? 'signed_in' : 'refused')
    const next = visit.next(sent.get('next'))
    if (!proved) return refused(visit, next)
    return {
      json: { proved: true },
      redirect: next ?? '/',
      cookies: [sessionCookie(visit, proved)],
    }
  },
}

function refused({ wants_json }: SignedInVisit, next: string | null): WebAnswer {
  const faults = new Map([['credential', say.refusedInSession]])
  if (wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  const query = next === null ? '' : `&next=${encodeURIComponent(next)}`
  return { json: {}, redirect: `${form}?no-passkey${query}` }
}
