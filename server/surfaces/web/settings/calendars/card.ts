import type { CalendarsView, ConnectedCalendar } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { calendarName } from '#server/domain/messages/german/calendar_problems.ts'
import {
  calendarForm,
  calendarRow,
  problemText,
} from '#server/domain/messages/said/calendars_page.ts'
import { shortDayWords, whenWords } from '#server/domain/basics/time_words.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { timesPath } from '#server/surfaces/web/settings/calendars/times.ts'
import { calendarPath } from '#server/surfaces/web/settings/calendars/visit.ts'

/** The id of the form that every card's menu sends. */
const menuForm = 'now'

/** A connected calendar as a card: what it is, how its last reading went, when the next one is, and one menu. */
export function calendarCard(source: ConnectedCalendar, view: CalendarsView): Html {
  const { kind, host, source_id, problem } = source
  const name = calendarName(source.name)
  const handle = toHandle('calendar', source_id)
  const of = html`<span class="hidden"> ${words(name)}</span>`
  const facts = [readingOf(source, view), contentOf(source, view)].filter(Boolean)
  return html`<li id="${handle}">
<h3>${words(name)} <span class="badge${isFine(source) ? '' : ' warn'}">${stateOf(source)}</span></h3>
<p class="soft small">${calendarRow.kind[kind]}${host && html` · ${host}`}</p>
${problem && html`<p class="problem">${problemText(problem, kind)}</p>`}
${facts.length > 0 && html`<p class="small">${facts.join(' ')}</p>`}
${remarksOf(source).map((remark) => html`<p class="small soft">${remark}</p>`)}
<details><summary>${calendarForm.menu}${of}</summary><p class="links">
${kind === 'ics' && html`<button class="small" form="${menuForm}" formaction="${calendarPath(handle)}/refresh">${calendarForm.readNow}${of}</button>`}
${kind === 'holds' && html`<a href="${timesPath}">${calendarForm.times}</a>`}
<a href="${calendarPath(handle)}">${calendarForm.settings}${of}</a></p></details>
</li>`
}

/** The form of all menus: the button that is pressed says which calendar it is about. */
export function cardsForm(token: string): Html {
  return html`<form method="post" id="${menuForm}">${tokenField(token)}${keyField()}</form>`
}

function isFine({ state, fresh }: ConnectedCalendar): boolean {
  return state === 'pending' || (state === 'working' && fresh)
}

function stateOf({ state, fresh }: ConnectedCalendar): string {
  return calendarRow.state[state === 'working' && !fresh ? 'stale' : state]
}

function readingOf(
  { kind, state, read_at, due_at }: ConnectedCalendar,
  view: CalendarsView,
): string {
  const when = (at: Date) => whenWords(at, view.now, view.timezone)
  if (read_at === null) return calendarRow.never
  if (kind === 'file') return calendarRow.uploadedAt(when(read_at))
  if (kind === 'holds') return ''
  const next =
    due_at && state !== 'paused' && due_at > view.now ? calendarRow.next(when(due_at)) : ''
  return [calendarRow.read(when(read_at)), next].filter(Boolean).join(' ')
}

function contentOf(
  { read_at, events, first_at, last_at, left_out, kind }: ConnectedCalendar,
  { timezone }: CalendarsView,
): string {
  if (read_at === null || kind === 'holds') return ''
  const day = (at: Date) => shortDayWords(at, timezone)
  const span =
    events > 0 && first_at && last_at
      ? calendarRow.span(events, day(first_at), day(last_at))
      : calendarRow.noEvents
  return [span, left_out > 0 && calendarRow.leftOut(left_out)].filter(Boolean).join(' ')
}

function remarksOf(source: ConnectedCalendar): string[] {
  const { kind, state, fresh, incomplete, read_at, complete, left_out } = source
  const partial = read_at !== null && kind !== 'ics' && !complete
  return [
    incomplete && left_out === 0 && calendarRow.incomplete,
    read_at !== null && !fresh && (kind === 'file' ? calendarRow.oldFile : calendarRow.stale),
    state === 'paused' && calendarRow.paused,
    partial && (kind === 'holds' ? calendarRow.onlyBusy : calendarRow.onlyWithin),
  ].filter((remark) => remark !== false)
}
