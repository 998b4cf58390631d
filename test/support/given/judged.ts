import { insertIdea } from '#server/data/ideas/insert.ts'
import { insertPlace } from '#server/data/places/insert.ts'
import { activityWords } from '#server/domain/language/activity/words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { judgedIdeas } from '#test/support/finding/ideas.ts'
import type { Account } from '#test/support/world.ts'

const catalog = new Map(activityWords.map(({ name }) => [nameKey(name), name]))

/** Saves the judged ideas for an account, as captures of them would. Returns the index of each by its id. */
export async function judgedAccount({ world, owner }: Account): Promise<Map<string, number>> {
  const indexes = new Map<string, number>()
  await world.database.write(owner, {
    async work(db) {
      for (const [index, idea] of judgedIdeas.entries()) {
        const { title, activity, place, address, description, neighborhood } = idea
        const activity_name = activity === null ? null : (catalog.get(nameKey(activity)) ?? null)
        const facts = { name: place ?? title, address, description: null, timezone: null }
        const at =
          place === null && address === null
            ? null
            : await insertPlace(
                db,
                { ...facts, activity_name: null },
                neighborhood === null ? undefined : { neighborhood, origin: 'captured' },
              )
        const id = await insertIdea(
          db,
          {
            kind: 'place',
            title,
            description,
            place_id: at?.place_id ?? null,
            venue_place_id: null,
            activity_name,
            custom_activity_name: activity_name === null ? activity : null,
            fixed_when: null,
            event_start_at: null,
            source_url: null,
            show_in_for_you: true,
          },
          idOf(index),
        )
        indexes.set(id, index)
      }
    },
  })
  return indexes
}

/** The same id in every run: equals are ordered by their ids. */
function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
}
