import {
  type CalendarsView,
  friendsWhoSee,
  sharedTime,
  type SharingFriend,
} from '#server/flows/calendar/list.ts'
import type { StripDay } from '#server/domain/calendar/busy_strip.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { sharingForm, strip } from '#server/domain/messages/calendars_page.ts'
import { clockWords, nearDayWords } from '#server/domain/basics/time_words.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import { timeOf } from '#server/surfaces/web/settings/calendars/json.ts'
import { box, field, form } from '#server/surfaces/web/settings/calendars/parts.ts'

/** How many days of what friends see are shown. */
const days = 14

/** Who may see the account's time, and what they see. */
export function sharingSection(view: CalendarsView, token: string): Html {
  const asks = view.sharing === 'off' && view.sources.length > 0
  return html`<section aria-labelledby="sharing"><h2 id="sharing">${sharingForm.title}</h2>
${asks && notice(sharingForm.nobodyYet, sharingForm.nobodyYetText)}
<p class="soft">${sharingForm.about}</p>
${sharingFields(view, token)}
${stripOfFriends(view)}
</section>`
}

function sharingFields(view: CalendarsView, token: string): Html {
  const { sharing, friends } = view
  const modes = ['off', 'all', 'chosen'] as const
  const leftOut = friends.filter(({ excluded }) => excluded)
  return form(
    { action: 'sharing', token },
    html`<fieldset><legend class="hidden">${sharingForm.title}</legend>
${modes.map(
  (mode) =>
    html`<label class="check" for="mode-${mode}"><input type="radio" id="mode-${mode}" name="mode" value="${mode}"${mode === sharing && html` checked`}><span>${sharingForm.choices[mode]}</span></label>`,
)}</fieldset>
${
  friends.length === 0
    ? html`<p class="help">${sharingForm.noFriends}</p>`
    : html`<fieldset class="friends"><legend>${sharingForm.friends}</legend>${friends.map((friend) => friendBox(friend, 'see'))}</fieldset>`
}
${leftOut.length > 0 && html`<fieldset class="excluded"><legend>${sharingForm.leftOut}</legend>${leftOut.map((friend) => friendBox(friend, 'again'))}</fieldset>`}
${hoursFields(view)}
<button class="main">${sharingForm.save}</button>`,
  )
}

/** Outside of which hours friends see free time as perhaps busy. */
function hoursFields({ usual_hours, usual_from, usual_until, timezone }: CalendarsView): Html {
  const time = (name: string, label: string, minutes: number) =>
    field(
      { id: name, label },
      () =>
        html`<input type="time" id="${name}" name="${name}" value="${timeOf(minutes)}" required>`,
    )
  return html`<fieldset class="usual"><legend>${sharingForm.hours}</legend>
${time('hours_from', sharingForm.from, usual_from)}
${time('hours_until', sharingForm.until, usual_until)}
${box(
  { id: 'usual-hours', name: 'usual_hours', checked: usual_hours },
  sharingForm.hoursOn,
  sharingForm.hoursHelp(timezone),
)}</fieldset>`
}

function friendBox({ person_id, display_name, chosen }: SharingFriend, why: string): Html {
  const handle = toHandle('person', person_id)
  return html`<label class="check" for="${why}-${handle}"><input type="checkbox" id="${why}-${handle}" name="person_handle" value="${handle}"${chosen && html` checked`}><span>${words(display_name)}</span></label>`
}

function stripOfFriends(view: CalendarsView): Html | null {
  const count = friendsWhoSee(view).length
  if (view.sharing === 'off') return null
  const shown =
    count === 0
      ? html`<p>${strip.none}</p>`
      : view.months.length === 0
        ? html`<p>${strip.notYet}</p>`
        : html`<p class="small soft">${strip.who(count)}</p>${legend()}
<ol class="strip">
<li class="hours" aria-hidden="true">${['0', '6', '12', '18', '24'].map((hour) => html`<span>${hour}</span>`)}</li>${sharedTime(view, days).map((day) => stripDay(day, view.timezone))}</ol>`
  return html`<h3>${strip.title}</h3>${shown}`
}

function stripDay({ at, parts }: StripDay, zone: string): Html {
  const day = nearDayWords(at, zone)
  const clock = (time: Date) => clockWords(time, zone)
  const spoken = parts.map(
    ({ kind, from, until, end }) =>
      `${strip.part[kind]} ${clock(from)}–${end === 1 ? '24:00' : clock(until)}`,
  )
  const width = (part: number) => (part * 96).toFixed(2).replace(/\.?0+$/, '')
  const bars = parts.map(
    ({ kind, start, end }) =>
      html`<rect class="${kind}" x="${width(start)}" width="${width(end - start)}" height="10"/>`,
  )
  return html`<li><span class="day" aria-hidden="true">${day}</span>
<svg viewBox="0 0 96 10" preserveAspectRatio="none" role="img" aria-label="${strip.day(day, spoken)}"><rect class="free" width="96" height="10"/>${bars}</svg></li>`
}

function legend(): Html {
  const kinds = ['free', 'busy', 'tentative', 'unknown'] as const
  return html`<ul class="legend">${kinds.map(
    (kind) =>
      html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="${kind}" width="10" height="10"/></svg>${strip.legend[kind]}</li>`,
  )}</ul>`
}
