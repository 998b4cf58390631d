import { momentWords } from '#server/domain/basics/time_words.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { passkeys as say } from '#server/domain/messages/said/web_passkeys.ts'
import { maxPasskeys, type OwnPasskey, passkeySite } from '#server/domain/web/passkey.ts'
import { removePasskey, viewPasskeys } from '#server/flows/web/passkeys.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, html, type Html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult, notice } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** Where an account's passkeys are, and the name of the forms there. */
export const passkeysPath = '/settings/account/passkeys'

/** `/settings/account/passkeys`: an account's passkeys. */
export const passkeysRoute: WebRoute = {
  path: passkeysPath,
  name: 'account_passkeys',
  session: 'required',
  query: ['added', 'removed'],

  async show(visit) {
    const { runtime, session, query } = visit
    if (passkeySite(runtime.base_url) === null) return null
    const passkeys = await viewPasskeys(runtime, session.owner)
    const form_token = visit.formToken(passkeysPath)
    return {
      json: { form_token, passkeys: passkeys.map(passkeyJson) },
      page: {
        title: say.title,
        main: html`<p class="small"><a href="/settings/account">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${resultOf(query)}
<p>${say.text}</p>
${passkeys.length === 0 && html`<p class="soft">${say.none}</p>`}
<ul class="rows" role="list">${passkeys.map((one) => row(one, visit, form_token))}</ul>
${
  passkeys.length < maxPasskeys
    ? html`<div class="actions"><a class="button main" href="${passkeysPath}/new">${say.add}</a></div>`
    : notice(say.full)
}`,
      },
    }
  },
}

/** Removes a passkey. It needs no proof: that is the safe direction, and the account gets a mail. */
export const removePasskeyRoute: WebRoute = {
  path: `${passkeysPath}/:passkey_handle/remove`,
  name: 'account_passkey_remove',
  session: 'required',
  form: passkeysPath,

  async act({ runtime, session, params, browser_name: browser, request_id }) {
    const handle = params.passkey_handle ?? ''
    const removed = await removePasskey(runtime, session.owner, handle, { browser, request_id })
    return removed ? { json: { removed: true }, redirect: `${passkeysPath}?removed` } : null
  },
}

/** A passkey as JSON. */
function passkeyJson({ passkey_id, label, created_at, used_at }: OwnPasskey) {
  return { passkey_handle: toHandle('passkey', passkey_id), label, created_at, used_at }
}

function resultOf(query: URLSearchParams): Content {
  if (query.has('added')) return formResult(true, say.added, say.addedText)
  return query.has('removed') && formResult(true, say.removed, say.removedText)
}

function row(
  { passkey_id, label, created_at, used_at }: OwnPasskey,
  { session }: SignedInVisit,
  token: string,
): Html {
  const { timezone } = session
  const used = used_at === null ? say.neverUsed : say.used(momentWords(used_at, timezone))
  return html`<li>
<div><p>${words(label)}</p>
<p class="soft small">${say.made(momentWords(created_at, timezone))} · ${used}</p></div>
<form method="post" action="${passkeysPath}/${toHandle('passkey', passkey_id)}/remove">
${tokenField(token)}
<button class="small" aria-label="${say.removeNamed(label)}">${say.remove}</button>
</form>
</li>`
}
