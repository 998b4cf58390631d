import type { CalendarsView, ConnectedCalendar } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { calendarForm, calendarRow, problemText } from '#server/domain/messages/calendars_page.ts'
import { shortDayWords, whenWords } from '#server/domain/basics/time_words.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { box, field, form, select } from '#server/surfaces/web/settings/calendars/parts.ts'

/** One connected calendar with what can be done about it. */
export function calendarItem(source: ConnectedCalendar, view: CalendarsView, token: string): Html {
  const { kind, name, host, source_id } = source
  const handle = toHandle('calendar', source_id)
  return html`<li id="${handle}">
<h3>${words(name)} <span class="badge${isFine(source) ? '' : ' warn'}">${stateOf(source)}</span></h3>
<p class="soft small">${calendarRow.kind[kind]}${host && html` · ${host}`}</p>
${source.problem && html`<p class="problem">${problemText(source.problem, kind)}</p>`}
<p class="small">${readingOf(source, view)}</p>
<p class="small">${contentOf(source, view)}</p>
${remarksOf(source).map((remark) => html`<p class="small soft">${remark}</p>`)}
${kind === 'file' && !source.complete && source.read_at && completeForm(source, handle, token)}
<div class="actions">
${kind === 'ics' && form({ action: `${handle}/refresh`, token }, html`<button class="small">${calendarForm.readNow}<span class="hidden">: ${words(name)}</span></button>`)}
</div>
<details><summary>${calendarForm.settings}<span class="hidden"> ${words(name)}</span></summary>
${settingsForm(source, handle, view, token)}
${kind === 'file' && replaceForm(handle, token)}
${removeForm(handle, name, token)}
</details>
</li>`
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

/** The question that an upload leaves open; typed times ask it where they are typed. */
function completeForm({ complete }: ConnectedCalendar, handle: string, token: string): Html {
  const id = `${handle}-complete`
  const { complete: label, completeHelp, save } = calendarForm
  return form(
    { action: `${handle}/change`, token },
    html`${box({ id, name: 'complete', checked: complete }, label, completeHelp)}
<button class="small">${save}</button>`,
  )
}

function settingsForm(
  source: ConnectedCalendar,
  handle: string,
  { timezone }: CalendarsView,
  token: string,
): Html {
  const { kind, name, all_day, tentative, addresses, complete } = source
  const id = (what: string) => `${handle}-${what}-setting`
  const choices = (texts: Readonly<Record<string, string>>) => Object.entries(texts)
  const parts: Content[] = [
    field(
      { id: id('name'), label: calendarForm.name },
      () => html`<input id="${id('name')}" name="name" value="${name}" maxlength="80">`,
    ),
    kind !== 'holds' && [
      field(
        {
          id: id('zone'),
          label: calendarForm.timezone,
          help: calendarForm.timezoneHelp(timezone),
        },
        (described) =>
          html`<input id="${id('zone')}" name="timezone" value="${source.timezone}" list="zones" autocomplete="off"${described}>`,
      ),
      field(
        { id: id('day'), label: calendarForm.allDay },
        select(
          { id: id('day'), name: 'all_day', value: all_day },
          choices(calendarForm.allDayChoices),
        ),
      ),
      field(
        { id: id('perhaps'), label: calendarForm.tentative },
        select(
          { id: id('perhaps'), name: 'tentative', value: tentative },
          choices(calendarForm.tentativeChoices),
        ),
      ),
      field(
        {
          id: id('mail'),
          label: calendarForm.addresses,
          help: calendarForm.addressesHelp,
        },
        (described) =>
          html`<input id="${id('mail')}" name="addresses" value="${addresses.join(', ')}" autocomplete="off"${described}>`,
      ),
    ],
    kind === 'file' &&
      complete &&
      box(
        { id: id('complete'), name: 'complete', checked: true },
        calendarForm.complete,
        calendarForm.completeHelp,
      ),
    html`<button class="small">${calendarForm.save}</button>`,
  ]
  return form({ action: `${handle}/change`, token }, parts)
}

function replaceForm(handle: string, token: string): Html {
  const id = `${handle}-file`
  return form(
    { action: 'upload', token, upload: true },
    html`<input type="hidden" name="calendar_handle" value="${handle}">
${field({ id, label: calendarForm.replace }, () => html`<input type="file" id="${id}" name="file" accept=".ics,text/calendar" required>`)}
<button class="small">${calendarForm.replace}</button>`,
  )
}

function removeForm(handle: string, name: string, token: string): Html {
  return form(
    { action: `${handle}/remove`, token },
    html`<p class="help">${calendarForm.removeHelp}</p>
<button class="small grave">${calendarForm.remove}<span class="hidden"> ${words(name)}</span></button>`,
  )
}

/** The names of time zones that the fields suggest. */
export function zoneNames(): Html {
  const options = Intl.supportedValuesOf('timeZone').map(
    (zone) => html`<option value="${zone}"></option>`,
  )
  return html`<datalist id="zones">${options}</datalist>`
}
