import { nameKey } from '#server/domain/basics/name_key.ts'
import { readAnswer } from '#server/domain/capture/answer.ts'
import { isWordFor } from '#server/domain/capture/choice_words.ts'
import { decide } from '#server/domain/capture/decide.ts'
import type { Question, QuestionKind } from '#server/domain/capture/decision.ts'
import { isAdsOrPay, isGateAddress, isWallTitle, isWallWords } from '#server/reading/page/walls.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { factsIn } from '#server/domain/capture/detail.ts'
import { itemNamed } from '#server/domain/capture/deciding/named_item.ts'
import { findSource } from '#server/domain/capture/source.ts'
import { aliasSpellings } from '#server/domain/finding/activities.ts'
import { partsOfCompound } from '#server/domain/finding/compound.ts'
import { queryOf } from '#server/domain/finding/query.ts'
import { sayAnything, wordsOf } from '#server/domain/finding/words.ts'
import { languageOf } from '#server/domain/language/detect.ts'
import { languageOf as languageOfPage } from '#server/reading/page/language.ts'
import { vectorOf } from '#server/domain/finding/vector.ts'
import { readingsOf, readWhenWords } from '#server/domain/finding/when_words.ts'
import { activityIn, isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { moods } from '#server/domain/language/activity/moods.ts'
import { withoutVenue } from '#server/domain/language/activity/venue.ts'
import type { Claim, FoundTime, SourceReading } from '#server/domain/language/claim.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import { citiesIn } from '#server/domain/language/place/catalog.ts'
import { cityIn } from '#server/domain/language/place/city_zones.ts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import { pointOfCity } from '#server/domain/language/place/city_points.ts'
import { countryCode, onlyZone } from '#server/domain/language/place/countries.ts'
import { namesakeMeant } from '#server/domain/language/place/namesakes.ts'
import { nameInWords } from '#server/domain/language/place/name_in_words.ts'
import { coreOf, keyOf } from '#server/domain/language/text/answer_key.ts'
import {
  allWords,
  cancelWords,
  earlierWords,
  laterWords,
  meWords,
  noDateWords,
  noneWords,
  noWords,
  unknownWords,
  yesWords,
} from '#server/domain/language/text/answer_words.ts'
import { opening } from '#server/domain/language/text/leads.ts'
import { leadsToSeveral, listNumberOf, saysList } from '#server/domain/language/text/list_words.ts'
import { movedDates } from '#server/domain/language/text/moved.ts'
import { isNameless } from '#server/domain/language/text/nameless.ts'
import { thingIn } from '#server/domain/language/text/prose.ts'
import { namesOne } from '#server/domain/language/text/names.ts'
import { activitiesOf } from '#server/reading/page/kinds.ts'
import { zoneOfRegion } from '#server/domain/language/place/region_zones.ts'
import { locate, zoneOfCityIn, zoneOfWords } from '#server/domain/language/place/zone_of_address.ts'
import { isErrand } from '#server/domain/language/text/errands.ts'
import { isPlainPosition, positionOf } from '#server/domain/language/text/position_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import { withoutPricesAndHours } from '#server/domain/language/text/excluded.ts'
import { withoutOpening } from '#server/domain/language/text/openings.ts'
import { nameOfVenue } from '#server/domain/language/text/venue.ts'
import { venueBeside } from '#server/domain/language/text/venue_beside.ts'
import { withZoneOfText } from '#server/domain/language/time/zone_of_text.ts'
import { readTime } from '#server/domain/language/time/read.ts'
import { judgeItems } from '#server/domain/roundup/requirements.ts'
import { itemByWords } from '#server/domain/roundup/selection.ts'
import { columnsOf } from '#server/reading/import/columns.ts'
import { readImport } from '#server/reading/import/read.ts'
import { fieldsOfColumns } from '#server/reading/inventory/csv.ts'
import { isGeneric } from '#server/reading/page/generic_titles.ts'
import { labelledDates } from '#server/reading/page/labelled_dates.ts'
import { readPage } from '#server/reading/page/read.ts'
import { siteNames } from '#server/reading/page/title.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'
import { knownCatalogs } from '#test/support/pages/known.ts'

/** When everything is read: Monday, 23 November 2026, 10:00 in Berlin. */
const now = '2026-11-23T09:00:00Z'
const timezone = 'Europe/Berlin'
const today = '2026-11-23'
const atNight = '2026-11-23T00:30:00Z'
const about = { now, timezone, language: null, url: null }
const known = knownCatalogs()
const spots = ['Luna', 'Mond', 'Stern', 'Sonne']
  .map((name) => `<li><b>${name}</b> is nice and cosy`)
  .join('')
const asBytes = new TextEncoder()

/**
 * What asks the code about one text, by the name that stands in before.tsv. A step that renames or moves a function edits
 * its import and its line here. An answer is JSON without the words that surround it.
 */
export const callers: Readonly<Record<string, (text: string) => unknown>> = {
  /** The dates of a note. */
  note: (text) => datesOf(text, true),
  /** The dates of words on a page. */
  told: (text) => datesOf(text, false),
  /** The dates of a note at half past one in the night. */
  note_at_night: (text) =>
    readTime(text, { now: atNight, timezone, language: null, is_note: true }).dates.map(
      ({ starts, ends }) => `${timeIn(starts)}${ends ? `..${timeIn(ends)}` : ''}`,
    ),
  when: whenOf,
  when_at_night: (text) => {
    const words = readWhenWords(text, today, { seconds: 1.5 * 3600, timezone })
    return words && readingsOf(words).map(({ dates, hours }) => [dates && [...dates], hours])
  },
  moved_dates: (text) =>
    movedDates(text, readTime(text, { ...about, is_note: true }).dates).map(({ starts }) =>
      timeIn(starts),
    ),
  labelled: (text) => labelledDates(text, about).map(({ starts }) => timeIn(starts)),
  opening: (text) => opening.exec(text)?.[0] ?? null,
  thing: thingIn,
  list_leads: (text) => [saysList(text), leadsToSeveral(text)],
  nameless: isNameless,
  item: (text) => itemNamed(items, text),
  activity_word: (text) => aliasSpellings.get(text) ?? null,
  text: (text) => readingIn(readTextSource(text, about)),
  list: (text) => readingIn(readTextSource(text, { ...about, is_list: true })),
  capture: (text) => decidedIn(readTextSource(text, about)),
  page_text: (text) => page({ body: `<p>${markup(text)}</p>` }),
  page_title: (text) => page({ title: text }),
  page_password: (text) => page({ title: text, body: '<form><input type=password></form>' }),
  page_heading: (text) => page({ body: `<h1>${markup(text)}</h1>` }),
  page_alone: (text) => page({ title: 'Luna', body: `<p>${markup(text)}</p>`, isAlone: true }),
  page_path: (text) => isGateAddress(`https://luna.example/${text}?url=%2Fjazz`),
  page_label: (text) =>
    page({ body: `<dl><dt>${markup(text)}</dt><dd>8 December 2026 20:00</dd></dl>` }),
  page_place: (text) =>
    page({ body: `<dl><dt>${markup(text)}</dt><dd>Cafe Luna, Torstr. 5, 10119 Berlin</dd></dl>` }),
  page_link: (text) =>
    page({ body: `<nav><a href="/">${markup(text)}</a></nav><p>Jazz 8 December 2026 20:00</p>` }),
  page_list: (text) =>
    page({ body: `<h1>${markup(text)}</h1><ol><li>Luna<li>Mond<li>Stern<li>Sonne</ol>` }),
  page_items: (text) =>
    page({
      body: `<h2>Luna</h2><p>Nice</p><h2>${markup(text)}</h2><p>Nice</p><h2>Mond</h2><p>Nice</p>`,
    }),
  page_steps: (text) =>
    page({
      body: `<h1>Best walks</h1><h2>${markup(text)}</h2><ol>${spots}</ol>`,
    }),
  page_count: (text) => page({ title: text, body: `<h1>${markup(text)}</h1><ol>${spots}</ol>` }),
  page_parts: (text) =>
    page({
      title: 'The best bars',
      body: `<h1>The best bars</h1><h2>Luna</h2><p>Nice and cosy</p><h2>${markup(text)}</h2><p>Nice and cosy</p><h2>Mond</h2><p>Nice and cosy</p>`,
    }),
  page_table: (text) =>
    page({
      body: `<h1>Best walks</h1><table><tr><th>Zorvek<th>${markup(text)}<tr><td>1<td>Luna<tr><td>2<td>Mond<tr><td>3<td>Stern</table>`,
    }),
  page_programme: (text) =>
    page({
      title: text,
      body: `<h1>${markup(text)}</h1><h2>8 December 2026</h2><p>19:00 Luna</p><p>21:00 Mond</p><h2>9 December 2026</h2><p>19:00 Stern</p>`,
    }),
  /** Far below the title. */
  page_far: (text) =>
    page({
      body: `<p>${'Nice evening with a band and drinks. '.repeat(20)}</p><p>${markup(text)}</p>`,
    }),
  page_match: (text) =>
    page({ title: `${text} | Luna FC`, body: `<h1>${markup(text)}</h1><p>Kickoff 20:00</p>` }),
  page_hours: (text) =>
    page({
      title: 'Programme',
      body: `<h1>Programme</h1><h2>8 December 2026</h2><p>19:00 ${markup(text)} – Luna</p><p>21:00 ${markup(text)} – Mond</p><h2>9 December 2026</h2><p>19:00 ${markup(text)} – Stern</p>`,
    }),
  page_matchday: (text) =>
    page({
      title: 'Luna FC - Stern FC | Luna FC',
      body: `<h1>Luna FC - Stern FC</h1><p>${markup(text)}</p>`,
    }),
  page_map: (text) => {
    const html = `<html><head><title>Luna</title><meta name="description" content="${text}"></head><body></body></html>`
    return readingIn(readPage(asBytes.encode(html), { ...pageSource, depth: 'items' }))
  },
  /** A page that says that it is an article. */
  page_article: (text) => {
    const html = `<html><head><title>${markup(text)}</title><script type="application/ld+json">{"@type":"BlogPosting","headline":"Luna"}</script></head><body><main><h1>${markup(text)}</h1><p>Nice evening with a band and drinks.</p></main></body></html>`
    return readingIn(readPage(asBytes.encode(html), { ...pageSource, depth: 'items' }))
  },
  /** A page of that title, which names a day in its words. */
  page_report: (text) =>
    page({
      title: text,
      body: `<h1>${markup(text)}</h1><p>The next evening is on 8 December 2026 at 20:00.</p>`,
    }),
  /** A line of a page whose builder calls all pages articles. */
  page_line: (text) => {
    const html = `<html><head><title>Jazz Luna</title><meta property="og:type" content="article"></head><body><main><h1>Jazz Luna</h1><p>Nice evening with a band and drinks.</p><p>${markup(text)}</p></main></body></html>`
    return readingIn(readPage(asBytes.encode(html), { ...pageSource, depth: 'items' }))
  },
  /** The first paragraph of a page. */
  page_first: (text) =>
    page({
      body: `<h1>Jazz Luna</h1><p>${markup(text)}</p><p>${'Nice evening with a band. '.repeat(4)}</p>`,
    }),
  page_topic: (text) => activitiesOf([], [text]),
  point: pointOfCity,
  region: (text) =>
    (['ca', 'br', 'mx'] as const).map((country) =>
      zoneOfRegion(country, { region: text, postcode: null, ofCity: null }),
    ),
  region_of_australia: (text) => zoneOfRegion('au', { region: text, postcode: null, ofCity: null }),
  country: (text) => [countryCode(text), onlyZone(text)],
  name_in_words: nameInWords,
  venue_beside: (text) => venueBeside(text, 'Jazz'),
  without_venue: (text) => withoutVenue(text, []),
  without_hours: withoutPricesAndHours,
  without_opening: withoutOpening,
  generic: isGeneric,
  /** The moods that an activity of the catalog suits. */
  moods: (text) =>
    moods.flatMap(({ name, activities }) => (activities.includes(text) ? [name] : [])),
  /** The moods that what has this title suits, each with its signs: in a search, those with more are first. */
  moods_of_title: (text) => {
    const nothing = { activities: [], where: [], description: null, facets: [] }
    return vectorOf({ title: text, ...nothing }).match(/(?<=')o=[^']+':\S+/g)
  },
  zone: (text) =>
    withZoneOfText(readTime(text, about).dates.slice(0, 1), text).map(({ starts }) =>
      timeIn(starts),
    ),
  venue_name: (text) => nameOfVenue(text, true),
  about_link: namesOne,
  language: (text) => [languageOf(text), languageOfPage(text, null)],
  strip: (text) => strip(text, { list: ['Winter'], person: ['Anna'] }),
  errand: isErrand,
  source: (text) => {
    const { reading, question, is_subject_discarded } = findSource(
      { text },
      [],
      { list: ['Winter'], person: ['Anna'] },
      false,
    )
    return [reading, question?.kind ?? null, is_subject_discarded]
  },
  answer_day: (text) => answered('time', text),
  answer_time: (text) => answered('time', text, false),
  answer_time_in_french: (text) => answered('time', text, false, 'fr'),
  answer_city: (text) => answered('city', text),
  answer_source: (text) => answered('source', text),
  answer_items: (text) => answered('items', text),
  answer_past: (text) => answered('past', text),
  answer_destination: (text) => answered('destination', text),
  answer_person: (text) => answered('person', text),
  answer_subject: (text) => answered('subject', text),
  answer_words: (text) => answerTables.map((table) => table.has(coreOf(keyOf(text)))),
  answer_choice: (text) =>
    Object.entries(questions).flatMap(([kind, choices]) =>
      Object.entries(choices).flatMap(([label, value]) => {
        const isMeant = isWordFor({ label, value }, kind as QuestionKind, coreOf(keyOf(text)))
        return isMeant ? [label] : []
      }),
    ),
  answer_plain: (text) => isPlainPosition(keyOf(text)),
  answer_position: (text) => positionOf(keyOf(text), 12),
  detail: factsIn,
  activity: (text) => activityIn(text, known.activities),
  activity_parts: (text) => wordsIn(text).map(isActivityWord),
  anything: (text) => sayAnything(wordsOf(text)),
  query: (text) => {
    const query = queryOf(text, { moods: true })
    return query && [query.exact, query.wide, query.meant_names, query.related.length]
  },
  place: (text) => [
    ...addressesIn(text).map((one) => [one.address, one.city, one.country, locate(one)]),
    ...[zoneOfWords(text), cityIn(text), citiesIn(text)],
    countrySigns(text, { language: null, url: null }),
  ],
  host: (text) => countrySigns('', { language: null, url: `https://luna.${text}/` }),
  city: (text) => zoneOfCityIn(text, { country: null, signs: [], account: timezone }),
  select: (text) => itemByWords(items, text)?.title ?? null,
  require: (text) =>
    judgeItems(described, [text], [], {
      activities: known.activities.map(nameKey),
      neighborhoods: [],
    }).map(({ fits, met }) => [fits, met]),
  compound: partsOfCompound,
  wall_title: (text) => [isWallTitle(text), isWallTitle(text, true)],
  wall_words: (text) => [isWallWords(text), isAdsOrPay(text)],
  own_path: (text) => siteNames([], `https://luna.example/${text}`).is_own_page,
  list_number: listNumberOf,
  namesake: (text) => {
    const [city = '', country = null, sign] = text.split(', ')
    const hints = { country, signs: sign ? [new Set([sign])] : [], account: timezone }
    return namesakeMeant(city, hints)
  },
  import_columns: (text) => columnsOf(text.split(', ')),
  inventory_columns: (text) => {
    try {
      return fieldsOfColumns(text.split(', '))
    } catch {
      return 'no column has the names'
    }
  },
  import_column: (text) => imported(`Name,${text}\nLuna,8.12.2026\nMond,https://example.org\n`),
  import_named: (text) => imported(`${text},Link\nLuna,https://luna.example/a\n`),
  import_other: (text) =>
    imported(`Name,Date,${text},Link\nLuna,8.12.2026,52.5,https://luna.example/a\n`),
  import_visited: (text) => imported(`Name,Visited\nLuna,${text}\n`),
  import_all_day: (text) =>
    imported(`Name,Start date,Start time,All day\nLuna,8.12.2026,19:00,${text}\n`),
  import_value: (text) => imported(`Name,Date\nLuna,${text}\n`),
}

/** What `now` and the catalogs make of a reading, as far as one line can say it. */
function decidedIn(reading: SourceReading): unknown {
  const decision = decide(
    toDecide({
      readings: primary(reading),
      known,
      created_at: new Date(now),
      now: new Date(now),
    }),
  )
  if (decision.end === 'ask') {
    const { kind, choices } = decision.question
    return [kind, ...choices.map(({ label }) => label)]
  }
  if (decision.end === 'fail') return decision.failure.code
  const { idea, disclosures } = decision
  const { kind, title, description, place, starts_at, ends_at, activity, custom_activity } = idea
  return [
    ...[kind, title, place && [place.name, place.address, place.timezone ?? place.city]],
    ...[starts_at && [idea.start_precision, starts_at, ends_at, idea.timezone]],
    ...[activity, custom_activity, description, disclosures],
  ]
}

/** Claims without who says so, the items, and what is known of the whole. */
function readingIn(reading: SourceReading): unknown {
  const { claims, items, is_wall, language, links } = reading
  return [
    ...claims.map(claimIn),
    ...items.map(({ title, kind, excerpt, starts, link }) => [
      ...[title, kind, excerpt, starts && timeIn(starts), link],
    ]),
    ...[is_wall && 'wall', language, links.length],
  ].filter((one) => one !== false && one !== null && one !== 0)
}

function claimIn({ field, value, subject }: Claim): string {
  const said = typeof value === 'object' && 'local' in value ? timeIn(value) : value
  const text = typeof said === 'string' ? said : JSON.stringify(said)
  return `${subject === 0 ? '' : subject}${field}: ${text}`
}

function timeIn({ local, precision, offset, timezone: zone, zone_name }: FoundTime): string {
  const time = precision === 'exact' ? local.slice(0, 16) : local.slice(0, 10)
  return [time, offset, zone, zone_name]
    .filter((one) => one !== null && one !== undefined)
    .join(' ')
}

function datesOf(text: string, is_note: boolean): unknown {
  const { dates, excluded, is_unclear } = readTime(text, {
    ...{ now, timezone, language: null },
    ...(is_note && { is_note }),
  })
  return [
    ...dates.map(({ starts, ends, either }) =>
      either
        ? either.map(timeIn).join(' or ')
        : `${timeIn(starts)}${ends ? `..${timeIn(ends)}` : ''}`,
    ),
    ...excluded.map(({ at, end }) => `-${text.slice(at, end)}`),
    ...(is_unclear ? ['unclear'] : []),
  ]
}

function whenOf(text: string): unknown {
  const words = readWhenWords(text, today, { seconds: 10 * 3600, timezone })
  return (
    words &&
    readingsOf(words).map(({ preset, dates, weekdays, next_only, hours }) =>
      [
        ...[preset, dates && [...new Set(dates)].join('..'), weekdays && [...weekdays].join()],
        ...[next_only && 'next', hours && `${hours.from / 3600}-${hours.until / 3600}`],
      ]
        .filter(Boolean)
        .join(' '),
    )
  )
}

const pageSource = {
  ...({ type: 'html', charset: 'utf-8', timezone, now, language: null } as const),
  url: 'https://luna.example/a/page',
}

/** Text in a page that has a heading and a paragraph of its own, unless `isAlone`. */
function page({ title = 'Jazz Luna', body = '', isAlone = false }): unknown {
  const more = isAlone ? '' : '<h1>Jazz Luna</h1><p>Nice evening with a band and drinks.</p>'
  const html = `<html><head><title>${markup(title)}</title></head><body><main>${
    body.startsWith('<h1>') ? '' : more
  }${body}</main></body></html>`
  return readingIn(readPage(asBytes.encode(html), { ...pageSource, depth: 'items' }))
}

function markup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
}

const answerTables = [
  ...[cancelWords, allWords, noneWords, meWords, unknownWords],
  ...[yesWords, noWords, earlierWords, laterWords, noDateWords],
]

const questions: Readonly<Partial<Record<QuestionKind, Readonly<Record<string, string>>>>> = {
  source: {
    'The page luna.example': '0',
    'The text “Jazz”': '1',
    'The pictures': '2',
    'The files': '3',
    'They are one idea': 'both',
  },
  items: { Luna: '0', Mond: '1', Stern: '2', 'The whole page': 'whole' },
  past: { 'Save the venue': 'venue', 'Keep it as it was': 'keep' },
  time: { 'Monday, 1 February 2027': '2027-02-01', 'Saturday, 2 January 2027': '2027-01-02' },
  city: { Berlin: 'Berlin', Hamburg: 'Hamburg' },
}

function answered(
  kind: QuestionKind,
  words: string,
  hasChoices = true,
  language: string | null = null,
): unknown {
  const choices = Object.entries((hasChoices ? questions[kind] : null) ?? {})
  const question: Question = {
    ...{ kind, text: '?' },
    choices: choices.map(([label, value]) => ({ label, value })),
  }
  const understood = readAnswer(question, words, {
    ...{ meant: [], gone: [], cities: known.cities },
    ...{ now: new Date(now), timezone, language },
  })
  return understood && ('value' in understood ? understood.value : understood.as)
}

const items = ['Luna', 'Mond', 'Stern', 'Sonne', 'Erde'].map((title, at) => ({
  ...{ title, position: at + 1 },
}))

const described = [
  { title: 'Vegan ramen with Anna', excerpt: 'Without meat' },
  { title: 'Steak place', excerpt: 'No vegan dishes, and a terrace' },
]

function imported(csv: string): unknown {
  return readImport(asBytes.encode(csv), { name: 'a.csv', folders: false, timezone, now })
}
