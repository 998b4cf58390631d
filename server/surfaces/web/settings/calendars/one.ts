import type { CalendarsView, ConnectedCalendar } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { calendarName } from '#server/domain/messages/german/calendar_problems.ts'
import { calendarForm as say } from '#server/domain/messages/said/calendars_page.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import { zoneList } from '#server/surfaces/web/parts/zones.ts'
import { box, field, form, select } from '#server/surfaces/web/settings/calendars/parts.ts'
import { calendarsPath } from '#server/surfaces/web/settings/calendars/visit.ts'

/** The page of one calendar: its settings, another file for it, and its end. `sent` is the form that was refused. */
export function calendarPageOf(
  source: ConnectedCalendar,
  view: CalendarsView,
  {
    token,
    result,
    sent,
    faults = new Map(),
  }: { token: string; result: Content; sent: WebForm | null; faults?: Faults },
): WebPage {
  const handle = toHandle('calendar', source.source_id)
  const name = calendarName(source.name)
  return {
    title: name,
    main: html`<p class="small"><a href="${calendarsPath}">‹ ${say.back}</a></p>
<h1>${words(name)}</h1>
${result}
<section aria-labelledby="settings"><h2 id="settings">${say.settings}</h2>
${settingsForm(source, { handle, view, token, sent, faults })}</section>
${source.kind === 'file' && html`<section aria-labelledby="again"><h2 id="again">${say.replace}</h2>${replaceForm(handle, token)}</section>`}
<section aria-labelledby="end"><h2 id="end">${say.remove}</h2>${removeForm(handle, name, token)}</section>
${source.kind !== 'holds' && zoneList()}`,
  }
}

/** The ids of the fields of the settings, by their names. */
export const settingIds: Readonly<Record<string, string>> = {
  ...{ name: 'name-setting', timezone: 'zone-setting', all_day: 'day-setting' },
  ...{ tentative: 'perhaps-setting', addresses: 'mail-setting', complete: 'complete-setting' },
}

function settingsForm(
  source: ConnectedCalendar,
  {
    handle,
    view: { timezone },
    token,
    sent,
    faults,
  }: {
    handle: string
    view: CalendarsView
    token: string
    sent: WebForm | null
    faults: Faults
  },
): Html {
  const { kind, complete } = source
  const of = (name: string, stored: string) => sent?.get(name) ?? stored
  const id = (what: string) => `${what}-setting`
  const choices = (texts: Readonly<Record<string, string>>) => Object.entries(texts)
  const parts: Content[] = [
    field(
      { id: id('name'), label: say.name, fault: faults.get(id('name')) },
      (described) =>
        html`<input id="${id('name')}" name="name" value="${of('name', calendarName(source.name))}" maxlength="80" autocomplete="off"${described}>`,
    ),
    kind !== 'holds' && [
      field(
        {
          id: id('zone'),
          label: say.timezone,
          help: say.timezoneHelp(timezone),
          fault: faults.get(id('zone')),
        },
        (described) =>
          html`<input id="${id('zone')}" name="timezone" value="${of('timezone', source.timezone ?? '')}" list="zones" autocomplete="off"${described}>`,
      ),
      field(
        { id: id('day'), label: say.allDay, fault: faults.get(id('day')) },
        select(
          { id: id('day'), name: 'all_day', value: of('all_day', source.all_day) },
          choices(say.allDayChoices),
        ),
      ),
      field(
        { id: id('perhaps'), label: say.tentative, fault: faults.get(id('perhaps')) },
        select(
          { id: id('perhaps'), name: 'tentative', value: of('tentative', source.tentative) },
          choices(say.tentativeChoices),
        ),
      ),
      field(
        {
          id: id('mail'),
          label: say.addresses,
          help: say.addressesHelp,
          fault: faults.get(id('mail')),
        },
        (described) =>
          html`<input id="${id('mail')}" name="addresses" value="${of('addresses', source.addresses.join(', '))}" autocomplete="off"${described}>`,
      ),
    ],
    kind === 'file' &&
      box(
        { id: id('complete'), name: 'complete', checked: complete },
        say.complete,
        say.completeHelp,
      ),
    html`<button class="main">${say.save}</button>`,
  ]
  return form({ action: `${handle}/change`, token }, parts)
}

function replaceForm(handle: string, token: string): Html {
  const id = 'file'
  return form(
    { action: 'upload', token, upload: true },
    html`<input type="hidden" name="calendar_handle" value="${handle}">
${field({ id, label: say.replaceFile }, () => html`<input class="file" type="file" id="${id}" name="file" accept=".ics,text/calendar" required>`)}
<button class="small">${say.replace}</button>`,
  )
}

function removeForm(handle: string, name: string, token: string): Html {
  return form(
    { action: `${handle}/remove`, token },
    html`<p class="help">${say.removeHelp}</p>
<button class="grave">${say.remove}<span class="hidden"> ${words(name)}</span></button>`,
  )
}
