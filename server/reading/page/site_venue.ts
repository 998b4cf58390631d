import type { Claim, Origin } from '#server/domain/language/claim.ts'
import type { PageTitles } from '#server/reading/page/page_titles.ts'
import type { Found } from '#server/reading/page/subject.ts'
import { nameOf } from '#server/reading/page/thing.ts'
import { placeClaims } from '#server/reading/page/thing_claims.ts'
import { isSiteName, type SiteNames, titleKey } from '#server/reading/page/title.ts'

type FoundFrom = Found & { readonly from: Origin }

/**
 * Many sites describe their own place on every page. Where a page has a title of its own, that place is not what the
 * page is about but where it is: it is taken out of what was found, and becomes claims about the place alone.
 */
export function asVenue(
  found: readonly FoundFrom[],
  titles: PageTitles,
  site: SiteNames,
): { found: readonly FoundFrom[]; venue: Claim[] } {
  const own = titles.opengraph ?? titles.heading
  if (site.is_own_page || own === null) return { found, venue: [] }
  const venue: Claim[] = []
  const left = found.map((one) => {
    const { subject } = one
    const thing =
      subject && subject.rank !== 'event' && subject.rank !== 'work' && subject.things[0]
    const name = thing ? nameOf(thing) : null
    if (!thing || name === null || !isSiteName(name, site)) return one
    if (titleKey(name) === titleKey(own)) return one
    if (venue.length === 0) venue.push(...placeClaims(thing, one.from))
    return { ...one, subject: null }
  })
  return { found: left, venue }
}
