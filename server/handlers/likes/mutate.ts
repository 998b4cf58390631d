import type { Input, LikeKind, LikeSubject } from '#generated/types.ts'
import { listLikesOf } from '#server/data/likes/list.ts'
import { type LikeSubjectRow, toLikedThing } from '#server/data/likes/rows.ts'
import type { Db } from '#server/database/db.ts'
import { fail, missing } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import {
  distinctIntentions,
  type LikeState,
  likedFor,
  maxIntentions,
  notLiked,
  withoutPeople,
} from '#server/domain/likes/like.ts'
import {
  likeIsForTooMany,
  likeText,
  somebody,
  unliked,
  unlikeIsForAll,
  wasNotLiked,
} from '#server/domain/messages/likes.ts'
import { ideaRestored } from '#server/domain/messages/inventory.ts'
import { calledBy, idsOf } from '#server/domain/people/named.ts'
import { kindsMeant, lockSubjects, requireAmong } from '#server/flows/likes/subjects.ts'
import { undoLikes } from '#server/flows/likes/undo.ts'
import { type Changed, updateLikes } from '#server/flows/likes/update.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'
import { type Context, completed, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('likes.mutate', async (context, input) => {
  const { operation, subject: named } = input
  if (operation === undefined) throw missing('/operation')
  if (operation === 'undo') return undo(context, input)
  if (operation === 'replace' && !input.intentions) throw missing('/intentions')
  if (operation === 'remove_person' && !input.people_handles?.length) {
    throw missing('/people_handles')
  }
  if (operation === 'unlike' && input.people_handles?.length) {
    throw fail('clarification_required', { pointer: '/people_handles', message: unlikeIsForAll })
  }
  if (!named) throw fail('subject_required', { pointer: '/subject' })

  const { db } = context
  const { people, groups } = await resolveIntentions(db, input)
  const saves = operation === 'save' || operation === 'replace'
  const subject = await lockSubject(db, named, saves)
  const { likes } = await listLikesOf(db, [subject])
  const before = likes.get(subject.id)
  refuseStale(input.revision, before?.revision ?? 0)
  const after = stateAfter(operation, before ?? notLiked, groups, people)
  if (after.intentions.length > maxIntentions) {
    const message = likeIsForTooMany(subject.title, maxIntentions)
    throw fail('limit_reached', { pointer: '/intentions', message })
  }
  const changed = await updateLikes(db, [{ subject, before, after }], 'like')
  return answer(context, subject, changed, named.kind)
})

type Wanted = Input<'likes.mutate'>

async function undo(context: Context, { receipt_id, revision, subject: named }: Wanted) {
  if (receipt_id === undefined) throw missing('/receipt_id')
  const pointer = '/receipt_id'
  const undone = await undoLikes(context, 'like', { handle: receipt_id, pointer, revision })
  const [subject] = undone.subjects
  if (!subject) throw new Error('A receipt is of one like.')
  if (named) {
    const { kind, handle } = named
    const reference = { kinds: kindsMeant(kind), handle, pointer: '/subject/handle' }
    await requireAmong(context.db, [subject], reference, pointer)
  }
  return answer(context, subject, undone)
}

/** The people that `people_handles` names, and the groups of `intentions`. Errors: `reference_not_found`. */
async function resolveIntentions(db: Db, { people_handles = [], intentions = [] }: Wanted) {
  const named = [
    ...intentions.map((handles, index) => ({ handles, fields: `intentions/${index}` })),
    { handles: people_handles, fields: 'people_handles' },
  ]
  const resolved = await Promise.all(
    named.map(({ handles, fields }) => resolvePeople(db, handles, [], { handles: fields })),
  )
  const groups = distinctIntentions(resolved.map(idsOf))
  return { people: idsOf(resolved.at(-1) ?? []), groups }
}

async function lockSubject(
  db: Db,
  { kind, handle }: LikeSubject,
  saves: boolean,
): Promise<LikeSubjectRow> {
  const pointer = '/subject/handle'
  const [subject] = await lockSubjects(db, [{ kinds: kindsMeant(kind), handle, pointer }], saves)
  if (!subject) throw fail('reference_not_found', { pointer })
  if (saves && subject.state === 'archived') {
    throw fail(subject.kind === 'place' ? 'place_archived' : 'idea_archived', { pointer })
  }
  return subject
}

function refuseStale(seen: number | undefined, revision: number): void {
  if (seen === undefined || seen === revision) return
  throw fail('stale_revision', {
    pointer: '/revision',
    current: { revision },
    prerequisite: { capability: 'likes.query', input: {} },
  })
}

function stateAfter(
  operation: 'save' | 'replace' | 'remove_person' | 'unlike',
  before: LikeState,
  groups: string[][],
  people: string[],
): LikeState {
  if (operation === 'save') return likedFor(before, groups)
  if (operation === 'replace') return { saved: true, intentions: groups }
  return operation === 'unlike' ? notLiked : withoutPeople(before, people)
}

/** The answer about a like as it is now. An event that the caller named as an idea is called an idea. */
async function answer(
  { db }: Context,
  subject: LikeSubjectRow,
  { reversible, replicates }: Changed,
  named?: LikeKind,
) {
  const { likes, people } = await listLikesOf(db, [subject])
  const like = likes.get(subject.id)
  const { saved, intentions } = like ?? notLiked
  const shown = toLikedThing(subject)
  const thing = { ...shown, ...(shown.kind === 'event' && named === 'idea' && { kind: named }) }
  const [receipt] = reversible
  const data = {
    subject: thing,
    saved,
    intentions: intentions.map((group) => group.map((id) => toHandle('person', id))),
    revision: like?.revision ?? 0,
    receipt_id: receipt?.handle ?? null,
    reversible_until: receipt?.until.toISOString() ?? null,
  }
  const groups = intentions.map((group) =>
    group.map((id) => {
      const person = people.get(id)
      return person ? calledBy(person) : somebody
    }),
  )
  const { restored = false } = subject
  if (!receipt && !restored) {
    return unchanged(data, {
      text: saved ? likeText(thing.title, groups) : wasNotLiked(thing.title),
    })
  }
  const resource = { kind: thing.kind === 'place' ? 'place' : 'idea', handle: thing.handle }
  return completed(data, {
    text: saved ? likeText(thing.title, groups) : unliked(thing.title),
    replicates: replicates || restored,
    disclosures: restored ? [ideaRestored(thing.title)] : [],
    effects: [{ type: 'like.changed', state: 'confirmed', resource }],
  })
}
