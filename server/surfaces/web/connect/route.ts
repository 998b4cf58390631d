import type { Data } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { keepInvitation } from '#server/flows/web/keep_invitation.ts'
import { type ArrivalView, viewArrival } from '#server/flows/web/arrival.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Choosing, goneAnswer, reviewPage } from '#server/surfaces/web/connect/page.ts'
import {
  connectedPage,
  fullPage,
  keepPage,
  ownPage,
} from '#server/surfaces/web/connect/other_pages.ts'
import { formKeyOf, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** The name of the form, which is on the page of each invitation. */
const form = '/connect'

/** What a review is asked for with, besides the invitation. */
interface Asked {
  /** The handle of the identity choice, `nobody` for none of them; null where nothing was chosen. */
  readonly as: string | null
  /** The handle of the account's own person who the host is; null for nobody. */
  readonly own: string | null
}

type Review = Data<'relationships.friendship.review'>

/**
 * `/connect/{token}`: an invitation to connect is accepted here, by who is signed in: its consequences as a list, and one
 * button. It does what relationships.friendship.review and apply do.
 */
export const connectRoute: WebRoute = {
  path: '/connect/:token',
  name: 'connect',
  session: 'required',
  form,
  query: ['as', 'own', 'done'],

  async show(visit) {
    const { query } = visit
    return answer(visit, { as: query.get('as'), own: query.get('own') })
  },

  async act(visit, sent) {
    const token = visit.params.token ?? ''
    const asked = { as: sent.get('as') ?? null, own: sent.get('own') ?? null }
    if (sent.get('step') === 'leave-out') return leaveOut(visit, asked, sent)
    if (sent.get('step') === 'keep') return keep(visit, asked)
    const input = { review_token: sent.get('review_token') ?? '', accept_consequences: true }
    const key = formKeyOf(sent)
    const applied =
      key === null ? null : await callAs(visit, 'relationships.friendship.apply', input, key)
    if (applied !== null && applied.data !== null) {
      const { connections, result } = applied.data
      const json = result === 'closed' ? { closed: true } : { connected: true, connections }
      return { json, redirect: `/connect/${token}?done` }
    }
    if (visit.wants_json) throw fail('review_stale', { pointer: '/review_token' })
    return answer(visit, asked, { changed: true })
  },
}

/** The page for an invitation as it is now; `changed` after a form that did nothing, because something is different. */
async function answer(
  visit: SignedInVisit,
  asked: Asked,
  { changed = false }: { changed?: boolean } = {},
): Promise<WebAnswer> {
  const { runtime, session, params, query } = visit
  const token = params.token ?? ''
  const view = await viewArrival(runtime, session.owner, token)
  if (view === null) return goneAnswer(visit)
  const { state, host_name } = view
  const json = { state, host_name }
  if (state === 'own') return ownAnswer(visit, view, changed)
  if (state === 'full') return { json, page: fullPage(view, signedInOf(visit)) }
  if (state === 'connected' || state === 'kept') {
    const calendars = visit.next('/settings/calendars') !== null
    return { json, page: connectedPage(view, { token, calendars, done: query.has('done') }) }
  }
  if (state === 'keep') {
    const form_token = visit.formToken(form)
    return { json: { ...json, form_token }, page: keepPage(view, form_token, signedInOf(visit)) }
  }
  const reviewed = await review(visit, view, asked)
  if (reviewed === null) return goneAnswer(visit)
  return reviewAnswer(visit, view, reviewed, changed)
}

/** The account's own invitation, and the form that closes it while it admits somebody. */
async function ownAnswer(
  visit: SignedInVisit,
  view: ArrivalView,
  changed: boolean,
): Promise<WebAnswer> {
  const { params, query } = visit
  const token = params.token ?? ''
  const { state, host_name, admits, plan } = view
  const input = { operation: 'close_invitation', invitation_token: token } as const
  const closes = admits && plan === null
  const review = closes ? await callAs(visit, 'relationships.friendship.review', input) : null
  const review_token = review?.data?.review_token
  const closing =
    review_token === undefined
      ? null
      : { form_token: visit.formToken(form), key: newFormKey(), review_token }
  return {
    status: changed ? 409 : 200,
    json: { state, host_name, ...closing },
    page: ownPage(view, { token, form: closing, done: query.has('done') }),
  }
}

/** The review of accepting, as somebody the host may have saved; null where the invitation admits nobody any more. */
async function review(
  visit: SignedInVisit,
  { namesakes }: ArrivalView,
  { as, own }: Asked,
): Promise<{ review: Review; choosing: Choosing } | null> {
  const isOwn = namesakes.some(({ person_id }) => toHandle('person', person_id) === own)
  const input = {
    operation: 'accept_invitation',
    invitation_token: visit.params.token ?? '',
    ...(isOwn && own !== null && { own_host_person_handle: own }),
  } as const
  const first = await callAs(visit, 'relationships.friendship.review', input)
  if (first.data === null) return null
  const { identity_choices: choices } = first.data
  const chosen = choices.find(({ identity_choice_handle: handle }) => handle === as) ?? null
  const likely = as === null ? likelyChoice(choices, visit.session.display_name) : null
  const identity = chosen ?? likely
  const choosing = {
    choices,
    identity,
    is_asked: choices.length > 0 && identity === null && as !== 'nobody',
    own: isOwn ? own : null,
  }
  if (identity === null) return { review: first.data, choosing }
  const { identity_choice_handle } = identity
  const again = await callAs(visit, 'relationships.friendship.review', {
    ...input,
    identity_choice_handle,
  })
  return again.data && { review: again.data, choosing }
}

/** The one of the host's people who is called as the account is; null where none or several are. */
function likelyChoice(choices: Choosing['choices'], name: string): Choosing['identity'] {
  const named = choices.filter(({ label }) => nameKey(label) === nameKey(name))
  return named.length === 1 ? (named[0] ?? null) : null
}

function reviewAnswer(
  visit: SignedInVisit,
  view: ArrivalView,
  { review, choosing }: { review: Review; choosing: Choosing },
  changed: boolean,
): WebAnswer {
  const facts = {
    ...signedInOf(visit),
    form_token: visit.formToken(form),
    key: newFormKey(),
    changed,
    kept: view.plan?.is_kept === true && visit.query.has('done'),
  }
  const { form_token, key } = facts
  const { state, host_name } = view
  return {
    status: changed ? 409 : 200,
    json: { state, host_name, form_token, key, ...review },
    page: reviewPage(view, review, choosing, facts),
  }
}

function signedInOf({ params, session, formToken }: SignedInVisit) {
  return {
    token: params.token ?? '',
    sign_out_token: formToken('/sign-out'),
    account: session.display_name,
  }
}

/** Keeps an invitation to a plan, and connects nobody. */
async function keep(visit: SignedInVisit, asked: Asked): Promise<WebAnswer> {
  const { runtime, session, params, request_id } = visit
  const token = params.token ?? ''
  const isKept = await keepInvitation(runtime, session.owner, { token, request_id })
  if (!isKept) return answer(visit, asked)
  return { json: { kept: true }, redirect: `/connect/${token}?done` }
}

/** The same review without some of the account's likes. It changes nothing. */
async function leaveOut(visit: SignedInVisit, asked: Asked, sent: WebForm): Promise<WebAnswer> {
  const { runtime, session, params } = visit
  const view = await viewArrival(runtime, session.owner, params.token ?? '')
  const found = view?.state === 'open' ? await review(visit, view, asked) : null
  if (view === null || found === null) return answer(visit, asked, { changed: true })
  const again = await callAs(visit, 'relationships.friendship.review', {
    previous_review_token: sent.get('review_token') ?? '',
    excluded_choices: sent.all('excluded').slice(0, 1_000),
  })
  if (again.data === null) return answer(visit, asked, { changed: true })
  return reviewAnswer(visit, view, { ...found, review: again.data }, false)
}
