import type { Claim } from '#server/domain/language/claim.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import { zonesIn } from '#server/domain/language/place/zone_of.ts'
import type { Page } from '#server/reading/page/page.ts'
import { orderOf } from '#server/reading/page/time.ts'

/**
 * A zone with the clocks of the site that a page belongs to: one of the countries where its language is spoken, which has the
 * offset that the page gives with each time of its own publication or change. Null where it gives none but universal time, which
 * servers fill in, and where such zones show different times when its event starts.
 */
export function zoneOfOwnOffset(page: Page, claimed: readonly Claim[]): string | null {
  const start = claimed.find((claim) => claim.field === 'starts')?.value
  if (start?.precision !== 'exact' || start.offset !== null || start.timezone !== null) return null
  const own = page.given().filter(({ precision, offset }) => precision === 'exact' && !!offset)
  if (own.length === 0) return null
  const signs = countrySigns('', { language: page.language, url: null })
  const zones = signs
    .flatMap((countries) => countries.split(' '))
    .flatMap(zonesIn)
    .filter((zone) => {
      return own.every((time) => {
        return ianaZone(zone).offsetAt(orderOf(time) / 1_000) === (time.offset ?? 0) * 60
      })
    })
  const at = Date.parse(`${start.local}Z`) / 1_000
  const instants = new Set(zones.map((zone) => ianaZone(zone).instantOf(at)))
  return instants.size === 1 ? (zones[0] ?? null) : null
}
