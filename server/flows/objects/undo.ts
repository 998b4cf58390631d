import { listIdeas } from '#server/data/ideas/list.ts'
import { type LikeSubjectRow, toLikedThing } from '#server/data/likes/rows.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { missing, refuse } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { mustMeanTheSame } from '#server/domain/messages/input.ts'
import { nothingUndone, undone, undoneInPart } from '#server/domain/messages/likes.ts'
import {
  captureUndone,
  defaultsRestored,
  ideaBack,
  linkEnded,
  listBack,
  placeBack,
  putBack,
  takenOff,
  takenOffArchived,
} from '#server/domain/messages/objects.ts'
import type { ObjectType } from '#server/domain/objects/types.ts'
import { completed, unchanged } from '#server/domain/calls/result.ts'
import { undoDeleted } from '#server/flows/lists/delete.ts'
import { undoLikes } from '#server/flows/likes/undo.ts'
import { undoDefaults } from '#server/flows/lists/change_defaults.ts'
import { undoItem } from '#server/flows/lists/change_item.ts'
import { undoLink } from '#server/flows/lists/share_link.ts'
import { type Mutated, type ObjectCall, toReference } from '#server/flows/objects/call.ts'
import { findObject } from '#server/flows/objects/find.ts'
import {
  type ChangedPlace,
  type IdeaUndone,
  undoArchivedIdea,
  undoArchivedPlace,
  undoCapturedIdea,
} from '#server/flows/objects/undo_removed.ts'
import { toObject } from '#server/flows/objects/thing.ts'
import { listDeleted } from '#server/domain/messages/lists.ts'
import { undoGenerated } from '#server/flows/finding/undo_generated.ts'
import { type Reversible, requireReversibleKind } from '#server/flows/reversible.ts'
import type { Undoing } from '#server/flows/undoing.ts'
import type { Presentation } from '#server/domain/calls/presentation.ts'

const pointer = '/reversible_action_id'

/** What was undone. */
interface Undone {
  /** What the change was of, the first thing first. */
  subjects: { type: ObjectType; handle: string; label: string }[]
  isChanged: boolean
  presentation: Presentation
  /** What undoes the undoing; null where that cannot be undone. */
  reversible: Reversible | null
}

/**
 * Undoes a change that named a `reversible_action_id`: of this capability, or of likes together.
 *
 * Errors: `reference_not_found`; `not_reversible` where it was used, is too old, or what it changed has changed since;
 * `input_invalid` where a subject is given that the change was not of.
 */
export async function undoObject(
  context: Context,
  { mutation: { reversible_action_id: handle, subject }, input }: ObjectCall,
): Promise<Mutated> {
  if (handle === undefined) throw missing(pointer)
  const named =
    Object.keys(subject).length > 0 ? await findNamed(context, { subject, input }) : null
  const { subjects, isChanged, presentation, reversible } = await undo(context, handle)
  const first = subjects.find((one) => one.handle === named?.handle) ?? subjects[0]
  if (!first) throw new Error('A reversible action is of at least one thing.')
  if (named && first.handle !== named.handle) {
    refuse([
      { pointer: '/subject', code: 'rule', message: mustMeanTheSame('reversible_action_id') },
      { pointer, code: 'rule', message: mustMeanTheSame('subject') },
    ])
  }
  const data = {
    subject: first,
    result: 'undone',
    reversible_action_id: reversible?.handle ?? null,
  }
  return isChanged ? completed(data, presentation) : unchanged(data, presentation)
}

function findNamed(
  context: Context,
  { subject, input }: { subject: ObjectCall['mutation']['subject']; input: ObjectCall['input'] },
) {
  return findObject(context, subject, {
    choose: ({ type, handle }) => ({ ...input, subject: { type, handle } }),
  })
}

async function undo(context: Context, handle: string): Promise<Undone> {
  const undoing = { context, handle, pointer }
  const kind = await requireReversibleKind(context.db, handle, pointer)
  switch (kind) {
    case 'list_item':
      return undoItemOf(context, undoing)
    case 'list_defaults': {
      const { list, reversible } = await undoDefaults(undoing)
      const effect = 'ideas_list.defaults_updated'
      return ofList(list, defaultsRestored(list.name), effect, reversible)
    }
    case 'share_link': {
      const { list } = await undoLink(undoing)
      return ofList(list, linkEnded(list.name), 'ideas_list.share_link_ended', null)
    }
    case 'generated_list': {
      const { list, ideas_archived } = await undoGenerated(undoing)
      return ofList(list, listDeleted(list.name, ideas_archived), 'ideas_list.deleted', null)
    }
    case 'deleted_list': {
      const list = await undoDeleted(undoing)
      return ofList(list, listBack(list.name), 'ideas_list.restored', null)
    }
    case 'archived_idea':
      return ofIdea(await undoArchivedIdea(undoing), 'idea.restored')
    case 'captured_idea':
      return ofIdea(await undoCapturedIdea(undoing), 'idea.archived')
    case 'archived_place':
      return ofPlace(await undoArchivedPlace(undoing))
    case 'interest':
    case 'like':
      return undoLikesOf(context, handle)
  }
}

async function undoItemOf(context: Context, undoing: Undoing): Promise<Undone> {
  const { list, idea_id, is_on_list, is_archived, replicates, reversible } = await undoItem(undoing)
  const [idea] = await listIdeas(context.db, [idea_id])
  if (!idea) throw new Error('The idea of a list item exists.')
  const subject = toReference(toObject({ is: 'idea', idea }))
  const how = is_on_list ? putBack : is_archived ? takenOffArchived : takenOff
  const undone = ofList(list, how(idea.title, list.name), 'ideas_list.items_updated', reversible)
  return {
    ...undone,
    presentation: { ...undone.presentation, replicates },
    subjects: [{ ...subject, type: idea.kind === 'event' ? 'event' : 'idea' }],
  }
}

function ofIdea({ idea, lists, before, replicates, reversible }: IdeaUndone, type: string): Undone {
  const handle = toHandle('idea', idea.idea_id)
  const text =
    type === 'idea.archived' ? captureUndone(idea.title) : ideaBack(idea.title, lists, before)
  return {
    subjects: [{ type: idea.kind === 'event' ? 'event' : 'idea', handle, label: idea.title }],
    isChanged: true,
    presentation: {
      text,
      effects: [{ type, state: 'confirmed', resource: { kind: 'idea', handle } }],
      replicates,
    },
    reversible,
  }
}

function ofPlace({ place: { place_id, name }, replicates }: ChangedPlace): Undone {
  const handle = toHandle('place', place_id)
  const resource = { kind: 'place', handle }
  return {
    subjects: [{ type: 'place', handle, label: name }],
    isChanged: true,
    presentation: {
      text: placeBack(name),
      effects: [{ type: 'place.restored', state: 'confirmed', resource }],
      replicates,
    },
    reversible: null,
  }
}

function ofList(
  { list_id, name }: ListRow,
  text: string,
  type: string,
  reversible: Reversible | null,
): Undone {
  const handle = toHandle('list', list_id)
  return {
    subjects: [{ type: 'ideas_list', handle, label: name }],
    isChanged: true,
    presentation: {
      text,
      effects: [{ type, state: 'confirmed', resource: { kind: 'list', handle } }],
    },
    reversible,
  }
}

async function undoLikesOf(context: Context, handle: string): Promise<Undone> {
  const result = await undoLikes(context, 'interest', { handle, pointer })
  const { subjects, likes, reversible, keeps, replicates } = result
  const titles = subjects.map(({ title }) => title)
  const isChanged = likes.length > 0
  const text = keeps ? undoneInPart(titles) : undone(titles)
  return {
    subjects: subjects.map(toSubject),
    isChanged,
    presentation: {
      text: isChanged ? text : nothingUndone(titles),
      facts: { undone: likes.length },
      ...(isChanged && {
        effects: subjects.map((subject) => ({
          type: 'interest.changed',
          state: 'confirmed' as const,
          resource: {
            kind: subject.kind === 'place' ? 'place' : 'idea',
            handle: toLikedThing(subject).handle,
          },
        })),
        replicates,
      }),
    },
    reversible: reversible[0] ?? null,
  }
}

function toSubject(subject: LikeSubjectRow) {
  const { kind, handle, title } = toLikedThing(subject)
  return { type: kind, handle, label: title }
}
