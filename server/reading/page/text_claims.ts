import type { Claim } from '#server/domain/capture/claim.ts'
import { type DateAbout, type FoundDate, readDates } from '#server/domain/capture/dates/read.ts'
import { type FoundAddress, addressesIn } from '#server/domain/capture/place/address.ts'
import { venueIn } from '#server/domain/capture/text/venue.ts'
import { locate, zoneOfWords } from '#server/domain/capture/place/zone_of_address.ts'
import { nameInWords } from '#server/domain/capture/place/name_in_words.ts'
import { nameKey } from '#server/domain/name_key.ts'
import { textOf } from '#server/reading/page/text_of.ts'
import { type HtmlElement, elementsOf } from '#server/reading/page/html.ts'
import type { Page } from '#server/reading/page/read.ts'
import { metaOf } from '#server/reading/page/meta.ts'
import { geoClaims, mapClaims } from '#server/reading/page/map_claims.ts'
import { claimsFrom } from '#server/reading/page/thing_claims.ts'
import { titleDayClaims } from '#server/reading/page/title_day.ts'
import { orderOf, readMetaTime } from '#server/reading/page/time.ts'

/** How many dates of a text may be those of one event; a page with more is a programme. */
const mostDates = 3

/** What the words of a page say of it, besides what its metadata claimed already. */
export function textClaims(page: Page, claimed: readonly Claim[], isList: boolean): Claim[] {
  const kind = claimed.find(({ field, from }) => field === 'kind' && from !== 'opengraph')?.value
  const has = (field: Claim['field']) => claimed.some((claim) => claim.field === field)
  const claims: Claim[] = []
  const { status } = page
  const field = status === 'canceled' ? 'is_canceled' : status === 'moved' ? 'is_moved' : null
  if (field !== null) claims.push({ field, value: true, from: 'heading', subject: 0 })
  if (!isList && kind !== 'place' && !has('starts')) claims.push(...dateClaims(page, claimed))
  if (!isList && !has('address') && !has('is_online')) {
    claims.push(...addressClaims(page, [...claimed, ...claims]))
  }
  const isPlaced = has('coordinates') || has('address')
  if (!isList && !isPlaced) claims.push(...geoClaims(page.root), ...mapClaims(page))
  return claims
}

/** The only address that a page's content names; on a site's own pages also the only one anywhere, as in footers. */
function addressClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const { root, words, site } = page
  const inside = onlyAddress(words.slice(0, 10_000))
  const whole = inside || !site.is_own_page ? words : textOf(root, undefined, 30_000)
  const found = inside ?? onlyAddress(whole)
  const claims = claimsFrom('text', 0)
  if (!found) {
    if (!claimed.some(({ field }) => field === 'timezone'))
      claims.add('timezone', zoneOfWords(whole))
    return claims.list
  }
  const { address, city, country } = found
  const has = (field: Claim['field']) => claimed.some((claim) => claim.field === field)
  // A place is named by its page's title; an event is somewhere else than in its title.
  const isElsewhere = has('starts') || isAbout(page)
  const venue = isElsewhere && !has('place_name') && inside ? venueIn(whole, found) : null
  if (venue !== null && !notNames.test(venue)) claims.add('place_name', venue)
  claims.add('address', address)
  claims.add('city', city)
  claims.add('country', country)
  claims.add('timezone', locate(found).timezone)
  return claims.list
}

/** Whether a page's title is what an article says, and not the name of a place: “My favourite café in Ghent”. */
function isAbout({ is_told, titles }: Page): boolean {
  const title = titles.heading ?? titles.opengraph ?? titles.title
  return title !== null && (is_told || nameInWords(title) !== title)
}

/** What stands before addresses and is no name: labels, dates and sentences. */
const notNames =
  /\d[/.]\d|\.$|^(ort|wo|where|venue|location|adresse?|address|treffpunkt|lieu|où|lugar|dónde|luogo|dove|waar|locatie|adres|local|onde|miejsce|gdzie|indirizzo|dirección|endereço)$/iu

function onlyAddress(text: string): FoundAddress | null {
  const found = addressesIn(text)
  const names = new Set(found.map(({ address }) => nameKey(address)))
  return names.size === 1 ? (found[0] ?? null) : null
}

function dateClaims(page: Page, claimed: readonly Claim[]): Claim[] {
  const { written_titles: titles, words, about, dates: reading, main, meta, is_article } = page
  for (const from of ['heading', 'opengraph', 'title'] as const) {
    const [date] = readDates(titles[from] ?? '', reading)
    if (date && date.starts.precision === 'exact') return claimsOfDates([date], from)
    // “Ausstellung ‚Blau‘ noch bis 10. Januar”
    const [last] = readDates(titles[from] ?? '', { ...reading, is_note: true })
    if (last?.starts.is_start_assumed && !isClosing(titles[from] ?? '', last)) {
      return [...kindOfEvent, ...claimsOfDates([last], from)]
    }
  }
  // Dates on a product's or a film's page are those of its delivery, its reviews or its release; those of its own
  // description are its own.
  if (page.is_film) return showingClaims(words.slice(0, 6_000), reading, about.now)
  if (!is_article) {
    const said = claimed.flatMap(({ field, value }) => (field === 'description' ? [value] : []))
    const own = readDates(said.join('\n').slice(0, 4_000), reading)
    const exact = distinct(own.filter(({ starts }) => starts.precision === 'exact'))
    return isOfOne(exact) ? claimsOfDates(exact, 'text') : []
  }
  const marked = markedTime(
    main.root,
    main.isCut,
    about.now,
    metaOf(meta, 'article:published_time'),
  )
  const text = words.slice(0, 6_000)
  const dates = distinct(readDates(text, reading).filter((date) => !isClosing(text, date)))
  const timed = dates.filter(({ starts }) => starts.precision === 'exact')
  const season = dates.find((date) => isSeason(text, date))
  const isOver = season && timed.every(({ starts }) => isWithin(starts, season))
  const chosen = isOver ? [season] : timed.length > 0 ? timed : dates
  if (chosen.length > 0 && isOfOne(chosen)) {
    const claims = claimsFrom('text', 0)
    if (chosen.every((date) => isSeason(text, date))) claims.add('kind', 'event')
    return [...claims.list, ...claimsOfDates(chosen, 'text')]
  }
  if (!marked) return titleDayClaims(titles, metaOf(meta, 'og:description', 'description'), reading)
  const claims = claimsFrom('text', 0)
  claims.add('starts', marked)
  return claims.list
}

const kindOfEvent: readonly Claim[] = [{ field: 'kind', value: 'event', from: 'text', subject: 0 }]

/** The next of the times at which a film or a play is shown; none where its page names only days, such as that of its release. */
function showingClaims(text: string, reading: DateAbout, now: string): Claim[] {
  const times = readDates(text, { ...reading, is_note: true }).filter(
    ({ starts, either }) => starts.precision === 'exact' && !either,
  )
  const next = times.find(({ starts }) => orderOf(starts) >= Date.parse(now)) ?? null
  return next ? [...kindOfEvent, ...claimsOfDates([next], 'text')] : []
}

/** Whether dates may be those of one event. Those that are told together, “28.11., 5.12. and 12.12. at 2pm”, are its own. */
function isOfOne(dates: readonly FoundDate[]): boolean {
  return new Set(dates.map(({ at }) => at)).size <= mostDates
}

const closing =
  /(?<!\p{L})(closed|geschlossen|fermée?s?|cerrad[oa]|chius[oa]|gesloten|encerrad[oa]|fechad[oa]|zamknięt[eay]|nieczynn[eay]|except|außer|sauf|excepto|eccetto|behalve|exceto|oprócz)(?!\p{L})/iu

/** Where the days of an exhibition or a festival stand on its page, and the words of those on which a place is open. */
const mostBefore = 400
const opened =
  /(?<!\p{L})(open|opening|season|geöffnet|saison|öffnungszeiten|ouvert|abierto|temporada|aperto|stagione|geopend|seizoen|aberto|otwarte|sezon)(?!\p{L})/iu

/** Whether something begins on the days of a festival. */
function isWithin({ local }: FoundDate['starts'], { starts, ends }: FoundDate): boolean {
  const day = local.slice(0, 10)
  return day >= starts.local.slice(0, 10) && day <= (ends ?? starts).local.slice(0, 10)
}

/** Whether a date is from one day to another, with the year, as pages of exhibitions and festivals begin. */
function isSeason(text: string, { at, quote, starts, ends }: FoundDate): boolean {
  const isSpan = starts.precision === 'date_only' && ends !== null && /\d{4}/.test(quote)
  return isSpan && at < mostBefore && !opened.test(text.slice(Math.max(0, at - 60), at))
}

/** Whether a date is one on which something is closed. */
function isClosing(text: string, { at, quote }: FoundDate): boolean {
  const sentence =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  return closing.test(sentence) || closing.test(quote)
}

function distinct(dates: readonly FoundDate[]): FoundDate[] {
  const byStart = new Map<string, FoundDate>()
  for (const date of dates)
    if (!byStart.has(date.starts.local)) byStart.set(date.starts.local, date)
  return [...byStart.values()]
}

function claimsOfDates(
  dates: readonly FoundDate[],
  from: 'heading' | 'opengraph' | 'title' | 'text',
): Claim[] {
  const claims = claimsFrom(from, 0)
  for (const { starts, ends, either } of dates) {
    claims.add('starts', starts)
    claims.add('ends', ends)
    claims.add('either', either)
  }
  return claims.list
}

/** The one time that a page marks as such and that is not past; when it was published does not count. */
function markedTime(
  root: HtmlElement,
  isCut: (element: HtmlElement) => boolean,
  now: string,
  published: string | null,
) {
  const times = new Map<number, ReturnType<typeof readMetaTime>>()
  for (const element of elementsOf(root, isCut)) {
    const text = element.name === 'time' ? element.attributes.get('datetime') : undefined
    if (!text || text === published) continue
    const time = readMetaTime(text)
    if (time?.precision !== 'exact' || orderOf(time) < Date.parse(now)) continue
    times.set(orderOf(time), time)
  }
  const [only] = times.values()
  return times.size === 1 && only ? only : null
}
