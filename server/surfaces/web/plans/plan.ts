import type { SentForm } from '#server/surfaces/web/acts.ts'
import { faultList } from '#server/surfaces/web/parts/fields.ts'
import { plan as say } from '#server/domain/messages/said/web_plans.ts'
import { readNote } from '#server/surfaces/web/links/note_field.ts'
import { windowTitleOf } from '#server/surfaces/web/links/plan_parts.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import { placesOf } from '#server/surfaces/web/parts/list_page.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { sentBeforeNote } from '#server/surfaces/web/parts/form_notes.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { itemFor, whoIn } from '#server/surfaces/web/plans/checklist.ts'
import { guestPage } from '#server/surfaces/web/plans/guest_page.ts'
import { hostPage } from '#server/surfaces/web/plans/host_page.ts'
import { planLists, planPath, plansPath, savedPath } from '#server/surfaces/web/plans/paths.ts'
import { chosenFrom } from '#server/surfaces/web/parts/people_choice.ts'
import { planOf } from '#server/surfaces/web/plans/read.ts'
import { faultsOf, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const facts = { session: 'required', form: plansPath, pages_only: true } as const

/** `/plans/{handle}`: one plan as a poster, for its host or for a guest. */
export const planRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle'),
  name: 'plan',
  query: ['answered', 'saved', ...planLists],

  show: (visit: SignedInVisit) => shown(visit, resultOf(visit)),
}

/** Answers the invitation to a plan. */
export const answerRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle', 'answer'),
  name: 'plan_answer',

  async act(visit: SignedInVisit, form: WebForm) {
    const given = form.get('answer')
    const rsvp_status = given === 'accepted' ? 'accepted' : 'declined'
    const note = readNote(form)
    const revision = Number(form.get('revision'))
    const key = formKeyOf(form)
    if (key === null || given !== rsvp_status)
      return shown(visit, null, { typed: note, status: 422 })
    const answered = await callAs(
      visit,
      'invites.rsvp.update',
      {
        ...{ invite_handle: form.get('invite') ?? '', rsvp_status },
        ...(Number.isSafeInteger(revision) && { expected_revision: revision }),
        ...(note !== undefined && { note: note ?? '' }),
      },
      key,
    )
    if (answered.data === null) return refused(visit, answered, note)
    return { redirect: `${planPath(visit.params.plan_handle ?? '')}?answered=${rsvp_status}` }
  },
}

/** Ticks one item of the checklist off, or adds one. */
export const checklistRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle', 'checklist'),
  name: 'plan_checklist',

  async act(visit: SignedInVisit, form: WebForm) {
    const plan_handle = visit.params.plan_handle ?? ''
    const key = formKeyOf(form)
    if (key === null) return shown(visit, null, { status: 422 })
    const done = await callAs(visit, 'plans.logistics.update', changeOf(plan_handle, form), key)
    if (done.data === null) {
      const faults = faultsOf(done.errors, { '/item': 'item' }, 'item')
      if (faults.size === 0 || form.get('item') !== undefined) return refused(visit, done)
      const sent = { act: 'checklist', form, faults }
      return shown(visit, faultList(faults), { sent, status: 422 })
    }
    return { redirect: savedPath(plan_handle, 'checklist', placesOf(visit, planLists)) }
  },
}

/** Makes a guest who signed up by a link one of the host's people, under the name they gave. */
export const guestsRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle', 'guests'),
  name: 'plan_guests',

  async act(visit: SignedInVisit, form: WebForm) {
    const key = formKeyOf(form)
    const plan = await planOf(visit)
    if (plan.data.plan.role !== 'host') return null
    if (key === null) return shown(visit, null, { status: 422 })
    const [person] = chosenFrom(form.all('person'))
    const { person_handle = '', display_name = '' } = person ?? {}
    const input = { operation: 'rename', person_handle, display_name } as const
    const done = await callAs(visit, 'relationships.people.manage', input, key)
    if (done.data === null) return refused(visit, done)
    return { redirect: savedPath(plan.handle, 'person', placesOf(visit, planLists)) }
  },
}

function changeOf(plan_handle: string, form: WebForm) {
  const [said, item_handle] = form.get('item')?.split(' ') ?? []
  if (item_handle !== undefined) {
    const status = said === 'pending' ? 'pending' : 'completed'
    return { plan_handle, mode: 'add', item_handle, status } as const
  }
  const item = { title: form.get('title') ?? '', ...itemFor[whoIn(form)] }
  return { plan_handle, mode: 'add', item } as const
}

function refused(visit: SignedInVisit, why: Refused, typed?: string | null): Promise<WebAnswer> {
  const { code, first } = why
  if (code === 'idempotency_conflict') {
    return shown(visit, sentBeforeNote(first), { typed, status: 409 })
  }
  const text = code === 'stale_revision' ? say.stale : refusalWords(why)
  const status = code === 'input_invalid' ? 422 : 409
  return shown(visit, formResult(false, say.notSaved, text), { typed, status })
}

/** What the address says of the form that led here. */
function resultOf({ query }: SignedInVisit): Content {
  const saved = query.get('saved')
  // The page says itself that it is discarded.
  if (saved === 'discarded') return null
  if (saved !== null) return formResult(true, say.saved[saved] ?? say.ticked)
  const answered = query.get('answered')
  if (answered !== 'accepted' && answered !== 'declined') return null
  return formResult(true, say.answered[answered])
}

/** The page of the plan of the address. Errors: `reference_not_found`. */
async function shown(
  visit: SignedInVisit,
  result: Content,
  {
    typed,
    status = 200,
    sent,
  }: { typed?: string | null | undefined; status?: number; sent?: SentForm } = {},
): Promise<WebAnswer> {
  const plan = await planOf(visit)
  const main =
    plan.invite === null
      ? hostPage(plan, visit, result, sent)
      : guestPage(plan, visit, { result, typed })
  return { status, page: { title: windowTitleOf(plan.view), main } }
}
