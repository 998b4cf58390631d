import {
  type CalendarsView,
  type ConnectedCalendar,
  friendsWhoSee,
} from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { problemText } from '#server/domain/messages/calendars_page.ts'

/** A connected calendar for programs: without its address, and without anything that is in it. */
export function sourceJson(source: ConnectedCalendar) {
  const { kind, name, host, state, fresh, problem, events, incomplete } = source
  return {
    calendar_handle: toHandle('calendar', source.source_id),
    kind,
    name,
    host,
    state,
    fresh,
    last_read_at: source.read_at?.toISOString() ?? null,
    next_read_at: source.due_at?.toISOString() ?? null,
    problem: problem && { code: problem, text: problemText(problem, kind) },
    events,
    first_event_at: source.first_at?.toISOString() ?? null,
    last_event_at: source.last_at?.toISOString() ?? null,
    incomplete,
    complete: source.complete,
    known_until: source.known_until?.toISOString() ?? null,
    timezone: source.timezone,
    all_day: source.all_day,
    tentative: source.tentative,
  }
}

/** Minutes since midnight as `09:00`. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}

/** Who may see when the account is free or busy: the mode, the people who see it, and in which hours it may be free. */
export function sharingJson(view: CalendarsView) {
  const people = friendsWhoSee(view).map(({ person_id }) => toHandle('person', person_id))
  const usual_hours = {
    shown: view.usual_hours,
    from: timeOf(view.usual_from),
    until: timeOf(view.usual_until),
  }
  return { mode: view.sharing, people, usual_hours }
}

/** Everything that the page shows. */
export function calendarsJson(view: CalendarsView, form_token: string) {
  return {
    form_token,
    timezone: view.timezone,
    sharing: sharingJson(view),
    feed: { active: view.feed_made_at !== null },
    sources: view.sources.map(sourceJson),
  }
}
