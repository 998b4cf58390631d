import type { ListLikesSelection } from '#generated/types.ts'
import { findPreview } from '#server/data/like_previews/find.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import { isChange, updateLikes } from '#server/flows/likes/update.ts'
import { lockLikesOfList, resolveSelection } from '#server/flows/lists/likes.ts'
import { refuseLikesOfView } from '#server/flows/lists/saved_view.ts'
import { type Failure, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { maxIntentions } from '#server/domain/likes/like.ts'
import { likesApplied, noLikesToApply, partOfLikes } from '#server/domain/messages/lists.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.likes.apply', async ({ db }, input) => {
  const list = await lockList(db, requireListId(input.ideas_list_handle))
  refuseLikesOfView(list)
  const selection = await resolveSelection(db, input)
  const { changes, checksum, partial, more } = await lockLikesOfList(db, list, selection)
  const reviewed = await findPreview(db, list.list_id, selection.key)
  if (reviewed === null) throw previewFirst('review_required', input)
  if (reviewed !== checksum) throw previewFirst('review_stale', input)

  const full = changes.filter(({ after }) => after.intentions.length > maxIntentions)
  const possible = changes.filter((change) => !full.includes(change))
  const { likes, reversible, replicates } = await updateLikes(db, possible, 'like')
  const data = {
    applied: likes.length,
    unchanged: possible.filter((change) => !isChange(change)).length,
    skipped: full.map(({ idea }) => ({
      idea_handle: toHandle('idea', idea.idea_id),
      code: 'limit_reached',
    })),
    receipts: reversible.map(({ handle }) => handle),
  }
  const names = selection.people.map(({ display_name }) => display_name)
  const disclosures = partOfLikes({ applied: true, partial, more, count: list.item_count })
  if (likes.length === 0) {
    const text = noLikesToApply(list.name, names)
    return unchanged(data, { text, disclosures })
  }
  const resource = { kind: 'list', handle: input.ideas_list_handle }
  return completed(data, {
    text: likesApplied(list.name, names, likes.length),
    effects: [{ type: 'ideas_list.likes_applied', state: 'confirmed', resource }],
    disclosures,
    replicates,
  })
})

/** The failure of a choice without an up-to-date preview; its prerequisite is that preview. */
function previewFirst(
  code: 'review_required' | 'review_stale',
  input: ListLikesSelection,
): Failure {
  const prerequisite = { capability: 'ideas.lists.likes.preview', input: { ...input } }
  return fail(code, { prerequisite })
}
