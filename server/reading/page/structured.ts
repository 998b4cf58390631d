import type { Claim, Origin } from '#server/domain/language/claim.ts'
import { withoutStatus } from '#server/domain/language/text/status.ts'
import type { Found } from '#server/reading/page/subject.ts'
import { nameOf, type Thing } from '#server/reading/page/thing.ts'
import { claimsOf } from '#server/reading/page/thing_claims.ts'
import { cleanTitle, type SiteNames, titleKey } from '#server/reading/page/title.ts'

/** What one syntax of a page's metadata says that the page is about. */
export type FoundFrom = Found & { readonly from: Origin }

/**
 * The claims of all syntaxes about one subject, field by field: a less trusted one adds only what the others lack, and
 * nothing where it is about something else.
 */
export function structuredClaims(
  found: readonly FoundFrom[],
  now: string,
  heading: string | null,
  site: SiteNames,
): Claim[] {
  const claims: Claim[] = []
  const main = found.find(({ subject, several }) => several.length > 0 || isIdea(subject))
  if (main && main.several.length > 0) return []
  const first = main?.subject ?? found.find(({ subject }) => subject !== null)?.subject
  for (const { from, subject } of found) {
    if (!subject || !first) continue
    const isSame = subject === first || keyOf(subject) === keyOf(first)
    if (!isSame || (subject.rank !== first.rank && subject.rank === 'event')) continue
    const known = new Set(claims.map(({ field }) => field))
    claims.push(...claimsOf(subject, from, 0, now).filter(({ field }) => !known.has(field)))
  }
  return claims.flatMap((claim): Claim[] => {
    if (claim.field !== 'title') return [claim]
    const { text, status } = withoutStatus(claim.value)
    // Some builders write the name of the site behind the name of each event.
    const own = cleanTitle(text, site)
    const isHeading = own !== null && heading !== null && titleKey(own) === titleKey(heading)
    const field = status === 'canceled' ? 'is_canceled' : status === 'moved' ? 'is_moved' : null
    return [
      { ...claim, value: isHeading ? own : text },
      ...(field === null ? [] : [{ ...claim, field, value: true } as const]),
    ]
  })
}

/** Works whose pages are words about something; some site builders call every page a `CreativeWork`. */
const told =
  /Article|Posting|Review|^(CreativeWork|Course|Service|TouristTrip|Trip|Exhibition|Play)$/

/** Whether a page's words tell of something: what it describes is an article, or nothing but ideas. */
export function isArticle(found: readonly FoundFrom[]): boolean {
  const types = typesOfWorks(found)
  return types.length === 0 || types.some((type) => told.test(type))
}

export function isIdea(subject: Found['subject']): boolean {
  return subject !== null && subject.rank !== 'work'
}

/** Whether what a page describes is a film or a play. */
export function isFilm(found: readonly FoundFrom[]): boolean {
  return typesOfWorks(found).some((type) => /^(?:Movie|Play|ScreeningEvent)$/.test(type))
}

/** Whether what a page describes is something that is sold. */
export function isProduct(found: readonly FoundFrom[]): boolean {
  return typesOfWorks(found).some((type) => /^Product(?:Group)?$/.test(type))
}

/** Whether what a page describes is an article or a thread. */
export function isTold(found: readonly FoundFrom[]): boolean {
  return typesOfWorks(found).some((type) => /Article$|Posting$|Review$/.test(type))
}

function typesOfWorks(found: readonly FoundFrom[]): readonly string[] {
  const works = found.flatMap(({ subject }) => (subject?.rank === 'work' ? subject.things : []))
  return works.flatMap((work) => work.types)
}

function keyOf({ things }: { readonly things: readonly Thing[] }): string {
  return titleKey((things[0] && nameOf(things[0])) ?? '')
}
