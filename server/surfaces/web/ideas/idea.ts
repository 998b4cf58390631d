import { idea as say } from '#server/domain/messages/said/web_ideas.ts'
import {
  actOn,
  nobodyChosen,
  pageOf,
  type SentForm,
  type Thing,
  undoOn,
} from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { changeIdeaRoute } from '#server/surfaces/web/ideas/change.ts'
import { ideaPage } from '#server/surfaces/web/ideas/idea_page.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { ideaOf } from '#server/surfaces/web/ideas/read.ts'
import { choiceQuery } from '#server/surfaces/web/parts/people_choice.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const thing: Thing = {
  form: ideasPath,
  name: 'idea',
  path: (act) => ideaPath(':idea_handle', act),
  pathOf: (visit) => ideaPath(handleOf(visit)),
  show: shown,
  get notDone() {
    return say.notSaved
  },
}

/** `/ideas/{handle}`: one idea. */
export const ideaRoute = pageOf(thing, say, ['with', 'lists', 'put', ...choiceQuery])

/** What can be done with an idea. */
export const ideaActs: readonly WebRoute[] = [
  actOn(thing, 'archive', async (visit, _form, key) => {
    const input = { idea_handle: handleOf(visit) }
    const called = await callAs(visit, 'ideas.created.archive', input, key)
    return { called, done: 'archived', undo: called.data?.reversible_action_id }
  }),
  actOn(
    thing,
    'with',
    async (visit, form, key) => {
      const subject = { kind: 'idea' as const, handle: handleOf(visit) }
      const without = form.get('without')
      if (without === undefined && form.all('person').length === 0) {
        return { called: nobodyChosen, done: '' }
      }
      const change =
        without === undefined
          ? { operation: 'save' as const, intentions: [[...form.all('person')]] }
          : { operation: 'remove_person' as const, people_handles: [without] }
      const called = await callAs(visit, 'likes.mutate', { subject, ...change }, key)
      return { called, done: 'with', undo: called.data?.receipt_id }
    },
    { '/person': 'person' },
  ),
  actOn(thing, 'lists', async (visit, form, key) => {
    const off = form.get('off')
    const input = {
      operation: off === undefined ? ('add_to_list' as const) : ('remove_from_list' as const),
      subject: { handle: handleOf(visit) },
      destination: { ideas_list_handle: off ?? form.get('on') ?? '' },
    }
    const called = await callAs(visit, 'ideas.object.mutate', input, key)
    const done = off === undefined ? 'listed' : 'unlisted'
    return { called, done, undo: called.data?.reversible_action_id }
  }),
  undoOn(thing),
  changeIdeaRoute,
]

function handleOf({ params }: SignedInVisit): string {
  return params.idea_handle ?? ''
}

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  sent?: SentForm,
): Promise<WebAnswer> {
  const idea = await ideaOf(visit)
  return { status, page: { title: idea.idea.title, main: ideaPage(idea, visit, note, sent) } }
}
