import { momentWords } from '#server/domain/basics/time_words.ts'
import { archived as say } from '#server/domain/messages/said/archived.ts'
import { type OneArchived, viewOneArchived, wasRestored } from '#server/flows/web/archived.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import { html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import type { SignedInVisit, WebRoute } from '#server/surfaces/web/route.ts'
import { archivedPath, nameOf, pathOf } from '#server/surfaces/web/settings/archived/paths.ts'

/** `/settings/archived/{handle}`: one of the things, and what can be done with it. */
export const archivedThingRoute: WebRoute = {
  path: `${archivedPath}/:handle`,
  name: 'archived_thing',
  session: 'required',
  pages_only: true,
  query: ['not-restored'],

  async show(visit) {
    const one = await thingOf(visit)
    return one && { page: thingPage(one, visit) }
  },
}

/** Makes it active again, by undoing that it was archived: once, so that the change's own handle is the key. Sent again it says the same. */
export const restoreRoute: WebRoute = {
  path: `${archivedPath}/:handle/restore`,
  name: 'archived_restore',
  session: 'required',
  pages_only: true,
  form: archivedPath,

  async act(visit) {
    const one = await thingOf(visit)
    if (one === null) {
      const { runtime, session, params } = visit
      const done = await wasRestored(runtime, session.owner, params.handle ?? '')
      return done ? { redirect: `${archivedPath}?restored` } : null
    }
    const { thing, undo } = one
    const done = undo !== null && (await undone(visit, undo))
    return { redirect: done ? `${archivedPath}?restored` : `${pathOf(thing)}?not-restored` }
  },
}

async function undone(visit: SignedInVisit, reversible_action_id: string): Promise<boolean> {
  const input = { operation: 'undo' as const, reversible_action_id }
  const key = `undo-${reversible_action_id}`
  return (await callAs(visit, 'ideas.object.mutate', input, key)).data !== null
}

/** The thing that the address of a page names; null for none that was archived. */
export function thingOf({ runtime, session, params }: SignedInVisit): Promise<OneArchived | null> {
  return viewOneArchived(runtime, session.owner, params.handle ?? '')
}

function thingPage({ thing, undo }: OneArchived, visit: SignedInVisit): WebPage {
  const { session, query } = visit
  const name = nameOf(thing)
  const said = [name === thing.title ? null : thing.title, thing.text].filter(
    (text) => text !== null,
  )
  return {
    title: name,
    main: html`<p class="small"><a href="${archivedPath}">‹ ${say.title}</a></p>
<h1>${words(name)}</h1>
${query.has('not-restored') && formResult(false, say.notRestored, say.notRestoredText)}
<p class="soft">${say.kinds[thing.kind]} · ${say.since(momentWords(thing.at, session.timezone))}</p>
${
  said.length > 0 &&
  html`<section aria-labelledby="what">
<h2 id="what">${say.what}</h2>
${said.map((text) => html`<p class="words">${words(text)}</p>`)}
</section>`
}
${
  undo !== null &&
  html`<section aria-labelledby="restore">
<h2 id="restore">${say.restore}</h2>
<p>${say.restoreHelp}</p>
<form method="post" action="${pathOf(thing)}/restore">
${tokenField(visit.formToken(archivedPath))}
<div class="actions"><button class="main">${say.restore}</button></div>
</form>
</section>`
}
<section class="danger" aria-labelledby="delete">
<h2 id="delete">${say.deleteTitle}</h2>
<p>${say.deleteText}</p>
<div class="actions"><a class="button" href="${pathOf(thing)}/delete">${say.deleteLink}</a></div>
</section>`,
  }
}
