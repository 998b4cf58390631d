import { activityWords } from '#server/domain/messages/german/activities.ts'
import { idea as say } from '#server/domain/messages/said/web_ideas.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import { changeSection, likeSection, listSection } from '#server/surfaces/web/ideas/idea_forms.ts'
import type { SentForm } from '#server/surfaces/web/acts.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { picturePath } from '#server/surfaces/web/ideas/picture.ts'
import { type IdeaFacts, isOwn } from '#server/surfaces/web/ideas/read.ts'
import { whenOf } from '#server/surfaces/web/ideas/row.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import {
  type Content,
  elsewhere,
  type Html,
  html,
  linked,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { notice } from '#server/surfaces/web/parts/notice.ts'
import { planNote } from '#server/surfaces/web/plans/note.ts'
import { newPlanPath, planPath, whenOfEvent } from '#server/surfaces/web/plans/paths.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** An idea: what it is, what to make of it, and what can be changed. */
export function ideaPage(
  facts: IdeaFacts,
  visit: SignedInVisit,
  result: Content,
  sent?: SentForm,
): Html {
  const { idea, words: written } = facts
  const own = isOwn(facts)
  return html`<header class="quiet"><p class="from">${idea.kind === 'event' ? say.event : say.place}</p>
<h1>${words(idea.title)}</h1></header>
${result}
${idea.state === 'archived' && !result && notice(say.archivedNotice.title, html`${say.archivedNotice.text} <a href="/settings/archived">${say.archivedNotice.link}</a>`)}
${idea.shared_by !== undefined && html`<p class="soft">${say.sharedBy(idea.shared_by.display_name)}</p>`}
${pictures(facts)}
${factList(facts, visit)}
${idea.description && html`<p class="text" dir="auto">${linked(idea.description)}</p>`}
${whose(written?.words_from)}
${idea.state === 'active' && html`<div class="actions"><a class="button main" href="${outingPath(facts, visit)}">${say.outing}</a></div>`}
${plansOf(facts, visit)}
${own && html`${likeSection(facts, visit, sent)}${listSection(facts, visit)}${changeSection(facts, visit)}${archiveSection(facts, visit)}`}
<p class="links"><a href="${ideasPath}">‹ ${say.back}</a></p>`
}

function pictures({ idea, words: written }: IdeaFacts): Content {
  const all = written?.pictures ?? []
  return all.map(
    (ref) =>
      html`<p><img class="picture" src="${picturePath(ref)}" alt="${say.picture(idea.title)}" loading="lazy"></p>`,
  )
}

function factList({ idea }: IdeaFacts, visit: SignedInVisit): Content {
  const { event, place, neighborhood, activities, source_url, when } = idea
  const at = event?.starts_at ?? when
  const venue = event?.venue ?? place
  const where = [venue?.name, venue?.address ?? neighborhood].filter(
    (one) => one && one !== idea.title,
  )
  const page = event?.url ?? source_url
  const rows: (readonly [string, Content])[] = [
    [say.when, at && timeOf(new Date(at), { idea, visit })],
    [say.where, where.length > 0 && where.map((line) => html`<p>${words(String(line))}</p>`)],
    [say.what, activities.length > 0 && activities.map(activityWords).join(', ')],
    [say.from, page && elsewhere(page, hostOf(page))],
  ]
  const shown = rows.filter(([, value]) => value)
  return (
    shown.length > 0 &&
    html`<dl>${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${venue?.attribution && html`<p class="soft small">${venue.attribution}</p>`}`
  )
}

function timeOf(
  at: Date,
  { idea: { event }, visit }: { idea: IdeaFacts['idea']; visit: SignedInVisit },
): Content {
  const line = whenOf(at, { event, visit })
  return event?.start_precision === 'date_only' ? `${line} (${say.allDay})` : line
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}

function whose(from: string | undefined): Content {
  if (from === undefined || from === 'owner') return null
  const host = /^page:(.+)$/.exec(from)?.[1]
  const text = host === undefined ? say.whose[from as keyof typeof say.whose] : say.pageOf(host)
  return html`<p class="soft small">${text}</p>`
}

/** The first step of an outing, with what is known of when. */
function outingPath({ handle, idea }: IdeaFacts, { session }: SignedInVisit): string {
  return newPlanPath(handle, idea.title, whenOfEvent(idea.event, session))
}

function plansOf({ idea }: IdeaFacts, { session }: SignedInVisit): Content {
  const { plans = [] } = idea
  if (plans.length === 0) return null
  const now = session.asked_at
  const when = (at: string | null, zone: string) =>
    at && lineOfTime(new Date(at), { zone, reader: session.timezone, now })
  return html`<section aria-labelledby="plans"><h2 id="plans">${say.plans}</h2>
<ul class="lines" role="list">${plans.map(
    ({ plan_handle, title, scheduled_at, timezone, state }) =>
      html`<li><a href="${planPath(plan_handle)}">${words(title)}</a>${planNote(when(scheduled_at, timezone), state)}</li>`,
  )}</ul></section>`
}

function archiveSection({ handle }: IdeaFacts, visit: SignedInVisit): Html {
  return html`<section aria-label="${say.archive}"><form method="post" action="${ideaPath(handle, 'archive')}">
${formStart(visit, ideasPath)}
<p class="soft small">${say.archiveText}</p>
<button class="small">${say.archive}</button></form></section>`
}
