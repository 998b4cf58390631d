import { toHandle } from '#server/domain/basics/handle.ts'
import { dayWords, whenWords } from '#server/domain/basics/time_words.ts'
import type { Activity } from '#server/domain/web/activity.ts'
import { isPlainDeadline } from '#server/domain/messages/brief.ts'
import { briefNow } from '#server/domain/messages/said/brief.ts'
import { plans } from '#server/domain/messages/said/web_plans.ts'
import { today as say } from '#server/domain/messages/said/web_today.ts'
import type { ListedApproval } from '#server/flows/web/approvals/list.ts'
import type { News } from '#server/flows/web/today.ts'
import { approvalRows } from '#server/surfaces/web/approvals/list.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import {
  type ActivityPlace,
  activityRows,
  undoResult,
} from '#server/surfaces/web/settings/activity/list.ts'
import { capturePath } from '#server/surfaces/web/captures/paths.ts'
import { ideaPath } from '#server/surfaces/web/ideas/paths.ts'
import { tileRow } from '#server/surfaces/web/ideas/row.ts'
import { listPath } from '#server/surfaces/web/lists/paths.ts'
import { peoplePath, personPath } from '#server/surfaces/web/people/paths.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { type IconName, iconInRow } from '#server/surfaces/web/parts/icons.ts'
import type { Data } from '#generated/types.ts'

/** How many rows a section has: it is what to begin with, and no list. */
export const maxRows = 5

type Section = BriefSections[number]
type SessionClock = Pick<ActivityPlace['visit']['session'], 'timezone' | 'asked_at'>

/** What rows need: the clocks of who reads them, and the plans that invites are to. */
interface Where extends SessionClock {
  readonly plans: ReadonlyMap<string, string>
}

/** A thing of the brief, with the type of its section. */
type ListedItem = Section['items'][number] & Pick<Section, 'type'>

/** What waits for the person, and what is coming. */
export function todayPage({
  place,
  sections,
  plans: invitedTo,
  joins,
  waiting,
  changes,
}: {
  place: ActivityPlace
  sections: BriefSections
  /** The handles of the plans that the invites of the brief are to, by the handle of the invite. */
  plans: ReadonlyMap<string, string>
  /** Who accepted an invitation to connect lately. */
  joins: News['joins']
  waiting: readonly ListedApproval[]
  /** What agents changed, at most as many as a section has. */
  changes: readonly Activity[]
}): WebPage {
  const { display_name, timezone, asked_at } = place.visit.session
  const of = (...types: Section['type'][]): ListedItem[] =>
    sections
      .filter(({ type }) => types.includes(type))
      .flatMap(({ type, items }) => items.map((item) => ({ ...item, type })))
  const page: Where = { ...place.visit.session, plans: invitedTo }
  // What waits for approval is listed above.
  const listed = new Set(waiting.flatMap(({ plan_id }) => plan_id && toHandle('plan', plan_id)))
  const drafts = of('draft').filter(({ reference }) => !listed.has(reference.handle))
  const open = of('deadline', 'waiting')
  const shared = open.filter(({ reference }) => reference.kind === 'list')
  const answers = onceEach(open.filter(({ reference }) => reference.kind !== 'list'))
  const week = of('upcoming')
  const isQuiet = [waiting, answers, joins, shared, week, drafts, changes].every(
    ({ length }) => length === 0,
  )
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${undoResult(place.visit)}
<p class="soft">${say.greeting(display_name, dayWords(asked_at, timezone))}</p>
${
  isQuiet &&
  html`<p class="lead">${say.quiet}</p>\n<p class="soft">${say.quietText}</p>
<section aria-label="${say.begin}"><ul class="rows" role="list">
${link('/ideas/new', 'ideas', say.save, say.saveHelp)}
${link('/free', 'free', say.free, say.freeHelp)}
${link(`${plansPath}/new`, 'plans', say.plan, say.planHelp)}
</ul></section>`
}
${waiting.length > 0 && section('waiting', say.waiting, waitingRows(waiting))}
${answers.length > 0 && section('answers', say.answers, answerRows(answers, page))}
${joins.length > 0 && section('joined', say.joined, joinRows(joins, page))}
${shared.length > 0 && section('shared', say.shared, answerRows(shared, page))}
${week.length > 0 && section('week', say.week, planRows(week, page, plansPath))}
${drafts.length > 0 && section('drafts', say.drafts, planRows(drafts, page, `${plansPath}?show=drafts`))}
${changes.length > 0 && section('agents', say.changes, activityRows(changes, place))}
${!isQuiet && html`<div class="actions"><a class="button" href="${plansPath}/new">${say.plan}</a></div>`}`,
  }
}

/** Each plan once: one whose answers are due soon is among the plans that lack answers, too, and that row says how many. */
function onceEach(items: readonly ListedItem[]): ListedItem[] {
  const lacking = new Set(
    items.filter(({ type }) => type === 'waiting').map(({ reference }) => reference.handle),
  )
  return items.filter(
    ({ type, reference, title }) =>
      type !== 'deadline' || !lacking.has(reference.handle) || !isPlainDeadline(title),
  )
}

function section(id: string, title: string, rows: Html): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${rows}
</section>`
}

/** Who accepted an invitation to connect, each a way to their page. */
function joinRows(joins: News['joins'], { timezone, asked_at }: SessionClock): Html {
  const more = joins.length - maxRows
  return html`<ul class="rows" role="list">${joins.slice(0, maxRows).map(
    ({ person_id, display_name, joined_at }) =>
      html`<li><a class="row" href="${personPath(toHandle('person', person_id))}"><span><strong>${words(display_name)}</strong>
<small>${say.acceptedAt(whenWords(joined_at, asked_at, timezone))}</small></span></a></li>`,
  )}</ul>${moreLink(more, `${peoplePath}?show=connected`)}`
}

function waitingRows(waiting: readonly ListedApproval[]): Html {
  const more = waiting.length - maxRows
  return html`${approvalRows(waiting.slice(0, maxRows))}${
    more > 0 &&
    html`<p class="links"><a href="/approvals">${say.allApprovals} (${waiting.length})</a></p>`
  }`
}

/** How many more a section has, which leads to where all of them are. */
function moreLink(more: number, path: string): Content {
  return more > 0 && html`<p class="links"><a href="${path}">${say.more(more)}</a></p>`
}

/** Plans as they stand in the list of plans; all of them are at the path `all`. */
function planRows(items: readonly ListedItem[], where: Where, all: string): Html {
  const { timezone: zone, asked_at: now } = where
  const more = items.length - maxRows
  return html`<ul class="rows" role="list">${items
    .slice(0, maxRows)
    .map(({ type, title, due_at, reference }) => {
      const at = due_at === null ? null : new Date(due_at)
      const line = at === null ? plans.noTime : lineOfTime(at, { zone, reader: zone, now })
      const path = pathOf(reference, where) ?? plansPath
      // Of a plan that takes place, the brief says its title and nothing else.
      const isOff = type === 'upcoming' && title !== reference.label
      const lines = [line, ...(isOff ? [plans.shown.canceled] : [])]
      return tileRow({ path, title: reference.label, at, icon: 'plans', lines }, zone)
    })}</ul>${moreLink(more, all)}`
}

/** What waits for the person, each a way to the page that has it. */
function answerRows(items: readonly ListedItem[], where: Where): Html {
  const more = items.length - maxRows
  return html`<ul class="rows" role="list">${items.slice(0, maxRows).map((item) => {
    const path = pathOf(item.reference, where)
    const lines = html`<span dir="auto">${wordsOf(item)}${dueOf(item, where)}</span>`
    return html`<li>${path === null ? lines : html`<a class="row" href="${path}">${lines}</a>`}</li>`
  })}</ul>${more > 0 && html`<p class="soft small">${say.more(more)}</p>`}`
}

function wordsOf({ type, title, reference: { kind, label } }: ListedItem): string {
  return briefNow({ type, kind, label, title })
}

function dueOf({ due_at }: ListedItem, { timezone, asked_at }: SessionClock): Content {
  return (
    due_at !== null &&
    html`<small>${say.due(whenWords(new Date(due_at), asked_at, timezone))}</small>`
  )
}

/** The page of what the brief names; null where it has none. An invitation is answered on the page of its plan. */
function pathOf(
  { kind, handle }: ListedItem['reference'],
  { plans: invitedTo }: Pick<Where, 'plans'>,
): string | null {
  if (kind === 'plan') return planPath(handle)
  if (kind === 'invite') {
    const plan_handle = invitedTo.get(handle)
    return plan_handle === undefined ? plansPath : planPath(plan_handle)
  }
  if (kind === 'capture' || kind === 'roundup') return capturePath(handle)
  if (kind === 'list') return listPath(handle)
  return kind === 'idea' ? ideaPath(handle) : null
}

function link(path: string, icon: IconName, name: string, help: string): Html {
  return html`<li><a class="row" href="${path}"><span class="tile">${iconInRow(icon)}</span><span><strong>${name}</strong>
<span class="soft small">${help}</span></span></a></li>`
}

/** What needs attention, as the brief has it. */
export type BriefSections = Data<'planning.brief.get'>['sections']
