import type { Like, LikesQueryInput } from '#generated/types.ts'
import { listLikeEntries, toLike } from '#server/data/likes/list_entries.ts'
import { selectLikes } from '#server/data/likes/select.ts'
import { unknownNames } from '#server/flows/catalogs/names.ts'
import { type ListPage, readPage } from '#server/flows/paging.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { findAnIdea } from '#server/domain/messages/ideas.ts'
import { cursorExpired, likeEntry, noLikesFound } from '#server/domain/messages/likes.ts'
import { shownText } from '#server/domain/messages/shown.ts'
import { idsOf } from '#server/domain/people/named.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'
import { type Context, completed, handler } from '#server/runtime/handler.ts'

export default handler('likes.query', async (context, input) => {
  const { items, ...paging } = await readLikes(context, input).catch(refuseExpired)
  const titles = items.map(({ subject, match }) => likeEntry(subject.title, match))
  const text = shownText(titles, paging.collection, noLikesFound)
  const disclosures = await unknownFilters(context, input)
  const find = { capability: 'ideas.saved.query', reason: findAnIdea } as const
  const next = items.length === 0 ? [find] : []
  return completed({ items }, { text, ...paging, disclosures, next })
})

function readLikes(context: Context, input: LikesQueryInput): Promise<ListPage<Like>> {
  const { db, timezone } = context
  return readPage(context, input, {
    async take(asked) {
      const people = await peopleIds(context, asked)
      const now = await db.now()
      return selectLikes(db.owner, { filters: asked.filters ?? {}, people, timezone, now })
    },
    // What was taken back since the snapshot no longer matches.
    async load({ read }, asked) {
      const likes = (await listLikeEntries(db, await read)).map(toLike)
      return likes.filter(matching(asked))
    },
  })
}

/** A disclosure for each name of a filter that no catalog has: nothing can match it. */
async function unknownFilters({ db }: Context, { filters = {} }: LikesQueryInput) {
  const { neighborhood_names = [], activity_names = [] } = filters
  const [neighborhoods, activities] = await Promise.all([
    unknownNames(db, 'neighborhoods', neighborhood_names),
    unknownNames(db, 'activities', activity_names),
  ])
  return [...neighborhoods, ...activities].map((text) => ({ name: 'likes.filter_unknown', text }))
}

/** The ids of the people an input names; null where it names no one. */
async function peopleIds({ db }: Context, { people_handles = [] }: LikesQueryInput) {
  if (people_handles.length === 0) return null
  return idsOf(await resolvePeople(db, people_handles, [], { handles: 'people_handles' }))
}

function matching({ filters = {}, people_handles = [] }: LikesQueryInput) {
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

/** `snapshot_expired` as `cursor_invalid`: the registry gives this capability no result status but completed. */
function refuseExpired(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'snapshot_expired') throw error
  throw fail('cursor_invalid', { pointer: '/cursor', message: cursorExpired })
}
