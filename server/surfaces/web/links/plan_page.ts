import { planPages as say } from '#server/domain/messages/said/plan_pages.ts'
import { viewPlanPage } from '#server/flows/by_link/plan_page.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import {
  fromLine,
  windowTitleOf,
  planDetails,
  planFacts,
  planNotice,
  planText,
  planTop,
  whoIsIn,
} from '#server/surfaces/web/links/plan_parts.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** `/e/{sealed}`: a plan as a calendar entry links to it. It takes no answers: others may see that calendar. */
export const planPageRoute: PageRoute = {
  name: 'plan_page',

  async show({ runtime, token }) {
    const view = await viewPlanPage(runtime, token)
    if (view === null) return null
    return {
      title: windowTitleOf(view),
      main: html`${planTop(view, fromLine(view), whoIsIn(view))}
${planNotice({ ...view, full: false })}
${planFacts(view)}
${planDetails(view)}
${planText(view)}
${view.stage === 'open' && html`<p class="soft">${say.answerElsewhere}</p>`}`,
    }
  },
}
