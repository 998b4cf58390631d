import { planLinks as say } from '#server/domain/messages/said/web_outing.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft } from '#server/surfaces/web/plans/read.ts'
import { actOnReview, type Reviewed, showReview } from '#server/surfaces/web/plans/review.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** Makes another link to a plan that was sent, and new personal links for the guests it names. */
const linking: Reviewed = {
  act: 'link',
  invites: true,
  get title() {
    return say.title
  },
  get text() {
    return say.text
  },
  isOpen: (plan) => !isDraft(plan) && plan.data.management.allowed.includes('plans.prepare_send'),
  fields: (_, sent) => (sent?.fields ?? []).filter(([name]) => name === 'person'),
  isThere: ({ data }, fields) => {
    const guests = new Set(data.roster.map(({ person }) => person.person_handle))
    return fields.all('person').every((handle) => guests.has(handle))
  },
  call: ({ handle: plan_handle }, fields) => {
    const send_person_handles = [...new Set(fields.all('person'))]
    const named = send_person_handles.length > 0 && { send_person_handles }
    const input = { plan_handle, action: 'create_share_link', ...named }
    return { capability: 'plans.prepare_send', input }
  },
  get late() {
    return { title: say.late, text: say.lateText }
  },
  button: () => html`<button class="main">${say.button}</button>`,
  other: ({ handle }) => html`<p class="links"><a href="${planPath(handle)}">${say.back}</a></p>`,
}

/** `/plans/{handle}/link`: another link, after its review. `person` in its query names the guests who get one of their own. */
export const linkRoute: WebRoute = {
  path: planPath(':plan_handle', 'link'),
  name: 'plan_link',
  session: 'required',
  form: plansPath,
  pages_only: true,
  query: ['person'],
  show: (visit: SignedInVisit) =>
    showReview(visit, linking, { sent: new WebForm([...visit.query]) }),
  act: (visit: SignedInVisit, form: WebForm) => actOnReview(visit, linking, form),
}
