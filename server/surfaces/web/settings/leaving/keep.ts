import { fail } from '#server/domain/basics/failure.ts'
import { dayWords } from '#server/domain/basics/time_words.ts'
import { keepAccount as say } from '#server/domain/messages/said/leaving.ts'
import { keepAccount, viewLeaving } from '#server/flows/web/leave.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
import { keepPath } from '#server/surfaces/web/settings/leaving/keep_path.ts'

/** `/settings/account/keep`: keeps an account within seven days. It needs no proof: that is the safe direction. */
export const keepAccountRoute: WebRoute = {
  path: keepPath,
  name: 'account_keep',
  session: 'required',
  form: keepPath,
  while_leaving: true,

  async show({ runtime, session, formToken }) {
    const until = await viewLeaving(runtime, session.owner)
    if (until === null) return { json: { leaving: false }, redirect: '/settings/account' }
    return {
      json: { form_token: formToken(keepPath), leaving: true, deleted_after: until.toISOString() },
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
<p>${say.text(dayWords(until, session.timezone))}</p>
<p>${say.ended}</p>
<form method="post" action="${keepPath}">
${tokenField(formToken(keepPath))}
<div class="actions"><button class="main">${say.button}</button></div>
</form>
<form method="post" action="/sign-out">
${tokenField(formToken('/sign-out'))}
<div class="actions"><button>${say.leave}</button></div>
</form>`,
      },
    }
  },

  async act({ runtime, session, request_id }) {
    if (!(await keepAccount(runtime, session.owner, request_id))) {
      throw fail('session_required', { message: say.tooLate })
    }
    runtime.metrics.accountLeft('kept')
    return { json: { leaving: false }, redirect: '/settings/account?kept' }
  },
}
