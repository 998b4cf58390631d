import type { FoundTime } from '#server/domain/language/claim.ts'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { elementsOf, type HtmlElement } from '#server/reading/page/html.ts'
import { metaOf, type PageMeta } from '#server/reading/page/meta.ts'
import { lineFrom, type Thing } from '#server/reading/page/thing.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'

/** Names under which heads and things say when a page came out, or was changed. */
const heads = [
  ...['article:published_time', 'article:modified_time', 'article:published', 'article:modified'],
  ...[
    'og:article:published_time',
    'og:article:modified_time',
    'og:updated_time',
    'date',
    'pubdate',
  ],
  ...['publish-date', 'publishdate', 'datepublished', 'datemodified', 'last-modified', 'revised'],
  ...['dc.date', 'dc.date.issued', 'dc.date.created', 'dc.date.modified', 'dcterms.date'],
  ...[
    'dcterms.created',
    'dcterms.modified',
    'sailthru.date',
    'parsely-pub-date',
    'cxenseparse:recs:publishtime',
  ],
  ...['publication_date', 'article.published', 'article.updated', 'created', 'last-updated'],
]
const properties = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate']

/** Classes of elements that say when a page came out. */
const dated =
  /(?:^|[\s_-])(?:published|publish|pubdate|updated|modified|byline|dateline|posted|timestamp|entry-date|post-date|article-date)(?:$|[\s_-])/i

/** A class of any time, which some systems give to those of events as well: one to come is not the page's own. */
const anyTime = /(?:^|[\s_-])date-?time(?:$|[\s_-])/i

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far clocks of places are from universal time. */
const behind = -12 * hour
const ahead = 14 * hour

/** The most times of its own that a page may have. */
const most = 100

/** A page, and what it says of when it came out. */
export interface PublishedPage {
  readonly root: HtmlElement
  readonly meta: PageMeta
  readonly things: readonly Thing[]
  /** Times that its words give for it. */
  readonly said: () => readonly FoundTime[]
  /** Whether what it describes is an article: then times that it marks and that are over are its own. */
  readonly is_told: boolean
}

/** What a page says of its own publication or change. */
export interface OwnTimes {
  /** Whether a time is one of these, on whatever clock, and not when something is. */
  readonly isOwnTime: (time: FoundTime) => boolean
  /** Whether it says any. */
  readonly isDated: () => boolean
  /** The times that it gives for them, on whatever clock. */
  readonly given: () => readonly FoundTime[]
  /** The times that it gives for its own although they are still to come: nothing comes out later than it is read. */
  readonly toCome: () => readonly FoundTime[]
}

/** Tells what a page says of its own publication or change, when it is asked: most pages have no time that could be theirs. */
export function ownTimes(page: PublishedPage, about: OwnAbout): OwnTimes {
  let given: readonly FoundTime[] | null = null
  let found: readonly OwnTime[] | null = null
  const latest = Date.parse(about.now) + ahead
  const times = () => (given ??= allTimes(page, about))
  const own = () => (found ??= times().map((time) => asOwn(time, about)))
  const past = () => own().filter(({ at }) => at <= latest)
  return {
    isOwnTime: (time) => isOneOf(time.precision === 'exact' ? own() : past(), time),
    isDated: () => own().length > 0,
    given: times,
    toCome: () => times().filter((time) => orderOf(time) > latest),
  }
}

interface OwnAbout {
  readonly now: string
  readonly timezone: string
}

/** A time of a page's own. */
interface OwnTime {
  readonly at: number
  /** What clocks showed then: those of its own offset, of universal time and of the account. */
  readonly clocks: readonly number[]
  readonly isExact: boolean
}

function allTimes(
  { root, meta, things, said, is_told }: PublishedPage,
  { now }: OwnAbout,
): FoundTime[] {
  const texts = [
    ...heads.map((name) => metaOf(meta, name)),
    ...things
      .slice(0, 50)
      .flatMap((thing) => properties.map((property) => lineFrom(thing, 40, property))),
    ...brokenTimes(root),
    ...markedTimes(root, is_told, Date.parse(now)),
  ]
  const times = [...texts.flatMap((text) => (text ? (readMetaTime(text) ?? []) : [])), ...said()]
  return times.slice(0, most)
}

function asOwn(time: FoundTime, { timezone }: OwnAbout): OwnTime {
  const at = orderOf(time)
  const clocks = [Date.parse(`${time.local}Z`), at]
  if (time.offset !== null) clocks.push(at + ianaZone(timezone).offsetAt(at / 1_000) * 1_000)
  return { at, clocks, isExact: time.precision === 'exact' }
}

function isOneOf(own: readonly OwnTime[], time: FoundTime): boolean {
  const shown = Date.parse(`${time.local}Z`)
  if (time.precision === 'date_only') {
    const date = time.local.slice(0, 10)
    return own.some(({ clocks }) => clocks.some((at) => dayOf(at) === date))
  }
  // A clock with minutes such as 17:03 tells in any zone; the full hour of a day is that of many things.
  const isOdd = new Date(shown).getUTCMinutes() % 15 !== 0
  return own.some(({ at, clocks, isExact }) => {
    if (!isExact) return false
    if (time.offset !== null) return isNear(orderOf(time), at)
    if (clocks.some((clock) => isNear(shown, clock))) return true
    // “11/02 19:16” may be read as another day than it was.
    if (isOdd && clocks.some((clock) => isNear(shown % day, ((clock % day) + day) % day)))
      return true
    const off = shown - at
    return isOdd && off >= behind && off <= ahead && isQuarter(off)
  })
}

function isNear(one: number, other: number): boolean {
  return Math.abs(Math.floor(one / minute) - Math.floor(other / minute)) <= 1
}

function isQuarter(off: number): boolean {
  const rest = Math.abs(off) % (15 * minute)
  return rest <= 1.5 * minute || rest >= 13.5 * minute
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** When JSON-LD says that the page came out, also where it is written so that nothing else of it can be read. */
const written = /"(?:datePublished|dateModified|dateCreated|uploadDate)"\s*:\s*"([^"]{8,40})"/g

function brokenTimes(root: HtmlElement): string[] {
  return elementsOf(root)
    .filter(({ name, attributes }) => {
      return name === 'script' && /ld\+json/i.test(attributes.get('type') ?? '')
    })
    .slice(0, 20)
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .flatMap((text) => [...text.slice(0, 20_000).matchAll(written)].map(([, time = '']) => time))
    .slice(0, 20)
}

/** The times that elements mark as those of the page; of an article all that are over. */
function markedTimes(root: HtmlElement, isTold: boolean, now: number): string[] {
  const found: string[] = []
  for (const { name, attributes } of elementsOf(root)) {
    if (attributes.size === 0) continue
    const property = attributes.get('itemprop')
    const isNamed = property !== undefined && properties.includes(property)
    if (name !== 'time' && !isNamed) continue
    const text = attributes.get('datetime') ?? attributes.get('content')
    if (text === undefined) continue
    const classes = attributes.get('class') ?? ''
    const isMarked = isNamed || attributes.has('pubdate') || dated.test(classes)
    const time = isMarked || !(isTold || anyTime.test(classes)) ? null : readMetaTime(text)
    if (isMarked || (time !== null && orderOf(time) <= now)) found.push(text)
    if (found.length >= most) break
  }
  return found
}
