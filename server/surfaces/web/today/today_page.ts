import { toHandle } from '#server/domain/basics/handle.ts'
import { dayWords, whenWords } from '#server/domain/basics/time_words.ts'
import type { Activity } from '#server/domain/web/activity.ts'
import { briefNow } from '#server/domain/messages/said/brief.ts'
import { today as say } from '#server/domain/messages/said/web_today.ts'
import type { ListedApproval } from '#server/flows/web/approvals/list.ts'
import { approvalRows } from '#server/surfaces/web/approvals/list.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import {
  type ActivityPlace,
  activityRows,
  undoResult,
} from '#server/surfaces/web/settings/activity/list.ts'
import { tileRow } from '#server/surfaces/web/ideas/row.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { BriefSections } from '#server/surfaces/web/today/route.ts'

/** How many rows a section has: it is what to begin with, and no list. */
export const maxRows = 5

type Section = BriefSections[number]

/** A thing of the brief, with the type of its section. */
type ListedItem = Section['items'][number] & Pick<Section, 'type'>

/** What waits for the person, and what is coming. */
export function todayPage({
  place,
  sections,
  waiting,
  changes,
}: {
  place: ActivityPlace
  sections: BriefSections
  waiting: readonly ListedApproval[]
  /** What agents changed, at most as many as a section has. */
  changes: readonly Activity[]
}): WebPage {
  const { display_name, timezone, asked_at } = place.visit.session
  const of = (...types: Section['type'][]): ListedItem[] =>
    sections
      .filter(({ type }) => types.includes(type))
      .flatMap(({ type, items }) => items.map((item) => ({ ...item, type })))
  const show = (id: string, title: string, items: readonly ListedItem[], isDue = false) =>
    items.length > 0 && section(id, title, rowsOf(items, { timezone, now: asked_at, isDue }))
  // What waits for approval is listed above.
  const listed = new Set(waiting.flatMap(({ plan_id }) => plan_id && toHandle('plan', plan_id)))
  const drafts = of('draft').filter(({ reference }) => !listed.has(reference.handle))
  const [answers, week] = [of('deadline', 'waiting'), of('upcoming')]
  const isQuiet = [waiting, answers, week, drafts, changes].every(({ length }) => length === 0)
  return {
    title: say.title,
    main: html`<h1>${say.title}</h1>
${undoResult(place.visit)}
<p class="soft">${say.greeting(display_name, dayWords(asked_at, timezone))}</p>
${
  isQuiet &&
  html`<p class="lead">${say.quiet}</p>\n<p class="soft">${say.quietText}</p>
<section aria-label="${say.begin}"><ul class="rows" role="list">
${link('/ideas/new', say.save, say.saveHelp)}
${link('/free', say.free, say.freeHelp)}
${link(`${plansPath}/new`, say.plan, say.planHelp)}
</ul></section>`
}
${waiting.length > 0 && section('waiting', say.waiting, waitingRows(waiting))}
${show('answers', say.answers, answers, true)}
${week.length > 0 && section('week', say.week, comingRows(week, place.visit))}
${show('drafts', say.drafts, drafts)}
${changes.length > 0 && section('agents', say.changes, activityRows(changes, place))}
<section aria-label="${say.settings}">
<ul class="rows" role="list">
${link('/settings', say.settings, say.settingsHelp)}
</ul>
</section>`,
  }
}

function section(id: string, title: string, rows: Html): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${rows}
</section>`
}

function waitingRows(waiting: readonly ListedApproval[]): Html {
  const more = waiting.length - maxRows
  return html`${approvalRows(waiting.slice(0, maxRows))}${
    more > 0 &&
    html`<p class="links"><a href="/approvals">${say.allApprovals} (${waiting.length})</a></p>`
  }`
}

/** Plans that are coming, as they stand in the list of plans. */
function comingRows(items: readonly ListedItem[], { session }: ActivityPlace['visit']): Html {
  const { timezone: zone, asked_at: now } = session
  const more = items.length - maxRows
  return html`<ul class="rows" role="list">${items
    .slice(0, maxRows)
    .map(({ title, due_at, reference: { kind, handle } }) => {
      const at = due_at === null ? null : new Date(due_at)
      const line = at && lineOfTime(at, { zone, reader: zone, now })
      const path = kind === 'plan' ? planPath(handle) : plansPath
      return tileRow({ path, title, at, icon: 'plans', lines: [line] }, zone)
    })}</ul>${more > 0 && html`<p class="soft small">${say.more(more)}</p>`}`
}

function rowsOf(
  items: readonly ListedItem[],
  { timezone, now, isDue }: { timezone: string; now: Date; isDue: boolean },
): Html {
  const more = items.length - maxRows
  const when = (at: string | null): Content => {
    if (at === null) return null
    const words = whenWords(new Date(at), now, timezone)
    return html`<span class="soft small">${isDue ? say.due(words) : words}</span>`
  }
  return html`<ul class="lines" role="list">${items
    .slice(0, maxRows)
    .map(
      (item) => html`<li><p dir="auto">${linkTo(item)}</p>${when(item.due_at)}</li>`,
    )}</ul>${more > 0 && html`<p class="soft small">${say.more(more)}</p>`}`
}

/** What the brief says, as a link where what it is about has a page. */
function linkTo({ type, title: text, reference }: ListedItem): Content {
  const { kind, handle, label } = reference
  const title = briefNow({ type, kind, label, title: text })
  if (kind !== 'plan' && kind !== 'invite') return title
  return html`<a href="${kind === 'plan' ? planPath(handle) : plansPath}">${title}</a>`
}

function link(path: string, name: string, help: string): Html {
  return html`<li><a class="row" href="${path}"><span><strong>${name}</strong>
<span class="soft small">${help}</span></span></a></li>`
}
