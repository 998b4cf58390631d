import { Failure } from '#server/domain/basics/failure.ts'
import { edit, outing } from '#server/domain/messages/said/web_outing.ts'
import { sendsMail } from '#server/surfaces/web/approvals/reach.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { choiceValue } from '#server/surfaces/web/parts/people_choice.ts'
import { changesIn } from '#server/surfaces/web/plans/chosen.ts'
import { handleIn } from '#server/surfaces/web/plans/person_choices.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import {
  actOnReview,
  type Fields,
  hiddenFields,
  type Reviewed,
  reviewOf,
  reviewPage,
} from '#server/surfaces/web/plans/review.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const say = edit.roster

/**
 * Invites more people to a plan that was sent, or takes guests off its list. Its fields are who is added and who is taken off, so
 * that a guest who signs up by a link in the meantime stays on the list.
 */
export const rostering: Reviewed = {
  act: 'roster',
  invites: true,
  get title() {
    return say.reviewTitle
  },
  get text() {
    return say.reviewText
  },
  isOpen: ({ data }) => data.management.allowed.includes('plans.roster.prepare'),
  fields: (_, sent) => (sent?.fields ?? []).filter(([name]) => name === 'add' || name === 'out'),
  call: (plan, fields) => ({
    capability: 'plans.roster.prepare',
    input: { plan_handle: plan.handle, recipient_handles: rosterWith(plan, fields) },
  }),
  get late() {
    return { title: say.late, text: say.lateText }
  },
  // The words of an invitation are there where somebody is invited.
  button: (prepared) => {
    const invite = sendsMail(prepared) ? say.invite : outing.send.unsent
    const isInviting = 'body' in prepared.content_preview
    return html`<button class="main">${isInviting ? invite : say.takeBack}</button>`
  },
  other: (
    plan,
    fields,
    visit,
  ) => html`<form method="post" action="${planPath(plan.handle, 'people')}">
${tokenField(visit.formToken(plansPath))}${hiddenFields(chosenBy(fields))}
<button class="plain flush" name="back" value="yes">${say.back}</button>
</form>`,
}

/** The review of a change of who is invited. Only its button invites. */
export const rosterRoute: WebRoute = {
  path: planPath(':plan_handle', 'roster'),
  name: 'plan_roster',
  session: 'required',
  form: plansPath,
  pages_only: true,

  // Who was chosen is not in the address: who opens it begins again.
  show: async (visit: SignedInVisit) => ({
    redirect: planPath(visit.params.plan_handle ?? '', 'people'),
  }),
  act: (visit: SignedInVisit, form: WebForm) => actOnReview(visit, rostering, form),
}

/** The review of what was chosen, or why there is none. */
export async function reviewRoster(
  visit: SignedInVisit,
  plan: PlanFacts,
  form: WebForm,
): Promise<WebAnswer | { why: Content }> {
  const { added, out } = changesIn(form)
  const fields: Fields = [
    ...added.map((one) => ['add', choiceValue(one)] as const),
    ...[...out].map((handle) => ['out', handle] as const),
  ]
  if (fields.length === 0) return { why: say.same }
  const given = new WebForm(fields)
  if (rosterWith(plan, given).length === 0) return { why: say.empty }
  const reviewed = await reviewOf(visit, () => rostering.call(plan, given))
  if (!(reviewed instanceof Failure)) {
    return reviewPage(visit, { plan, what: rostering, fields: given, reviewed, refusal: null })
  }
  const { errors = [], message = outing.impossible } = reviewed.detail
  return { why: refusalWords({ code: reviewed.code, message, errors }) }
}

/** Everybody on the list once it is changed. */
function rosterWith({ data }: PlanFacts, fields: WebForm): string[] {
  const out = new Set(fields.all('out'))
  const present = data.roster.filter(({ rsvp_status }) => rsvp_status !== 'removed')
  const kept = present.map(({ person }) => person.person_handle).filter((one) => !out.has(one))
  return [...new Set([...kept, ...fields.all('add').map(handleIn)])].sort()
}

/** The fields of the page that led to a review. */
function chosenBy(fields: WebForm): WebForm {
  const person = fields.all('add').map((one) => ['person', one] as const)
  return new WebForm([...person, ...fields.all('out').map((one) => ['out', one] as const)])
}
