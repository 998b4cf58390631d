import { activityIn, wordsIn } from '#server/domain/language/activity/find.ts'
import { withoutStreets, withoutVenue } from '#server/domain/language/activity/venue.ts'
import type { Evidence } from '#server/domain/capture/deciding/evidence.ts'
import { cleanLine } from '#server/domain/capture/deciding/title.ts'

/** How many characters of a description are looked at, and the most of an activity that is not a name of the catalog. */
const most = 500
const longest = 40

/**
 * The activity of the catalog, and one in the words of the source: what the source calls it, then what its title and
 * the beginning of its description name.
 */
export function activitiesOf(
  evidence: Evidence,
  names: readonly string[],
  [title, description]: readonly [string, string | null],
  isEvent: boolean,
): { activity: string | null; custom_activity: string | null } {
  const venueNames = evidence.all('place_name').map(({ value }) => cleanLine(value))
  const claimed = evidence
    .all('activity')
    .map(({ value }) => cleanLine(value))
    .filter((value) => value !== '')
  // A full stop between them, so that no two words of different claims are one name.
  const about = (text: string) => (isEvent ? withoutVenue(text, venueNames) : withoutStreets(text))
  const told = [...claimed, about(title)].join(' . ')
  const activity =
    activityIn(told, names) ?? activityIn(about((description ?? '').slice(0, most)), names)
  const custom = claimed.find((one) => {
    const isOwn = activityIn(one, names) === null && !/^https?:|^\p{Lu}\p{Ll}+\p{Lu}/u.test(one)
    return isOwn && one.length <= longest && wordsIn(one).length > 0
  })
  return { activity, custom_activity: custom ?? null }
}
