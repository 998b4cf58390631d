import type { ListLikesSelection } from '#generated/types.ts'
import { updateLikes, isChange } from '#server/data/likes/rows.ts'
import { findPreview, listLikesOfList, resolveSelection } from '#server/flows/lists/likes.ts'
import { existing, listId, lockList } from '#server/data/lists/rows.ts'
import { type Failure, fail } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import { mostIntentions } from '#server/domain/like.ts'
import { moreItems } from '#server/domain/list_size.ts'
import { spokenList } from '#server/domain/spoken_list.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('ideas.lists.likes.apply', async ({ db }, input) => {
  const list = existing(await lockList(db, listId(input.ideas_list_handle)))
  const selection = await resolveSelection(db, input)
  const { changes, checksum } = await listLikesOfList(db, list, selection, true)
  const reviewed = await findPreview(db, list, selection)
  if (reviewed === null) throw toReview('review_required', input)
  if (reviewed !== checksum) throw toReview('review_stale', input)

  const full = changes.filter(({ after }) => after.intentions.length > mostIntentions)
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
  const names = spokenList(selection.people.map(({ display_name }) => display_name))
  const disclosures = moreItems(list.item_count)
  if (likes.length === 0) {
    const text = `All of “${list.name}” was liked for ${names} before.`
    return unchanged(data, { text, disclosures })
  }
  const resource = { kind: 'list', handle: input.ideas_list_handle }
  return completed(data, {
    text: `Recorded ${counted(likes.length, 'like')} for ${names}.`,
    effects: [{ type: 'ideas_list.likes_applied', state: 'confirmed', resource }],
    disclosures,
    replicates,
  })
})

/** The next call in either case: the preview of the very same choice. */
function toReview(code: 'review_required' | 'review_stale', input: ListLikesSelection): Failure {
  const prerequisite = { capability: 'ideas.lists.likes.preview', input: { ...input } }
  return fail(code, { prerequisite })
}
