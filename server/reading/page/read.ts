import type { Claim, FoundItem, Origin, SourceReading } from '#server/domain/capture/claim.ts'
import { emptyReading } from '#server/domain/capture/reading.ts'
import type { DateAbout } from '#server/domain/capture/dates/found.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { decodePage } from '#server/reading/page/charset.ts'
import { type HtmlElement, parseHtml } from '#server/reading/page/html.ts'
import { listedItems, mostItems } from '#server/reading/page/items.ts'
import { readJsonLd } from '#server/reading/page/jsonld.ts'
import { languageOf } from '#server/reading/page/language.ts'
import {
  firstHeadings,
  homeLinks,
  type MainPart,
  mainPart,
  mainText,
  secondHeading,
} from '#server/reading/page/main.ts'
import { canonicalOf, metaOf, type PageMeta, readMeta } from '#server/reading/page/meta.ts'
import { metaClaims } from '#server/reading/page/meta_claims.ts'
import { readMicrodata } from '#server/reading/page/microdata.ts'
import { readEventClasses } from '#server/reading/page/hevent.ts'
import { readRdfa } from '#server/reading/page/rdfa.ts'
import { shownClaims } from '#server/reading/page/shown_times.ts'
import { signClaims } from '#server/reading/page/sign_claims.ts'
import { asVenue } from '#server/reading/page/site_venue.ts'
import { bareUrl, chooseSubject, type Found } from '#server/reading/page/subject.ts'
import { textClaims } from '#server/reading/page/text_claims.ts'
import type { Thing } from '#server/reading/page/thing.ts'
import { lineFrom, nameOf } from '#server/reading/page/thing.ts'
import { claimsOf, itemOf } from '#server/reading/page/thing_claims.ts'
import {
  cleanTitle,
  isSiteName,
  type SiteNames,
  siteNames,
  titleKey,
} from '#server/reading/page/title.ts'
import { isWallTitle } from '#server/reading/page/walls.ts'
import { datesAbout } from '#server/reading/page/written_at.ts'

/** What a page calls itself, without the name of its site. */
export interface PageTitles {
  readonly opengraph: string | null
  readonly heading: string | null
  readonly title: string | null
}

/** Syntaxes of metadata, the most trusted first. */
const syntaxes: readonly (readonly [Origin, (root: HtmlElement) => Thing[]])[] = [
  ['jsonld', readJsonLd],
  ['microdata', readMicrodata],
  ['rdfa', readRdfa],
  ['hevent', readEventClasses],
]

/** How many claims one page may make. */
const mostClaims = 600

/** Reads a page (§4.3). Never throws, whatever the bytes are. */
export function readPage(bytes: Uint8Array, about: SourceAbout): SourceReading {
  const root = parseHtml(decodePage(bytes, about.charset))
  const meta = readMeta(root)
  const main = mainPart(root)
  const described = syntaxes.map(([from, read]) => ({ from, things: read(root) }))
  const named = namesOfSite(
    meta,
    described.flatMap(({ things }) => things),
  )
  const site = siteNames([...named, ...homeLinks(root, about.url)], about.url)
  const headings = firstHeadings(root, main)
  const titles: PageTitles = {
    opengraph: cleanTitle(metaOf(meta, 'og:title', 'twitter:title'), site),
    heading: headingOf(headings, main, site),
    title: cleanTitle(meta.title, site),
  }
  const canonical_url = canonicalOf(meta, about.url)
  const names = {
    titles: new Set(Object.values(titles).flatMap((title) => (title ? [titleKey(title)] : []))),
    urls: new Set([about.url, canonical_url].flatMap((url) => (url ? [bareUrl(url)] : []))),
  }
  const chosen = described.map(({ from, things }) => ({ from, ...chooseSubject(things, names) }))
  const { found, venue } = asVenue(chosen, titles, site)
  const words = mainText(main)
  const given = meta.lang ?? metaOf(meta, 'content-language', 'og:locale')
  const base = { ...emptyReading, canonical_url, language: languageOf(words, given) }
  const things = described.flatMap((one) => one.things)
  const dates = datesAbout({ meta, things, language: base.language }, about)
  const isDescribed = chosen.some(({ subject, several }) => {
    return several.length > 0 || (subject !== null && subject.rank !== 'work')
  })
  if (!isDescribed && isWall(meta, [...headings.slice(0, 1), ...Object.values(titles)], words))
    return { ...base, is_wall: true }
  const claims = [...structuredClaims(found, about.now), ...venue]
  const items = about.depth === 'items' ? itemsOf(found, main, titles, about, dates) : []
  const page = {
    root,
    meta,
    main,
    titles,
    words,
    site,
    about,
    dates,
    language: base.language,
    is_article: isArticle(found),
  }
  const head = metaClaims(page, claims)
  return {
    ...base,
    claims: [
      ...claims,
      ...head,
      ...shownClaims(page, [...claims, ...head]),
      ...signClaims(page),
      ...textClaims(page, claims, items.length > 0),
      ...itemClaims(found, items, about.now),
    ].slice(0, mostClaims),
    items: items.slice(0, mostItems),
    items_left_out: Math.max(0, items.length - mostItems),
  }
}

/** Where the only heading of the first level is the site's name, that of the second level names the page. */
function headingOf(headings: readonly string[], main: MainPart, site: SiteNames): string | null {
  const first = firstOf(headings, (heading) => cleanTitle(heading, site))
  if (first !== null || !headings.every((heading) => isSiteName(heading, site))) return first
  return cleanTitle(secondHeading(main), site)
}

/** What the readers of a page share. */
export interface Page {
  readonly root: HtmlElement
  readonly meta: PageMeta
  readonly main: MainPart
  readonly titles: PageTitles
  /** The words of its content. */
  readonly words: string
  readonly site: SiteNames
  readonly about: SourceAbout
  /** A language tag, with the region that the page names; null where it is not known. */
  readonly language: string | null
  /** What the dates of its words are read with. */
  readonly dates: DateAbout
  /** Whether its words tell of something, as those of a product's page do not. */
  readonly is_article: boolean
}

function firstOf<One, Other>(list: readonly One[], read: (one: One) => Other | null): Other | null {
  for (const one of list) {
    const result = read(one)
    if (result !== null) return result
  }
  return null
}

function namesOfSite(meta: PageMeta, things: readonly Thing[]): (string | null)[] {
  const sites = things.filter(({ types }) => types.includes('WebSite')).slice(0, 3)
  return [
    metaOf(meta, 'og:site_name'),
    metaOf(meta, 'application-name'),
    metaOf(meta, 'apple-mobile-web-app-title'),
    ...sites.map(nameOf),
    ...sites.map((site) => lineFrom(site, 160, 'alternateName')),
  ]
}

type FoundFrom = Found & { readonly from: Origin }

/**
 * The claims of all syntaxes about one subject, field by field: a less trusted one adds only what the others lack, and
 * nothing where it is about something else.
 */
function structuredClaims(found: readonly FoundFrom[], now: string): Claim[] {
  const claims: Claim[] = []
  const main = found.find(({ subject, several }) => several.length > 0 || isIdea(subject))
  if (main && main.several.length > 0) return []
  const first = main?.subject ?? firstOf(found, ({ subject }) => subject)
  for (const { from, subject } of found) {
    if (!subject || !first) continue
    const isSame = subject === first || keyOf(subject) === keyOf(first)
    if (!isSame || (subject.rank !== first.rank && subject.rank === 'event')) continue
    const known = new Set(claims.map(({ field }) => field))
    claims.push(...claimsOf(subject, from, 0, now).filter(({ field }) => !known.has(field)))
  }
  return claims
}

/** Works whose pages are words about something; some site builders call every page a `CreativeWork`. */
const told =
  /Article|Posting|Review|^(CreativeWork|Course|Service|TouristTrip|Trip|Exhibition|Play)$/

/** Whether a page's words tell of something: what it describes is an article, or nothing but ideas. */
function isArticle(found: readonly FoundFrom[]): boolean {
  const works = found.flatMap(({ subject }) => (subject?.rank === 'work' ? subject.things : []))
  const types = works.flatMap((work) => work.types)
  return types.length === 0 || types.some((type) => told.test(type))
}

function isIdea(subject: Found['subject']): boolean {
  return subject !== null && subject.rank !== 'work'
}

function keyOf({ things }: { readonly things: readonly Thing[] }): string {
  return titleKey((things[0] && nameOf(things[0])) ?? '')
}

/** What is listed: by the most trusted syntax that lists something, else by the page's own headings and lists. */
function itemsOf(
  found: readonly FoundFrom[],
  main: MainPart,
  titles: PageTitles,
  { url, now }: SourceAbout,
  dates: DateAbout,
): FoundItem[] {
  const first = found.find(({ subject, several }) => several.length > 0 || isIdea(subject))
  if (first && isIdea(first.subject)) return []
  if (first) {
    const items = first.several.flatMap((one) => itemOf(one, url, now) ?? [])
    return items.length > 1 ? items : []
  }
  // A recipe's steps and a product's properties are lists of something else.
  if (!isArticle(found)) return []
  const said = Object.values(titles).filter((title) => title !== null)
  return listedItems(main, { url, titles: said, dates })
}

/** What is known of the first items besides their excerpts: subject n + 1 is item n. */
function itemClaims(
  found: readonly FoundFrom[],
  items: readonly FoundItem[],
  now: string,
): Claim[] {
  const first = found.find(({ several }) => several.length > 0)
  if (!first || items.length === 0) return []
  return first.several
    .slice(0, 30)
    .flatMap((one, at) => claimsOf(one, first.from, at + 1, now))
    .filter(({ field }) => field !== 'description')
}

/** Whether a page stands before another one, or in place of it. */
function isWall(meta: PageMeta, named: readonly (string | null)[], words: string): boolean {
  const titles = [meta.title, metaOf(meta, 'og:title'), ...named].filter((title) => title !== null)
  if (titles.some((title) => isWallTitle(title, meta.has_password))) return true
  if (!meta.has_password) return false
  const hasMetadata = metaOf(meta, 'og:title', 'og:description', 'description') !== null
  return !hasMetadata && words.length < 1_500
}
