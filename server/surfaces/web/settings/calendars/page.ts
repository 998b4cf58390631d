import { type CalendarsView, friendsWhoSee } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  calendarResults,
  calendarsPage,
  connectForm,
  feedForm,
  fieldNames,
  problemText,
  sharingForm,
} from '#server/domain/messages/said/calendars_page.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import {
  calendarFaultInGerman,
  calendarName,
} from '#server/domain/messages/german/calendar_problems.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type Content, englishWords, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { olderLink, partOf } from '#server/surfaces/web/parts/list_page.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import { connectSection } from '#server/surfaces/web/settings/calendars/connect.ts'
import { feedSection, madeFeed } from '#server/surfaces/web/settings/calendars/feed.ts'
import { calendarCard, cardsForm } from '#server/surfaces/web/settings/calendars/card.ts'
import { sharingSection } from '#server/surfaces/web/settings/calendars/sharing.ts'
import { firstDayOf } from '#server/surfaces/web/settings/calendars/strip.ts'
import type { CalendarResult, Told } from '#server/surfaces/web/settings/calendars/visit.ts'

/** How many calendars the page shows. */
const most = 6

/** What the page shows besides what is stored. */
interface CalendarsShown {
  /** What it says about the form that was sent last. */
  readonly told: Told | null
  /** The week of what friends see. */
  readonly week: string | null
  /** The place of the calendar that it begins with. */
  readonly from: string | null
  /** Whether somebody wants to connect another calendar. */
  readonly connects: boolean
}

/** The page of connected calendars. `told` is what it says about the form that was sent last. */
export function calendarsPageOf(
  view: CalendarsView,
  token: string,
  { told, week, from, connects }: CalendarsShown,
): WebPage {
  const { sources, timezone, sharing } = view
  const typed = told && 'violations' in told ? told.typed : null
  const faults =
    told && 'violations' in told
      ? calendarFaults(told.violations, idsOf(told.typed.form))
      : undefined
  const { shown, next } = partOf(sources, from, most)
  const cards = () =>
    sources.length === 0
      ? html`<p class="lead">${calendarsPage.empty}</p>`
      : html`<h2 class="hidden">${calendarsPage.list}</h2>
<ul class="cards" role="list">${shown.map((source) => calendarCard(source, view))}</ul>
${olderLink({ older: next === null ? null : `?from=${next}` }, calendarsPage.more)}
${cardsForm(token)}`
  const share = () => sharingSection(view, token, { first: firstDayOf(view, week), faults })
  const connect = () =>
    sources.length === 0 || connects || typed !== null
      ? connectSection(token, typed, faults)
      : html`<section><a class="button" href="?connect=yes#connect">${connectForm.another}</a></section>`
  const sections = sources.length === 0 ? [cards, connect, share] : [cards, share, connect]
  return {
    title: calendarsPage.title,
    main: html`<p class="small"><a href="/settings">‹ ${calendarsPage.back}</a></p>
<h1>${calendarsPage.title}</h1>
${told && toldOf(told, view)}
${(sources.length === 0 || connects) && html`<p>${calendarsPage.about}</p>`}
${sources.length > 0 && sharing === 'off' && told === null && html`<p class="links"><a href="#sharing">${sharingForm.title}</a></p>`}
${sections.map((part) => part())}
${feedSection(view, token)}`,
    footer: calendarsPage.zone(timezone),
  }
}

/** The ids of fields that two forms of the page have. */
function idsOf(form: string): Readonly<Record<string, string>> {
  return { name: form === 'upload' ? 'file-name' : 'url-name', mode: 'mode-off' }
}

function toldOf(told: Told, view: CalendarsView): Html | null {
  if ('feed_url' in told) {
    return madeFeed(told.feed_url, told.replaced)
  }
  if ('violations' in told) {
    return refusedResult(told.problem, told.violations, idsOf(told.typed.form))
  }
  const { result, calendar } = told
  const source = view.sources.find(({ source_id }) => toHandle('calendar', source_id) === calendar)
  if (source === undefined) return resultWithout(result, view)
  const { kind, problem, state, read_at } = source
  const name = calendarName(source.name)
  const isRead = result === 'changed' || result === 'holds'
  if (!isRead && problem !== null && state !== 'working') {
    return formResult(false, calendarResults.unread(name), problemText(problem, kind))
  }
  const waits = !isRead && (state === 'pending' || read_at === null)
  const asks = result !== 'changed' && result !== 'read' && view.sharing === 'off'
  const text = html`${waits && calendarResults.waiting}${asks && html` <a href="#sharing">${calendarResults.ask}</a>`}`
  return formResult(true, titleOf(result, name), waits || asks ? text : null)
}

function titleOf(result: CalendarResult, name: string): Content {
  if (result === 'known') return calendarResults.known(name)
  if (result === 'uploaded') return calendarResults.uploaded(name)
  if (result === 'read') return calendarResults.read(name)
  if (result === 'changed') return calendarResults.changed(name)
  return result === 'holds' ? calendarResults.holds : calendarResults.connected(name)
}

function resultWithout(result: CalendarResult, view: CalendarsView): Html | null {
  if (result === 'removed') return formResult(true, calendarResults.removed)
  if (result === 'holds_removed') return formResult(true, calendarResults.holdsGone)
  if (result === 'feed_removed') return formResult(true, feedForm.removed)
  if (result !== 'shared') return null
  const seen = friendsWhoSee(view).length > 0
  return formResult(true, calendarResults.shared, seen ? calendarResults.sharedText : null)
}

/** What is wrong with a field of one of the forms, as a sentence of its own. */
function sentenceOf(violation: Violation): Content {
  const [, name = '', index] = violation.pointer.split('/')
  const label = fieldNames[name]?.(Number(index ?? 0)) ?? name
  if (languageNow() === 'en') return `${label} ${violation.message}.`
  return calendarFaultInGerman(violation) ?? [label, ': ', englishWords(violation.message)]
}

/** What is wrong with the fields of a form, by the ids of the fields. `idOf` has the ids that are not the field's name. */
export function calendarFaults(
  violations: readonly Violation[],
  idOf: Readonly<Record<string, string>> = {},
): Faults {
  const named = violations.map((violation): [string, Content] => {
    const [, name = ''] = violation.pointer.split('/')
    return [idOf[name] ?? name, sentenceOf(violation)]
  })
  return new Map(named.toReversed())
}

/** What a form did not do, with a link to each field that is wrong; `idOf` is null where the page does not have the fields. */
export function refusedResult(
  problem: Content,
  violations: readonly Violation[],
  idOf: Readonly<Record<string, string>> | null = {},
): Html {
  const lines = violations.map((violation) => {
    const [, name = ''] = violation.pointer.split('/')
    if (idOf === null) return html`<li>${sentenceOf(violation)}</li>`
    return html`<li><a href="#${idOf[name] ?? name}">${sentenceOf(violation)}</a></li>`
  })
  return formResult(
    false,
    calendarResults.failed,
    html`${problem}${lines.length > 0 && html`<ul>${lines}</ul>`}`,
  )
}
