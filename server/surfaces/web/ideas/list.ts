import type { Data } from '#generated/types.ts'
import { ideas as say } from '#server/domain/messages/said/web_ideas.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { viewOpenWork } from '#server/flows/web/open_work.ts'
import { viewPlacePictures } from '#server/flows/web/place_picture.ts'
import { capturesPath } from '#server/surfaces/web/captures/paths.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { foundRow, ideaRow } from '#server/surfaces/web/ideas/row.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'

/** The longest words that can be searched for. */
const maxWords = 120

/** `/ideas`: what is saved, latest changed first; with `q` what is found by words, best first. */
export const ideasRoute: WebRoute = {
  path: ideasPath,
  name: 'ideas',
  session: 'required',
  pages_only: true,
  query: ['q', 'cursor'],

  async show(visit) {
    const asked = (visit.query.get('q') ?? '').trim().slice(0, maxWords)
    const list = asked === '' ? await saved(visit) : await found(visit, asked)
    return {
      page: {
        title: say.title,
        main: html`<h1>${say.title}</h1>
<form class="search" role="search" action="${ideasPath}">
<label for="q">${say.search}</label>
<div><input id="q" name="q" type="search" value="${asked}" maxlength="${maxWords}" aria-describedby="q-help" autocomplete="off"><button>${say.find}</button></div>
<p class="help" id="q-help">${say.searchHelp}</p></form>
${list}
<div class="actions"><a class="button main" href="${ideasPath}/new">${say.add}</a></div>
<p class="links"><a href="${capturesPath}">${say.reading}</a></p>`,
      },
    }
  },
}

async function saved(visit: SignedInVisit): Promise<Html> {
  const page = await listAs(visit, 'ideas.saved.query', {})
  const { items } = page.data
  const pictures = await viewPlacePictures(
    visit.runtime,
    visit.session.owner,
    items.flatMap(({ place }) => place?.place_handle ?? []),
  )
  return html`${startedAgainNote(page)}
${items.length === 0 && (visit.query.has('cursor') ? html`<p class="soft">${say.noneOlder}</p>` : await emptyState(visit))}
${items.length > 0 && rows(items.map((idea) => ideaRow(idea, visit, pictures)))}
${olderLink(page)}`
}

/** What stands where nothing is saved: what an idea is, or that some are on their way. */
async function emptyState({ runtime, session }: SignedInVisit): Promise<Html> {
  const { items } = await viewOpenWork(runtime, session.owner, null)
  const reading = items.filter(({ state }) => state === 'reading').length
  const [title, text] =
    reading > 0 ? [say.soon.title(reading), say.soon.text] : [say.none.title, say.none.text]
  return html`<p class="lead">${title}</p>\n<p class="soft">${text}</p>`
}

async function found(visit: SignedInVisit, asked: string): Promise<Html> {
  const answer = await callAs(visit, 'ideas.search', { query: asked, scopes: ['ideas'], limit: 20 })
  if (answer.data === null) throw fail(answer.code, { message: answer.message })
  const { items, retry_suggestions } = answer.data
  const isMore = items.length === 20
  return html`<h2>${say.found(asked)}</h2>
${items.length > 0 && rows(items.map((one) => foundRow(one, ideaPath(one.handle), visit)))}
${items.length === 0 && nothing(asked, retry_suggestions)}
${isMore && html`<p class="soft small">${say.more}</p>`}
<p class="links"><a href="${ideasPath}">‹ ${say.all}</a></p>`
}

function nothing(asked: string, others: Data<'ideas.search'>['retry_suggestions']): Html {
  const { title, save, look, instead } = say.nothing
  const text = encodeURIComponent(asked)
  const tried: Content =
    others.length > 0 &&
    html`<p class="soft">${instead}</p>
<ul class="names" role="list">${others.map((one) => html`<li><a href="${ideasPath}?q=${encodeURIComponent(one)}">${one}</a></li>`)}</ul>`
  return html`<p class="lead">${title}</p>
${tried}
<p class="links"><a href="${ideasPath}/new?text=${text}">${save}</a><a href="/find?what=${text}">${look}</a></p>`
}

function rows(all: readonly Html[]): Html {
  return html`<ul class="rows" role="list">${all}</ul>`
}
