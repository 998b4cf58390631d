import { Failure, fail } from '#server/domain/basics/failure.ts'
import { committedNow } from '#server/domain/messages/said/committed.ts'
import { approval as say } from '#server/domain/messages/said/web_approvals.ts'
import { decide } from '#server/flows/web/approvals/decide.ts'
import { type ApprovalView, viewApproval } from '#server/flows/web/approvals/view.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import { shownOf } from '#server/domain/prepared/shown.ts'
import { type ReviewedAgain, reviewAgain, sendOwn } from '#server/runtime/own_send.ts'
import type { OwnRequest } from '#server/runtime/own_work.ts'
import { actionJson, actionPage, hasEnded } from '#server/surfaces/web/approvals/action_page.ts'
import { linksIn, sentPage } from '#server/surfaces/web/approvals/sent_page.ts'
import { requestOf } from '#server/surfaces/web/own_principal.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { failureWords, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import type { ActionForm } from '#server/surfaces/web/approvals/action_form.ts'

/** The name of every form of these pages. */
const form = '/approvals'

/** `/approvals/{handle}`: one action that a token or an app prepared, whole. It shows, and prepares nothing. */
export const approvalRoute: WebRoute = {
  path: '/approvals/:action_handle',
  name: 'approval',
  session: 'required',
  form,
  query: ['released', 'refused'],

  async show(visit) {
    const view = await viewOf(visit)
    return view ? answer(visit, view) : gone(visit)
  },
}

/** Lets the agent commit the action once, as it was shown. It commits nothing itself. */
export const releaseRoute: WebRoute = {
  path: '/approvals/:action_handle/release',
  name: 'approval_release',
  session: 'required',
  form,
  act: (visit, sent) => decideAnswer(visit, sent, 'released'),
}

/** Takes the action back: nobody can commit it any more. */
export const refuseRoute: WebRoute = {
  path: '/approvals/:action_handle/refuse',
  name: 'approval_refuse',
  session: 'required',
  form,
  act: (visit, sent) => decideAnswer(visit, sent, 'refused'),
}

/** Prepares the same once more and commits it, as the person. */
export const ownSendRoute: WebRoute = {
  path: '/approvals/:action_handle/send',
  name: 'approval_send',
  session: 'required',
  form,

  async act(visit, sent) {
    const { runtime, params } = visit
    const view = await viewOf(visit)
    if (view === null) return gone(visit)
    const [key, shown = ''] = [formKeyOf(sent), sent.get('shown')]
    if (view.again === null || key === null) {
      const text = hasEnded(view) ? say.results.late : say.results.changed
      return answer(visit, view, { code: 'stale_checksum', text })
    }
    const action_handle = params.action_handle ?? ''
    const asked = { call: view.again, action_handle, shown, key }
    const result = await sendOwn(runtime, agentsRequest(visit), asked)
    if (result.kind === 'differs') {
      const refusal = { code: 'stale_checksum' as const, text: say.results.differs }
      return answer(visit, view, refusal, result.reviewed)
    }
    const { body } = result.answer
    if ('outcome' in body) return sentAnswer(visit, view, body)
    const { code, detail: message, status, retry_after_seconds: retryAfter } = body
    if (status !== 409 && status !== 422 && status !== 404) {
      throw fail(code, retryAfter === undefined ? {} : { retryAfter })
    }
    const text =
      code === 'idempotency_conflict' ? say.results.repeated : refusalWords({ code, message })
    return failedAnswer(visit, view, text)
  },
}

/** What a form did not do, and why. */
interface Refusal {
  readonly code: 'stale_checksum' | 'confirmation_expired'
  readonly text: Content
}

async function decideAnswer(
  visit: SignedInVisit,
  sent: WebForm,
  decision: 'released' | 'refused',
): Promise<WebAnswer> {
  const { runtime, session, params, request_id } = visit
  const action_handle = params.action_handle ?? ''
  await runtime.rates.approval(session.owner)
  const [checksum = '', revision = ''] = [sent.get('checksum'), sent.get('revision')]
  const shown = sent.get('shown') ?? null
  const wanted = { action_handle, decision, checksum, revision, shown, request_id }
  const done = await decide(runtime, session, wanted)
  if (done === null) return gone(visit)
  if (done === 'done') {
    const redirect = `/approvals/${action_handle}?${decision}`
    return { json: { action_handle, decision }, redirect }
  }
  const view = await viewOf(visit)
  const code = done === 'late' ? 'confirmation_expired' : 'stale_checksum'
  return view ? answer(visit, view, { code, text: say.results[done] }) : gone(visit)
}

/** The same for what was deleted, for what is somebody else's and for what never was. */
function gone({ wants_json }: SignedInVisit): WebAnswer {
  const { title, text, link } = say.gone
  if (wants_json) throw fail('reference_not_found', { message: `${title}.`, advice: text })
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<p class="links"><a href="/approvals">${link}</a></p>`
  return { status: 404, page: { title, main } }
}

/** A request about what an agent prepared: its mail stays in the language that it was prepared in, whatever the browser asks for. */
function agentsRequest(visit: SignedInVisit): OwnRequest {
  return { ...requestOf(visit), browser_language: null }
}

function viewOf({ runtime, session, params }: SignedInVisit): Promise<ApprovalView | null> {
  return viewApproval(runtime, session, params.action_handle ?? '')
}

/** The page of an action; after a form that did nothing with `refusal`, and what `reviewed` shows in its place. */
async function answer(
  visit: SignedInVisit,
  view: ApprovalView,
  refusal: Refusal | null = null,
  reviewed: ReviewedAgain | null = null,
): Promise<WebAnswer> {
  if (refusal !== null && visit.wants_json)
    throw fail(refusal.code, { message: String(refusal.text) })
  const needsAgain = view.state === 'lapsed' || view.state === 'changed'
  const again = reviewed ?? (needsAgain ? await reviewNow(visit, view) : null)
  const isImpossible = again !== null && 'impossible' in again
  const now = again !== null && !('impossible' in again) ? again : null
  const prepared = now?.prepared ?? view.prepared
  const facts: ActionForm = {
    view,
    prepared,
    review: now?.review ?? view.review,
    impossible: isImpossible ? again.impossible : null,
    form_token: visit.formToken(form),
    key: newFormKey(),
    shown: shownOf(prepared),
    result: refusal?.text ?? null,
    decided: visit.query.has(view.state),
    timezone: visit.session.timezone,
    operator_links: visit.runtime.operator_links ?? [],
  }
  return { status: refusal ? 409 : 200, json: actionJson(facts), page: actionPage(facts) }
}

/** What the person would send now; or why they cannot. */
async function reviewNow(
  visit: SignedInVisit,
  { again }: ApprovalView,
): Promise<ReviewedAgain | { impossible: Content }> {
  if (again === null) return { impossible: say.states.replaced.text }
  try {
    return await reviewAgain(visit.runtime, agentsRequest(visit), again)
  } catch (error) {
    if (error instanceof Failure) return { impossible: failureWords(error, say.notPossible) }
    throw error
  }
}

/** The page after nothing was sent: it may have been sent or refused while this form was on its way. */
async function failedAnswer(
  visit: SignedInVisit,
  before: ApprovalView,
  why: Content,
): Promise<WebAnswer> {
  const view = (await viewOf(visit)) ?? before
  const text = hasEnded(view) ? say.results.late : why
  return answer(visit, view, { code: 'stale_checksum', text })
}

function sentAnswer(
  visit: SignedInVisit,
  view: ApprovalView,
  body: GivenEnvelope,
): Promise<WebAnswer> | WebAnswer {
  const { status, outcome, data, error } = body
  if (status !== 'completed' && status !== 'unchanged') {
    const text = error === null ? outcome.fallback_text : refusalWords(error)
    return failedAnswer(visit, view, text)
  }
  const links = linksIn(data)
  const json = { sent: true, text: outcome.fallback_text, share_links: links }
  return { json, page: sentPage(view.title, committedNow(body, outcome.fallback_text), links) }
}
