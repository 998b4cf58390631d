import { idea as say } from '#server/domain/messages/said/web_ideas.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { changeSection } from '#server/surfaces/web/ideas/idea_forms.ts'
import { ideaPath, ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { type IdeaFacts, inspectedIdea } from '#server/surfaces/web/ideas/read.ts'
import { asTyped, type TypedIdea } from '#server/surfaces/web/ideas/typed.ts'
import { changesOver, differingFrom } from '#server/surfaces/web/parts/earlier.ts'
import { changedNote } from '#server/surfaces/web/parts/form_notes.ts'
import { type Faults, faultList } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, html, words } from '#server/surfaces/web/parts/html.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const fieldOf = { '/title': 'title', '/description': 'description', '/source_url': 'link' } as const

/** Changes what an idea says. */
export const changeIdeaRoute: WebRoute = {
  path: ideaPath(':idea_handle', 'change'),
  name: 'idea_change',
  session: 'required',
  form: ideasPath,
  pages_only: true,

  async act(visit, form) {
    const { idea_handle = '' } = visit.params
    const key = formKeyOf(form)
    const of = (name: string) => form.get(name)?.trim() ?? ''
    const typed = { title: of('title'), description: of('description'), link: of('link') }
    const facts = await inspectedIdea(visit)
    if (key === null) return changing(visit, facts, typed, { status: 422 })
    const was = form.get('was') ?? ''
    const changed = differingFrom(was, typed)
    const labels = { title: say.name, description: say.description, link: say.link }
    const over = changesOver(was, { labels, typed, now: asTyped(facts.idea) })
    if (over !== null)
      return changing(visit, facts, typed, { status: 409, note: changedNote(over) })
    // What was left as it was stays as it is now: it may have been changed elsewhere in the meantime.
    const { title, description, link } = typed
    const input = {
      idea_handle,
      ...(changed.has('title') && { title }),
      ...(changed.has('description') && { description: description || null }),
      ...(changed.has('link') && { source_url: link || null }),
    }
    const done = await callAs(visit, 'ideas.created.update', input, key)
    if (done.data !== null) return { redirect: `${ideaPath(idea_handle)}?done=saved` }
    const faults = faultsOf(done.errors, fieldOf, '')
    if (faults.size > 0 && !faults.has('')) {
      return changing(visit, facts, typed, { status: 422, faults })
    }
    const [note, status] = noteOn(done, say.notSaved)
    return changing(visit, facts, typed, { status, note })
  },
}

/** The form again, with what was typed. */
function changing(
  visit: SignedInVisit,
  facts: Pick<IdeaFacts, 'handle' | 'idea'>,
  typed: TypedIdea,
  { status, faults = new Map(), note }: { status: number; faults?: Faults; note?: Content },
): WebAnswer {
  const main = html`<h1>${say.change}</h1>
${faultList(faults)}${note}
${changeSection(facts, visit, typed, faults)}
<p class="links"><a href="${ideaPath(facts.handle)}">‹ ${words(facts.idea.title)}</a></p>`
  return { status, page: { title: say.change, main } }
}
