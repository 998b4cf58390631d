import type { Disclosure, DiscoveryFilters } from '#generated/types.ts'
import type { Context } from '#server/domain/context.ts'
import { meantBy } from '#server/domain/discovery/meant.ts'
import { isAllMeant } from '#server/domain/finding/meaning.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { slotsOf } from '#server/domain/finding/wanted.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { wordsOfFiltersDisclosed } from '#server/domain/messages/words_read.ts'
import { type ChooseOptions, type Chosen, choose } from '#server/flows/finding/choices.ts'
import { type ReadFilters, readFilters } from '#server/flows/finding/filters.ts'
import { readWords } from '#server/flows/finding/read_words.ts'

type Asked = DiscoveryFilters & { prioritize_likes?: boolean }

/** What was chosen, by which filters, and what words were read as. */
export interface ChosenByWords {
  readonly chosen: Chosen
  readonly read: ReadFilters
  readonly told: readonly Disclosure[]
}

/**
 * Chooses by what a request says. Where nothing has the words of its `search`, those for a time, an area, a saved person and a
 * mood become what they are, unless a field says the same: “pizza in Kreuzberg tonight”.
 */
export async function chooseByWords(
  context: Pick<Context, 'db' | 'owner' | 'timezone'>,
  read: ReadFilters,
  asked: Asked,
  options: ChooseOptions,
): Promise<ChosenByWords> {
  const chosen = await choose(context, read.filters, options)
  const literal = { chosen, read, told: [] }
  if (chosen.choices.length > 0 || asked.search === undefined) return literal
  const words = await withWords(context, asked, asked.search)
  if (words === null) return literal
  const with_shared = read.filters.lists.some(({ is_shared }) => is_shared)
  const by = await readFilters(context, words.asked, { with_shared })
  const found = await choose(context, by.filters, options)
  // What to relax is said of what was asked for.
  if (found.choices.length === 0) return literal
  return { chosen: found, read: by, told: words.told }
}

async function withWords(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  asked: Asked,
  text: string,
): Promise<{ asked: Asked; told: Disclosure[] } | null> {
  const { when, when_preset, time_slots, requested_start_at } = asked
  const people = [asked.people, asked.names, asked.person_handles]
  const said = {
    time: [when, when_preset, time_slots, requested_start_at].some((one) => one !== undefined),
    area: (asked.neighborhoods ?? []).length > 0,
    person: people.some((names) => (names ?? []).length > 0),
  }
  const words = await readWords(db, text, { timezone, said, anywhere: false })
  const left = words?.left ?? text
  const moods = (words ? words.query : queryOf(text, { moods: true }))?.moods ?? []
  if (words === null && moods.length === 0) return null
  // A mood is what suits it, where nothing else is left to match.
  const isMood = moods.length > 0 && isAllMeant(wordsOf(left))
  const { search: _, ...others } = asked
  return {
    asked: {
      ...others,
      ...(isMood
        ? { activities: asked.activities ?? meantBy(left) }
        : left !== '' && { search: left }),
      ...(words?.time && { time_slots: slotsOf(words.time.spans, timezone) }),
      ...(words?.area && { neighborhoods: [words.area.text] }),
      ...(words?.person != null && { people: [words.person] }),
    },
    told: wordsOfFiltersDisclosed({ ...words?.told, moods: isMood ? moods : [] }),
  }
}
