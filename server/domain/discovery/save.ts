import { coverageOf, isOfTime, meaningOf } from '#server/domain/discovery/meaning.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import { areasIn, type KnownArea } from '#server/domain/discovery/search.ts'
import type { StoredView } from '#server/domain/discovery/view.ts'
import { subjectOf } from '#server/domain/discovery/words.ts'
import { activitiesNamed } from '#server/domain/finding/activities.ts'
import type { PlanningDefaults } from '#server/domain/lists/defaults.ts'

/** What a run is saved as. */
export interface ViewOfRun {
  readonly view: StoredView
  /** The defaults that its constraints give; fixed dates are left out, and so are people. */
  readonly defaults: Pick<
    PlanningDefaults,
    'neighborhood_names' | 'activity_names' | 'custom_activity_names'
  >
}

/** The longest name of an activity in the person's own words, and the most names of a kind. */
const longestActivity = 80
const maxNames = 25

/** The filters of a run as those of a view. `neighborhoods` are the names of the catalog. */
export function viewOf(
  objective: Objective,
  known: readonly KnownArea[],
  neighborhoods: ReadonlySet<string>,
): ViewOfRun {
  const areas: string[] = []
  const activities: string[] = []
  const own: string[] = []
  const rest = objective.constraints.filter((constraint) => {
    const meaning = meaningOf(constraint)
    const { value, hardness } = constraint
    if (isOfTime(meaning)) return false
    if (meaning !== 'geography' && meaning !== 'activity') return true
    if (value === null || hardness === 'soft') return true
    if (coverageOf(constraint) !== 'resolved') return true
    if (meaning === 'geography') {
      const found = areasIn(value, known)
      areas.push(...(found.length > 0 ? found : [value]))
      return false
    }
    const meant = activitiesNamed(value)
    if (meant.length > 0) activities.push(...meant)
    else if (value.length <= longestActivity) own.push(value)
    else return true
    return false
  })
  const { words, activities: meant } = subjectOf(objective) ?? { words: null, activities: [] }
  const isNamed = activities.length + own.length > 0
  if (!isNamed) activities.push(...(meant ?? []))
  // What the search is about is a filter that the person sees and changes, wherever it can be one.
  const named = words === null ? [] : activitiesNamed(words)
  activities.push(...named)
  const isOwn = words !== null && named.length === 0 && words.length <= longestActivity
  if (isOwn) own.push(words)
  const unique = (names: readonly string[]) => [...new Set(names)].slice(0, maxNames)
  return {
    view: {
      subject: named.length > 0 || isOwn ? null : words,
      kinds: objective.kinds,
      areas: unique(areas.filter((name) => !neighborhoods.has(name))),
      constraints: rest,
    },
    defaults: {
      neighborhood_names: unique(areas.filter((name) => neighborhoods.has(name))),
      activity_names: unique(activities),
      custom_activity_names: unique(own),
    },
  }
}
