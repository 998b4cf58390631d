import { edit } from '#server/domain/messages/said/web_outing.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { planTop } from '#server/surfaces/web/links/plan_parts.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import { hostsPlan } from '#server/surfaces/web/plans/review.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const say = edit.discard

/** `/plans/{handle}/discard`: a draft that nobody has seen is put away. */
export const discardRoute: WebRoute = {
  path: planPath(':plan_handle', 'discard'),
  name: 'plan_discard',
  session: 'required',
  form: plansPath,
  pages_only: true,

  async show(visit) {
    const plan = await hostsPlan(visit)
    return plan && page(visit, plan, null)
  },

  async act(visit, form) {
    const plan = await hostsPlan(visit)
    if (plan === null) return null
    const key = formKeyOf(form)
    if (key === null) return page(visit, plan, null)
    const { handle: plan_handle } = plan
    const done = await callAs(visit, 'plans.discard', { plan_handle }, key)
    return done.data === null
      ? page(visit, plan, refusalWords(done))
      : { redirect: `${planPath(plan_handle)}?saved=discarded` }
  },
}

function page(visit: SignedInVisit, plan: PlanFacts, why: Content): WebAnswer {
  if (why === null && !plan.data.management.allowed.includes('plans.discard')) {
    return { redirect: planPath(plan.handle) }
  }
  return {
    status: why === null ? 200 : 409,
    page: {
      title: say.title,
      main: html`${planTop(plan.view, say.title, [], true)}
${why !== null && formResult(false, why)}
<p>${say.text}</p>
<form class="act" method="post" action="${planPath(plan.handle, 'discard')}">
${formStart(visit, plansPath)}
<div class="actions"><button class="grave">${say.button}</button></div>
</form>
<p class="links"><a href="${planPath(plan.handle)}">${say.keep}</a></p>`,
    },
  }
}
