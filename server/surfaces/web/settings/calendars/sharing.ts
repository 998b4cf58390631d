import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import type { CalendarsView, SharingFriend } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { sharingForm as say } from '#server/domain/messages/said/calendars_page.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import { timeOf } from '#server/surfaces/web/settings/calendars/json.ts'
import { box, field, form } from '#server/surfaces/web/settings/calendars/parts.ts'
import { stripOfFriends } from '#server/surfaces/web/settings/calendars/strip.ts'
import { calendarsPath, friendsPath } from '#server/surfaces/web/settings/calendars/visit.ts'

/** How many friends the page lists itself; more have a page of their own. */
const most = 12

/** Who may see the account's time, and what they see of the week from `first` on. */
export function sharingSection(
  view: CalendarsView,
  token: string,
  { first, faults = new Map() }: { first: string; faults?: Faults | undefined },
): Html {
  const asks = view.sharing === 'off' && view.sources.length > 0
  return html`<section aria-labelledby="sharing"><h2 id="sharing">${say.title}</h2>
${asks && notice(say.nobodyYet, say.nobodyYetText)}
<p class="soft">${say.about}</p>
${sharingFields(view, token, faults)}
${stripOfFriends(view, first, calendarsPath)}
</section>`
}

function sharingFields(view: CalendarsView, token: string, faults: Faults): Html {
  const { sharing } = view
  const modes = ['off', 'all', 'chosen'] as const
  return form(
    { action: 'sharing', token },
    html`<fieldset><legend class="hidden">${say.title}</legend>
${modes.map(
  (mode) =>
    html`<label class="check" for="mode-${mode}"><input type="radio" id="mode-${mode}" name="mode" value="${mode}"${mode === sharing && html` checked`}><span>${say.choices[mode]}</span></label>`,
)}</fieldset>
${friendFields(view)}
${hoursFields(view, faults)}
<button class="main">${say.save}</button>`,
  )
}

/** The friends to choose from; where they are many, how many are chosen and the way to them. */
function friendFields(view: CalendarsView): Html {
  const { friends } = view
  const leftOut = friends.filter(({ excluded }) => excluded).slice(0, most)
  const again =
    leftOut.length > 0 &&
    html`<fieldset class="excluded"><legend>${say.leftOut}</legend>${leftOut.map((friend) => friendBox(friend, 'again', false))}</fieldset>`
  if (friends.length === 0) return html`<p class="help">${say.noFriends}</p>`
  if (friends.length > most) {
    const count = friends.filter(({ chosen }) => chosen).length
    return html`<input type="hidden" name="shown" value="none">
<p class="help">${say.chosen(count, friends.length)} <a href="${friendsPath}">${say.choose}</a></p>
${again}`
  }
  return html`<fieldset class="friends"><legend>${say.friends}</legend>${friends.map((friend) => friendBox(friend, 'see', friend.chosen))}</fieldset>
${again}`
}

/** Outside of which hours friends see free time as perhaps busy. */
function hoursFields(
  { usual_hours, usual_from, usual_until, timezone }: CalendarsView,
  faults: Faults,
): Html {
  const time = (name: string, label: string, minutes: number) =>
    field(
      { id: name, label, fault: faults.get(name) },
      (described) =>
        html`<input type="time" id="${name}" name="${name}" value="${timeOf(minutes)}" required${described}>`,
    )
  return html`<fieldset class="usual"><legend>${say.hours}</legend>
<div class="pair">${time('hours_from', say.from, usual_from)}
${time('hours_until', say.until, usual_until)}</div>
${box(
  { id: 'usual-hours', name: 'usual_hours', checked: usual_hours },
  say.hoursOn,
  say.hoursHelp(timezone),
)}</fieldset>`
}

/** A box for a friend; `why` tells boxes of the same friend apart. */
export function friendBox(
  { person_id, display_name }: SharingFriend,
  why: string,
  checked: boolean,
): Html {
  const handle = toHandle('person', person_id)
  return html`<label class="check" for="${why}-${handle}"><input type="checkbox" id="${why}-${handle}" name="person_handle" value="${handle}"${checked && html` checked`}><span>${words(display_name)}</span></label>`
}
