import { guestView as say } from '#server/domain/messages/said/web_lists.ts'
import { viewListAsGuest } from '#server/flows/web/list_shares.ts'
import { sharedIdeas } from '#server/surfaces/web/links/list.ts'
import { listPath } from '#server/surfaces/web/lists/paths.ts'
import { handleOf } from '#server/surfaces/web/lists/read.ts'
import { html, words } from '#server/surfaces/web/parts/html.ts'
import { olderLink, placeIn } from '#server/surfaces/web/parts/list_page.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** How many ideas a page shows. */
const shown = 20

/** `/lists/{handle}/as-guest`: what everybody sees of a list who gets it. */
export const guestViewRoute: WebRoute = {
  path: listPath(':ideas_list_handle', 'as-guest'),
  name: 'list_as_guest',
  session: 'required',
  pages_only: true,
  query: ['from'],

  async show(visit) {
    const { runtime, session, query } = visit
    const offset = placeIn(query.get('from'), 10_000)
    const handle = handleOf(visit)
    const view = await viewListAsGuest(runtime, session.owner, handle, { limit: shown, offset })
    if (view === null) return null
    const next = offset + shown
    return {
      page: {
        title: say.title,
        main: html`<header class="quiet"><p class="from">${words(view.name)}</p><h1>${say.title}</h1></header>
<p class="soft">${say.text}</p>
${view.ideas.length === 0 ? html`<p class="soft">${say.empty}</p>` : sharedIdeas(view.ideas)}
${olderLink({ older: next < view.idea_count ? `?from=${next}` : null }, say.more)}
<p class="links"><a href="${listPath(handle)}">‹ ${words(view.name)}</a></p>`,
      },
    }
  },
}
