import type { DiscoveryFilters } from '#generated/types.ts'
import { durationWithin } from '#server/domain/discovery/duration.ts'
import { coverageOf, meaningOf } from '#server/domain/discovery/meaning.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import type { Objective, ObjectiveWindow } from '#server/domain/discovery/objective.ts'
import { isEventKind } from '#server/domain/discovery/recorded.ts'
import { subjectOf, uncheckedWords } from '#server/domain/discovery/words.ts'
import { activitiesNamed } from '#server/domain/finding/activities.ts'
import { minutesBetween, slotOf } from '#server/domain/discovery/slot.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** An area that is known: a neighborhood, or a whole city where `name` is null. */
export interface KnownArea {
  readonly city: string
  readonly name: string | null
}

/** What a run searches for, as far as it can be searched for. */
export interface Searchable {
  /** As fields of the shared discovery filters, without people; null where nothing says what it is about. */
  readonly filters: DiscoveryFilters | null
  /** Names of neighborhoods and cities, in the spelling of the catalog. */
  readonly areas: readonly string[]
  /** Names of places that no catalog has: they have to match as words. */
  readonly unknown: readonly string[]
  /** Constraints that nothing here can check. */
  readonly unchecked: readonly Constraint[]
}

/** The most terms that decide rank, and the most characters of one. */
const maxTerms = 10
const longestTerm = 80

/** The most characters of what has to match. */
const longestSearch = 200

/** What of an objective can be searched for: the rest is a gap. */
export function searchableOf(objective: Objective, known: readonly KnownArea[]): Searchable {
  const resolved = objective.constraints.filter((one) => coverageOf(one) === 'resolved')
  const areas: string[] = []
  const activities: string[] = []
  const own: string[] = []
  const words: string[] = []
  const terms: string[] = []
  const unchecked: Constraint[] = []
  let minutes: number | null = null
  for (const constraint of resolved) {
    const { hardness, label, value } = constraint
    const meaning = meaningOf(constraint)
    if (hardness === 'soft') terms.push(value ?? label)
    else if (meaning === 'geography' && value !== null) {
      const found = areasIn(value, known)
      if (found.length > 0) areas.push(...found)
      // A place that no catalog has is kept as words.
      else words.push(value)
    } else if (meaning === 'activity' && value !== null) {
      const meant = activitiesNamed(value)
      if (meant.length > 0) activities.push(...meant)
      else own.push(value)
    } else if (meaning === 'duration') {
      minutes = durationIn(constraint, objective)
      if (minutes === null) unchecked.push(constraint)
    } else unchecked.push(constraint)
  }
  const subject = subjectOf(objective)
  const search = [subject?.words, ...words].filter((text) => text != null).join(' ')
  // What has to match are both the subject and the activities of constraints; the filters know one of several.
  const wanted = activities.length + own.length > 0 ? activities : (subject?.activities ?? [])
  const usable = terms.filter((term) => wordsOf(term).length > 0 && term.length <= longestTerm)
  const filters: DiscoveryFilters = {
    ...(wordsOf(search).length > 0 && { search: [...search].slice(0, longestSearch).join('') }),
    ...(areas.length > 0 && { neighborhoods: [...new Set(areas)] }),
    ...(wanted.length > 0 && { activities: [...new Set(wanted)] }),
    ...(own.length > 0 && { user_activities: own }),
    ...(usable.length > 0 && { preference_terms: usable.slice(0, maxTerms) }),
    ...timeOf(objective.window, minutes),
  }
  // “Things to do in Neukölln” asks for anything that is there.
  const isAnything =
    (areas.length + words.length > 0 ||
      Object.values(objective.window).some((at) => at !== null)) &&
    uncheckedWords(objective, []).length === 0
  const hasSubject = subject !== null || activities.length + own.length > 0 || isAnything
  return {
    filters: hasSubject ? filters : null,
    areas: [...new Set(areas)],
    unknown: words,
    unchecked,
  }
}

/** The areas that a place's name means: “Charlottenburg, Berlin” is the neighborhood in that city, or else the city. */
export function areasIn(value: string, known: readonly KnownArea[]): string[] {
  const parts = value
    .split(',')
    .map(nameKey)
    .filter((part) => part !== '')
  const [first, ...rest] = parts
  if (first === undefined) return []
  const named = known.filter(({ name, city }) => nameKey(name ?? city) === first)
  const inside = named.filter(({ city }) => rest.includes(nameKey(city)))
  const best = inside.length > 0 ? inside : named
  return [...new Set(best.map(({ name, city }) => name ?? city))]
}

/**
 * How long something has to take, where opening hours can tell it: of places alone, in a time that was asked for and is long
 * enough. Null otherwise.
 */
function durationIn(constraint: Constraint, { kinds, window }: Objective): number | null {
  const { after, before, start } = window
  const isOfPlaces = kinds.length > 0 && !kinds.some((kind) => isEventKind(kind))
  const isTimed = after !== null || before !== null || start !== null
  if (!isOfPlaces || !isTimed) return null
  return durationWithin(constraint, dateOf(after), dateOf(before))
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

function timeOf(
  { after, before, start, end }: ObjectiveWindow,
  minutes: number | null,
): DiscoveryFilters {
  const hasBounds = after !== null || before !== null
  const asked =
    start === null || end === null ? minutes : minutesBetween(dateOf(start), dateOf(end))
  return {
    ...(asked !== null && asked > 0 && { duration_minutes: asked }),
    ...(hasBounds && slotOf(dateOf(after), dateOf(before), asked)),
    ...(start !== null && { requested_start_at: start, constraint_kind: 'exact_start' }),
  }
}
