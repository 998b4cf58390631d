import type { Claim } from '#server/domain/language/claim.ts'
import { wordsIn } from '#server/domain/language/activity/find.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import type { FoundAddress } from '#server/domain/language/place/found_address.ts'
import { nameInWords } from '#server/domain/language/place/name_in_words.ts'
import { locate, zoneOfWords } from '#server/domain/language/place/zone_of_address.ts'
import { venueIn } from '#server/domain/language/text/venue.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import type { Telling } from '#server/reading/page/declared.ts'
import { elementsOf } from '#server/reading/page/html.ts'
import { lineOf, textOf } from '#server/reading/page/text_of.ts'
import { claimsFrom } from '#server/reading/page/thing_claims.ts'
import { orderOf } from '#server/reading/page/time.ts'
import { isSiteName } from '#server/reading/page/title.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import type { Page } from '#server/reading/page/page.ts'
import { classedVenue } from '#server/reading/page/classed_venue.ts'
import { labelledVenue } from '#server/reading/page/labelled_venue.ts'
import { venueAtDate } from '#server/reading/page/venue_at_date.ts'

/** How far from the beginning of a page's words a street stands that is near its title. */
const nearTitle = 400

/** The most letters that a line may have besides its address; one of an article, where contacts stand as well, and that without a postcode: “We meet at 12 High Street”. */
const maxBesides = 40
const maxInArticle = 25
const maxOfStreet = 9

/** What stands with addresses of who publishes a page. */
const contact = pattern`[@©]|(?<!\p{L})${'page.contact'}`

/** The only address that a page's content names; on a site's own pages also the only one anywhere, as in footers. */
export function addressClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const { root, words, site } = page
  const has = (field: Claim['field']) => claimed.some((claim) => claim.field === field)
  // What has a time is no article, whatever it calls itself.
  const telling = has('starts') ? 'open' : page.telling
  const inside = onlyAddress(words.slice(0, 10_000), page, telling)
  const whole =
    inside || !site.is_own_page || telling !== 'open' ? words : textOf(root, undefined, 30_000)
  const found = inside ?? (whole === words ? null : onlyAddress(whole, page, telling))
  const claims = claimsFrom('text', 0)
  // Below a page of prose stands who publishes it.
  if (found && !has('starts') && !isOfPage(found, whole, page)) return []
  if (!found) {
    if (!claimed.some(({ field }) => field === 'timezone'))
      claims.add('timezone', zoneOfWords(whole))
    if (!has('place_name')) claims.add('place_name', venueOfStart(page, claimed))
    return claims.list
  }
  const { address, city, country } = found
  // A place is named by its page's title; an event is somewhere else than in its title.
  const isElsewhere = inside && !has('place_name') && (has('starts') || isAbout(page))
  const labelled = isElsewhere ? labelledVenue(words.slice(0, 10_000)) : null
  // “OpenGate in Via Milano 37”: what stands before its street is more exact.
  const isExact = labelled !== null && !/\d/.test(labelled)
  const before = isExact ? labelled : isElsewhere ? venueIn(whole, found) : null
  const isName = before !== null && !notNames.test(before) && !label.test(before)
  if (isElsewhere) claims.add('place_name', isName ? before : venueOfStart(page, claimed))
  claims.add('address', address)
  claims.add('city', city)
  claims.add('country', country)
  claims.add('timezone', locate(found).timezone ?? zoneOfWords(words))
  return claims.list
}

/**
 * Whether an address is where that is which a page without a time is about: one of a site's own pages, or with its site's name;
 * near its title, behind a label, marked as an address, or beside the words of its title.
 */
function isOfPage(found: FoundAddress, whole: string, page: Page): boolean {
  const { site, titles } = page
  const title = titles.heading ?? titles.opengraph ?? titles.title
  if (title === null || site.is_own_page || isSiteName(title, site)) return true
  if (whole !== page.words || found.at < nearTitle) return true
  const [street = ''] = found.address.split(',')
  if (markedWords(page).includes(street) || isBehindLabel(whole, found)) return true
  const { above, before, after } = besides(whole, found)
  const words = new Set(wordsIn(`${above} ${before} ${after}`))
  return wordsIn(title).some((word) => word.length >= minWord && words.has(word))
}

/** The least letters of a word by which a title is known again. */
const minWord = 4

/** Where something is that begins at a time, behind a label, next to that time, or marked by its class. Of several times the next one counts. */
function venueOfStart(page: Page, claimed: readonly Claim[]): string | null {
  const { words, dates, about, written_titles: titles } = page
  const starts = claimed.flatMap((claim) => (claim.field === 'starts' ? [claim.value] : []))
  const coming = starts.filter(({ local }) => local.slice(0, 10) >= about.now.slice(0, 10))
  const [next] = (coming.length > 0 ? coming : starts).toSorted(
    (one, other) => orderOf(one) - orderOf(other),
  )
  if (!next) return null
  const name = venueAtDate(words.slice(0, 10_000), next, dates) ?? classedVenue(page)
  // “Offenes Haus” below its hour is what takes place.
  return name !== null &&
    Object.values(titles).some((title) => nameKey(title ?? '') === nameKey(name))
    ? null
    : name
}

/** Whether a page's title is what an article says, and not the name of a place: “My favourite café in Ghent”. */
function isAbout({ is_told, titles }: Page): boolean {
  const title = titles.heading ?? titles.opengraph ?? titles.title
  return title !== null && (is_told || nameInWords(title) !== title)
}

/** What stands before addresses. */
const label = pattern`^${'page.place_label'}$`

/** What stands before addresses and is no name: labels, dates and sentences. */
const notNames = /\d[/.]\d|\.$/u

function onlyAddress(text: string, page: Page, telling: Telling): FoundAddress | null {
  const found = addressesIn(text)
  const marked = found.length === 0 ? '' : markedWords(page)
  const counted = found.filter((one) => counts(text, one, marked, telling))
  const names = new Set(counted.map(({ address }) => nameKey(address)))
  return names.size === 1 ? (counted[0] ?? null) : null
}

/** The words of the elements `address` of a page's content. */
function markedWords({ main }: Page): string {
  return elementsOf(main.root, main.isCut)
    .filter(({ name }) => name === 'address')
    .slice(0, 20)
    .map((element) => lineOf(element, 300))
    .join('\n')
}

/**
 * Whether what looks like an address is one: with its postcode and city wherever it stands, of an article in a line of its
 * own; a street alone only near the title, in an element `address`, or behind a label.
 */
function counts(text: string, found: FoundAddress, marked: string, telling: Telling): boolean {
  const [street = ''] = found.address.split(',')
  if (marked.includes(street)) return true
  const { before, after } = besides(text, found)
  const isLabeled = isBehindLabel(text, found)
  const isOpen = telling === 'open'
  if (isOpen && found.has_code) return true
  if (!isOpen && contact.test(before + after)) return false
  const letters = lettersOf(before) + lettersOf(after)
  const longest = isOpen ? maxBesides : found.has_code ? maxInArticle : maxOfStreet
  const isOwnLine = letters <= longest && !/[.!?]\s/u.test(`${before} `)
  if (telling === 'told') return isOwnLine && found.has_code
  return isLabeled || (isOwnLine && (found.has_code || found.at < nearTitle))
}

function isBehindLabel(text: string, found: FoundAddress): boolean {
  const { above, before } = besides(text, found)
  return /\p{L}{2,20}\s?:\s*$/u.test(before.slice(-24)) || label.test(before.trim() || above)
}

/** The words of the line of an address, before and after it, and the line above. */
function besides(text: string, { at, end }: FoundAddress) {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const until = text.indexOf('\n', end)
  return {
    above: text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1)).trim(),
    before: text.slice(from, at),
    after: text.slice(end, until < 0 ? undefined : until),
  }
}

function lettersOf(words: string): number {
  return words.match(/\p{L}/gu)?.length ?? 0
}
