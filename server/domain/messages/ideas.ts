import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

export function ideaSaved(title: string): string {
  return `Saved the idea ${inQuotes(title)}.`
}

export function ideaWasSaved(title: string): string {
  return `Nothing to change: ${inQuotes(title)} is already saved with exactly these details.`
}

export function savedIdeaAddedToLists(title: string): string {
  return `${inQuotes(title)} was already saved. It is now also on the lists you named.`
}

const fieldNames = {
  title: 'title',
  description: 'description',
  source_url: 'link',
  show_in_for_you: 'setting for recommendations',
} as const

/** A field of an idea that can be changed. */
export type IdeaField = keyof typeof fieldNames

export function ideaChanged(title: string, fields: readonly IdeaField[]): string {
  return `Changed the ${spokenList(fields.map((field) => fieldNames[field]))} of ${inQuotes(title)}.`
}

export function ideaIsLikeThat(title: string): string {
  return `Nothing to change: ${inQuotes(title)} is already like that.`
}

export function ideaArchived(title: string): string {
  return `Archived ${inQuotes(title)}. It no longer appears among your saved ideas or in recommendations.`
}

export function ideaWasArchived(title: string): string {
  return `${inQuotes(title)} was already archived.`
}

export const noIdeasFound = 'No saved ideas found.'

/** Why to save an idea, where none was found. */
export const saveAnIdea = 'Save an idea by its title.'

/** Why to capture an idea, where none was found. */
export const captureAnIdea = 'Save an idea from a link or loose words.'

/** Why to look for ideas, where no plan or like was found. */
export const findAnIdea = 'Find an idea.'

/** Failure `place_archived`. */
export function placeCannotBeUsed(name: string): string {
  return `${inQuotes(name)} is archived, so a new idea cannot use it.`
}

/** Failure `subject_required`. */
export const noKindIsGiven = 'The request does not say whether the idea is a place or an event.'

/** Failure `subject_required`. */
export const noTitleIsGiven = 'The request does not give the idea a title.'

/** Failure `timing_required`. */
export const noStartIsGiven = 'The request does not say when the event starts.'
