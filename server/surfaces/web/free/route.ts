import type { AvailabilityQueryData, Request, Window } from '#generated/types.ts'
import { hoursBetween, spanOfDays } from '#server/domain/availability/hours.ts'
import { isDate } from '#server/domain/basics/days.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import {
  clockWords,
  hourWords,
  nearDayWords,
  whenWords,
  zoneName,
} from '#server/domain/basics/time_words.ts'
import { readTimeOfDay, wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { unknownInGerman } from '#server/domain/messages/german/availability.ts'
import { remarkInGerman } from '#server/domain/messages/german/remarks.ts'
import { faults as faultWords } from '#server/domain/messages/said/faults.ts'
import { free as say } from '#server/domain/messages/said/web_free.ts'
import {
  choiceQuery,
  areThere,
  choosablePeople,
  choosing,
  chosenFrom,
  handlesFrom,
  peopleBoxes,
} from '#server/surfaces/web/parts/people_choice.ts'
import { type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import {
  capabilityWords,
  type Content,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import {
  type ListPage,
  olderLink,
  startedAgainNote,
  tryListAs,
} from '#server/surfaces/web/parts/list_page.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import { plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** The path of the page. */
export const freePath = '/free'

/** `/free`: when the person and friends are free. Its form asks by GET, and each window leads into an outing. */
export const freeRoute: WebRoute = {
  path: freePath,
  name: 'free',
  session: 'required',
  pages_only: true,
  query: [...choiceQuery, 'person', 'when', 'from', 'until', 'hours_from', 'hours_until', 'cursor'],

  async show(visit) {
    const { query } = visit
    // Who is asked about is found by the question itself.
    if (!query.has('when') && !(await areThere(visit, peopleIn(query)))) return null
    const people = await choosablePeople(visit)
    const faults = new Map<string, Content>()
    const asked = query.has('when') && !choosing(query) ? readAsked(visit, faults) : null
    const found = asked === null ? null : await windows(visit, asked)
    return {
      status: faults.size > 0 ? 422 : 200,
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
${faultList(faults)}
${found}
${form(visit, { people, faults, isFirst: found === null })}`,
      },
    }
  },
}

/** The hours that are looked at where none are chosen. */
const usualHours = { daily_start: '09:00', daily_end: '23:00' }

type Asked = Request<'availability.query'>

/** What the query asks for; null where something is wrong, which goes into `faults`. */
function readAsked({ query, session }: SignedInVisit, faults: Map<string, Content>): Asked | null {
  const of = (name: string) => query.get(name)?.trim() ?? ''
  const person_handles = peopleIn(query)
  const [daily_start, daily_end] = (['hours_from', 'hours_until'] as const).map((name) => {
    if (readTimeOfDay(of(name)) !== null) return of(name).slice(0, 5)
    if (of(name) !== '') faults.set(name, faultWords.noTime)
    return undefined
  })
  // The same as without hours, about which an answer says more than a page needs.
  const hours = daily_start || daily_end ? { daily_start, daily_end } : usualHours
  const [from, until] = [of('from'), of('until')]
  if (faults.size > 0) return null
  if (from === '' && until === '') {
    const when_preset = (of('when') in say.presets ? of('when') : 'next-few-weeks') as NonNullable<
      Asked['when_preset']
    >
    return { when_preset, person_handles, ...hours }
  }
  if (!isDate(from) || !isDate(until) || from > until) {
    faults.set(isDate(from) ? 'until' : 'from', say.wrongDays)
    return null
  }
  if (until < wallTimeOf(session.asked_at, session.timezone).date) {
    faults.set('until', say.pastDays)
    return null
  }
  const span = spanOfDays(
    from,
    until,
    hoursBetween(hours.daily_start, hours.daily_end),
    session.timezone,
  )
  return {
    ...{ person_handles, ...hours },
    starts_after: span.from.toISOString(),
    starts_before: span.to.toISOString(),
  }
}

async function windows(visit: SignedInVisit, asked: Asked): Promise<Html> {
  const found = await tryListAs(visit, 'availability.query', asked, windowRows)
  if ('code' in found) {
    if (found.code !== 'calendar_not_connected')
      return formResult(false, say.impossible, refusalWords(found))
    const { title, text } = say.noCalendar
    return html`${formResult(false, title, text)}<div class="actions"><a class="button main" href="/settings/calendars">${say.connect}</a></div>`
  }
  const { items } = found.data
  const common = commonState(items)
  const isNone = items.length === 0 && !visit.query.has('cursor')
  const { title, text } = isNone ? say.none : say.unknown
  const isKnown = items.length === 0 || items.some(({ people }) => people.some(hasStatus))
  return html`<section aria-labelledby="found"><h2 id="found">${isNone || !isKnown ? title : say.found}</h2>
${startedAgainNote(found)}
${items.length > 0 && html`${isKnown ? common : html`<p>${text}</p>`}<p class="soft small">${say.pick}</p><form action="${plansPath}/new"><input type="hidden" name="people" value="${peopleIn(visit.query).join(' ')}">${daysOf(items, visit, common !== null || !isKnown).map(([day, all], at) => html`<h3 class="day" id="day${at}">${day}</h3><ul class="rows tight" role="list">${all}</ul>`)}</form>`}
${items.length === 0 && (visit.query.has('cursor') ? html`<p class="soft">${say.noneOlder}</p>` : html`<p class="soft">${text}</p>`)}
${olderLink(found, say.more)}
${remarks(found, visit)}</section>`
}

/** How old the answer is, and what it does not know. */
function remarks(
  { data, remarks }: ListPage<'availability.query'>,
  { session }: SignedInVisit,
): Content {
  // Two of them are about people and times: they are in the data, too.
  const isGerman = languageNow() === 'de'
  const own = isGerman ? /freshness|uncertainty/ : /freshness/
  const all = [
    freshnessOf(data.freshness, session),
    ...(isGerman ? unknownInGerman(data.uncertainty) : []),
    ...remarks.flatMap(({ name, text }) =>
      own.test(name) ? [] : [capabilityWords(text, remarkInGerman(name))],
    ),
  ]
  return (
    all.length > 0 &&
    html`<div class="soft small">${all.map((one) => html`<p>${one}</p>`)}<p class="links"><a href="/settings/calendars">${say.calendars}</a></p></div>`
  )
}

function freshnessOf(
  { computed_at, oldest_source_at }: AvailabilityQueryData['freshness'],
  { timezone, asked_at }: SignedInVisit['session'],
): string {
  const when = (instant: string) => whenWords(new Date(instant), asked_at, timezone)
  return say.asOf(when(computed_at), oldest_source_at === null ? null : when(oldest_source_at))
}

/**
 * What is said of many windows at once, above them: what is the same of all, or that everybody is free unless one says otherwise;
 * null where each says it itself.
 */
function commonState(items: readonly Window[]): Html | null {
  const [first, ...rest] = items
  if (first === undefined || rest.length === 0) return null
  const same = statesOf(first.people)
  if (rest.every(({ people }) => statesOf(people).text === same.text)) return html`<p>${same}</p>`
  return items.filter(isAllFree).length > 1 ? html`<p>${say.allUnless}</p>` : null
}

/** Whether it is known if somebody is free. */
function hasStatus({ status }: Window['people'][number]): boolean {
  return status !== 'unknown'
}

function isAllFree({ people }: Window): boolean {
  return people.every(({ status }) => status === 'free')
}

/** Whether a window says itself who is free, where `common` is said of all: only if it differs. */
function saysItself(window: Window, items: readonly Window[], common: boolean): boolean {
  return !common || (!isAllFree(window) && items.some(isAllFree))
}

/** The windows under the day they begin on, in their order: a day that comes again has a place of its own. */
function daysOf(
  items: readonly Window[],
  visit: SignedInVisit,
  common: boolean,
): readonly (readonly [day: string, rows: readonly Html[]])[] {
  const days: [day: string, rows: Html[]][] = []
  for (const [at, one] of items.entries()) {
    const day = nearDayWords(new Date(one.starts_at), visit.session.timezone)
    if (days.at(-1)?.[0] !== day) days.push([day, []])
    const id = `time${at}`
    const name = html` id="${id}" aria-labelledby="day${days.length - 1} ${id}"`
    days.at(-1)?.[1].push(windowRow(one, visit, { says: saysItself(one, items, common), name }))
  }
  return days
}

/** How many windows a page shows: each says of everybody whether they are free. */
const windowRows = 10

/** The handles of the people who are asked about. */
function peopleIn(query: URLSearchParams): string[] {
  return handlesFrom(query.getAll('person'), 25)
}

/** A window, with a button of the form that leads into an outing then, which is named by the day, too. The people stand in the form once. */
function windowRow(
  window: Window,
  { session }: SignedInVisit,
  { says, name }: { says: boolean; name: Html },
): Html {
  const { starts_at, ends_at, people } = window
  const [start, end] = [new Date(starts_at), new Date(ends_at)]
  const { timezone } = session
  return html`<li><button class="row pick"${name} name="window" value="${starts_at}/${ends_at}">
<span><strong>${clockWords(start, timezone)}–${hourWords(end, timezone)}</strong>
${says && html`<small>${statesOf(people)}</small>`}</span></button></li>`
}

/** Who is free, partly free, busy, or not known, in one line. */
function statesOf(people: Window['people']): Html {
  if (people.every(({ status }) => status === 'free')) {
    return html`${people.length > 1 ? say.all : say.onlyYou}`
  }
  const names = (status: keyof typeof say.states) =>
    people.filter((one) => one.status === status).map(({ display_name }) => display_name ?? say.you)
  const known = (['free', 'partial', 'busy', 'unknown'] as const).filter((status) =>
    people.some((one) => one.status === status),
  )
  return html`${known.map((status, at) => html`${at > 0 && ' · '}${say.states[status]}: ${words(spokenNames(names(status), 2))}`)}`
}

function form(
  { query, session }: SignedInVisit,
  {
    people,
    faults,
    isFirst,
  }: { people: Parameters<typeof peopleBoxes>[0]; faults: Faults; isFirst: boolean },
): Html {
  const of = (name: string) => query.get(name) ?? ''
  const day = (name: string, label: string) =>
    field(
      { name, label, type: 'date', value: of(name), autocomplete: 'off', optional: true },
      faults,
    )
  const hour = (name: string, label: string) =>
    field(
      { name, label, type: 'time', value: of(name), autocomplete: 'off', optional: true },
      faults,
    )
  const hasMore = ['from', 'until', 'hours_from', 'hours_until'].some((name) => of(name) !== '')
  const fields = html`<form action="${freePath}" novalidate>
<p class="soft">${say.text}</p>
${peopleBoxes(people, chosenFrom(query.getAll('person')), { legend: say.people, finding: true }) ?? html`<p class="soft">${say.nobody}</p>`}
<div class="field"><label for="when">${say.when}</label><select id="when" name="when">${Object.entries(
    say.presets,
  ).map(
    ([value, label]) =>
      html`<option value="${value}"${value === of('when') && html` selected`}>${label}</option>`,
  )}</select></div>
<details${hasMore && html` open`}><summary>${say.days}</summary>
<div class="pair">${day('from', say.from)}${day('until', say.until)}</div>
<div class="pair">${hour('hours_from', say.hoursFrom)}${hour('hours_until', say.hoursUntil)}</div>
<p class="help">${say.hoursHelp(zoneName(session.timezone))}</p></details>
<div class="actions"><button class="main">${say.look}</button></div></form>`
  if (isFirst || faults.size > 0) return fields
  return html`<details><summary>${say.otherwise}</summary>${fields}</details>`
}
