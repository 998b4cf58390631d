import type { FoundItem, FoundTime } from '#server/domain/language/claim.ts'
import type { Question } from '#server/domain/capture/decision.ts'
import { cleanLine } from '#server/domain/capture/deciding/title.ts'
import { allFiles, wholeText } from '#server/domain/messages/capture.ts'
import { clipTitle } from '#server/domain/language/text/clip.ts'
import {
  dateChoice,
  keepAsItWas,
  saveVenue,
  saveWithoutDate,
  wholePage,
  whatIsIt,
  whatIsBehindLink,
  whatIsInPicture,
  whatIsOnPage,
  whenIsIt,
  whereIsIt,
  whichCity,
  whichDay,
  whichItem,
  itIsOver,
} from '#server/domain/messages/capture_reading.ts'

/** The most items that are offered. */
const maxItems = 10

/** What all of it is called. */
const wholes = { page: wholePage, text: wholeText, files: allFiles } as const

/** Which of several things is meant: `item:0` and so on, or `whole`. */
export function askForItem(
  items: readonly FoundItem[],
  {
    leftOut,
    from,
  }: { readonly leftOut: number /** What lists them. */; readonly from: 'page' | 'text' | 'files' },
): Question {
  const titled = items.map(({ title }, index) => ({
    label: clipTitle(cleanLine(title)),
    value: `item:${index}`,
  }))
  const choices = titled.filter(({ label }) => label !== '').slice(0, maxItems)
  return {
    kind: 'items',
    text: whichItem(items.length + leftOut),
    choices: [...choices, { label: wholes[from], value: 'whole' }],
  }
}

/** What the idea is called. The answer is free; the title of a page that shows nothing else is offered. */
export function askForName({
  isWall,
  wallTitle,
  isUnseen,
}: {
  /** Whether a page shows nothing. */
  readonly isWall: boolean
  /** What the document of such a page is called; null for nothing. */
  readonly wallTitle: string | null
  /** Whether the words in a picture could not be read, or no page is opened. */
  readonly isUnseen: boolean
}): Question {
  const text = isUnseen
    ? isWall
      ? whatIsBehindLink
      : whatIsInPicture
    : isWall
      ? whatIsOnPage
      : whatIsIt
  const label = clipTitle(cleanLine(wallTitle ?? ''))
  return { kind: 'subject', text, choices: label === '' ? [] : [{ label, value: label }] }
}

/** Which city something is in: the catalog's name. */
export function askForCity(title: string, cities: readonly string[]): Question {
  const choices = cities.map((city) => ({ label: city, value: city }))
  return { kind: 'city', text: whichCity(title), choices }
}

/** Which city an event is in whose page does not tell on which clocks its hour is. The answer is free. */
export function askWhere(title: string): Question {
  return { kind: 'city', text: whereIsIt(title), choices: [] }
}

/** When an event is. The answer is free. */
export function askForDate(title: string): Question {
  return { kind: 'time', text: whenIsIt(title), choices: [] }
}

/** Which of two readings of a date is meant: a value as `readTimeAnswer` gives it. */
export function askWhichDate(title: string, times: readonly FoundTime[]): Question {
  const choices = times.map((time) => ({ label: dateChoice(time), value: answerOf(time) }))
  return { kind: 'time', text: whichDay(title), choices }
}

/** What is left of an event that is over: `venue` or `keep`. */
export function askForPast(title: string, venue: string | null): Question {
  const instead = venue === null ? saveWithoutDate : saveVenue(venue)
  const choices = [
    { label: instead, value: 'venue' },
    { label: keepAsItWas, value: 'keep' },
  ]
  return { kind: 'past', text: itIsOver(title), choices }
}

function answerOf({ local, precision }: FoundTime): string {
  return precision === 'date_only' ? local.slice(0, 10) : local
}
