import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { sendsMail } from '#server/surfaces/web/approvals/reach.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft } from '#server/surfaces/web/plans/read.ts'
import { actOnReview, type Reviewed, showReview } from '#server/surfaces/web/plans/review.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** Sends a draft to those it is for, or makes a link to it where it is for nobody in particular. */
const sending: Reviewed = {
  act: 'send',
  get title() {
    return say.send.title
  },
  get text() {
    return say.send.text
  },
  step: 2,
  invites: true,
  with_text: true,
  isOpen: isDraft,
  fields: ({ data }) => [
    ['way', (data.audience ?? []).length > 0 ? 'send_invites' : 'create_share_link'],
  ],
  call: ({ handle: plan_handle }, fields) => {
    const action = fields.get('way') === 'create_share_link' ? 'create_share_link' : 'send_invites'
    return { capability: 'plans.invitation.prepare', input: { plan_handle, action } }
  },
  get late() {
    return { title: say.send.late, text: say.send.lateText }
  },
  button: (prepared) => {
    const { button, linkButton, unsent } = say.send
    const byMail = sendsMail(prepared) ? button : unsent
    const isLink = prepared.kind === 'plan.create_share_link'
    return html`<button class="main">${isLink ? linkButton : byMail}</button>`
  },
  other: ({ handle }) =>
    html`<p class="links"><a href="${planPath(handle, 'people')}">${say.send.people}</a><a href="${planPath(handle, 'edit')}">${say.send.edit}</a><a href="${planPath(handle)}">${say.back}</a></p>`,
}

const canceling: Reviewed = {
  act: 'cancel',
  get title() {
    return say.cancel.title
  },
  get text() {
    return say.cancel.text
  },
  ends: true,
  isOpen: ({ data }) => data.management.allowed.includes('plans.cancel.prepare'),
  fields: () => [],
  call: ({ handle: plan_handle }) => ({
    capability: 'plans.cancel.prepare',
    input: { plan_handle },
  }),
  get late() {
    return { title: say.cancel.late, text: say.cancel.lateText }
  },
  button: () => html`<button class="grave">${say.cancel.button}</button>`,
  other: ({ handle }) =>
    html`<p class="links"><a href="${planPath(handle)}">${say.cancel.keep}</a></p>`,
}

/** `/plans/{handle}/send` and `/plans/{handle}/cancel`: what is sent, who gets it, and the one button that does it. */
export const reviewRoutes: readonly WebRoute[] = [sending, canceling].map((what) => ({
  path: planPath(':plan_handle', what.act),
  name: `plan_${what.act}`,
  session: 'required',
  form: plansPath,
  pages_only: true,
  show: (visit: SignedInVisit) => showReview(visit, what),
  act: (visit: SignedInVisit, form: WebForm) => actOnReview(visit, what, form),
}))
