import { archived as say } from '#server/domain/messages/said/archived.ts'
import { type Archived, deleteForGood, wasRestored } from '#server/flows/web/archived.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { archivedPath, nameOf, pathOf } from '#server/surfaces/web/settings/archived/paths.ts'
import { thingOf } from '#server/surfaces/web/settings/archived/thing.ts'

/** `/settings/archived/{handle}/delete`: says what goes, and deletes it for good. Sent again it says the same. */
export const deleteForGoodRoute: WebRoute = {
  path: `${archivedPath}/:handle/delete`,
  name: 'archived_delete',
  session: 'required',
  pages_only: true,
  form: archivedPath,

  async show(visit) {
    const one = await thingOf(visit)
    if (one === null) return null
    return { page: page(one.thing, visit) }
  },

  async act(visit, sent) {
    const { runtime, session, params, request_id } = visit
    const handle = params.handle ?? ''
    const result = await deleteForGood(runtime, session.owner, { handle, request_id })
    if (result === 'kept') {
      const restored = await wasRestored(runtime, session.owner, handle)
      return restored ? { redirect: `${archivedPath}?restored` } : null
    }
    // Nothing is left of a capture: who was shown it has deleted it before.
    if (result === 'gone' && sent.get('shown') !== shownToken(visit, handle)) return null
    return { redirect: `${archivedPath}?deleted` }
  },
}

/** Proves that the page about a thing was shown in this session. */
function shownToken({ formToken }: SignedInVisit, handle: string): string {
  return formToken(`${archivedPath}/${handle}`)
}

function page(thing: Archived, visit: SignedInVisit): WebPage {
  return {
    title: say.deleteTitle,
    main: html`<h1>${say.question(nameOf(thing))}</h1>
<p>${say.deleteText}</p>
<h2>${say.goes}</h2>
<ul class="lines" role="list">${say.consequences[thing.kind].map((line) => html`<li>${line}</li>`)}</ul>
<p>${say.later}</p>
<form method="post" action="${pathOf(thing)}/delete">
${tokenField(visit.formToken(archivedPath))}
<input type="hidden" name="shown" value="${shownToken(visit, thing.handle)}">
<div class="actions"><button class="grave">${say.yes}</button><a class="button" href="${pathOf(thing)}">${say.no}</a></div>
</form>`,
  }
}
