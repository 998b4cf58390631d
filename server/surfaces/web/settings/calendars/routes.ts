import { changeFeed } from '#server/flows/calendar/feed.ts'
import { saveHolds } from '#server/flows/calendar/holds.ts'
import { type CalendarsView, viewCalendars } from '#server/flows/calendar/list.ts'
import { refreshCalendar } from '#server/flows/calendar/refresh.ts'
import { removeCalendar } from '#server/flows/calendar/remove.ts'
import { shareTime } from '#server/flows/calendar/sharing.ts'
import { subscribe } from '#server/flows/calendar/subscribe.ts'
import { upload } from '#server/flows/calendar/upload.ts'
import { largestCalendar } from '#server/domain/calendar/source.ts'
import { fail, Failure } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { calendarRefusedInGerman } from '#server/domain/messages/german/calendar_problems.ts'
import { isRequired } from '#server/domain/messages/input.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import { capabilityWords } from '#server/surfaces/web/parts/html.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import {
  calendarsJson,
  sharingJson,
  sourceJson,
} from '#server/surfaces/web/settings/calendars/json.ts'
import { friendsPageOf } from '#server/surfaces/web/settings/calendars/friends.ts'
import { changeRoute, oneRoute } from '#server/surfaces/web/settings/calendars/one_route.ts'
import { calendarsPageOf } from '#server/surfaces/web/settings/calendars/page.ts'
import { timesRoute } from '#server/surfaces/web/settings/calendars/times_route.ts'
import {
  type CalendarResult,
  calendarResultNames,
  calendarsPath,
  friendsPath,
  type Told,
  workOf,
} from '#server/surfaces/web/settings/calendars/visit.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

/** `/settings/calendars`: what is connected, who sees it, and every way to change that. */
export const calendarRoutes: readonly WebRoute[] = [
  {
    path: calendarsPath,
    name: 'calendars',
    session: 'required',
    query: ['result', 'calendar', 'week', 'from', 'connect'],
    show: async (visit) => answerWith(visit, await look(visit), toldBy(visit)),
  },
  timesRoute,
  {
    path: friendsPath,
    name: 'calendar_friends',
    session: 'required',
    pages_only: true,
    query: ['q', 'from'],
    async show(visit) {
      const token = visit.formToken(calendarsPath)
      return { page: friendsPageOf(await look(visit), token, visit.query) }
    },
  },
  act('subscribe', async (visit, form) => {
    const name = form.get('name')
    const given = { url: required(form, 'url'), name }
    const { source_id, created } = await subscribe(workOf(visit), visit.session.owner, given)
    return shown(visit, source_id, created ? 'connected' : 'known', created ? 201 : 200)
  }),
  act(
    'upload',
    async (visit, form) => {
      const { file } = form
      if (file === null) throw missingField('file')
      const { source_id } = await upload(workOf(visit), visit.session.owner, {
        bytes: file.bytes,
        filename: file.name,
        name: form.get('name'),
        calendar_handle: form.get('calendar_handle'),
        form_key: formKeyOf(form) ?? undefined,
        complete: isTicked(form),
      })
      return shown(visit, source_id, 'uploaded', 201)
    },
    largestCalendar,
  ),
  act('holds', async (visit, form) => {
    const holds = linesOf(form)
    const choice = { holds, complete: isTicked(form) }
    const source_id = await saveHolds(workOf(visit), visit.session.owner, choice)
    if (source_id === null) return { json: { source: null }, redirect: result('holds_removed') }
    return shown(visit, source_id, 'holds', 200)
  }),
  act('sharing', async (visit, form) => {
    const shown = form.get('shown')
    const choice = {
      ...(shown !== undefined && { shown_handles: shown.split(',') }),
      mode: form.get('mode'),
      person_handles: form.all('person_handle'),
      usual_hours: form.all('usual_hours').at(-1),
      hours_from: form.get('hours_from'),
      hours_until: form.get('hours_until'),
    }
    await shareTime(workOf(visit), visit.session.owner, choice)
    return { json: { sharing: sharingJson(await look(visit)) }, redirect: result('shared') }
  }),
  act('feed', async (visit, form) => {
    const asked = form.get('do')
    // The address shows every plan to come to anyone who has it; taking it away is always safe.
    const proof = asked === 'remove' ? null : askProof(visit, 'show', calendarsPath)
    if (proof !== null) return proof
    const feed = await changeFeed(workOf(visit), visit.session.owner, asked)
    if (feed.url === undefined) {
      return { json: { feed }, redirect: feed.active ? calendarsPath : result('feed_removed') }
    }
    const told = { feed_url: feed.url, replaced: asked === 'replace' }
    const { page } = answerWith(visit, await look(visit), told)
    return { json: { feed }, ...(page && { page }) }
  }),
  oneRoute,
  act(':calendar_handle/refresh', async (visit) => {
    const source_id = await refreshCalendar(workOf(visit), visit.session.owner, handleOf(visit))
    return shown(visit, source_id, 'read', 200)
  }),
  changeRoute,
  act(':calendar_handle/remove', async (visit) => {
    await removeCalendar(workOf(visit), visit.session.owner, handleOf(visit))
    return { json: { removed: true }, redirect: result('removed') }
  }),
]

/** A form of the page. Where it is refused, people get the page again with what is wrong, and programs the problem. */
function act(
  action: string,
  work: (visit: SignedInVisit, form: WebForm) => Promise<WebAnswer>,
  upload?: number,
): WebRoute {
  return {
    path: `${calendarsPath}/${action}`,
    name: `calendars ${action.replace(':calendar_handle/', '')}`,
    form: calendarsPath,
    session: 'required',
    ...(upload !== undefined && { upload }),
    async act(visit, form) {
      try {
        return await work(visit, form)
      } catch (error) {
        const status = error instanceof Failure ? refusals[error.code] : undefined
        if (visit.wants_json || status === undefined || !(error instanceof Failure)) throw error
        const { message, errors = [], advice } = error.detail
        const why = [message, advice].filter(Boolean).join(' ')
        const problem =
          errors.length > 0 ? null : capabilityWords(why, calendarRefusedInGerman(error.code))
        const typed = { form: action, name: form.get('name') }
        const told = { problem, violations: errors, typed }
        return { ...answerWith(visit, await look(visit), told), status }
      }
    },
  }
}

/** The refusals that the page itself shows, with their status. */
const refusals: Readonly<Record<string, number>> = {
  input_invalid: 422,
  limit_reached: 409,
  rate_limited: 429,
}

function look(visit: SignedInVisit): Promise<CalendarsView> {
  return viewCalendars(workOf(visit), visit.session.owner)
}

function answerWith(visit: SignedInVisit, view: CalendarsView, told: Told | null): WebAnswer {
  const token = visit.formToken(calendarsPath)
  const week = visit.query.get('week')
  const connects = visit.query.get('connect') === 'yes'
  const from = visit.query.get('from')
  return {
    json: calendarsJson(view, token),
    page: calendarsPageOf(view, token, { told, week, from, connects }),
  }
}

/** The answer about one calendar, as it is now. */
async function shown(
  visit: SignedInVisit,
  source_id: string,
  name: CalendarResult,
  status: number,
): Promise<WebAnswer> {
  const { sources } = await look(visit)
  const source = sources.find((one) => one.source_id === source_id)
  if (!source) throw fail('reference_not_found', { pointer: '/calendar_handle' })
  const redirect = `${result(name)}&calendar=${toHandle('calendar', source_id)}`
  return { status, json: { source: sourceJson(source) }, redirect }
}

function result(name: CalendarResult): string {
  return `${calendarsPath}?result=${name}`
}

function toldBy({ query }: SignedInVisit): Told | null {
  const result = calendarResultNames.find((name) => name === query.get('result'))
  return result ? { result, calendar: query.get('calendar') } : null
}

function handleOf({ params }: SignedInVisit): string {
  return params.calendar_handle ?? ''
}

function required(form: WebForm, name: string): string {
  const value = form.get(name)
  if (!value?.trim()) throw missingField(name)
  return value
}

function missingField(name: string): Failure {
  const errors = [{ pointer: `/${name}`, code: 'required', message: isRequired }]
  return fail('input_invalid', { errors })
}

/** Whether the box is ticked; a page sends `no` before it. Undefined where there was no box. */
function isTicked(form: WebForm): boolean | undefined {
  const sent = form.all('complete').at(-1)
  return sent === undefined ? undefined : sent === 'yes'
}

/** Typed times: repeated fields, or lines of one. */
function linesOf(form: WebForm): string[] {
  const lines = form.all('hold').flatMap((text) => text.split(/\r?\n/))
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
