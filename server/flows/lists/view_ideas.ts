import { listAreas } from '#server/data/areas/list.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import type { IdeaRow } from '#server/data/ideas/rows.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Part } from '#server/data/objects/list_part.ts'
import type { Context } from '#server/domain/context.ts'
import { areasIn } from '#server/domain/discovery/search.ts'
import { type ViewFilters, viewFilters } from '#server/domain/discovery/view.ts'
import { chooseAll } from '#server/flows/finding/choices.ts'
import { type ReadFilters, readFilters } from '#server/flows/finding/filters.ts'

/** The most ideas of a view that `ideas.lists.get` answers with. */
export const maxViewIdeas = 50

/** What a view contains, understood. A name of an area that is not known any more has to match as words. */
export async function readViewFilters(
  context: Pick<Context, 'db' | 'timezone'>,
  list: ListRow,
): Promise<Pick<ViewFilters, 'kinds'> & ReadFilters> {
  const { filters, kinds } = viewFilters(list)
  const { neighborhoods = [], search, ...rest } = filters
  const known = neighborhoods.length > 0 ? await listAreas(context.db) : []
  const areas = neighborhoods.flatMap((name) => areasIn(name, known))
  const unknown = neighborhoods.filter((name) => areasIn(name, known).length === 0)
  const words = [search, ...unknown].filter((text) => text !== undefined).join(' ')
  const read = await readFilters(context, {
    ...rest,
    ...(areas.length > 0 && { neighborhoods: areas }),
    ...(words !== '' && { search: words }),
  })
  return { ...read, kinds }
}

/** A part of the person's own ideas that a view contains now, the best first. It writes nothing. */
export async function listViewIdeas(
  context: Pick<Context, 'db' | 'owner' | 'timezone'>,
  list: ListRow,
  { limit, offset }: Part,
): Promise<{ ideas: IdeaRow[]; is_partial: boolean }> {
  const { filters, kinds } = await readViewFilters(context, list)
  const wantsEvents =
    kinds.length === 0 || kinds.some((kind) => kind !== 'place' && kind !== 'activity')
  const wantsPlaces =
    kinds.length === 0 || kinds.some((kind) => kind !== 'event' && kind !== 'occurrence')
  const ids: string[] = []
  let isPartial = false
  for await (const { choices, is_partial } of chooseAll(context, filters)) {
    const own = choices
      .filter(({ entry }) => entry.kind === 'idea' && entry.is_own)
      .filter(({ entry }) => (entry.is_event ? wantsEvents : wantsPlaces))
    ids.push(...own.map(({ entry }) => entry.id))
    isPartial = is_partial
    if (ids.length >= offset + limit) break
  }
  const ideas = await listIdeas(context.db, ids.slice(offset, offset + limit))
  return { ideas, is_partial: isPartial }
}
