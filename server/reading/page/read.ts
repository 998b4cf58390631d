import type { Claim, Origin, SourceReading } from '#server/domain/language/claim.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import type { SourceAbout } from '#server/domain/capture/source_input.ts'
import { decodePage } from '#server/reading/page/charset.ts'
import { readCalendarLinks } from '#server/reading/page/calendar_links.ts'
import { asShown } from '#server/reading/page/declared_times.ts'
import { tellingOf } from '#server/reading/page/declared.ts'
import { type HtmlElement, parseHtml } from '#server/reading/page/html.ts'
import { maxItems } from '#server/reading/page/candidate.ts'
import { itemClaims, itemsOf } from '#server/reading/page/page_items.ts'
import { readJsonLd } from '#server/reading/page/jsonld.ts'
import { withLabelLines } from '#server/reading/page/label_lines.ts'
import { languageOf } from '#server/reading/page/language.ts'
import { homeLinks, lowerHeadings, mainPart, mainText } from '#server/reading/page/main.ts'
import { canonicalOf, metaOf, type PageMeta, readMeta } from '#server/reading/page/meta.ts'
import { isReport } from '#server/reading/page/report.ts'
import { withOnlyHours } from '#server/reading/page/only_hours.ts'
import { ownTimes } from '#server/reading/page/own_times.ts'
import { metaClaims } from '#server/reading/page/meta_claims.ts'
import { readMicrodata } from '#server/reading/page/microdata.ts'
import { readEventClasses } from '#server/reading/page/hevent.ts'
import { readRdfa } from '#server/reading/page/rdfa.ts'
import { shownClaims } from '#server/reading/page/shown_times.ts'
import { signClaims } from '#server/reading/page/sign_claims.ts'
import { asVenue } from '#server/reading/page/site_venue.ts'
import { zoneClaims } from '#server/reading/page/page_zone.ts'
import { bareUrl, chooseSubject } from '#server/reading/page/subject.ts'
import { textClaims } from '#server/reading/page/text_claims.ts'
import type { Thing } from '#server/reading/page/thing.ts'
import { lineFrom, nameOf } from '#server/reading/page/thing.ts'
import {
  type PageTitles,
  pageTitles,
  withoutDate,
  withoutDateHeading,
  withoutLastDay,
} from '#server/reading/page/page_titles.ts'
import {
  isArticle,
  isFilm,
  isProduct,
  isTold,
  structuredClaims,
} from '#server/reading/page/structured.ts'
import { siteNames, titleKey } from '#server/reading/page/title.ts'
import { isAdsOrPay, isGateAddress, isWallTitle, isWallWords } from '#server/reading/page/walls.ts'
import { datesAbout, writtenTimes } from '#server/reading/page/written_at.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import type { Reason } from '#server/domain/language/time/reason.ts'

/** Syntaxes of metadata, the most trusted first. */
const syntaxes: readonly (readonly [Origin, (root: HtmlElement) => Thing[]])[] = [
  ['jsonld', readJsonLd],
  ['microdata', readMicrodata],
  ['rdfa', readRdfa],
  ['hevent', readEventClasses],
]

/** How many claims one page may make. */
const maxClaims = 600

/** Reads a page (§4.3). Never throws, whatever the bytes are. */
export function readPage(bytes: Uint8Array, about: SourceAbout): SourceReading {
  const root = parseHtml(decodePage(bytes, about.charset))
  const meta = readMeta(root)
  const main = mainPart(root)
  const marked = syntaxes.map(([from, read]) => ({ from, things: read(root) }))
  const linked = readCalendarLinks(
    main,
    marked.flatMap(({ things }) => things),
  )
  const described = [
    ...marked,
    ...(linked.length > 0 ? [{ from: 'hevent' as const, things: linked }] : []),
  ]
  const named = namesOfSite(
    meta,
    described.flatMap(({ things }) => things),
  )
  const site = siteNames([...named, ...homeLinks(root, about.url)], about.url)
  const words = withLabelLines(mainText(main))
  const { titles, status, headings } = pageTitles({ root, main, meta, words }, site)
  const canonical_url = canonicalOf(meta, about.url)
  const names = {
    titles: new Set(Object.values(titles).flatMap((title) => (title ? [titleKey(title)] : []))),
    urls: new Set([about.url, canonical_url].flatMap((url) => (url ? [bareUrl(url)] : []))),
  }
  const chosen = described.map(({ from, things }) => ({ from, ...chooseSubject(things, names) }))
  const { found, venue } = asVenue(chosen, titles, site)
  const given = meta.lang ?? metaOf(meta, 'content-language', 'og:locale')
  const base = { ...emptyReading, canonical_url, language: languageOf(words, given) }
  const things = described.flatMap((one) => one.things)
  const dates = datesAbout({ meta, things, words, language: base.language, url: about.url }, about)
  const isDescribed = chosen.some(({ subject, several }) => {
    return several.length > 0 || (subject !== null && subject.rank !== 'work')
  })
  if (isHiddenList(meta) || isGateAddress(about.url)) return { ...base, is_wall: true }
  if (
    !isDescribed &&
    isWall(
      meta,
      [headings[0] ?? lowerHeadings(root, main)[0] ?? null, ...Object.values(titles)],
      words,
      things.length > 0,
    )
  )
    return { ...base, is_wall: true }
  if (!isDescribed && things.length === 0 && isShell(meta, words))
    return { ...base, is_wall: true, claims: shellTitle(titles) }
  const is_report = isReport(titles)
  const own_titles = withoutDateHeading(titles, dates)
  const telling = tellingOf(meta, described, found, is_report)
  const structured = structuredClaims(found, about.now, titles.heading, site)
  // Who publishes an article is not where something is.
  const declared = [...structured, ...(telling === 'open' ? venue : [])]
  const claims = withOnlyHours(asShown(declared, words, dates), words, dates)
  const is_recipe = things.some(({ types }) => types.includes('Recipe'))
  const listed = { found, main, titles, about, dates, telling, words, is_recipe }
  const items = about.depth === 'items' ? itemsOf(listed) : []
  const is_told = isTold(found)
  const published = {
    ...{ root, meta, things, is_told: telling !== 'open' || is_told },
    said: () => writtenTimes(words, { ...about, language: base.language }),
  }
  const page = {
    root,
    meta,
    main,
    titles: {
      opengraph: withoutDate(withoutLastDay(own_titles.opengraph, dates), dates),
      heading: withoutDate(withoutLastDay(own_titles.heading, dates), dates),
      title: withoutDate(withoutLastDay(own_titles.title, dates), dates),
    },
    written_titles: own_titles,
    status,
    words,
    site,
    about,
    canonical_url,
    dates,
    language: base.language,
    is_article: isArticle(found),
    is_film: isFilm(found),
    is_told,
    telling,
    is_report,
    is_product: isProduct(found),
    ...ownTimes(published, about),
    discarded: new Set<Reason>(),
  }
  const head = metaClaims(page, claims)
  const own = [
    ...claims,
    ...head,
    ...shownClaims(page, [...claims, ...head]),
    ...signClaims(page),
    ...textClaims(page, claims, items.length > 0),
  ]
  const all = [...own, ...zoneClaims(page, own), ...itemClaims(found, items, about.now)]
  return {
    ...base,
    claims: all.slice(0, maxClaims),
    discarded: [...page.discarded],
    items: items.slice(0, maxItems),
    items_left_out: Math.max(0, items.length - maxItems),
  }
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

/** Whether a page stands before another one, or in place of it. */
function isWall(
  meta: PageMeta,
  named: readonly (string | null)[],
  words: string,
  hasThings: boolean,
): boolean {
  const titles = [meta.title, metaOf(meta, 'og:title'), ...named].filter((title) => title !== null)
  if (titles.some((title) => isWallTitle(title, meta.has_password))) return true
  if (isWallWords(words) || (!hasThings && isAdsOrPay(words))) return true
  if (!meta.has_password) return false
  const hasMetadata = metaOf(meta, 'og:title', 'og:description', 'description') !== null
  return !hasMetadata && words.length < 1_500
}

/** Whether a page has no word of its own, but perhaps a title: what it shows is made by its scripts. */
function isShell(meta: PageMeta, words: string): boolean {
  const isEmpty = !/[\p{L}\p{N}]{2}/u.test(words)
  return isEmpty && metaOf(meta, 'og:title', 'og:description', 'description') === null
}

/** The document's title of such a page. It may be that of its site or its toolkit: people are asked whether it is the name. */
function shellTitle({ title }: PageTitles): Claim[] {
  return title === null ? [] : [{ field: 'title', value: title, from: 'title', subject: 0 }]
}

const countedList = pattern`^${'page.list_word'} · \d{1,4} \p{L}+`

/** Whether a map says how many places a list has, and shows none of them. */
function isHiddenList(meta: PageMeta): boolean {
  const about = metaOf(meta, 'og:description', 'description') ?? ''
  return countedList.test(about.slice(0, 100))
}
