import { fail } from '#server/domain/basics/failure.ts'
import { newPasskey as say, passkeys } from '#server/domain/messages/said/web_passkeys.ts'
import { browserNow } from '#server/domain/web/browser_name.ts'
import { maxPasskeyLabel, passkeySite } from '#server/domain/web/passkey.ts'
import { readCredential } from '#server/domain/web/passkey_credential.ts'
import { ownAddress } from '#server/flows/web/address.ts'
import {
  addPasskey,
  askPasskey,
  claimPasskeyChallenge,
  passkeyUser,
  viewPasskeys,
} from '#server/flows/web/passkeys.ts'
import { productName } from '#server/runtime/product_name.ts'
import { type Faults, faultList, field, violationsOf } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import { passkeyForm } from '#server/surfaces/web/passkeys/form.ts'
import { optionsToAdd } from '#server/surfaces/web/passkeys/options.ts'
import { passkeyScript } from '#server/surfaces/web/passkeys/script.ts'
import { checkMade, loadWebauthn } from '#server/surfaces/web/passkeys/webauthn.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { passkeysPath } from '#server/surfaces/web/settings/passkeys/list.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const path = `${passkeysPath}/new`

/** `POST /settings/account/passkeys/new/ask`: what the browser makes a passkey of, for this session. */
export const askToAddRoute: WebRoute = {
  path: `${path}/ask`,
  name: 'account_passkey_ask',
  session: 'required',
  form: path,

  async act(visit) {
    const { runtime, session } = visit
    const { owner, display_name, hash } = session
    const site = passkeySite(runtime.base_url)
    if (site === null) return null
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    void loadWebauthn()
    const user = await passkeyUser(runtime, owner)
    const own = await viewPasskeys(runtime, owner)
    const address = await ownAddress(runtime, owner)
    const challenge = await askPasskey(runtime, hash, 'passkey_add')
    const facts = { challenge, product: productName, user, address, display_name, passkeys: own }
    return { json: { options: optionsToAdd(site, facts) } }
  },
}

/** `/settings/account/passkeys/new`: adds a passkey. It asks first who somebody is. */
export const newPasskeyRoute: WebRoute = {
  path,
  name: 'account_passkey_new',
  session: 'required',
  form: path,

  async show(visit) {
    if (passkeySite(visit.runtime.base_url) === null) return null
    return askProof(visit, 'show', path) ?? answer(visit, browserNow(visit.browser_name))
  },

  async act(visit, sent) {
    const { runtime, session, browser_name: browser, request_id } = visit
    const site = passkeySite(runtime.base_url)
    if (site === null) return null
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const typed = sent.get('label') ?? ''
    const label = typed
      .normalize('NFC')
      .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
      .trim()
    if (label === '' || [...label].length > maxPasskeyLabel) {
      return refused(visit, typed, 'label', say.labelMissing)
    }
    const made = readCredential(sent.get('credential'), 'made')
    const isOurs =
      made !== null &&
      (await claimPasskeyChallenge(runtime, made.challenge, session.hash, 'passkey_add'))
    const passkey = isOurs ? await checkMade(made, site) : null
    if (passkey === null) return refused(visit, typed, 'credential', say.refused)
    const by = { label, browser, request_id }
    const outcome = await addPasskey(runtime, session.owner, passkey, by)
    if (outcome === 'limited') return refused(visit, typed, 'credential', passkeys.full)
    if (outcome === 'known') return refused(visit, typed, 'credential', say.known)
    return { status: 303, json: { added: true }, redirect: `${passkeysPath}?added` }
  },
}

function refused(
  visit: SignedInVisit,
  typed: string,
  name: 'label' | 'credential',
  message: string,
): WebAnswer {
  const faults = new Map([[name, message]])
  if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
  return { ...answer(visit, typed, faults), status: 422 }
}

function answer(visit: SignedInVisit, typed: string, faults: Faults = new Map()): WebAnswer {
  const token = visit.formToken(path)
  const label = {
    name: 'label',
    label: say.label,
    value: typed,
    longest: maxPasskeyLabel,
    autocomplete: 'off',
    help: say.labelHelp,
  }
  const fields = field(label, faults)
  return {
    json: { form_token: token },
    page: {
      title: say.title,
      script: passkeyScript,
      main: html`<p class="small"><a href="${passkeysPath}">‹ ${passkeys.title}</a></p>
<h1>${say.title}</h1>
${faultList(faults)}
<p>${say.text}</p>
<div data-without-passkey>${warning(say.cannot, say.cannotText)}</div>
${passkeyForm({ token, action: path, button: say.button, fields, main: true })}`,
    },
  }
}
