import type { DiscoveryFilters, TargetKind } from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { slotOf } from '#server/domain/discovery/slot.ts'
import { wordsOf } from '#server/domain/finding/words.ts'
import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'
import { isWhenPreset } from '#server/domain/availability/when_preset.ts'

/** What a saved view filters by, besides its defaults, as the table stores it. */
export interface StoredView {
  /** What everything in it must match; null where nothing was named. */
  readonly subject: string | null
  /** None is all. */
  readonly kinds: readonly TargetKind[]
  /** Cities, and names that are no neighborhoods of the catalog: they count where the defaults name no neighborhoods. */
  readonly areas: readonly string[]
  /** Without areas, activities, times and people. */
  readonly constraints: readonly Constraint[]
}

/** A list as far as it decides what a view contains. */
export interface ViewedList extends PlanningDefaults {
  /** Null for a list that is no view. */
  readonly view_filters: StoredView | null
}

/** What a view contains. */
export interface ViewFilters {
  /** As the shared discovery filters of an input. Nobody is named: a view has no audience. */
  readonly filters: DiscoveryFilters
  /** None is all. */
  readonly kinds: readonly TargetKind[]
}

/** The most terms that decide rank, and the most characters of one. */
const maxTerms = 10
const longestTerm = 80

/** The longest subject that filters can ask for. */
const longestSearch = 200

/** What a saved view contains, as filters that are applied when it is read. */
export function viewFilters(list: ViewedList): ViewFilters {
  const { view_filters, neighborhood_names, activity_names, custom_activity_names } = list
  const { subject, kinds, areas, constraints } = view_filters ?? blank
  const neighborhoods = neighborhood_names.length > 0 ? neighborhood_names : areas
  const terms = constraints
    .filter(({ hardness }) => hardness === 'soft')
    .map(({ label }) => label)
    .filter((label) => label.length <= longestTerm)
    .slice(0, maxTerms)
  return {
    filters: {
      ...(hasWords(subject) && { search: [...subject].slice(0, longestSearch).join('') }),
      ...(neighborhoods.length > 0 && { neighborhoods: [...neighborhoods] }),
      ...(activity_names.length > 0 && { activities: activity_names }),
      ...(custom_activity_names.length > 0 && { user_activities: custom_activity_names }),
      ...timeOf(list),
      ...(terms.length > 0 && { preference_terms: terms }),
    },
    kinds,
  }
}

/** Whether a text has a letter, a digit or a picture: one without matches nothing. */
function hasWords(text: string | null): text is string {
  return text !== null && wordsOf(text).length > 0
}

const blank: StoredView = { subject: null, kinds: [], areas: [], constraints: [] }

/** The time of a view: its bounds, and otherwise its named period where that is one the service knows. */
function timeOf({ when_preset, when_start, when_end }: PlanningDefaults): DiscoveryFilters {
  if (when_start !== null || when_end !== null) return slotOf(when_start, when_end, null)
  const isPeriod = when_preset !== null && when_preset !== 'custom' && isWhenPreset(when_preset)
  return isPeriod ? { when_preset } : {}
}
