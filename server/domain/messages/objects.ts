import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { ObjectKind, ObjectType, Operation } from '#server/domain/objects/types.ts'
import { spokenChoice, spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

const nouns: { readonly [Kind in ObjectKind]: string } = {
  ideas_list: 'an Ideas List',
  idea: 'an idea',
  recommendation: 'a recommendation',
  capture: 'a capture',
  place: 'a place',
  event: 'an event',
  plan: 'a plan',
  person: 'a person',
}

const doing: { readonly [O in Operation]: string } = {
  add_to_list: 'putting something on a list',
  remove_from_list: 'removing something from a list',
  create_share_link: 'making a link',
  undo: 'undoing a change',
  update_defaults: 'changing defaults',
}

/** Failure `subject_required`. */
export const noSubject = 'The request does not say which object is meant.'

/** What to do where a subject is missing. */
export const findTheSubject =
  'Look it up among the saved ideas or with ideas.search, and send its handle; ask the user only which one is meant.'

/** Failure `subject_required` of a read that needs a subject. */
export const subjectForOperation =
  'Without a subject only all Ideas Lists, or with collection saved_items all saved ideas, can be listed.'

/** Failure `destination_required`. */
export const noDestination = 'The request does not say which Ideas List is meant.'

/** Failure `nothing_found`. */
export function nothingNamed(text: string, type: ObjectType | undefined): string {
  const noun = type === undefined ? 'anything' : nouns[type]
  return `You do not have ${noun} called ${inQuotes(text)}.`
}

/** What to do about that. */
export const checkTheWords =
  'Look for them with ideas.search, which knows other words and public things, too, or check them with the user.'

/** Failure `subject_ambiguous`. */
export function severalNamed(text: string, more: boolean): string {
  return `More than one thing is called ${inQuotes(text)}.${more ? ' Only the first five are shown.' : ''}`
}

/** Violation, read after the name of the field. */
export function isNotForOperation(operation: Operation): string {
  return `is not for ${doing[operation]}`
}

/** Violation, read after the name of the field. */
export function isNotFor(
  operation: Exclude<Operation, 'undo'>,
  type: ObjectKind,
  types: readonly ObjectType[],
): string {
  return `is ${nouns[type]}; ${doing[operation]} takes ${spokenChoice(types.map((one) => nouns[one]))}`
}

/** Violation, read after the name of the field. */
export const sharePlansBySending =
  'is a plan; plans.prepare_send prepares a link to a plan, and the user approves it'

/** Violation, read after the name of the field. */
export function hasNo(type: ObjectKind, what: 'contents' | 'defaults'): string {
  return `is ${nouns[type]}, which has no ${what} to read`
}

/** Violation, read after the name of the field. */
export const onlyOfLists = 'is a collection of an Ideas List; name one'

/** Violation, read after the name of the field. */
export const mustBeAhead = 'must be later than now'

/** Violation, read after the name of the field. */
export function mustBeWithinDays(days: number): string {
  return `must be at most ${days} days from now`
}

export function putOnList(title: string, list: string, how: 'there' | 'made' | 'restored'): string {
  if (how === 'made') return `${inQuotes(title)} is now saved and on ${inQuotes(list)}.`
  if (how === 'restored')
    return `${inQuotes(title)} was archived. It is active again and on ${inQuotes(list)}.`
  return `${inQuotes(title)} is now on ${inQuotes(list)}.`
}

export function isOnList(title: string, list: string): string {
  return `Nothing to change: ${inQuotes(title)} is already on ${inQuotes(list)}.`
}

export function removedFromList(title: string, list: string): string {
  return `${inQuotes(title)} is no longer on ${inQuotes(list)}. It stays saved.`
}

export function isNotOnList(title: string, list: string): string {
  return `Nothing to change: ${inQuotes(title)} is not on ${inQuotes(list)}.`
}

export function linkMade(list: string, person: string | null): string {
  if (person === null)
    return `Here is a link to ${inQuotes(list)} to share yourself. Nothing was sent.`
  return `Here is a link to ${inQuotes(list)} to share with ${safeName(person)} yourself. Nothing was sent.`
}

export function putBack(title: string, list: string): string {
  return `Undone: ${inQuotes(title)} is on ${inQuotes(list)} again.`
}

export function takenOff(title: string, list: string): string {
  return `Undone: ${inQuotes(title)} is no longer on ${inQuotes(list)}. It stays saved.`
}

export function takenOffArchived(title: string, list: string): string {
  return `Undone: ${inQuotes(title)} is no longer on ${inQuotes(list)}. It is archived again.`
}

export function defaultsRestored(list: string): string {
  return `Undone: ${inQuotes(list)} has its earlier defaults again.`
}

export function linkEnded(list: string): string {
  return `Undone: the link to ${inQuotes(list)} opens nothing any more.`
}

/** A list that a friend shared, as one of several to choose from. */
export function sharedTitle(list: string, sharer: string): string {
  return `${list} (shared by ${safeName(sharer)})`
}

/** Failure `not_reversible`. */
export const changedSince = 'This cannot be undone, because what it changed has changed since.'

/** Failure `not_reversible` of a generated list that was shared. */
export function sharedSince(list: string): string {
  return `This cannot be undone, because ${inQuotes(list)} was shared since, and undoing would take it from others. ideas.lists.delete deletes it and ends its links.`
}

/** Reason of the next action instead of undoing that a list was generated. */
export const deletesList =
  'Delete the list as it is now, and end its links, if the user wants that.'

/** Reason of the next action that undoes a change. */
export const undoReason = 'Undo this, within 24 hours, if the user asks for that.'

/** An idea that is active again; `lists` are those that it is on again, of `before` that it was on. */
export function ideaBack(title: string, lists: readonly string[], before: number): string {
  const names = lists.map(inQuotes)
  const on = names.length === 0 ? '' : ` and on ${spokenList(names, 3)} again`
  const gone = before > lists.length ? ' Lists that were deleted meanwhile are left out.' : ''
  return `Undone: ${inQuotes(title)} is active${names.length === 0 ? ' again' : on}.${gone}`
}

export function captureUndone(title: string): string {
  return `Undone: ${inQuotes(title)}, which this capture saved, is archived and on no list.`
}

export function placeBack(name: string): string {
  return `Undone: ${inQuotes(name)} is active again.`
}

export function listBack(name: string): string {
  return `Undone: ${inQuotes(name)} is there again with its ideas and people. Links to it that ended stay ended.`
}

/** What an answer with one object says. */
export function objectRead(type: ObjectKind, label: string): string {
  return `${inQuotes(label)} is ${nouns[type]}.`
}

/** What an answer with entries says. */
export function entriesRead(count: number, more: boolean): string {
  if (count === 0) return 'There is nothing to list.'
  return `Here ${count === 1 ? 'is' : 'are'} ${counted(count, 'entry', 'entries')}${more ? ', and there are more' : ''}.`
}

export const readFurther = 'Reads the entries that follow.'

/** Failure `nothing_found`. */
export function isOnNoList(title: string): string {
  return `${inQuotes(title)} is on no Ideas List, so it has no defaults.`
}

/** Failure `subject_ambiguous`. */
export function isOnSeveralLists(title: string): string {
  return `${inQuotes(title)} is on more than one Ideas List.`
}
