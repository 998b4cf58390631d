import { fail } from '#server/domain/basics/failure.ts'
import { stepNow } from '#server/domain/messages/said/friendship.ts'
import { step as say } from '#server/domain/messages/said/web_approvals.ts'
import { type StepView, viewStep } from '#server/flows/web/approvals/review.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { consequenceList } from '#server/surfaces/web/parts/consequences.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, keyField, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const form = '/approvals/steps'

/** `/approvals/steps/{handle}`: the person takes a reviewed step of a friendship that their agent had to ask for. */
export const stepRoute: WebRoute = {
  path: '/approvals/steps/:review_handle',
  name: 'approval_step',
  session: 'required',
  form,

  async show(visit) {
    const view = await viewStep(visit.runtime, visit.session, visit.params.review_handle ?? '')
    return stepAnswer(visit, view ?? 'gone')
  },

  async act(visit, sent) {
    const { runtime, session, params } = visit
    await runtime.rates.approval(session.owner)
    const view = await viewStep(runtime, session, params.review_handle ?? '')
    const key = formKeyOf(sent)
    if (view === null || view === 'over' || key === null) return stepAnswer(visit, view ?? 'gone')
    const applied = await callAs(
      visit,
      'relationships.friendship.apply',
      {
        review_token: view.review_token,
        accept_consequences: true,
        ...(sent.get('remove_from_likes') === 'yes' && { remove_from_likes: true }),
      },
      key,
    )
    if (applied.data === null) return stepAnswer(visit, 'over')
    const { result, link } = applied.data
    return { json: { result, ...(link && { link }) }, page: donePage(view, link?.url ?? null) }
  },
}

/** The page of a step; of one that is over, or of which nothing is known, what to do. */
function stepAnswer(visit: SignedInVisit, view: StepView | 'over' | 'gone'): WebAnswer {
  if (view === 'over' || view === 'gone') {
    const { title, text } = say.over
    const [code, status] =
      view === 'over'
        ? (['confirmation_expired', 409] as const)
        : (['reference_not_found', 404] as const)
    if (visit.wants_json) throw fail(code, { message: `${title}.`, advice: text })
    return { status, json: {}, page: { title, main: html`<h1>${title}</h1>\n<p>${text}</p>` } }
  }
  const form_token = visit.formToken(form)
  const key = newFormKey()
  const { operation, text, consequences } = view
  return {
    json: { form_token, key, operation, text, consequences },
    page: page(view, form_token, key),
  }
}

function page(
  { operation, text, consequences }: StepView,
  form_token: string,
  key: string,
): WebPage {
  const isRemovable = consequences.some(({ code }) => code === 'likes_removable')
  return {
    title: say.titles[operation],
    main: html`<p class="small"><a href="/approvals">‹ ${say.back}</a></p>
<h1>${say.titles[operation]}</h1>
<p class="lead" dir="auto">${stepNow({ operation, text })}</p>
<p class="soft">${say.asked}</p>
<section class="act" aria-labelledby="consequences">
<h2 id="consequences">${say.consequences}</h2>
${consequenceList(consequences)}
<form method="post">
${tokenField(form_token)}${keyField(key)}
${
  isRemovable &&
  html`<label class="check"><input type="checkbox" name="remove_from_likes" value="yes"><span>${say.removable}</span></label>`
}
<div class="actions"><button class="main">${say.buttons[operation]}</button></div>
</form>
</section>`,
    footer: say.notNow,
  }
}

function donePage({ operation, text }: StepView, url: string | null): WebPage {
  return {
    title: say.done,
    main: html`<p class="small"><a href="/approvals">‹ ${say.back}</a></p>
<h1>${say.titles[operation].replace(/\?$/, '')}</h1>
${formResult(true, say.done, url === null ? null : stepNow({ operation, text }))}
${
  url !== null &&
  html`<section aria-labelledby="link"><h2 id="link">${say.link}</h2><p>${say.linkText}</p><code>${url}</code></section>`
}`,
  }
}
