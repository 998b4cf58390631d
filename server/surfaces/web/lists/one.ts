import { list as say } from '#server/domain/messages/said/web_lists.ts'
import { endListShare } from '#server/flows/web/list_shares.ts'
import {
  actOn,
  nobodyChosen,
  pageOf,
  type Thing,
  undoOn,
  type SentForm,
} from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { listPage } from '#server/surfaces/web/lists/page.ts'
import { listPath, listsPath } from '#server/surfaces/web/lists/paths.ts'
import { handleOf, listOf, ownListOf } from '#server/surfaces/web/lists/read.ts'
import { renamedMeanwhile } from '#server/surfaces/web/parts/earlier.ts'
import { choiceQuery } from '#server/surfaces/web/parts/people_choice.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const thing: Thing = {
  form: listsPath,
  name: 'list',
  path: (act) => listPath(':ideas_list_handle', act),
  pathOf: (visit) => listPath(handleOf(visit)),
  show: shown,
  get notDone() {
    return say.notDone
  },
}

/** `/lists/{handle}`: one Ideas List. */
export const listRoute = pageOf(thing, say, ['from', 'people', 'see', 'wishes', ...choiceQuery])

/** What can be done with a list without telling anybody. */
export const listActs: readonly WebRoute[] = [
  actOn(
    thing,
    'people',
    async (visit, form, key) => {
      const without = form.get('without')
      if (without === undefined && form.all('person').length === 0) {
        return { called: nobodyChosen, done: '' }
      }
      const input = {
        ideas_list_handle: handleOf(visit),
        mode: without === undefined ? ('add' as const) : ('remove' as const),
        person_handles: without === undefined ? [...form.all('person')] : [without],
      }
      return {
        called: await callAs(visit, 'ideas.lists.members.update', input, key),
        done: 'saved',
      }
    },
    { '/person': 'person' },
  ),
  actOn(
    thing,
    'rename',
    async (visit, form, key) => {
      const list = await ownListOf(visit)
      const met = list && renamedMeanwhile(form, say.name, list.name)
      if (met) return met
      const input = { ideas_list_handle: handleOf(visit), name: form.get('name')?.trim() ?? '' }
      return { called: await callAs(visit, 'ideas.lists.rename', input, key), done: 'saved' }
    },
    { '/name': 'new-name' },
  ),
  actOn(thing, 'remove', async (visit, _form, key) => {
    const input = { ideas_list_handle: handleOf(visit) }
    const called = await callAs(visit, 'ideas.lists.delete', input, key)
    return { called, done: 'deleted', undo: called.data?.reversible_action_id, to: listsPath }
  }),
  actOn(thing, 'end', async (visit, form) => {
    const { shares } = await listOf(visit)
    const share_id = form.get('share') ?? ''
    const { runtime, session, request_id } = visit
    const ended =
      shares.some((one) => one.share_id === share_id) &&
      (await endListShare(runtime, session.owner, { share_id, request_id }))
    return { called: { data: {} }, done: ended ? 'ended' : 'not-ended' }
  }),
  undoOn(thing),
]

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  sent?: SentForm,
): Promise<WebAnswer> {
  const facts = await listOf(visit)
  const main = listPage(facts, visit, { note, sent })
  return { status, page: { title: facts.data.list.name, main } }
}
