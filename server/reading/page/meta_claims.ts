import type { Claim } from '#server/domain/language/claim.ts'
import { locate } from '#server/domain/language/place/zone_of_address.ts'
import { severalLines } from '#server/domain/basics/text.ts'
import { firstParagraph } from '#server/reading/page/main.ts'
import { metaOf, metaPoint } from '#server/reading/page/meta.ts'
import { plainLine, plainText, shortened } from '#server/reading/page/text_of.ts'
import { claimsFrom } from '#server/reading/page/thing_claims.ts'
import { readMetaTime } from '#server/reading/page/time.ts'
import type { Page } from '#server/reading/page/page.ts'

/** What a page's head and its first heading say of it, besides what was claimed already. */
export function metaClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const { meta, titles, main } = page
  const has = new Set(claimed.map(({ field }) => field))
  const head = claimsFrom('opengraph', 0)
  head.add('title', titles.opengraph)
  const about = metaOf(meta, 'og:description', 'twitter:description', 'description')
  const description = about && shortened(severalLines(plainText(about)), 2_000)
  head.add('description', description || null)
  const type = metaOf(meta, 'og:type')?.toLowerCase() ?? ''
  if (!has.has('kind')) {
    if (/(^|[.:])event$|^events\./.test(type)) head.add('kind', 'event')
    else if (/^(place|business|restaurant|bar|cafe|hotel|landmark)([.:]|$)/.test(type))
      head.add('kind', 'place')
  }
  if (!has.has('starts')) {
    const names = ['event:start_time', 'og:event:start_time', 'og:start_time', 'event:start']
    head.add('starts', readMetaTime(metaOf(meta, ...names) ?? ''))
    const ends = ['event:end_time', 'og:event:end_time', 'og:end_time', 'event:end']
    head.add('ends', readMetaTime(metaOf(meta, ...ends) ?? ''))
  }
  // What stands in the head of an article is where its publisher is.
  const isPlaced = page.telling === 'open'
  if (isPlaced && !has.has('address')) {
    const part = (name: string, longest: number) =>
      plainLine(
        metaOf(meta, `business:contact_data:${name}`, `og:${name.replace('_', '-')}`),
        longest,
      )
    const street = part('street_address', 120)
    const city = part('locality', 80)
    const postcode = part('postal_code', 20)
    const region = part('region', 60)
    const ends = [postcode, city].filter(Boolean).join(' ')
    const address = street && [street, ends].filter(Boolean).join(', ')
    if (address) head.add('address', address)
    if (street) head.add('city', city)
    const country = part('country_name', 60)
    if (street) head.add('country', country)
    if (address && !has.has('timezone')) {
      head.add('timezone', locate({ address, country, region, postcode, city }).timezone)
    }
  }
  const isEvent = claimed.some(({ field, value }) => field === 'kind' && value === 'event')
  // The point in the head of an event's page may be that of the site that lists it.
  if (isPlaced && !has.has('coordinates') && !isEvent) {
    head.add('coordinates', metaPoint(meta))
  }
  const heading = claimsFrom('heading', 0)
  heading.add('title', titles.heading)
  const title = claimsFrom('title', 0)
  title.add('title', titles.title)
  const text = claimsFrom('text', 0)
  if (!has.has('description') && !description) text.add('description', firstParagraph(main))
  return [...head.list, ...heading.list, ...title.list, ...text.list]
}
