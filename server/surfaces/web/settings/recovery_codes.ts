import { dayWords } from '#server/domain/basics/time_words.ts'
import { recovery as say } from '#server/domain/messages/said/web_passkeys.ts'
import { shownRecoveryCode } from '#server/domain/web/recovery_code.ts'
import { makeRecoveryCodes, viewRecoveryCodes } from '#server/flows/web/recovery.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, keyField, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import { html, type Html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const path = '/settings/account/recovery-codes'

/** `/settings/account/recovery-codes`: makes ten codes, which are shown once. It asks first who somebody is. */
export const recoveryCodesRoute: WebRoute = {
  path,
  name: 'account_recovery_codes',
  session: 'required',

  async show(visit) {
    const proof = askProof(visit, 'show', path)
    if (proof !== null) return proof
    const { runtime, session } = visit
    const codes = await viewRecoveryCodes(runtime, session.owner)
    const form_token = visit.formToken(path)
    const key = newFormKey()
    const { unused = null, made_at = null } = codes ?? {}
    return {
      json: { form_token, key, unused, made_at },
      page: {
        title: say.title,
        main: html`${back()}
<h1>${say.title}</h1>
<p>${say.text}</p>
${codes && html`<p>${say.left(codes.unused, dayWords(codes.made_at, session.timezone))} ${say.replaces}</p>`}
${makeForm(form_token, key)}`,
      },
    }
  },

  async act(visit, sent) {
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const { runtime, session, browser_name: browser, request_id } = visit
    const key = formKeyOf(sent) ?? newFormKey()
    const form = { key, browser, request_id }
    const codes = await makeRecoveryCodes(runtime, session.owner, form)
    return codes === null ? gone(visit) : made(codes)
  },
}

function back(): Html {
  return html`<p class="small"><a href="/settings/account">‹ ${say.back}</a></p>`
}

function makeForm(token: string, key: string, isAgain = false): Html {
  return html`<form method="post" action="${path}">
${tokenField(token)}
${keyField(key)}
<div class="actions"><button class="main">${isAgain ? say.again : say.make}</button></div>
</form>`
}

function made(codes: readonly string[]): WebAnswer {
  const shown = codes.map(shownRecoveryCode)
  return {
    status: 201,
    json: { codes: shown },
    page: {
      title: say.madeTitle,
      main: html`<h1>${say.madeTitle}</h1>
<p>${say.madeText}</p>
<pre>${shown.join('\n')}</pre>
<div class="actions"><a class="button main" href="/settings/account">${say.done}</a></div>`,
    },
  }
}

/** The answer to a form that has made codes before: they were shown then, and others are not made. */
function gone(visit: SignedInVisit): WebAnswer {
  return {
    status: 200,
    json: { codes: null },
    page: {
      title: say.goneTitle,
      main: html`${back()}
<h1>${say.goneTitle}</h1>
<p>${say.goneText}</p>
${makeForm(visit.formToken(path), newFormKey(), true)}`,
    },
  }
}
