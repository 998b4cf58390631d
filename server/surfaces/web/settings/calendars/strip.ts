import { addDays, midnight } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { type CalendarsView, friendsWhoSee, sharedTime } from '#server/flows/calendar/list.ts'
import type { StripDay, StripPart } from '#server/domain/calendar/busy_strip.ts'
import { strip as say } from '#server/domain/messages/said/calendars_page.ts'
import { clockWords, nearDayWords } from '#server/domain/basics/time_words.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** How many weeks ahead can be looked at. */
const farthest = 52

/** Today in the account's zone, such as `2027-03-28`. */
export function todayOf({ now, timezone }: Pick<CalendarsView, 'now' | 'timezone'>): string {
  return wallTimeOf(now, timezone).date
}

/** The first day of the week that a query asks for, which is today where it asks for none that there is. */
export function firstDayOf(view: CalendarsView, asked: string | null): string {
  const today = todayOf(view)
  const weeks = asked === null ? Number.NaN : (Date.parse(asked) - Date.parse(today)) / 604_800_000
  return weeks >= 0 && weeks <= farthest ? addDays(today, Math.floor(weeks) * 7) : today
}

/** The ways to the weeks before and after. */
export function weekLinks(view: CalendarsView, first: string, path: string, place = ''): Html {
  const today = todayOf(view)
  const last = addDays(today, farthest * 7)
  const link = (day: string, label: string) =>
    html`<a href="${path}?week=${day}${place}">${label}</a>`
  const day = (date: string) => nearDayWords(midnight(date, view.timezone), view.timezone)
  return html`<p class="links"><span>${say.week(day(first), day(addDays(first, 6)))}</span>
${first > today && link(addDays(first, -7), say.earlier)}
${first < last && link(addDays(first, 7), say.next)}</p>`
}

/** What friends see of a week, a row a day. */
export function stripOfFriends(view: CalendarsView, first: string, path: string): Html | null {
  if (view.sharing === 'off') return null
  const count = friendsWhoSee(view).length
  const shown =
    count === 0
      ? html`<p>${say.none}</p>`
      : view.months.length === 0
        ? html`<p>${say.notYet}</p>`
        : html`<p class="small soft">${say.who(count)}</p>${weekLinks(view, first, path, '#strip')}${legend()}
<ol class="strip">
<li class="hours" aria-hidden="true">${['0', '6', '12', '18', '24'].map((hour) => html`<span>${hour}</span>`)}</li>${sharedTime(view, 7, midnight(first, view.timezone)).map((day) => stripDay(day, view.timezone))}</ol>`
  return html`<h3 id="strip">${say.title}</h3>${shown}`
}

/** What friends see of the day that begins then; nothing where they see nothing. */
export function stripOn(view: CalendarsView, at: Date): Content {
  if (friendsWhoSee(view).length === 0 || view.months.length === 0) return null
  const [day] = sharedTime(view, 1, at)
  return day && html`<div class="strip">${picture(day, view.timezone)}</div>`
}

function stripDay(day: StripDay, zone: string): Html {
  return html`<li><span class="day" aria-hidden="true">${nearDayWords(day.at, zone)}</span>
${picture(day, zone)}</li>`
}

const kinds = ['busy', 'tentative', 'unknown'] as const

function picture({ at, parts }: StripDay, zone: string): Html {
  const clock = (time: Date) => clockWords(time, zone)
  const spoken = parts.map(
    ({ kind, from, until, end }) =>
      `${say.part[kind]} ${clock(from)}–${end === 1 ? '24:00' : clock(until)}`,
  )
  const bars = kinds.map((kind) => {
    const own = parts.filter((part) => part.kind === kind)
    return own.length > 0 && html`<path class="${kind}" d="${own.map(barOf).join('')}"/>`
  })
  return html`<svg viewBox="0 0 96 10" preserveAspectRatio="none" role="img" aria-label="${say.day(nearDayWords(at, zone), spoken)}"><path class="free" d="M0 0h96v10H0z"/>${bars}</svg>`
}

/** A bar of a day of 96 quarters. */
function barOf({ start, end }: StripPart): string {
  const at = (part: number) => (part * 96).toFixed(2).replace(/\.?0+$/, '')
  return `M${at(start)} 0H${at(end)}v10H${at(start)}z`
}

function legend(): Html {
  const all = ['free', ...kinds] as const
  return html`<ul class="legend">${all.map(
    (kind) =>
      html`<li><svg viewBox="0 0 10 10" aria-hidden="true"><path class="${kind}" d="M0 0h10v10H0z"/></svg>${say.legend[kind]}</li>`,
  )}</ul>`
}
