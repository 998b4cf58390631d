import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { FoundTime } from '#server/domain/language/claim.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { clockWords, dayWords } from '#server/domain/basics/time_words.ts'

/** The description of an event without a place. */
export const online = 'Online.'

/** The description of an idea without a place whose city was asked for. */
export function inCity(city: string): string {
  return `In ${city}.`
}

/** Failures. */
export const nothingIsNamed = 'Nothing in it names a place or an event.'
export const noDateIsGiven = 'It is an event, and nothing says when it is.'

/** Questions, and their choices. */
export function whichItem(count: number): string {
  return `There are ${count} things in it. Which one is the idea?`
}

export const wholePage = 'The page as a whole'

export const whatIsIt = 'What is the idea? Give its name, and where it is if you know.'

export const whatIsOnPage =
  'The page does not show what it is about. What is the idea? Give its name, and where it is if you know.'

export const whatIsBehindLink =
  'This service opens no pages. What is the idea? Give its name, and where it is if you know.'

export const whatIsInPicture =
  'The words in the picture could not be read. What is the idea? Give its name, and where it is if you know.'

export function whichCity(title: string): string {
  return `Which city is ${inQuotes(title)} in?`
}

export function whereIsIt(title: string): string {
  return `Where is ${inQuotes(title)}? Its page does not tell its time zone. Give the city, and its state or country.`
}

export function whenIsIt(title: string): string {
  return `When is ${inQuotes(title)}? Give the day, and the time if you know.`
}

export function whichDay(title: string): string {
  return `Which day is ${inQuotes(title)} on?`
}

/** A day with its time, as the source means it: `Saturday, 5 June 2027, 20:00`. */
export function dateChoice({ local, precision }: FoundTime): string {
  const at = new Date(`${local}Z`)
  return precision === 'date_only'
    ? dayWords(at, 'UTC')
    : `${dayWords(at, 'UTC')}, ${clockWords(at, 'UTC')}`
}

export function itIsOver(title: string): string {
  return `${inQuotes(title)} is over. What should be saved?`
}

export function saveVenue(venue: string): string {
  return `Save the venue, ${inQuotes(venue)}`
}

export const saveWithoutDate = 'Save it without its date'

export const keepAsItWas = 'Keep it as it was'

/** A part of the day, with its hours: `In the evening, 17:00–24:00`. Seconds count from the midnight of its day. */
export function partOfDay({
  from,
  until,
}: {
  readonly from: number
  readonly until: number
}): string {
  const [, words] = partsOfDay.find(([hour]) => from >= hour * 3600) ?? partsOfDay.at(-1) ?? []
  const clock = (seconds: number) => `${String((seconds / 3600) % 24 || 24).padStart(2, '0')}:00`
  return `${words}, ${clock(from)}–${clock(until)}`
}

/** The hour from which on a part of the day begins, and its name. */
const partsOfDay: readonly (readonly [number, string])[] = [
  [18, 'At night'],
  [17, 'In the evening'],
  [12, 'In the afternoon'],
  [11, 'Around noon'],
  [0, 'In the morning'],
]

/** What comes again: the beginning of a description. */
export const everyDay = 'Every day'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** `Every second Thursday of the month`, from 1; -1 is the last one. Days count from 0 for Monday. */
export function everyNthWeekday(count: number, day: number): string {
  const which = count < 0 ? 'last' : ordinals[count - 1]
  return `Every ${which} ${weekdays[day]} of the month`
}

/** `Every Thursday`, `Every Tuesday and Thursday`. Days count from 0 for Monday. */
export function everyWeekday(days: readonly number[]): string {
  const named = [...new Set(days)].sort().map((day) => weekdays[day] ?? '')
  return `Every ${spokenList(named)}`
}
