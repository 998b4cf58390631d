import type { IdeasList } from '#generated/types.ts'
import { lists as say } from '#server/domain/messages/said/web_lists.ts'
import { doneNote, noteOn, undoOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { tileRow } from '#server/surfaces/web/ideas/row.ts'
import { listPath, listsPath } from '#server/surfaces/web/lists/paths.ts'
import { type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { listAs, olderLink, startedAgainNote } from '#server/surfaces/web/parts/list_page.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** `/lists`: the Ideas Lists, the last changed first; its form makes one. */
export const listsRoute: WebRoute = {
  path: listsPath,
  name: 'lists',
  session: 'required',
  form: listsPath,
  pages_only: true,
  query: ['cursor', 'done', 'undo'],

  show(visit) {
    const way = { form: listsPath, path: `${listsPath}/undo`, label: say.undo }
    return page(visit, { note: doneNote(visit, say.done, way) })
  },

  async act(visit, form) {
    const key = formKeyOf(form)
    const name = form.get('name')?.trim() ?? ''
    const none = new Map([['name', say.wrongName]])
    if (key === null || name === '') return page(visit, { typed: name, status: 422, faults: none })
    const done = await callAs(visit, 'ideas.lists.create', { name }, key)
    if (done.data !== null) {
      return { redirect: `${listPath(done.data.list.ideas_list_handle)}?done=made` }
    }
    const faults = faultsOf(done.errors, {}, 'name')
    if (faults.size > 0) return page(visit, { typed: name, status: 422, faults })
    const [note, status] = noteOn(done, say.notSaved)
    return page(visit, { typed: name, status, note })
  },
}

/** Brings a list back that was deleted. */
export const undoListRoute = undoOn({
  form: listsPath,
  name: 'lists',
  path: (act) => `${listsPath}/${act}`,
  pathOf: () => listsPath,
})

interface Around {
  readonly typed?: string
  readonly status?: number
  readonly faults?: Faults
  readonly note?: Content
}

async function page(
  visit: SignedInVisit,
  { typed = '', status = 200, faults = new Map(), note }: Around,
): Promise<WebAnswer> {
  const found = await listAs(visit, 'ideas.lists.query', {})
  const { items } = found.data
  return {
    status,
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
${faultList(faults)}${note}${startedAgainNote(found)}
${items.length === 0 && (visit.query.has('cursor') ? html`<p class="soft">${say.noneOlder}</p>` : html`<p class="lead">${say.none.title}</p><p class="soft">${say.none.text}</p>`)}
${items.length > 0 && html`<ul class="rows" role="list">${items.map((one) => row(one, visit))}</ul>`}
${olderLink(found)}
<section aria-labelledby="make"><h2 id="make">${say.make}</h2>
<form method="post" action="${listsPath}" novalidate>${formStart(visit, listsPath)}
${field({ name: 'name', label: say.name, value: typed, longest: 120, autocomplete: 'off', help: say.nameHelp, optional: true }, faults)}
<button class="small">${say.makeIt}</button></form></section>`,
    },
  }
}

function row(list: IdeasList, { session }: SignedInVisit): Html {
  const { ideas_list_handle, name, origin, shared_by, item_count, share_link_count } = list
  return tileRow(
    {
      ...{ path: listPath(ideas_list_handle), title: name, at: null, icon: 'lists' },
      lines: [
        origin === 'saved_view' ? say.view : say.ideas(item_count),
        shared_by !== undefined && say.sharedBy(shared_by.display_name),
        share_link_count > 0 && say.shares(share_link_count),
      ],
    },
    session.timezone,
  )
}
