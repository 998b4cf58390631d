import type { Evidence } from '#server/domain/capture/deciding/evidence.ts'
import type { When } from '#server/domain/capture/deciding/times.ts'
import { cleanLine } from '#server/domain/capture/deciding/title.ts'
import { isNoVenue } from '#server/domain/capture/deciding/where.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { zonesIn } from '#server/domain/language/place/zone_of.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/**
 * Whether the hour of an event is on clocks that its page does not tell, and all that the page hints at are countries with
 * other clocks than the account's.
 */
export function isAbroad(
  evidence: Evidence,
  { source_url, unread, timezone }: Pick<ToDecide, 'source_url' | 'unread' | 'timezone'>,
  { starts, precision }: When,
): boolean {
  const isPage = source_url !== null && unread === null
  if (!isPage || !starts.is_zone_assumed || precision !== 'exact') return false
  const isNowhere = evidence.all('place_name').some(({ value }) => isNoVenue(cleanLine(value)))
  if (isNowhere || evidence.best('is_online') === true) return false
  const at = starts.at.getTime() / 1_000
  const own = ianaZone(timezone).offsetAt(at)
  const signs = evidence.all('country_sign').filter(({ role }) => role === 'primary')
  const countries = signs.flatMap(({ value }) => value.split(' '))
  return (
    countries.length > 0 &&
    countries.every((country) => {
      const zones = zonesIn(country)
      return zones.length > 0 && zones.every((zone) => ianaZone(zone).offsetAt(at) !== own)
    })
  )
}
