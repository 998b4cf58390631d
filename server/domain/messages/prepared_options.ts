import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { ResearchGap } from '#generated/types.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** How many names a gap lists before it counts the others. */
const maxNamed = 3

/** Why a place is offered: something that was saved is there. */
export function savedThere(title: string): string {
  return `You saved ${inQuotes(title)} there`
}

/** Violation, read after the name of the field. */
export const needsMoreOrDetail = 'comes only with action more or detail'

/** Violation, read after the name of the field. */
export const needsNewLookup =
  'cannot come with more or detail; changed constraints need a new lookup'

export const notConfirmed: ResearchGap = {
  code: 'not_confirmed',
  message: 'Fit, opening hours and availability are not confirmed.',
}

export function hoursNotKnown(names: readonly string[]): ResearchGap {
  const shown = spokenList(names.map(inQuotes), maxNamed)
  return { code: 'hours_unknown', message: `The opening hours of ${shown} are not known.` }
}

export const nothingSaved: ResearchGap = {
  code: 'nothing_saved',
  message: 'Nothing that you have saved matches; the choices are friends’ likes and public places.',
}

export function tastesUnknown(person: string, subject: string): ResearchGap {
  return {
    code: 'person_tastes_unknown',
    message: `Nothing tells whether ${safeName(person)} likes ${inQuotes(subject)}.`,
  }
}

export function areaNotCovered(area: string): ResearchGap {
  return {
    code: 'area_not_covered',
    message: `The public places of this service do not cover ${area}.`,
  }
}

/** Failure `nothing_found`; `without` is how many choices there would be without the area. */
export function noOptions(subject: string, area: string | null, without: number): string {
  if (area === null) return `Nothing matches ${inQuotes(subject)}.`
  const elsewhere =
    without === 0
      ? ''
      : ` Without ${inQuotes(area)} there ${without === 1 ? 'is one' : `are ${without}`}.`
  return `Nothing matches ${inQuotes(subject)} in ${area}.${elsewhere}`
}

export function withoutArea(area: string, count: number): string {
  return `Without ${inQuotes(area)}: ${count}`
}

/** What an answer with options says. */
export function optionsReady(names: readonly string[]): string {
  if (names.length === 0) return 'There are no more choices.'
  const [first = ''] = names
  if (names.length === 1)
    return `One place fits: ${inQuotes(first)}. Nothing about it is confirmed.`
  return `${counted(names.length, 'place')}, ${inQuotes(first)} first. Nothing about them is confirmed.`
}

/** What an answer with one option says. */
export function optionShown(name: string): string {
  return `This is what is known of ${inQuotes(name)}. Nothing of it is confirmed.`
}

/** Violation, read after the name of the field. */
export const needsWord = 'must have a letter or a digit'

export const readMore = 'Reads the choices that follow.'

/** What to do where a name that means several people may be sent as a handle in the same field. */
export const sendHandleAsPerson =
  'Ask which of the candidates is meant and send a new request with that person_handle as person.'
