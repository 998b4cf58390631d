import type { CapabilityId, PreparedAction } from '#generated/types.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { committedNow } from '#server/domain/messages/said/committed.ts'
import { summarySentence } from '#server/domain/messages/said/prepared.ts'
import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { shownOf } from '#server/domain/prepared/shown.ts'
import { type ReviewedAgain, reviewAgain, sendOwn } from '#server/runtime/own_send.ts'
import { checkedCall } from '#server/runtime/own_work.ts'
import { details } from '#server/surfaces/web/approvals/action_page.ts'
import { lettersOf } from '#server/surfaces/web/approvals/letters.ts'
import { linksIn, linkSection } from '#server/surfaces/web/approvals/sent_page.ts'
import { requestOf } from '#server/surfaces/web/own_principal.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import { planFacts, planTerms, planText, planTop } from '#server/surfaces/web/links/plan_parts.ts'
import { hostPage } from '#server/surfaces/web/plans/host_page.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { briefPlanOf, type PlanFacts, planOf } from '#server/surfaces/web/plans/read.ts'
import { stepLine } from '#server/surfaces/web/plans/steps.ts'
import { failureWords, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer } from '#server/surfaces/web/route.ts'

/** A call of a capability that prepares. */
interface Call {
  readonly capability: CapabilityId
  readonly input: Record<string, unknown>
}

/** Something that reaches others, which the person looks at before it is done. */
export interface Reviewed {
  /** What the path of its page ends with. */
  readonly act: string
  readonly title: string
  readonly text: string
  /** Which step of making a plan it is, counted from 0; left out elsewhere. */
  readonly step?: number
  /** Whether it invites: until when guests answer, where they meet and how many places there are is shown then. */
  readonly invites?: true
  /** Whether those it reaches read the text of the plan. */
  readonly with_text?: true
  /** Whether the plan is off after it: its top already looks like that. */
  readonly ends?: true
  /** Whether it can be done with a plan as it is. */
  isOpen(plan: PlanFacts): boolean
  /** Whether every person is there who its fields name; where it is left out, they are. */
  isThere?(plan: PlanFacts, fields: WebForm): boolean
  /** The fields that the call is made from: from the plan as it is, or as they were sent before. */
  fields(plan: PlanFacts, sent: WebForm | null): Fields
  /** The capability that prepares it, with its input. The same fields make the same call. */
  call(plan: PlanFacts, fields: WebForm): Call
  /** What somebody reads who comes too late: a title, and why. */
  readonly late: { readonly title: string; readonly text: string }
  button(prepared: PreparedAction): Html
  /** The way out, under the button. */
  other(plan: PlanFacts, fields: WebForm, visit: SignedInVisit): Html
}

/** Fields of a form, each with one of its values. */
export type Fields = readonly (readonly [name: string, value: string])[]

/**
 * The page of a review. It prepares nothing: only its button does, and commits in the same step. A plan with which it cannot be
 * done any more shows its own page; after a form, with the word that it came too late. Null for guests.
 */
export async function showReview(
  visit: SignedInVisit,
  what: Reviewed,
  { refusal = null, sent = null }: { refusal?: Content; sent?: WebForm | null } = {},
): Promise<WebAnswer | null> {
  const plan = await hostsPlan(visit)
  if (plan === null) return null
  if (!what.isOpen(plan)) {
    return refusal === null ? { redirect: planPath(plan.handle) } : latePage(visit, what)
  }
  const fields = new WebForm(what.fields(plan, sent))
  if (what.isThere?.(plan, fields) === false) return null
  const reviewed = await reviewOf(visit, () => what.call(plan, fields))
  return reviewPage(visit, { plan, what, fields, reviewed, refusal })
}

/** What a page of a review shows. */
interface ShownReview {
  readonly plan: PlanFacts
  readonly what: Reviewed
  readonly fields: WebForm
  /** What it does, or why it cannot be done. */
  readonly reviewed: ReviewedAgain | Failure
  readonly refusal: Content
}

/** The page of a review that was made. */
export function reviewPage(visit: SignedInVisit, shown: ShownReview): WebAnswer {
  const { plan, what, fields, reviewed, refusal } = shown
  return {
    status: refusal === null ? 200 : 409,
    page: {
      title: what.title,
      main: html`${planTop(plan.view, what.title, [], what.ends)}
${what.step !== undefined && stepLine(what.step)}
${refusal !== null && formResult(false, say.notDone, refusal)}
${planFacts(plan.view, visit.session.timezone)}
${what.invites && planTerms(plan.view, visit.session.timezone, say.places(plan.view.capacity_min, plan.view.capacity_max))}
${what.with_text && planText(plan.view)}
${reviewed instanceof Failure ? refusal === null && warning(say.impossible, failureWords(reviewed, say.impossible)) : reviewSection(visit, { plan, what, fields, reviewed })}
${what.other(plan, fields, visit)}`,
    },
  }
}

/** Prepares what was shown and commits it, in one step, if it is still the same. */
export async function actOnReview(
  visit: SignedInVisit,
  what: Reviewed,
  form: WebForm,
): Promise<WebAnswer | null> {
  const plan = await hostsPlan(visit)
  const key = formKeyOf(form)
  const shown = form.get('shown') ?? ''
  if (plan === null) return null
  const again = (refusal: Content) => showReview(visit, what, { refusal, sent: form })
  if (key === null) return again(say.differs)
  const call = checkedCall(what.call(plan, form))
  const result = await sendOwn(visit.runtime, requestOf(visit), {
    ...{ call, action_handle: null, shown, key },
  })
  if (result.kind === 'differs') return again(say.differs)
  const { body } = result.answer
  if ('outcome' in body) {
    const { status, error, outcome, data } = body
    if (status === 'completed' || status === 'unchanged') {
      // The plan as it is now: its title and its day may be what was changed.
      const now = await briefPlanOf(visit)
      return donePage(now, committedNow(body, outcome.fallback_text), linksIn(data))
    }
    return again(error === null ? outcome.fallback_text : refusalWords(error))
  }
  const { code, detail: message, status, retry_after_seconds: retryAfter } = body
  if (![404, 409, 422].includes(status)) {
    throw fail(code, retryAfter === undefined ? {} : { retryAfter })
  }
  return again(code === 'idempotency_conflict' ? say.repeated : refusalWords({ code, message }))
}

/** The plan of the address for its host; null for a guest. Errors: `reference_not_found`. */
export async function hostsPlan(visit: SignedInVisit): Promise<PlanFacts | null> {
  const plan = await briefPlanOf(visit)
  return plan.data.plan.role === 'host' ? plan : null
}

/** What a call would do, or why it does nothing. */
export async function reviewOf(
  visit: SignedInVisit,
  call: () => Call,
): Promise<ReviewedAgain | Failure> {
  try {
    return await reviewAgain(visit.runtime, requestOf(visit), checkedCall(call()))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error
  }
}

function reviewSection(
  visit: SignedInVisit,
  {
    plan,
    what,
    fields,
    reviewed: { prepared, review },
  }: Pick<ShownReview, 'plan' | 'what' | 'fields'> & { reviewed: ReviewedAgain },
): Html {
  return html`<section aria-label="${what.title}">
<p class="lead" dir="auto">${summarySentence(prepared)}</p>
<p class="soft">${what.text}</p></section>
${details({ prepared, review }, lettersOf(review, visit.runtime.operator_links))}
<form class="act" method="post" action="${planPath(plan.handle, what.act)}">
${formStart(visit, plansPath)}
${hiddenFields(fields)}<input type="hidden" name="shown" value="${shownOf(prepared)}">
<div class="actions">${what.button(prepared)}</div>
</form>`
}

/** Fields that a form carries along. */
export function hiddenFields({ fields }: WebForm): Html {
  return html`${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`
}

/** The plan as it stands, after a form that did nothing because it came too late. */
export async function latePage(
  visit: SignedInVisit,
  { late }: Pick<Reviewed, 'late'>,
): Promise<WebAnswer> {
  const result = formResult(false, late.title, late.text)
  const main = hostPage(await planOf(visit), visit, result)
  return { status: 409, page: { title: late.title, main } }
}

function donePage(
  { handle, view }: PlanFacts,
  text: string,
  links: ReturnType<typeof linksIn>,
): WebAnswer {
  const section: Content = links.length > 0 && linkSection(links)
  return {
    page: {
      title: say.done,
      main: html`${planTop(view, say.done)}
${formResult(true, text)}
${section}
<div class="actions"><a class="button" href="${planPath(handle)}">${say.toPlan}</a></div>`,
    },
  }
}
