import type { Like, LikesQueryInput } from '#generated/types.ts'
import { listLikeEntries, toLike } from '#server/data/likes/page.ts'
import { selectLikes } from '#server/data/likes/queries.ts'
import { idsOf } from '#server/data/lists/members.ts'
import { resolvePeople } from '#server/data/people/rows.ts'
import { type ListPage, readPage } from '#server/flows/paging.ts'
import { shownText } from '#server/domain/collection.ts'
import { Failure, fail } from '#server/domain/failure.ts'
import { completed, type Context, handler } from '#server/runtime/handler.ts'

export default handler('likes.query', async (context, input) => {
  const { items, ...paging } = await readLikes(context, input).catch(refuseExpired)
  const titles = items.map(({ subject, match }) => `${subject.title}${match ? ' (a match)' : ''}`)
  const text = shownText(titles, paging.collection, 'No like fits.')
  return completed({ items }, { text, ...paging })
})

function readLikes(context: Context, input: LikesQueryInput): Promise<ListPage<Like>> {
  const { db, timezone } = context
  return readPage(context, input, {
    async take() {
      const people = await namedPeople(context, input)
      const now = await db.now()
      return selectLikes(db.owner, { filters: input.filters ?? {}, people, timezone, now })
    },
    // Whatever was taken back since the snapshot was taken no longer counts.
    async load(ids, asked) {
      const likes = (await listLikeEntries(db, ids)).map(toLike)
      const fits = fitting(asked)
      return likes.filter(fits)
    },
  })
}

/** Nobody in particular where the field is left out or empty. */
async function namedPeople({ db }: Context, { people_handles = [] }: LikesQueryInput) {
  if (people_handles.length === 0) return null
  return idsOf(await resolvePeople(db, people_handles, [], { handles: 'people_handles' }))
}

function fitting({ filters = {}, people_handles = [] }: LikesQueryInput) {
  const named = new Set(people_handles)
  return ({ mine, incoming_from, intentions }: Like): boolean => {
    if (!mine && (incoming_from.length === 0 || filters.own_only)) return false
    if (filters.incoming_only && incoming_from.length === 0) return false
    if (named.size === 0) return true
    const handles = [
      ...incoming_from.map(({ person_handle }) => person_handle),
      ...intentions.flat(),
    ]
    return handles.some((handle) => named.has(handle))
  }
}

/** The capability is completed or refused; it has no other end to tell that a snapshot is over. */
function refuseExpired(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'snapshot_expired') throw error
  const message = 'This cursor has expired. Start again without it.'
  throw fail('cursor_invalid', { pointer: '/cursor', message })
}
