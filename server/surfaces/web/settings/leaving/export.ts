import { finished } from 'node:stream'
import { fail } from '#server/domain/basics/failure.ts'
import { exportAccount as say } from '#server/domain/messages/said/leaving.ts'
import { beginExport } from '#server/flows/web/export/begin.ts'
import { productName } from '#server/runtime/product_name.ts'
import { zipOf } from '#server/surfaces/web/export/zip.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const path = '/settings/account/export'

/** Why there is no export now, with its status and how long to wait, in seconds. */
const refusals = {
  too_often: { status: 429, text: 'tooOften', wait: 3_600 },
  own: { status: 409, text: 'underWay', wait: 10 },
  others: { status: 503, text: 'busy', wait: 60 },
} as const

/** `/settings/account/export`: everything in the account as one zip file. It asks first who somebody is. */
export const exportRoute: WebRoute = {
  path,
  name: 'account_export',
  session: 'required',
  form: path,

  async show(visit) {
    const proof = askProof(visit, 'show', path)
    if (proof !== null) return proof
    return { json: { form_token: visit.formToken(path) }, page: page(visit) }
  },

  async act(visit) {
    const proof = askProof(visit, 'act', path)
    if (proof !== null) return proof
    const { runtime, session, request_id, wants_json } = visit
    const begun = await beginExport(runtime, session.owner, request_id)
    if (typeof begun === 'string') {
      const { status, text, wait } = refusals[begun]
      runtime.metrics.accountExported('refused')
      if (wants_json) {
        const code = begun === 'others' ? 'dependency_unavailable' : 'rate_limited'
        throw fail(code, { message: say[text], retryAfter: wait })
      }
      return { status, json: {}, page: page(visit, formResult(false, say[text])) }
    }
    const body = zipOf(begun.files)
    finished(body, (error) => {
      runtime.metrics.accountExported(error ? 'broken' : 'whole')
      begun.end(!error).catch((reason: unknown) => {
        runtime.log.error({ err: reason }, 'an export was not recorded')
      })
    })
    const file_name = `${productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data.zip`
    return { json: {}, stream: { type: 'application/zip', file_name, body } }
  },
}

function page({ formToken }: SignedInVisit, result: Content = null): WebPage {
  return {
    title: say.title,
    main: html`<p class="small"><a href="/settings/account">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${result}
<p>${say.text}</p>
<p>${say.without}</p>
<p>${say.limit}</p>
<form method="post" action="${path}">
${tokenField(formToken(path))}
<div class="actions"><button class="main">${say.button}</button></div>
</form>`,
  }
}
