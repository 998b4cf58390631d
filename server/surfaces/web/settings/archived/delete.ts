import { archived as say } from '#server/domain/messages/said/archived.ts'
import { type Archived, deleteForGood, wasRestored } from '#server/flows/web/archived.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'
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
    return { page: page(one.thing, visit.formToken(archivedPath)) }
  },

  async act({ runtime, session, params, request_id }) {
    const handle = params.handle ?? ''
    const result = await deleteForGood(runtime, session.owner, { handle, request_id })
    if (result === 'kept') {
      const restored = await wasRestored(runtime, session.owner, handle)
      return restored ? { redirect: `${archivedPath}?restored` } : null
    }
    return { redirect: `${archivedPath}?deleted` }
  },
}

function page(thing: Archived, form_token: string): WebPage {
  return {
    title: say.deleteTitle,
    main: html`<h1>${say.question(nameOf(thing))}</h1>
<p>${say.deleteText}</p>
<h2>${say.goes}</h2>
<ul>${say.consequences[thing.kind].map((line) => html`<li>${line}</li>`)}</ul>
<p>${say.later}</p>
<form method="post" action="${pathOf(thing)}/delete">
${tokenField(form_token)}
<div class="actions"><button class="grave">${say.yes}</button><a class="button" href="${pathOf(thing)}">${say.no}</a></div>
</form>`,
  }
}
