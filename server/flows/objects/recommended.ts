import type { Candidate } from '#generated/types.ts'
import { listItemsAmong } from '#server/data/list_ideas/list.ts'
import { listMembers } from '#server/data/list_people/list.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import type { Part } from '#server/data/objects/list_part.ts'
import { toPerson } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { viewFilters } from '#server/domain/discovery/view.ts'
import { type Choice, toStored } from '#server/domain/finding/choice.ts'
import { isWhenPreset } from '#server/domain/availability/when_preset.ts'
import { chooseAll } from '#server/flows/finding/choices.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { toCandidates } from '#server/flows/finding/present.ts'

/** The most people of a list who decide the order of what fits it. */
const maxPeople = 25

/** A part of what fits a list's defaults, or a view's filters, for its people: the best first, without what is on it. */
export async function recommendedFor(
  context: Pick<Context, 'db' | 'owner' | 'seal' | 'timezone'>,
  list: ListRow,
  { offset, limit }: Part,
): Promise<{ entries: Candidate[]; is_partial: boolean }> {
  const { db } = context
  const { when_preset, ...filters } = viewFilters(list).filters
  const people = (await listMembers(db, list.list_id)).slice(0, maxPeople)
  const read = await readFilters(context, {
    ...filters,
    ...(when_preset !== undefined && isWhenPreset(when_preset) && { when_preset }),
    ...(people.length > 0 && {
      person_handles: people.map((person) => toPerson(person).person_handle),
    }),
  })
  const others: Choice[] = []
  let isPartial = false
  for await (const { choices, is_partial } of chooseAll(context, read.filters)) {
    const ids = choices.map(({ entry }) => entry.id)
    const present = await listItemsAmong(db, list.list_id, ids)
    others.push(...choices.filter(({ entry }) => !present.has(entry.id)))
    isPartial = is_partial
    if (others.length >= offset + limit) break
  }
  const { search, preference_terms } = read.filters
  const shown = others.slice(offset, offset + limit).map(toStored)
  const asked = { people: read.filters.people, search, preference_terms }
  return { entries: await toCandidates(context, shown, asked), is_partial: isPartial }
}
