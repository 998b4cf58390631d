import type { IdeasList } from '#generated/types.ts'
import { newIdea as say } from '#server/domain/messages/said/web_ideas.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** Lists that an idea can be put on. */
export interface Fillable {
  readonly lists: readonly IdeasList[]
  /** Where they go on; null at their end. */
  readonly more: string | null
}

/** The lists that an idea can be put on, the last changed first: as many as a page of them has, from `cursor` on where one is given. */
export async function fillableLists(
  visit: SignedInVisit,
  cursor: string | null = null,
): Promise<Fillable> {
  const read = (from: object) => callAs(visit, 'ideas.lists.query', { ...from, limit: 25 })
  let found = await read(cursor === null ? {} : { cursor })
  // The page that was asked for is gone.
  if (found.data === null && cursor !== null) found = await read({})
  const lists = found.data?.items.filter(isFillable) ?? []
  return { lists, more: found.data && (found.collection?.next_cursor ?? null) }
}

function isFillable({ shared_by, origin }: IdeasList): boolean {
  return shared_by === undefined && origin !== 'saved_view'
}

/**
 * The choice of a list, with none chosen but `chosen`; nothing where there is no list. Where there are others, it says how an idea comes
 * to them.
 */
export async function listChoice(visit: SignedInVisit, chosen: string): Promise<Content> {
  const { lists: first, more } = await fillableLists(visit)
  const isThere = chosen === '' || first.some((one) => one.ideas_list_handle === chosen)
  const lists = isThere ? first : [...(await listAt(visit, chosen)), ...first]
  if (lists.length === 0) return null
  return html`<div class="field"><label for="list">${say.list}</label>
<select id="list" name="list"${more !== null && html` aria-describedby="list-help"`}><option value="">${say.noList}</option>${listOptions(lists, chosen)}</select>
${more !== null && html`<p class="help" id="list-help">${say.otherLists}</p>`}</div>`
}

/** The list with this handle, where an idea can be put on it: it may be none of the first. */
async function listAt(visit: SignedInVisit, ideas_list_handle: string): Promise<IdeasList[]> {
  const { data } = await callAs(visit, 'ideas.lists.get', { ideas_list_handle })
  return data === null || !isFillable(data.list) ? [] : [data.list]
}

/** Lists as options. */
export function listOptions(lists: readonly IdeasList[], chosen = ''): Content {
  return lists.map(
    ({ ideas_list_handle: handle, name }) =>
      html`<option value="${handle}"${handle === chosen && html` selected`}>${name}</option>`,
  )
}
