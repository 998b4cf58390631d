import { addDays, midnight } from '#server/domain/basics/days.ts'
import { nearDayWords, weekdayWords } from '#server/domain/basics/time_words.ts'
import type { CalendarsView } from '#server/flows/calendar/list.ts'
import { calendarForm, timesPage as say } from '#server/domain/messages/said/calendars_page.ts'
import {
  spansOfDay,
  type TypedDay,
  type TypedSpan,
  typedWeek,
} from '#server/domain/calendar/typed_week.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { faultList, type Faults } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import { box, form } from '#server/surfaces/web/settings/calendars/parts.ts'
import { stripOn, weekLinks } from '#server/surfaces/web/settings/calendars/strip.ts'
import { calendarsPath } from '#server/surfaces/web/settings/calendars/visit.ts'

/** The path of the page of typed times. */
export const timesPath = `${calendarsPath}/times`

/** The fields of one day: those of every week, and those of this date alone. */
const kinds = ['weekly', 'once'] as const

/** Typed times as the form has them: from and until of each, which may be empty. */
export interface SentDay {
  readonly date: string
  readonly weekly: readonly TypedSpan[]
  readonly once: readonly TypedSpan[]
}

/** The lines that were typed before. */
export function typedLines({ sources }: CalendarsView): readonly string[] {
  return sources.find(({ kind }) => kind === 'holds')?.holds ?? []
}

/** The seven days that a form has, from `first` on; what is wrong with them goes into `faults`. */
export function readWeek(form: WebForm, first: string, faults: Map<string, Content>): SentDay[] {
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(first, at)
    const of = (kind: (typeof kinds)[number]) => readSpans(form, `${kind}-${date}`, faults)
    return { date, weekly: of('weekly'), once: of('once') }
  })
}

/** Without what was left empty. */
export function fullDay({ date, weekly, once }: SentDay): TypedDay {
  const full = (spans: readonly TypedSpan[]) => spans.filter(({ from }) => from !== '')
  return { date, weekly: full(weekly), once: full(once) }
}

function readSpans(form: WebForm, name: string, faults: Map<string, Content>): TypedSpan[] {
  const texts = form.all(name).map((text) => text.trim().slice(0, 5))
  return Array.from({ length: Math.ceil(texts.length / 2) }, (_, at) => {
    const [from = '', until = ''] = texts.slice(at * 2)
    const isEmpty = from === '' && until === ''
    if (!isEmpty && (!isTime(from) || !isTime(until) || from === until)) {
      faults.set(fieldOf(name, at), say.wrong)
    }
    return { from, until }
  })
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function fieldOf(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at}`
}

/** What the page shows. */
export interface ShownTimes {
  /** The first of the seven days. */
  readonly first: string
  /** What was sent; null for what is stored. */
  readonly sent?: readonly SentDay[]
  readonly complete?: boolean
  readonly faults?: Faults
  readonly result?: Content
}

/** `/settings/calendars/times`: seven days with the times that somebody typed, each beside what friends see of it. */
export function timesPageOf(
  view: CalendarsView,
  token: string,
  { first, sent, complete, faults = new Map(), result = null }: ShownTimes,
): WebPage {
  const lines = typedLines(view)
  const stored = typedWeek(lines, first)
  const isComplete =
    complete ?? view.sources.find(({ kind }) => kind === 'holds')?.complete ?? false
  const days = stored.map((day, at) => dayRow(view, sent?.[at] ?? day, day, faults))
  return {
    title: say.title,
    main: html`<p class="small"><a href="${calendarsPath}">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${faultList(faults)}${result}
<p class="soft">${say.text}</p>
${weekLinks(view, first, timesPath)}
${form(
  { action: 'times', token },
  html`<input type="hidden" name="week" value="${first}">
<ul class="lines days" role="list">${days}</ul>
${box({ id: 'complete', name: 'complete', checked: isComplete }, calendarForm.complete, calendarForm.completeHelp)}
<div class="actions"><button class="main">${say.save}</button></div>`,
)}`,
    footer: say.zone(view.timezone),
  }
}

function dayRow(view: CalendarsView, day: SentDay, stored: TypedDay, faults: Faults): Html {
  const at = midnight(day.date, view.timezone)
  const [weekday, date] = [weekdayWords(at, view.timezone), nearDayWords(at, view.timezone)]
  const once = day.once.length > 0
  return html`<li><h2>${say.every(weekday)} <span class="soft small">${date}</span></h2>${stripOn(view, at)}
${pairs(`weekly-${day.date}`, day.weekly, { label: say.every(weekday), faults })}
<details${once && html` open`}><summary>${say.only}<span class="hidden">: ${date}</span></summary>
${pairs(`once-${day.date}`, day.once, { label: date, faults })}</details>
${more(stored)}</li>`
}

/** The times of a kind, and an empty one where there is room. */
function pairs(
  name: string,
  spans: readonly TypedSpan[],
  { label, faults }: { label: string; faults: Faults },
): Html {
  const shown = spans.slice(0, spansOfDay)
  const isFull = shown.at(-1)?.from === '' || shown.length === spansOfDay
  const all = isFull ? shown : [...shown, { from: '', until: '' }]
  return html`<fieldset><legend class="hidden">${label}</legend>${all.map(({ from, until }, at) => {
    const id = fieldOf(name, at)
    const fault = faults.get(id)
    const input = (value: string, what: string, isFirst: boolean) =>
      html`<input type="time" name="${name}" value="${value}" aria-label="${label}: ${what}"${isFirst && html` id="${id}"`}${fault && html` aria-invalid="true"`}>`
    return html`<p class="span">${input(from, say.from, true)} – ${input(until, say.until, false)}</p>${fault && html`<p class="wrong">${fault}</p>`}`
  })}</fieldset>`
}

function more({ weekly, once }: TypedDay): Content {
  const left = [weekly, once].reduce((sum, { length }) => sum + Math.max(0, length - spansOfDay), 0)
  return left > 0 && html`<p class="soft small">${say.more(left)}</p>`
}
