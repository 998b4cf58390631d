import type { LikeKind } from '#generated/types.ts'
import { type Called, inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import { spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'

/** How many titles a sentence lists before it counts the others. */
const maxTitles = 5

/** How many groups of people a sentence names. */
const maxGroups = 3

/** What a like says: `You like “Sauna”. You would do it with Ada, or with Ada and Jonas.` */
export function likeText(title: string, groups: readonly (readonly Called[])[]): string {
  if (groups.length === 0) return `You like ${inQuotes(title)}.`
  const company = groups.slice(0, maxGroups).map((names) => `with ${spokenNames(names)}`)
  const more = groups.length > maxGroups ? ['with others'] : []
  return `You like ${inQuotes(title)}. You would do it ${[...company, ...more].join(', or ')}.`
}

/** What is said of a person in a like whose name is not known any more. */
export const somebody = 'somebody'

/** Things are liked, to do with these people together; with nobody in particular where there are none. */
export function liked(titles: readonly string[], people: readonly Called[] = []): string {
  return `You like ${spokenList(titles.map(inQuotes))}.${together(titles, people)}`
}

export function wasLiked(titles: readonly string[], people: readonly Called[] = []): string {
  return `Nothing to change: you already like ${spokenList(titles.map(inQuotes))}.${together(titles, people)}`
}

function together(titles: readonly string[], people: readonly Called[]): string {
  if (people.length === 0) return ''
  return ` You would do ${titles.length === 1 ? 'it' : 'them'} with ${spokenNames(people)}.`
}

export function likedWith(title: string, person: Called): string {
  return `You like ${inQuotes(title)}. You would do it with ${safeName(person)}.`
}

export function unliked(title: string): string {
  return `${inQuotes(title)} is no longer in your likes.`
}

/** A question: people are named, and the whole like would be taken back. */
export const unlikeIsForAll =
  'The operation unlike takes the whole like back, for everybody. Should it go, or only be no longer for these people (remove_person)?'

export function wasNotLiked(title: string): string {
  return `Nothing to change: ${inQuotes(title)} is not in your likes.`
}

export function unlikedWith(title: string, person: Called): string {
  return `Your like of ${inQuotes(title)} is no longer for ${safeName(person)}.`
}

export function wasNotLikedWith(title: string, person: Called): string {
  return `Nothing to change: your like of ${inQuotes(title)} is not for ${safeName(person)}.`
}

export function undone(titles: readonly string[]): string {
  return `Undone: ${likesOf(titles, 'back to what')} before.`
}

/** As `undone`, where something that was changed later stays. */
export function undoneInPart(titles: readonly string[]): string {
  const likes = titles.length === 1 ? 'your like' : 'your likes'
  return `Undone. What you changed later in ${likes} of ${spokenList(titles.map(inQuotes), maxTitles)} stays.`
}

export function nothingUndone(titles: readonly string[]): string {
  return `Nothing to undo: ${likesOf(titles, 'already what')} before.`
}

function likesOf(titles: readonly string[], state: string): string {
  const named = spokenList(titles.map(inQuotes), maxTitles)
  if (titles.length === 1) return `your like of ${named} is ${state} it was`
  return `your likes of ${named} are ${state} they were`
}

export function bothLike(person: string, title: string): string {
  return `You and ${safeName(person)} both like ${inQuotes(title)}.`
}

export const mutualUnknown = 'It is not known whether the interest is mutual.'

/** Where the request does not say which interest may be mutual. */
export const whichInterest =
  'Which interest is meant? Ask the user, and send its idea_handle, or a candidate_id, in subject as candidate_id.'

/** The reason of a next action. */
export const findTheInterest = 'Find the idea that is meant.'

export const noLikesFound = 'No likes found.'

/** An entry of a list of likes; `match` says whether somebody likes it, too. */
export function likeEntry(title: string, match: boolean): string {
  return match ? `${inQuotes(title)} (a match)` : inQuotes(title)
}

/** Failure `limit_reached`. */
export function likeIsForTooMany(title: string, most: number): string {
  return `Your like of ${inQuotes(title)} would be for more than ${most} groups of people.`
}

/** Failure `cursor_invalid` for a cursor whose snapshot has expired. */
export const cursorExpired = 'This cursor has expired.'

/** Refusal of a subject that is something else than the request says. */
export function isOfOtherKind(kind: LikeKind): { message: string; advice: string } {
  const what = kind === 'place' ? 'a place' : kind === 'event' ? 'an event' : 'an idea'
  return {
    message: `This is ${what}, and the request says something else of it.`,
    advice: `Send it as ${kind}.`,
  }
}
