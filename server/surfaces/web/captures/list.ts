import { labelNow } from '#server/domain/messages/german/captured.ts'
import { captures as say } from '#server/domain/messages/said/web_captures.ts'
import { type OpenWork, viewOpenWork } from '#server/flows/web/open_work.ts'
import { capturePath, capturesPath } from '#server/surfaces/web/captures/paths.ts'
import { ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { tileRow } from '#server/surfaces/web/ideas/row.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { olderLink } from '#server/surfaces/web/parts/list_page.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** `/captures`: what asks something, what is being read, and what could not be read. */
export const capturesRoute: WebRoute = {
  path: capturesPath,
  name: 'captures',
  session: 'required',
  pages_only: true,
  query: ['after'],

  async show(visit) {
    const { runtime, session, query } = visit
    const { items, older } = await viewOpenWork(runtime, session.owner, query.get('after'))
    const of = (state: OpenWork['state'], title: string): Content => {
      const rows = items.filter((one) => one.state === state)
      return rows.length > 0 && section(state, title, rows, visit)
    }
    return {
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
${items.length === 0 && (query.has('after') ? html`<p class="soft">${say.noneOlder}</p>` : html`<p class="lead">${say.none.title}</p>\n<p class="soft">${say.none.text}</p>`)}
${of('asking', say.asking)}
${of('reading', say.reading)}
${of('failed', say.failed)}
${olderLink({ older: older && `${capturesPath}?after=${older}` })}
<div class="actions"><a class="button main" href="${ideasPath}/new">${say.add}</a></div>
<p class="links"><a href="${ideasPath}">‹ ${say.back}</a></p>`,
      },
    }
  },
}

const stateWords = { asking: 'asks', reading: 'isRead', failed: 'hasFailed' } as const

function section(
  id: string,
  title: string,
  all: readonly OpenWork[],
  { session: { timezone: reader, asked_at: now } }: SignedInVisit,
): Html {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<ul class="rows" role="list">${all.map(({ handle, label, several, site, state, at }) =>
    tileRow(
      {
        ...{
          path: capturePath(handle),
          title: labelNow(label),
          at: null,
        },
        icon: several ? 'lists' : 'ideas',
        lines: [
          several ? say.several : say[stateWords[state]],
          site && words(site),
          lineOfTime(at, { zone: reader, reader, now }),
        ],
      },
      reader,
    ),
  )}</ul></section>`
}
