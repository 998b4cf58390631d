import { whenWords } from '#server/domain/basics/time_words.ts'
import { archived as say } from '#server/domain/messages/said/archived.ts'
import { type Archived, viewArchived } from '#server/flows/web/archived.ts'
import { html, type Html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { archivedPath, nameOf, pathOf } from '#server/surfaces/web/settings/archived/paths.ts'

/** `/settings/archived`: what somebody archived or discarded. */
export const archivedRoute: WebRoute = {
  path: archivedPath,
  name: 'archived',
  session: 'required',
  pages_only: true,
  query: ['after', 'deleted', 'restored'],

  async show(visit) {
    const { runtime, session, query } = visit
    const after = query.get('after')
    const { items, older } = await viewArchived(runtime, session.owner, after)
    const none = after === null ? say.none : say.noneOlder
    return {
      page: {
        title: say.title,
        main: html`<p class="small"><a href="/settings">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
${query.has('deleted') && formResult(true, say.deleted)}
${query.has('restored') && formResult(true, say.restored)}
<p>${say.text}</p>
${
  items.length === 0
    ? html`<p class="soft">${none}</p>`
    : html`<ul class="rows" role="list">${items.map((one) => row(one, visit))}</ul>`
}
${
  (older !== null || after !== null) &&
  html`<p class="links">${older !== null && html`<a href="${archivedPath}?after=${older}">${say.older}</a>`}${after !== null && html`<a href="${archivedPath}">${say.newest}</a>`}</p>`
}`,
      },
    }
  },
}

function row(one: Archived, { session }: SignedInVisit): Html {
  const since = say.since(whenWords(one.at, session.asked_at, session.timezone))
  return html`<li><a class="row" href="${pathOf(one)}"><span><strong>${words(nameOf(one))}</strong>
<span class="soft small">${say.kinds[one.kind]} · ${since}</span></span></a></li>`
}
