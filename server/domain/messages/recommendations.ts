import type { FieldRule } from '#server/domain/basics/violation.ts'
import { type Called, inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { ResearchGap, WhenPreset } from '#generated/types.ts'
import type { HardFilter } from '#server/domain/finding/filters.ts'
import { isOrAre, spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'
import { capitalized, counted } from '#server/domain/basics/text.ts'
import { clockWords, nearDayWords, weekdayWords } from '#server/domain/basics/time_words.ts'

/** How many titles a gap names before it counts the others. */
const maxNamed = 3

/** The longest name of a list, in characters. */
const longestName = 120

const day_ms = 86_400_000

/** Violation, read after the name of the field. */
export const mustComeAfter = 'must be after starts_at'

/** Violation, read after the name of the field. */
export const needsStart =
  'must be given with constraint_kind: it is the start that is to be preserved'

/** Violation, read after the name of the field. */
export const needsTime = 'must have a time of day to be preserved'

/** Violation, read after the name of the field. */
export const whenTooShort = 'is longer than every time slot'

/** Violation, read after the name of the field. */
export const needsWords: FieldRule = { message: 'must have a letter or a digit', kind: 'noWord' }

/** Violation, read after the name of the field. */
export function maxPeople(most: number): string {
  return `names more than ${most} people together with the other fields`
}

/** Advice where other fields come with a cursor. */
export const onlyCursor = 'Send only the cursor, with page_size if wanted.'

/** Why something is recommended: who likes it. */
export function likedReason(names: readonly string[], you: boolean): string {
  if (names.length === 0) return 'You like it'
  if (you) return `${spokenNames(['You', ...names])} like it`
  return `${spokenNames(names)} ${names.length === 1 ? 'likes' : 'like'} it`
}

export const ownReason = 'You saved it'

/** On which list it is, and which of the people asked for are on the list. */
export function listReason(list: string, names: readonly string[]): string {
  return `On ${inQuotes(list)}${names.length === 0 ? '' : `, with ${spokenNames(names)}`}`
}

export function matchReason(search: string): string {
  return `Matches ${inQuotes(search)}`
}

export function fitsReason(terms: readonly string[]): string {
  return `Fits ${spokenList(terms.map(inQuotes))}`
}

export function nearReason(area: string): string {
  return `In ${safeName(area)}`
}

/**
 * `Friday, 20:00`, or with its date where that is not within a week; without the time where only the day is known. `Until
 * Friday` for what has gone on for days.
 */
export function datedReason(
  at: Date,
  {
    zone,
    now,
    is_date_only,
    ends_at,
  }: { zone: string; now: Date; is_date_only: boolean; ends_at: Date | null },
): string {
  const dayOf = (instant: Date) => {
    const isNear = instant.getTime() - now.getTime() < 6 * day_ms
    return isNear ? weekdayWords(instant, zone) : nearDayWords(instant, zone)
  }
  if (!is_date_only) return `${dayOf(at)}, ${clockWords(at, zone)}`
  const last = ends_at && new Date(ends_at.getTime() - 1_000)
  const goesOn = last !== null && last > now && now.getTime() - at.getTime() >= day_ms
  return goesOn ? `Until ${dayOf(last)}` : dayOf(at)
}

export const openReason = 'Open then'

/** Everybody who was asked about is free. */
export function freeReason(names: readonly string[]): string {
  return names.length === 0
    ? 'You are free then'
    : `${spokenNames(['You', ...names])} are free then`
}

export function hoursUnknown(titles: readonly string[]): ResearchGap {
  const message = `The opening hours of ${named(titles)} are not known.`
  return { code: 'hours_unknown', message }
}

export function sourceChanged(titles: readonly string[]): ResearchGap {
  const message = `The public source of ${named(titles)} no longer says what was saved from it. Check it before you rely on it.`
  return { code: 'source_changed', message }
}

export function locationUnknown(titles: readonly string[]): ResearchGap {
  const shown =
    titles.length <= maxNamed
      ? `${named(titles)} ${titles.length === 1 ? 'was' : 'were'} left out because it is not known where ${titles.length === 1 ? 'it is' : 'they are'}.`
      : `${counted(titles.length, 'choice')} were left out because it is not known where they are.`
  return { code: 'location_unknown', message: shown }
}

export function nobodyKnownToLike(names: readonly Called[]): ResearchGap {
  const message = `None of these choices ${isOrAre(1)} known to be liked by ${spokenNames(names)}.`
  return { code: 'nobody_known_to_like', message }
}

/** The names of those whose time is not known; the caller is `you`. */
export function availabilityUnknown(names: readonly string[]): ResearchGap {
  const people = spokenNames(names)
  const verb = names.length === 1 && names[0] !== 'you' ? 'is' : 'are'
  return { code: 'availability_unknown', message: `It is not known when ${people} ${verb} free.` }
}

export const areaUnknown: ResearchGap = {
  code: 'area_unknown',
  message:
    'No neighborhood was given and none of your places tells one, so nothing public was looked for.',
}

export const noPublicInventory: ResearchGap = {
  code: 'no_public_inventory',
  message:
    'This service has no public places or events, so only saved things and friends’ likes were looked through.',
}

/** Disclosure of gaps. */
export function gapsText(gaps: readonly ResearchGap[]): string {
  return gaps.map(({ message }) => message).join(' ')
}

/** Disclosure: so much was read that some was not looked at. */
export function choicesCut(most: number): string {
  return most === 1
    ? 'This is one choice of what was looked at, and not everything was. Narrow the filters to see others.'
    : `These are ${most} choices of what was looked at, and not everything was. Narrow the filters to see others.`
}

/** Disclosure: calendars are marked to be read again. */
export const calendarsRefreshing =
  'Your calendars are being read again. This answer uses what was known before; ask again in a few seconds.'

/** The first of the recommendations. */
export function firstChoice(title: string, total: number, more: boolean): string {
  if (more) return `More than ${total} recommendations, best first. First: ${inQuotes(title)}.`
  return total === 1
    ? `One recommendation: ${inQuotes(title)}.`
    : `${total} recommendations. First: ${inQuotes(title)}.`
}

/** The first of a later page. */
export function nextChoice(title: string): string {
  return `Next: ${inQuotes(title)}.`
}

export const noMoreChoices = 'No more recommendations.'
/** A page of which nothing fits any more, before others. */
export const noneOfPage = 'Nothing of this page fits any more. Read on with next_cursor.'
export const nothingSaved =
  'There is nothing to recommend yet: you have saved nothing, and no friend’s like is known.'

/** What to do about that; an area opens the public inventory. */
export const saveSomething =
  'Ask for a neighborhood or a city to look through public places and events, or save an idea first.'

/** What a generated list is called that was given no name: `Board games in Kreuzberg with Ada`. */
export function composedName(
  what: readonly string[],
  areas: readonly string[],
  people: readonly string[],
): string {
  const parts = [
    what.length === 0 ? 'Ideas' : spokenList(what, maxNamed),
    ...(areas.length === 0 ? [] : [`in ${spokenList(areas, maxNamed)}`]),
    ...(people.length === 0 ? [] : [`with ${spokenList(people, maxNamed)}`]),
  ]
  return [...parts.join(' ')].slice(0, longestName).join('').trim()
}

export function listGenerated(name: string, count: number): string {
  return `${inQuotes(name)} has ${counted(count, 'idea')}.`
}

export function listWasGenerated(name: string, count: number): string {
  return `Nothing to change: ${inQuotes(name)} already has ${count === 1 ? 'this idea' : `these ${count} ideas`}.`
}

/** Disclosure: the time is not one stretch, which is all that the defaults of a list can say. */
export const timeLeftOut =
  'The defaults of the list do not say all of the time that you asked for: they have room for one stretch of time only.'

const filterWords: Readonly<Record<HardFilter, string>> = {
  search: 'the search',
  activities: 'the activities',
  neighborhoods: 'the neighborhoods',
  lists: 'the lists',
  time: 'the time',
}

/** A filter as it is named in a question: by its value if it has one, else by its kind. */
export function filterName(filter: HardFilter, values: readonly string[]): string {
  return values.length === 0 ? filterWords[filter] : spokenList(values.map(inQuotes), maxNamed)
}

/** One choice of what to leave out. */
export function relaxationTitle(name: string, count: number): string {
  return `Without ${name}: ${count}`
}

/** Failure `nothing_found`; `filters` is how many requirements there are. */
export function nothingMatches(
  best: { name: string; count: number } | null,
  filters: number,
): string {
  if (best === null) {
    return filters < 2
      ? 'Nothing matches.'
      : 'Nothing matches, and leaving out one of the requirements is not enough: leave out several.'
  }
  const { name, count } = best
  return `Nothing matches. Without ${name} there ${count === 1 ? 'is one' : `are ${count}`}.`
}

/** Added to it where nobody knows where to look for public places and events. */
export const noAreaIsKnown =
  'Public places and events were not looked through, because no neighborhood or city is known.'

/** What to do about that. */
export const askForAnArea =
  'Ask for a neighborhood or a city, or which requirement may be relaxed, and send a new request.'

/** One choice of a city. */
export function areaTitle(city: string, count: number): string {
  return `In ${city}: ${count}`
}

/** Failure `timing_required`: words that mean no time that is known. */
export function whenUnclear(text: string): string {
  return `It is not clear when ${inQuotes(text)} is.`
}

/** A preset in words: `This weekend`. */
export function presetTitle(preset: WhenPreset): string {
  return capitalized(preset.replaceAll('-', ' '))
}

function named(titles: readonly string[]): string {
  return spokenList(titles.map(inQuotes), maxNamed)
}

/** Failure `subject_required` of a list to make from nothing. */
export const sayWhatToListBy =
  'A list is made from people, activities, areas, lists, a time or words to search for, and none of them was sent.'
