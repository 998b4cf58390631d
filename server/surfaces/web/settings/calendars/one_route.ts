import { changeCalendar } from '#server/flows/calendar/change.ts'
import { viewCalendars } from '#server/flows/calendar/list.ts'
import { fail, Failure } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import { sourceJson } from '#server/surfaces/web/settings/calendars/json.ts'
import { calendarPageOf, settingIds } from '#server/surfaces/web/settings/calendars/one.ts'
import { calendarFaults, refusedResult } from '#server/surfaces/web/settings/calendars/page.ts'
import {
  calendarPath,
  calendarsPath,
  workOf,
} from '#server/surfaces/web/settings/calendars/visit.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** `/settings/calendars/{handle}`: the settings of one calendar, another file for it, and its end. */
export const oneRoute: WebRoute = {
  path: calendarPath(':calendar_handle'),
  name: 'calendar',
  session: 'required',
  pages_only: true,
  show: (visit) => page(visit, { result: null, sent: null }),
}

/** Changes the settings of a calendar. Where it is refused, people get its page with what they sent. */
export const changeRoute: WebRoute = {
  path: calendarPath(':calendar_handle/change'),
  name: 'calendars change',
  form: calendarsPath,
  session: 'required',

  async act(visit, form) {
    const { owner } = visit.session
    const { calendar_handle = '' } = visit.params
    try {
      await changeCalendar(workOf(visit), owner, calendar_handle, {
        name: form.get('name'),
        timezone: form.get('timezone'),
        all_day: form.get('all_day'),
        tentative: form.get('tentative'),
        complete: form.all('complete').at(-1),
        addresses: form.get('addresses'),
      })
    } catch (error) {
      const isWrong = error instanceof Failure && error.code === 'input_invalid'
      if (visit.wants_json || !isWrong) throw error
      const { errors = [] } = error.detail
      const result = refusedResult(null, errors, settingIds)
      const faults = calendarFaults(errors, settingIds)
      return { ...(await page(visit, { result, sent: form, faults })), status: 422 }
    }
    const redirect = `${calendarsPath}?result=changed&calendar=${calendar_handle}`
    const source = await find(visit)
    return { json: { source: sourceJson(source.source) }, redirect }
  },
}

async function find(visit: SignedInVisit) {
  const view = await viewCalendars(workOf(visit), visit.session.owner)
  const { calendar_handle } = visit.params
  const source = view.sources.find((one) => toHandle('calendar', one.source_id) === calendar_handle)
  if (!source) throw fail('reference_not_found', { pointer: '/calendar_handle' })
  return { view, source }
}

async function page(
  visit: SignedInVisit,
  shown: { result: Content; sent: WebForm | null; faults?: Faults },
): Promise<WebAnswer> {
  const { view, source } = await find(visit)
  const token = visit.formToken(calendarsPath)
  return { page: calendarPageOf(source, view, { token, ...shown }) }
}
