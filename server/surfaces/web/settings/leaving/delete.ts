import { fail } from '#server/domain/basics/failure.ts'
import { dayWords } from '#server/domain/basics/time_words.ts'
import { deleteAccount as say } from '#server/domain/messages/said/leaving.ts'
import { beginLeaving, checkOwnAddress } from '#server/flows/web/leave.ts'
import { clearCookie } from '#server/surfaces/web/cookies.ts'
import {
  type Faults,
  faultList,
  field,
  tokenField,
  violationsOf,
} from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const path = '/settings/account/delete'

/** `/settings/account/delete`: asks for the end of the account. It asks first who somebody is, and to type the address. */
export const deleteAccountRoute: WebRoute = {
  path,
  name: 'account_delete',
  session: 'required',
  form: path,

  async show(visit) {
    const proof = askProof(visit, 'show', path)
    if (proof !== null) return proof
    return { json: { form_token: visit.formToken(path) }, page: await page(visit) }
  },

  async act(visit, sent) {
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const { runtime, session, request_id, secure } = visit
    const typed = sent.get('address') ?? ''
    const tells = sent.get('tell_guests') === 'yes'
    if (!(await checkOwnAddress(runtime, session.owner, typed)).is_own) {
      const faults = new Map([['address', say.wrongAddress]])
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      return { status: 422, json: {}, page: await page(visit, { typed, tells, faults }) }
    }
    const until = await beginLeaving(runtime, session.owner, { tells, request_id })
    runtime.metrics.accountLeft('asked')
    return {
      json: { signed_in: false, deleted_after: until?.toISOString() ?? null },
      page: donePage(until, session.timezone),
      cookies: [clearCookie('session', secure)],
      signed_out: true,
    }
  },
}

async function page(
  visit: SignedInVisit,
  {
    typed = '',
    tells = false,
    faults = new Map(),
  }: { typed?: string; tells?: boolean; faults?: Faults } = {},
): Promise<WebPage> {
  const { runtime, session, formToken } = visit
  const { address } = await checkOwnAddress(runtime, session.owner, typed)
  return {
    title: say.title,
    main: html`<p class="small"><a href="/settings/account">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${faultList(faults)}
<p>${say.text}</p>
<p>${say.after}</p>
<ul class="lines" role="list">${say.consequences.map((line) => html`<li>${line}</li>`)}</ul>
<p class="links"><a href="/settings/account/export">${say.exportFirst}</a></p>
<form method="post" action="${path}" novalidate>
${tokenField(formToken(path))}
${field({ name: 'address', label: say.address, type: 'email', value: typed, autocomplete: 'off', help: html`${say.addressHelp(address)}` }, faults)}
<label class="check"><input type="checkbox" name="tell_guests" value="yes"${tells && html` checked`}><span>${say.tells}</span></label>
<div class="actions"><button class="grave">${say.button}</button></div>
</form>`,
  }
}

function donePage(until: Date | null, timezone: string): WebPage {
  return {
    title: say.done,
    main: html`<h1>${say.done}</h1>
<div class="result" role="status" tabindex="-1" autofocus><p>${until && say.doneText(dayWords(until, timezone))}</p></div>
<p><a class="button" href="/sign-in">${say.signIn}</a></p>`,
  }
}
