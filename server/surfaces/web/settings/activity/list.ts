import { Phrase } from '#server/domain/basics/phrase.ts'
import { whenWords } from '#server/domain/basics/time_words.ts'
import { activity as say, outcomeWords } from '#server/domain/messages/said/activity.ts'
import { type Activity, activityFilters } from '#server/domain/web/activity.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'
import { type ShownActivity, wordsOf } from '#server/surfaces/web/settings/activity/read.ts'

/** Where the list stands: the path of its page, and what its forms need. */
export interface ActivityPlace {
  readonly path: string
  readonly form_token: string
  readonly visit: SignedInVisit
  /** What principals are called, where the list has several. */
  readonly names?: ReadonlyMap<string, string>
}

/** What was done, newest first, with its filter and the way to what is older. */
export function activityList(shown: ShownActivity, place: ActivityPlace): Html {
  const { items, older, filter, is_first } = shown
  const more = older === null ? say.noneOf[filter] : say.noneHere
  return html`${undoResult(place.visit)}
<nav class="filters" aria-label="${say.filterLabel}"><ul role="list">${activityFilters.map(
    (name) =>
      html`<li><a href="${place.path}${name === 'all' ? '' : `?filter=${name}`}"${name === filter && html` aria-current="true"`}>${say.filters[name]}</a></li>`,
  )}</ul></nav>
${items.length === 0 ? html`<p class="soft">${more}</p>` : activityRows(items, place)}
${
  (older !== null || !is_first) &&
  html`<p class="links">${older !== null && html`<a href="${addressOf(place.path, filter, older)}">${say.older}</a>`}${!is_first && html`<a href="${addressOf(place.path, filter, null)}">${say.newest}</a>`}</p>`
}`
}

/** What was done, each with the form that undoes it. */
export function activityRows(items: readonly Activity[], place: ActivityPlace): Html {
  return html`<ul class="rows activity" role="list">${items.map((one) => row(one, place))}</ul>`
}

function addressOf(path: string, filter: string, before: string | null): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(before !== null && { before }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

/** What became of undoing, on the page that its form leads to. */
export function undoResult({ query }: SignedInVisit): Content {
  if (query.has('undone')) return formResult(true, say.undone)
  return query.has('not-undone') && formResult(false, say.notUndone, say.notUndoneText)
}

function row(one: Activity, { path, form_token, visit, names }: ActivityPlace): Html {
  const { timezone, asked_at: now } = visit.session
  const { at, status, surface, client, request_id, undo } = one
  const outcome = outcomeWords(status)
  const said = wordsOf(one)
  const facts = [
    names?.get(one.principal) ?? false,
    whenWords(at, now, timezone),
    surface === 'worker' && say.later,
    client !== null && say.by(client),
  ].filter((part) => typeof part === 'string')
  return html`<li>
<div><p>${linked(said, one, visit)}${outcome !== null && html` <span class="badge${status === 'failed' && ' warn'}">${outcome}</span>`}${one.undone && html` <span class="badge">${say.undoneBadge}</span>`}</p>
<p class="soft small"${request_id !== null && names === undefined && html` title="${say.request(request_id)}"`}>${facts.map((part, index) => html`${index > 0 && ' · '}${words(part)}`)}</p></div>
${
  undo !== null &&
  html`<form method="post" action="${path}/undo">
${tokenField(form_token)}
<input type="hidden" name="action" value="${undo.handle}">
<button class="small" aria-label="${say.undoNamed(said instanceof Phrase ? said.plain : said)}">${say.undo}</button>
</form>`
}
</li>`
}

/** The pages of things, by their kinds. */
const pages: Readonly<Record<string, string>> = {
  plan: '/plans',
  list: '/lists',
  idea: '/ideas',
  person: '/people',
  place: '/places',
  capture: '/captures',
}

/** The words, with the thing's name as a link where it still has a page. */
function linked(said: string | Phrase, { thing, is_gone }: Activity, { next }: SignedInVisit) {
  const root = thing === null || is_gone ? undefined : pages[thing.kind]
  const path = thing !== null && root !== undefined ? next(`${root}/${thing.handle}`) : null
  if (path === null || !(said instanceof Phrase)) return said
  const [before = '', after = ''] = said.text
  return html`${before}<a href="${path}">${words(said.words[0] ?? '')}</a>${after}`
}
