import type { Data, Input } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { listSummary, sharedIsRead, sharedListSummary } from '#server/domain/messages/lists.ts'
import {
  entriesRead,
  objectRead,
  readFurther,
  subjectForOperation,
} from '#server/domain/messages/objects.ts'
import { toReference } from '#server/flows/objects/call.ts'
import {
  allIdeas,
  allLists,
  type Contents,
  contentsOf,
  defaultsOf,
  listsOf,
} from '#server/flows/objects/entries.ts'
import { findObject, subjectMissing } from '#server/flows/objects/find.ts'
import { inspectObject } from '#server/flows/objects/inspect.ts'
import { liveObject, openObject } from '#server/flows/objects/open.ts'
import { type FoundObject, sharerOf } from '#server/flows/objects/thing.ts'
import { type Context, completed, handler, type Result } from '#server/runtime/handler.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

type Read = Result<Data<'ideas.object.get'>>
type Wanted = Input<'ideas.object.get'>
type Disclosures = NonNullable<Presentation['disclosures']>

/** The most entries of an answer, and how many it has unless the caller says otherwise. */
const most = 25

/** Offsets are integers of the database; none is larger. */
const largest = 2 ** 31 - 1

export default handler('ideas.object.get', async (context, input) => {
  const { subject, operation = 'open' } = input
  if (subject === undefined || Object.keys(subject).length === 0) {
    return listAll(context, input)
  }
  const choose = (handle: string) => ({ ...input, subject: { interaction_reference: handle } })
  const named = await findObject({ ...context, withShared: true }, subject, {
    choose: ({ handle }) => choose(handle),
  })
  const found = await liveObject(context, named)
  const sharer = sharerOf(found.thing)
  const reference = { ...toReference(found), ...(sharer && { shared_by: sharer }) }
  switch (operation) {
    case 'open':
    case 'inspect': {
      const read = operation === 'open' ? openObject : inspectObject
      const object = await read(context, found)
      const presentation = { text: summaryOf(found), disclosures: computedOf(found) }
      return completed({ subject: reference, object: { ...object } }, presentation)
    }
    case 'inspect_defaults': {
      const { list, defaults } = await defaultsOf(context, found, choose)
      const handle = toHandle('list', list.list_id)
      const text = objectRead('ideas_list', list.name)
      return completed(
        { subject: { type: 'ideas_list', handle, label: list.name }, object: defaults },
        { text },
      )
    }
    case 'list_contents':
      return page(
        input,
        { subject: reference },
        (part) => contentsOf(context, found, input.collection, part),
        computedOf(found),
      )
    case 'list_ideas_lists':
      return page(input, { subject: reference }, (part) => listsOf(context, found, part))
  }
})

/** Errors: `subject_required` for anything but all lists and all saved ideas. */
function listAll(context: Context, input: Wanted): Promise<Read> {
  const { operation, collection } = input
  if (operation === 'list_ideas_lists') return page(input, {}, (part) => allLists(context, part))
  if (operation === 'list_contents' && collection === 'saved_items') {
    return page(input, {}, (part) => allIdeas(context, part))
  }
  throw subjectMissing(subjectForOperation)
}

/** One page of entries: one more than is shown is read, to know whether there are more. */
async function page(
  input: Wanted,
  about: Pick<Data<'ideas.object.get'>, 'subject'>,
  read: (part: { limit: number; offset: number }) => Promise<object[] | Contents>,
  disclosures: Disclosures = [],
): Promise<Read> {
  const limit = input.limit ?? most
  const offset = Math.min(input.offset ?? 0, largest)
  const found = await read({ limit: limit + 1, offset })
  const { entries, is_partial } = Array.isArray(found)
    ? { entries: found, is_partial: false }
    : found
  const items = entries.slice(0, limit).map((entry) => ({ ...entry }))
  const has_more = entries.length > limit
  const next = { ...input, offset: offset + limit }
  return completed(
    { ...about, items, has_more },
    {
      text: entriesRead(items.length, has_more),
      disclosures: is_partial && !has_more ? [...disclosures, 'collection.cut'] : disclosures,
      ...(has_more && {
        next: [{ capability: 'ideas.object.get', reason: readFurther, input: next }],
      }),
    },
  )
}

/** What is said of a saved view, whose ideas are computed, and of a list that a friend shared. */
function computedOf({ thing }: FoundObject): Disclosures {
  if (thing.is === 'shared_list') return [sharedIsRead(thing.shared.row.host_name)]
  return thing.is === 'list' && thing.list.origin === 'saved_view' ? ['list.computed'] : []
}

function summaryOf({ type, label, thing }: FoundObject): string {
  if (thing.is === 'shared_list') {
    const { live, row } = thing.shared
    return sharedListSummary(live.name, row.host_name, live.idea_count)
  }
  if (thing.is !== 'list') return objectRead(type, label)
  const { name, item_count, people_count } = thing.list
  return listSummary(name, item_count, people_count)
}
