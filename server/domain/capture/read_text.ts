import type { Claim, ClaimValues, Field, SourceReading } from '#server/domain/language/claim.ts'
import type { DateAbout, FoundDate } from '#server/domain/language/time/found.ts'
import { languageNamed, languageOf } from '#server/domain/language/detect.ts'
import { isOfOtherDay } from '#server/domain/language/time/reason.ts'
import { readTime } from '#server/domain/language/time/read.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import type { FoundAddress } from '#server/domain/language/place/found_address.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'
import { locate, zoneOfWords } from '#server/domain/language/place/zone_of_address.ts'
import { cityIn, zoneOfLargeCity } from '#server/domain/language/place/city_zones.ts'
import { zoneOfCityWithRegion } from '#server/domain/language/place/city_region.ts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import { hasNamesakes } from '#server/domain/language/place/namesakes.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import { readCalendarText } from '#server/domain/capture/pasted_calendar.ts'
import { readChat } from '#server/domain/language/text/chat.ts'
import { readAnsweredMail } from '#server/domain/language/text/quoted.ts'
import { clipText, clipTitle, maxDescriptionLength } from '#server/domain/language/text/clip.ts'
import { withoutEntities } from '#server/domain/language/text/entities.ts'
import { noFields, takeFields, type TextFields } from '#server/domain/language/text/fields.ts'
import { withoutHeading, withoutSpeakers } from '#server/domain/language/text/headings.ts'
import { itemsIn, noItems } from '#server/domain/language/text/items.ts'
import { withoutLabels } from '#server/domain/language/text/labels.ts'
import { isOfTable, venueOfEvent, withoutVenue } from '#server/domain/language/text/event_venue.ts'
import { isOfEvent } from '#server/domain/language/text/venue_part.ts'
import { unwrapped } from '#server/domain/language/text/unwrapped.ts'
import { linksIn } from '#server/domain/language/text/links.ts'
import { readPastedMail } from '#server/domain/language/text/mail.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'
import { wordsIn as wordsOfTitle } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { titleOf } from '#server/domain/language/text/title.ts'
import { withoutCopula, withoutIsWhere } from '#server/domain/language/text/title_of_sentence.ts'
import { withoutOrderLines } from '#server/domain/language/text/notices.ts'
import { withoutOpening } from '#server/domain/language/text/openings.ts'
import { movedDates, namesNewDate, withoutPlanned } from '#server/domain/language/text/moved.ts'
import { noteWithoutStatus, type Status } from '#server/domain/language/text/status.ts'
import { everyNthWeekday, everyWeekday } from '#server/domain/messages/capture_reading.ts'
import { asTitle, oneLine, severalLines } from '#server/domain/basics/text.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import type { Taken } from '#server/domain/language/text/without_dates.ts'

/** What a text is read with. */
export interface TextAbout extends DateAbout {
  /** Where the text is from; null for none. */
  readonly url: string | null
  /** Whether its sender says that it lists things. */
  readonly is_list?: true
}

/** The most characters of a text that are read. */
const most = 60_000

/** Within how many characters what is no date, but about time, stands beside no venue. */
const maxBlank = 400

/** The most characters of a mail, with what is attached to it. */
const maxMailLength = 2_000_000

/**
 * Reads a text: what somebody wrote, or what was read from a picture. Its first line or sentence is the title; lines that
 * are numbered, two or more, or bulleted, three or more, are items; lines `title:`, `url:`, `address:`, `geo:`, `when:`, `ends:` and `kind:` are read as such; a
 * pasted mail and a pasted calendar are recognised.
 */
export function readTextSource(text: string, about: TextAbout): SourceReading {
  const calendar = readCalendarText(text, about)
  if (calendar) return calendar
  const mail = readPastedMail(text.slice(0, maxMailLength), about)
  if (!mail) return readNote(severalLines(withoutEntities(text.slice(0, most))), about)
  const invited = mail.calendar === null ? null : readCalendarText(mail.calendar, about)
  if (invited) return invited
  const written = { ...about, now: mail.sent ?? about.now }
  return readWords(severalLines([mail.subject, mail.body].join('\n').slice(0, most)), written)
}

/** Reads what somebody wrote, or what others wrote to them. */
function readNote(text: string, about: TextAbout): SourceReading {
  const chat = readChat(text, about)
  const answered = chat ? null : readAnsweredMail(text, about)
  const sent = chat?.sent ?? answered?.sent
  const written = sent ? { ...about, now: sent } : about
  const body = withoutOrderLines(chat?.body ?? answered?.words ?? text)
  const words = withoutLabels(unwrapped(withoutOpening(withoutHeading(withoutSpeakers(body)))))
  const { text: left, status: said } = noteWithoutStatus(words)
  // “Cancelled :( New date: Friday”
  const status = said === 'canceled' && namesNewDate(left) ? 'moved' : said
  const reading = readWords(left, written, status)
  const field = status === 'canceled' ? 'is_canceled' : status === 'moved' ? 'is_moved' : null
  if (field === null) return reading
  const claim = { field, value: true, from: 'text', subject: 0 } as const
  return { ...reading, claims: [...reading.claims, claim] }
}

function readWords(
  text: string,
  { language: usual, ...given }: TextAbout,
  status: Status | null = null,
): SourceReading {
  // People write in several languages: the words tell before the account does.
  const spoken = languageOf(text)
  const language = spoken === null || spoken === languageNamed(usual) ? usual : spoken
  const about = { ...given, language }
  const { rest, fields } = takeFields(text, about)
  // A text with a line for its title is about that, whatever it lists.
  const { items, items_left_out, heading } = fields.title === null ? itemsIn(rest, about) : noItems
  const links = linksIn(rest)
  const isList = items.length > 0
  // A list is about its items: dates and addresses of one of them are not those of all.
  const words = isList ? heading : rest
  const read = readTime(words, { is_note: true, ...about })
  const { dates, discarded, excluded, is_moved, is_unclear, is_fortnightly, monthly, weekdays } =
    read
  const addresses = addressesIn(words)
    .filter(({ at }) => !seat.test(words.slice(Math.max(0, at - 30), at)))
    .filter(
      // The day and the time of a date may stand on either side of an address.
      ({ at, end }) =>
        !dates.some((date) => spansOf(date).some((one) => at < one.end && one.at < end)),
    )
  const claims = new Claims()
  claims.addFields(fields)
  const own = status === 'moved' ? movedDates(words, dates) : withHours(withShared(words, dates))
  // Its new date is asked for where it is told later.
  const isUndated = is_unclear && fields.starts === null && fields.kind === null && !isList
  if ((own.length === 0 && dates.length > 0) || isUndated)
    claims.addFields({ ...noFields, kind: 'event' })
  if (fields.starts === null) claims.addDates(own)
  if (is_moved && status === null) claims.add('is_moved', true)
  if (weekdays.length > 0) claims.add('repeats', everyWeekday(weekdays.map((day) => day - 1)))
  else if (monthly && dates.length > 0)
    claims.add('repeats', everyNthWeekday(monthly.count, monthly.weekday - 1))
  if (fields.address === null) claims.addAddress(addresses)
  const taken: Taken[] = [...dates.flatMap(spansOf), ...addresses]
  // What has a time, an address or a page is named well enough by an activity: “Yoga”.
  const isNamed =
    is_moved ||
    is_fortnightly ||
    dates.length + addresses.length > 0 ||
    Object.values(fields).some((value) => value !== null)
  const titled =
    fields.title === null
      ? titleOf(words, {
          taken,
          excluded,
          isNamed,
          isDated: dates.length > 0 || fields.starts !== null || is_fortnightly,
        })
      : { title: fields.title, rest: words }
  if (titled) {
    const isEvent = dates.length > 0 || fields.starts !== null || is_fortnightly
    const [address] = addresses
    const near = excluded.filter(
      ({ at, end }) => at < maxBlank && !samePlace.test(words.slice(at, end)),
    )
    const blank = blanked(words, [...dates.flatMap(spansOf), ...near])
    const isShown =
      address === undefined &&
      (discarded.some(({ reason }) => reason === 'last_day') ||
        wordsOfTitle(titled.title).some(isEventWord) ||
        isOfEvent(words) ||
        isOfTable(words, titled.title))
    const venue =
      isEvent || isShown ? venueOfEvent(words, { blank, address, title: titled.title }) : null
    const beside = venue === null ? titled.title : titleBeside(words, titled.title, venue)
    const isOffOrMoved = status === 'moved' || status === 'canceled'
    const isChanged =
      is_moved || isOffOrMoved || discarded.some(({ reason }) => isOfOtherDay(reason))
    const named = isChanged ? asTitle(withoutPlanned(beside.replace(ours, ''))) : beside
    const title = dates.length > 0 ? withoutIsWhere(withoutCopula(named)) : named
    claims.add('title', clipTitle(oneLine(title)))
    if (venue !== null) claims.add('place_name', venue)
  }
  // The dates of a place are told nowhere else.
  const told = fields.kind === 'place' ? addresses : taken
  const isGiven = fields.title !== null
  const left = isList
    ? rest
    : titled
      ? leftOf({ ...titled, isGiven, isSeveral: dates.length > 1 }, told, words)
      : words
  if (left !== '') claims.add('description', clipText(left, maxDescriptionLength))
  for (const city of citiesIn(words)) claims.add('city', city)
  const located = addresses[0] ? locate(addresses[0]) : null
  // Where the country is known, a city elsewhere of the same name does not count.
  const known = located?.timezone ?? zoneOfWords(words) ?? zoneOfCityWithRegion(words)
  const other =
    known || located?.country ? null : otherCity(withoutDates(words, dates), titled?.title ?? '')
  const isShared = other !== null && hasNamesakes(other)
  const zone = known ?? (other === null || isShared ? null : zoneOfLargeCity(other))
  if (zone !== null) claims.add('timezone', zone)
  if (isShared) claims.add('namesake', other)
  const signs = { language: spoken, url: about.url }
  for (const sign of countrySigns(words, signs)) claims.add('country_sign', sign)
  return {
    ...emptyReading,
    claims: claims.all,
    items,
    items_left_out,
    language,
    links,
    discarded: [...new Set(discarded.map(({ reason }) => reason))],
  }
}

/** “Reihe K Platz 7” is no street. */
const seat = pattern`(?<!\p{L})${'text.seat'}[\s:.]*\p{L}?[\s,]*$`

/** “Same place: Casa Lucio”, which says where it is besides that something has changed. */
const samePlace = pattern`(?<!\p{L})${'text.same_place'}(?!\p{L})`

/** “Our quiz has moved”, before what it is. */
const ours = pattern`^${'text.my'}\s+(?=\p{L}{2})`

/** A title beside the venue: where a table is booked, it is what it is called. */
function titleBeside(words: string, title: string, venue: string): string {
  const isShort = title.length <= venue.length + maxOfTable && title.includes(venue)
  return isOfTable(words, title) && !isShort ? venue : withoutVenue(title, venue)
}

/** The most characters that a title has apart from the venue, such as “Table for two at Lokal”. */
const maxOfTable = 25

/** A city that is not in the catalog, unless it names the place itself: “Dinner – Porto”. */
function otherCity(words: string, title: string): string | null {
  const last = title.split(' – ').at(-1) ?? ''
  const isName = zoneOfLargeCity(last) !== null || hasNamesakes(last)
  return isName || citiesIn(words).length > 0 ? null : cityIn(words)
}

/** Where the parts of a date stand. */
function spansOf({ at, quote, spans }: FoundDate): readonly Taken[] {
  return spans ?? [{ at, end: at + quote.length }]
}

/** A text with spaces for its dates, so that everything else stands where it did. */
function withoutDates(text: string, dates: readonly FoundDate[]): string {
  return blanked(text, dates.flatMap(spansOf))
}

function blanked(text: string, spans: readonly Taken[]): string {
  return spans.reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  )
}

/** A text with its title. */
interface TitledText {
  readonly title: string
  /** What stands besides the title. */
  readonly rest: string
  /** Whether the title is given in a line of its own. */
  readonly isGiven: boolean
  /** Whether several dates are named. */
  readonly isSeveral: boolean
}

/**
 * What is left of a text besides its title, its dates and its addresses; empty where that says nothing. Beside a title
 * that is given, each word is a note.
 */
function leftOf(
  { title, rest, isGiven, isSeveral }: TitledText,
  taken: readonly Taken[],
  text: string,
): string {
  const plain = taken.reduce(
    (left, { at, end }) => left.replace(text.slice(at, end), ' '),
    title
      .split(' – ')
      .reduce((left, part) => left.replace(part, ' '), rest.replace(/https?:\/\/\S+/giu, ' ')),
  )
  // Of several dates the others are told nowhere else.
  if (isSeveral) return rest
  if (isGiven) return /[\p{L}\p{N}]/u.test(plain) ? rest : ''
  const isEmpty = !/\p{L}{2}/u.test(plain) || (isOnlyPlain(plain) && plain.length < 40)
  return isEmpty ? '' : rest
}

/** Claims of a text about the one thing that it is about. */
class Claims {
  readonly all: Claim[] = []

  add<F extends Field>(field: F, value: ClaimValues[F], quote?: string): void {
    const claim = {
      field,
      value,
      from: 'text',
      subject: 0,
      ...(quote === undefined ? {} : { quote }),
    }
    this.all.push(claim as Claim)
  }

  addFields({ url, address, coordinates, starts, ends, kind }: TextFields): void {
    // Who made the list says what it is, and does not guess.
    if (kind) this.all.push({ field: 'kind', value: kind, from: 'user', subject: 0 })
    if (url !== null) this.add('url', url)
    if (address !== null) {
      const [found] = addressesIn(address)
      // “Lido, Cuvrystraße 7, 10997 Berlin”: the name of the venue stands before its address.
      const name = address.slice(0, found?.at ?? 0).replace(/[\s,;:(–-]+$/u, '')
      if (name !== '') this.add('place_name', name)
      this.add('address', name === '' ? address : (found?.address ?? address))
      if (found?.city) this.add('city', found.city)
    }
    if (coordinates) this.add('coordinates', coordinates)
    if (starts) {
      this.add('kind', 'event')
      this.add('starts', starts)
    }
    if (ends) this.add('ends', ends)
  }

  addDates(dates: readonly FoundDate[]): void {
    // A text that people write names the day of what it is about, also without a time.
    if (dates.length > 0) this.add('kind', 'event')
    for (const { starts, ends, either, quote } of dates.slice(0, 20)) {
      if (either) this.add('either', either, quote)
      else this.add('starts', starts, quote)
      if (ends && !either) this.add('ends', ends, quote)
    }
  }

  addAddress(addresses: readonly FoundAddress[]): void {
    const [first] = addresses
    if (!first) return
    this.add('address', first.address)
    if (first.country !== null) this.add('country', first.country)
    if (first.city !== null) this.add('city', first.city)
  }
}

/**
 * Dates with the hours that stand below the last of them, in a line of their own, for each: “Tue 12 Jan – pinch pots⏎Tue 19 Jan
 * – coils⏎6–8pm, …”. As they were where one of them has its own hour.
 */
function withShared(text: string, dates: readonly FoundDate[]): readonly FoundDate[] {
  const last = dates.at(-1)
  const [day, clock] = last?.spans ?? []
  const between = day && clock ? text.slice(day.end, clock.at) : (last?.quote ?? '')
  const isAlone = ({ starts, ends, either }: FoundDate) =>
    starts.precision === 'date_only' && ends === null && either === null
  const others = dates.slice(0, -1)
  const isBelow =
    last?.starts.precision === 'exact' && last.either === null && between.includes('\n')
  if (!last || !isBelow || others.length === 0 || !others.every(isAlone)) return dates
  const isLine = ({ at, quote }: FoundDate) =>
    text.slice(at, last.at).slice(quote.length).includes('\n')
  if (!others.every(isLine)) return dates
  const { local } = last.starts
  const atHour = (one: FoundDate) => `${one.starts.local.slice(0, 10)}${local.slice(10)}`
  return [
    ...others.map((one) => ({ ...one, starts: { ...last.starts, local: atHour(one) } })),
    last,
  ]
}

/** Dates without those days that a later one tells with its hour: “Meetup, 16 March⏎We meet on 16 March from 7pm …”. */
function withHours(dates: readonly FoundDate[]): readonly FoundDate[] {
  const isTold = ({ starts, ends, either }: FoundDate, index: number) =>
    starts.precision === 'date_only' &&
    ends === null &&
    either === null &&
    dates.some(
      (other, at) =>
        at > index &&
        other.either === null &&
        other.starts.precision !== 'date_only' &&
        other.starts.local.slice(0, 10) === starts.local.slice(0, 10),
    )
  return dates.filter((date, index) => !isTold(date, index))
}
