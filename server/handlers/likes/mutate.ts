import type { Input, LikeKind, LikeSubject } from '#generated/types.ts'
import type { Db } from '#server/database/db.ts'
import { lockSubjects, type Subject, toLikedThing } from '#server/data/likes/subjects.ts'
import { undoLikes } from '#server/flows/likes/undo.ts'
import { type Changed, updateLikes, listLikesOf } from '#server/data/likes/rows.ts'
import { idsOf } from '#server/data/lists/members.ts'
import { resolvePeople } from '#server/data/people/rows.ts'
import { fail, missing } from '#server/domain/failure.ts'
import { toHandle } from '#server/domain/handle.ts'
import {
  distinctIntentions,
  likedFor,
  type LikeState,
  mostIntentions,
  notLiked,
  withoutPeople,
  withWhom,
} from '#server/domain/like.ts'
import { completed, type Context, handler, unchanged } from '#server/runtime/handler.ts'

export default handler('likes.mutate', async (context, input) => {
  const { operation, subject: named } = input
  if (operation === undefined) throw missing('/operation')
  if (operation === 'undo') return undo(context, input)
  if (operation === 'replace' && !input.intentions) throw missing('/intentions')
  if (operation === 'remove_person' && !input.people_handles?.length) {
    throw missing('/people_handles')
  }
  if (!named) throw fail('subject_required', { pointer: '/subject' })

  const { db } = context
  const { people, groups } = await meant(db, input)
  const adds = operation === 'save' || operation === 'replace'
  const subject = await hold(db, named, adds)
  const { likes } = await listLikesOf(db, [subject])
  const before = likes.get(subject.id)
  refuseStale(input.revision, before?.revision ?? 0)
  const after = wanted(operation, before ?? notLiked, groups, people)
  if (after.intentions.length > mostIntentions) {
    const message = `A like has at most ${mostIntentions} intentions.`
    throw fail('limit_reached', { pointer: '/intentions', message })
  }
  const changed = await updateLikes(db, [{ subject, before, after }], 'like')
  return answer(context, subject, changed, named.kind)
})

type Wanted = Input<'likes.mutate'>

async function undo(context: Context, { receipt_id, revision }: Wanted) {
  if (receipt_id === undefined) throw missing('/receipt_id')
  const pointer = '/receipt_id'
  const undone = await undoLikes(context, 'like', { handle: receipt_id, pointer, revision })
  const [subject] = undone.subjects
  if (!subject) throw new Error('A receipt is of one like.')
  return answer(context, subject, undone)
}

/** The people a call names, and the groups it names them in. */
async function meant(db: Db, { people_handles = [], intentions = [] }: Wanted) {
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

async function hold(db: Db, { kind, handle }: LikeSubject, adds: boolean): Promise<Subject> {
  const pointer = '/subject/handle'
  const [subject] = await lockSubjects(db, [{ kind, handle, pointer }], adds)
  if (!subject) throw fail('reference_not_found', { pointer })
  if (adds && subject.state === 'archived') {
    throw fail(subject.kind === 'place' ? 'place_archived' : 'idea_archived', { pointer })
  }
  return subject
}

function refuseStale(seen: number | undefined, revision: number): void {
  if (seen === undefined || seen === revision) return
  throw fail('stale_revision', { pointer: '/revision', current: { revision } })
}

function wanted(
  operation: 'save' | 'replace' | 'remove_person' | 'unlike',
  before: LikeState,
  groups: string[][],
  people: string[],
): LikeState {
  if (operation === 'save') return likedFor(before, groups)
  if (operation === 'replace') return { saved: true, intentions: groups }
  return operation === 'unlike' ? notLiked : withoutPeople(before, people)
}

/** An event that was named as an idea is answered as one. */
async function answer(
  { db }: Context,
  subject: Subject,
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
  const names = new Map([...people].map(([id, { display_name }]) => [id, display_name]))
  const whom = intentions.length > 0 ? `, ${withWhom(intentions, names)}` : ''
  const text = saved ? `You like ${thing.title}${whom}.` : `You do not like ${thing.title} now.`
  if (!receipt) return unchanged(data, { text })
  const resource = { kind: thing.kind === 'place' ? 'place' : 'idea', handle: thing.handle }
  return completed(data, {
    text,
    replicates,
    effects: [{ type: 'like.changed', state: 'confirmed', resource }],
  })
}
