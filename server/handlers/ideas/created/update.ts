import { requireIdea } from '#server/data/ideas/find.ts'
import { lockIdea } from '#server/data/ideas/lock.ts'
import { toIdea } from '#server/data/ideas/rows.ts'
import { type IdeaChanges, updateIdea } from '#server/data/ideas/update.ts'
import { updateLikeTitle } from '#server/data/likes/update.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { ideaChanged, ideaIsLikeThat } from '#server/domain/messages/ideas.ts'
import { optionalText, readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readWebAddress } from '#server/domain/basics/web_address.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.created.update', async (context, input) => {
  const { db } = context
  const violations: Violation[] = []
  const wanted: IdeaChanges = {}
  if (input.title !== undefined) wanted.title = readText(input.title, '/title', violations)
  if (input.description !== undefined) wanted.description = optionalText(input.description)
  const { source_url } = input
  if (source_url !== undefined) {
    wanted.source_url = source_url && readWebAddress(source_url, '/source_url', violations)
  }
  if (input.show_in_for_you !== undefined) wanted.show_in_for_you = input.show_in_for_you
  refuse(violations)

  await lockIdea(db, input.idea_handle)
  const idea = await requireIdea(db, input.idea_handle)
  if (idea.state === 'archived') throw fail('idea_archived', { pointer: '/idea_handle' })
  const fields = Object.keys(wanted) as (keyof IdeaChanges)[]
  const changed = fields.filter((field) => wanted[field] !== idea[field])
  const disclosures = input.ideas_list_handles === undefined ? [] : ['idea.lists_left_alone']
  if (changed.length === 0) {
    const text = ideaIsLikeThat(idea.title)
    return unchanged({ idea: toIdea(context, idea), changed }, { text, disclosures })
  }
  await updateIdea(db, idea, wanted)
  const after = await requireIdea(db, input.idea_handle)
  const replicates =
    after.title !== idea.title && (await updateLikeTitle(db, idea.idea_id, after.title))
  const text = ideaChanged(after.title, changed)
  return completed({ idea: toIdea(context, after), changed }, { text, disclosures, replicates })
})
