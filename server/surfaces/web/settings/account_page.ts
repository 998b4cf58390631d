import { toHandle } from '#server/domain/basics/handle.ts'
import { deleteAccount, exportAccount, keepAccount } from '#server/domain/messages/said/leaving.ts'
import { passkeys, proofs, recovery } from '#server/domain/messages/said/web_passkeys.ts'
import { browserNow } from '#server/domain/web/browser_name.ts'
import { passkeySite } from '#server/domain/web/passkey.ts'
import { account as say } from '#server/domain/messages/said/web_settings.ts'
import { whenWords } from '#server/domain/basics/time_words.ts'
import type { ListedSession } from '#server/domain/web/session.ts'
import type { AccountView } from '#server/flows/web/account.ts'
import { type Content, html, type Html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { type Faults, faultList, tokenField } from '#server/surfaces/web/parts/fields.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import { profileFields } from '#server/surfaces/web/parts/profile_fields.ts'
import { languageSection } from '#server/surfaces/web/settings/language.ts'
import { modelSection } from '#server/surfaces/web/settings/model.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The page of an account's own settings. */
export function accountPage(
  visit: SignedInVisit,
  view: AccountView,
  faults: Faults = new Map(),
): WebPage {
  const token = tokenField(visit.formToken('/settings/account'))
  return {
    title: say.title,
    main: html`<p class="small"><a href="/settings">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${faultList(faults)}
${faults.size === 0 && resultOf(visit.query)}
<section aria-labelledby="profile">
<h2 id="profile">${say.profile}</h2>
<form method="post" action="/settings/account" novalidate>
${token}
${profileFields(view, faults, say.zoneHelp)}
<div class="actions"><button class="main">${say.save}</button></div>
</form>
</section>
${languageSection(token, visit.session.language)}
<section aria-labelledby="address">
<h2 id="address">${say.address}</h2>
<ul class="rows" role="list"><li>
<div><p><bdi>${view.address}</bdi></p><p class="soft small">${say.addressHelp}</p></div>
<a class="button small" href="/settings/account/address">${say.changeAddress}</a>
</li></ul>
</section>
${proofSection(visit, view)}
<section aria-labelledby="sessions">
<h2 id="sessions">${say.sessions}</h2>
${sessionList(view, visit, token)}
</section>
${visit.runtime.model && modelSection(visit.runtime.model, view.model, token)}
${yourData()}
${everywhere(token)}
${leave()}`,
  }
}

function resultOf(query: URLSearchParams): Content {
  if (query.has('address-changed')) return formResult(true, say.addressChanged)
  if (query.has('kept')) return formResult(true, keepAccount.kept)
  if (query.has('ended')) return formResult(true, say.ended)
  return query.has('saved') && formResult(true, say.saved)
}

function proofSection({ runtime }: SignedInVisit, view: AccountView): Html {
  const hasPasskeys = passkeySite(runtime.base_url) !== null
  const { recovery_codes } = view
  return html`<section aria-labelledby="proofs">
<h2 id="proofs">${proofs.title}</h2>
<ul class="rows" role="list">
${hasPasskeys && proofRow('passkeys', passkeys.title, passkeys.row(view.passkeys))}
${proofRow('recovery-codes', recovery.title, recovery.row(recovery_codes))}
</ul>
<p class="help">${proofs.mail}</p>
</section>`
}

function proofRow(path: string, name: string, state: string): Html {
  return html`<li><a class="row" href="/settings/account/${path}"><span><strong>${name}</strong>
<span class="soft small">${state}</span></span></a></li>`
}

/** Where somebody is signed in, this browser first. One form serves all of its buttons. */
function sessionList({ sessions }: AccountView, visit: SignedInVisit, token: Html): Html {
  const isThis = ({ session_id }: ListedSession) => session_id === visit.session.session_id
  const all = [...sessions.filter(isThis), ...sessions.filter((one) => !isThis(one))]
  const { shown, older } = sliceOf(all, visit, 'sessions', 5)
  return html`<form method="post">${token}
<ul class="rows" role="list">${shown.map((session) => sessionRow(session, visit))}</ul></form>
${olderLink({ older })}`
}

function sessionRow(session: ListedSession, visit: SignedInVisit): Html {
  const { session_id, browser, created_at, seen_at } = session
  const { timezone, asked_at } = visit.session
  const isCurrent = session_id === visit.session.session_id
  const at = (moment: Date) => whenWords(moment, asked_at, timezone)
  const when = say.since(at(created_at), at(seen_at))
  return html`<li>
<div><p>${browserNow(browser)}${isCurrent && html` <span class="badge">${say.thisOne}</span>`}</p>
<p class="soft small">${when}</p></div>
${
  !isCurrent &&
  html`<button class="small" formaction="/settings/account/sessions/${toHandle('session', session_id)}/end" aria-label="${say.endNamed(browserNow(browser), at(seen_at))}">${say.end}</button>`
}
</li>`
}

function everywhere(token: Html): Html {
  return html`<section class="danger" aria-labelledby="everywhere">
<h2 id="everywhere">${say.everywhere}</h2>
<p>${say.everywhereText}</p>
<form method="post" action="/settings/account/sign-out-everywhere">
${token}
<label class="check"><input type="checkbox" name="tokens" value="revoke"><span>${say.alsoTokens}</span></label>
<div class="actions"><button class="grave">${say.everywhere}</button></div>
</form>
</section>`
}

function yourData(): Html {
  return html`<section aria-labelledby="data">
<h2 id="data">${exportAccount.title}</h2>
<ul class="rows" role="list"><li>
<div><p>${exportAccount.help}</p></div>
<a class="button small" href="/settings/account/export">${exportAccount.button}</a>
</li></ul>
</section>`
}

function leave(): Html {
  return html`<section class="danger" aria-labelledby="delete">
<h2 id="delete">${deleteAccount.title}</h2>
<p>${deleteAccount.help}</p>
<div class="actions"><a class="button grave" href="/settings/account/delete">${deleteAccount.title}</a></div>
</section>`
}
