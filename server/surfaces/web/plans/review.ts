import type { CapabilityId, PreparedAction } from '#generated/types.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { outing as say } from '#server/domain/messages/web_outing.ts'
import { type ReviewedAgain, reviewAgain, sendOwn, shownOf } from '#server/runtime/own_send.ts'
import { details } from '#server/surfaces/web/approvals/action_page.ts'
import { lettersOf } from '#server/surfaces/web/approvals/letters.ts'
import { linksIn, linkSection } from '#server/surfaces/web/approvals/sent_page.ts'
import { requestOf } from '#server/surfaces/web/own_principal.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import { planFacts, planText, planTop } from '#server/surfaces/web/links/plan_parts.ts'
import { hostPage } from '#server/surfaces/web/plans/host_page.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { type PlanFacts, planOf } from '#server/surfaces/web/plans/read.ts'
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
  /** Whether it can be done with a plan as it is. */
  isOpen(plan: PlanFacts): boolean
  /** Which of the ways to do it the page is about. */
  way(plan: PlanFacts): string
  /** The capability that prepares it, with its input. */
  call(plan_handle: string, way: string): Call
  /** What somebody reads who comes too late: a title, and why. */
  readonly late: { readonly title: string; readonly text: string }
  button(prepared: PreparedAction): Html
  /** The way out, under the button. */
  other(plan: PlanFacts): Html
}

/**
 * The page of a review. It prepares nothing: only its button does, and commits in the same step. A plan with which it cannot be
 * done any more shows its own page; after a form, with the word that it came too late. Null for guests.
 */
export async function showReview(
  visit: SignedInVisit,
  what: Reviewed,
  refusal: string | null = null,
): Promise<WebAnswer | null> {
  const plan = await hostsPlan(visit)
  if (plan === null) return null
  if (!what.isOpen(plan)) {
    return refusal === null ? { redirect: planPath(plan.handle) } : latePage(visit, plan, what)
  }
  const way = what.way(plan)
  const reviewed = await reviewOf(visit, what.call(plan.handle, way))
  return {
    status: refusal === null ? 200 : 409,
    page: {
      title: what.title,
      main: html`${planTop(plan.view, what.title)}
${refusal !== null && formResult(false, say.notDone, refusal)}
${planFacts(plan.view, visit.session.timezone)}
${planText(plan.view)}
${typeof reviewed === 'string' ? warning(say.impossible, reviewed) : reviewSection(visit, { plan, what, way, reviewed })}
${what.other(plan)}`,
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
  if (key === null) return showReview(visit, what, say.differs)
  const call = what.call(plan.handle, form.get('way') ?? '')
  const sent = { call, action_handle: null, shown, key }
  const result = await sendOwn(visit.runtime, requestOf(visit), sent)
  if (result.kind === 'differs') return showReview(visit, what, say.differs)
  const { body } = result.answer
  if ('outcome' in body) {
    const { status, error, outcome, data } = body
    if (status === 'completed' || status === 'unchanged') {
      return donePage(plan, outcome.fallback_text, linksIn(data))
    }
    return showReview(visit, what, error?.message ?? outcome.fallback_text)
  }
  const { code, detail, status, retry_after_seconds: retryAfter } = body
  if (![404, 409, 422].includes(status)) {
    throw fail(code, retryAfter === undefined ? {} : { retryAfter })
  }
  return showReview(visit, what, code === 'idempotency_conflict' ? say.repeated : detail)
}

/** The plan of the address for its host; null for a guest. Errors: `reference_not_found`. */
export async function hostsPlan(visit: SignedInVisit): Promise<PlanFacts | null> {
  const plan = await planOf(visit)
  return plan.invite === null ? plan : null
}

async function reviewOf(visit: SignedInVisit, call: Call): Promise<ReviewedAgain | string> {
  try {
    return await reviewAgain(visit.runtime, requestOf(visit), call)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.detail.message ?? say.impossible
  }
}

function reviewSection(
  visit: SignedInVisit,
  {
    plan,
    what,
    way,
    reviewed: { prepared, review },
  }: { plan: PlanFacts; what: Reviewed; way: string; reviewed: ReviewedAgain },
): Html {
  return html`<section aria-labelledby="review"><h2 id="review">${what.title}</h2>
<p class="lead" dir="auto">${prepared.summary}.</p>
<p class="soft">${what.text}</p></section>
${details({ prepared, review }, lettersOf(review.letters))}
<form class="act" method="post" action="${planPath(plan.handle, what.act)}">
${tokenField(visit.formToken(plansPath))}${keyField()}
<input type="hidden" name="way" value="${way}"><input type="hidden" name="shown" value="${shownOf(prepared)}">
<div class="actions">${what.button(prepared)}</div>
</form>`
}

/** The plan as it stands, after a form that did nothing because it came too late. */
function latePage(visit: SignedInVisit, plan: PlanFacts, { late }: Reviewed): WebAnswer {
  const result = formResult(false, late.title, late.text)
  const page = { title: late.title, main: hostPage(plan, visit, result) }
  return { status: 409, page }
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
${formResult(true, say.done, text)}
${section}
<div class="actions"><a class="button" href="${planPath(handle)}">${say.toPlan}</a></div>`,
    },
  }
}
