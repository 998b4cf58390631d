import { saveHolds } from '#server/flows/calendar/holds.ts'
import { type CalendarsView, viewCalendars } from '#server/flows/calendar/list.ts'
import { Failure } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { withTypedWeek } from '#server/domain/calendar/typed_week.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import { refusedResult } from '#server/surfaces/web/settings/calendars/page.ts'
import { firstDayOf } from '#server/surfaces/web/settings/calendars/strip.ts'
import {
  fullDay,
  readWeek,
  type ShownTimes,
  timesPageOf,
  timesPath,
  typedLines,
} from '#server/surfaces/web/settings/calendars/times.ts'
import { calendarsPath, workOf } from '#server/surfaces/web/settings/calendars/visit.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** `/settings/calendars/times`: the times somebody is busy, typed by the days of a week. */
export const timesRoute: WebRoute = {
  path: timesPath,
  name: 'calendar_times',
  session: 'required',
  form: calendarsPath,
  pages_only: true,
  query: ['week'],

  async show(visit) {
    const view = await viewCalendars(workOf(visit), visit.session.owner)
    return page(visit, view, { first: firstDayOf(view, visit.query.get('week')) })
  },

  async act(visit, form) {
    const { owner } = visit.session
    const view = await viewCalendars(workOf(visit), owner)
    const first = firstDayOf(view, form.get('week') ?? null)
    const faults = new Map<string, Content>()
    const sent = readWeek(form, first, faults)
    const complete = form.all('complete').at(-1) === 'yes'
    const again = (more: Partial<ShownTimes>) => ({
      ...page(visit, view, { first, sent, complete, ...more }),
      status: 422,
    })
    if (faults.size > 0) return again({ faults })
    const holds = withTypedWeek(typedLines(view), sent.map(fullDay))
    try {
      const saved = await saveHolds(workOf(visit), owner, { holds, complete })
      const result =
        saved === null ? 'holds_removed' : `holds&calendar=${toHandle('calendar', saved)}`
      return { redirect: `${calendarsPath}?result=${result}` }
    } catch (error) {
      if (!(error instanceof Failure) || !error.detail.errors) throw error
      return again({ result: refusedResult(null, error.detail.errors, null) })
    }
  },
}

function page(visit: SignedInVisit, view: CalendarsView, shown: ShownTimes): WebAnswer {
  return { page: timesPageOf(view, visit.formToken(calendarsPath), shown) }
}
