import type { IdeasList } from '#generated/types.ts'
import { newIdea as say } from '#server/domain/messages/said/web_ideas.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** The lists that an idea can be put on, the last changed first, as many as a page of them has. */
export async function fillableLists(visit: SignedInVisit): Promise<readonly IdeasList[]> {
  const { data } = await callAs(visit, 'ideas.lists.query', { limit: 25 })
  const own = data?.items.filter(({ shared_by }) => shared_by === undefined) ?? []
  return own.filter(({ origin }) => origin !== 'saved_view')
}

/** The choice of a list, with none chosen but `chosen`; nothing where there is no list. */
export async function listChoice(visit: SignedInVisit, chosen: string): Promise<Content> {
  const lists = await fillableLists(visit)
  if (lists.length === 0) return null
  return html`<div class="field"><label for="list">${say.list}</label>
<select id="list" name="list"><option value="">${say.noList}</option>${listOptions(lists, chosen)}</select></div>`
}

/** Lists as options. */
export function listOptions(lists: readonly IdeasList[], chosen = ''): Content {
  return lists.map(
    ({ ideas_list_handle: handle, name }) =>
      html`<option value="${handle}"${handle === chosen && html` selected`}>${name}</option>`,
  )
}
