import { listIdeas } from '#server/data/ideas/list.ts'
import type { Context } from '#server/domain/context.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import {
  isNotOnList,
  isOnList,
  putOnList,
  removedFromList,
} from '#server/domain/messages/objects.ts'
import { completed, unchanged } from '#server/domain/calls/result.ts'
import { changeItem } from '#server/flows/lists/change_item.ts'
import {
  findSubject,
  type Mutated,
  type ObjectCall,
  toReference,
} from '#server/flows/objects/call.ts'
import { findDestination } from '#server/flows/objects/destination.ts'
import { findSavedIdea, saveAsIdea } from '#server/flows/objects/saved_idea.ts'
import { type FoundObject, toObject } from '#server/flows/objects/thing.ts'
import type { Adopted } from '#server/flows/finding/adopt_found.ts'

/**
 * Puts an object on a list, or removes it. A place or a friend's interest becomes a saved idea when it is put on a list.
 *
 * Errors: as `findSubject` and `findDestination`; `idea_archived`, `place_archived`; `capability_retired` for a saved view.
 */
export async function changeOnList(
  context: Context,
  call: ObjectCall,
  operation: 'add_to_list' | 'remove_from_list',
): Promise<Mutated> {
  const { db } = context
  const isAdded = operation === 'add_to_list'
  const subject = await findSubject(context, call, operation)
  const { list: named, pointer: list_pointer } = await findDestination(
    db,
    call.mutation.destination,
    (ideas_list_handle) => ({ ...call.input, destination: { ideas_list_handle } }),
  )
  const pointer = '/subject'
  const saved = isAdded
    ? await saveAsIdea(db, subject, pointer)
    : await savedBefore(context, subject)
  if (saved === null) {
    const data = { subject: toReference(subject), result: 'removed', reversible_action_id: null }
    return unchanged(data, { text: isNotOnList(subject.label, named.name) })
  }
  const { list, reversible } = await changeItem(db, {
    list_id: named.list_id,
    idea_id: saved.idea_id,
    is_restored: saved.was === 'restored',
    mode: isAdded ? 'add' : 'remove',
    list_pointer,
    idea_pointer: () => pointer,
  })
  const [idea] = await listIdeas(db, [saved.idea_id])
  // Whatever it was named by, what is on the list is an idea.
  const type = call.mutation.subject.type === 'idea' ? 'idea' : undefined
  const shown = idea ? toObject({ is: 'idea', idea }, type) : subject
  const data = {
    subject: toReference(shown),
    result: isAdded ? 'added' : 'removed',
    reversible_action_id: reversible?.handle ?? null,
  }
  if (!reversible) {
    const text = (isAdded ? isOnList : isNotOnList)(saved.title, list.name)
    return unchanged(data, { text })
  }
  return completed(data, {
    text: isAdded
      ? putOnList(saved.title, list.name, saved.was)
      : removedFromList(saved.title, list.name),
    effects: [
      {
        type: 'ideas_list.items_updated',
        state: 'confirmed',
        resource: { kind: 'list', handle: toHandle('list', list.list_id) },
      },
    ],
    disclosures: saved.was === 'restored' ? [ideaRestored(saved.title)] : [],
    replicates: saved.replicates,
  })
}

async function savedBefore({ db }: Context, subject: FoundObject): Promise<Adopted | null> {
  const idea_id = await findSavedIdea(db, subject)
  return idea_id === null
    ? null
    : { idea_id, title: subject.label, was: 'there', replicates: false }
}
