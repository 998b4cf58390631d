import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import type { RoundupFailure, RoundupFailureCode } from '#server/domain/roundup/facts.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** The title of the item that stands for the source as a whole. */
export const wholeTitle = 'The source as a whole'

/** What `public_id` of a continuation stands for. */
export const roundupRole = 'The roundup that goes on.'

/** What `selected_items` of a continuation stands for. */
export const itemsRole = 'Items of the roundup, by their titles or as #1, #2 and so on.'

/** What `target_ideas_list_handle` of a continuation stands for. */
export const destinationRole = 'The Ideas List the ideas are put on.'

/** What `target_person_text` of a continuation stands for. */
export const personRole = 'The saved person the ideas are kept for: a name, or a person_handle.'

// What is wrong with an input. Each text is read after the field's name.

/** A field that the operation does not take. */
export function isNotTakenBy(operation: string, takes: readonly string[]): string {
  return `cannot be sent with operation ${operation}, which takes ${spokenList(takes)}`
}

export const needsRoundupSource = 'needs at least one of items, source_url, source_text'

export const mustBeSourcePage = 'must be an http or https address'

export const isPositionOfAnother = 'is the position of another item, too'

export const mustBePosition = 'must be at most 1000000'

export const isTitleOfAnother = 'is the title of another item, too'

export const allHasNoSelection =
  'cannot be sent with scope all, which takes every item; send scope named_items'

export const wholeHasNoSelection =
  'cannot be sent with scope general_source, which captures the source as a whole'

export const namedItemsAreNoSaveAll =
  'cannot be save_all where items are named; send scope all, or leave it out'

export const recommendationChooses =
  'cannot be general_source in mode recommendation, which chooses from the items'

export const recommendationIsNoSaveAll =
  'cannot be save_all in mode recommendation, which saves nothing before it is chosen'

export const isForRecommendation = 'is for mode recommendation; send that mode, or leave it out'

export const wholeNeedsSource =
  'cannot be general_source where there is neither source_url nor source_text'

export const namesNoItem = 'names no item, or more than one; send a title, or # and its position'

export function mustHaveAtMost(most: number): string {
  return `must have at most ${most} items`
}

// Updates.

export const roundupKept = 'The roundup was saved.'

/** What was found in a source. */
export function itemsFound(count: number, left_out: number): string {
  const more = left_out > 0 ? ` ${counted(left_out, 'more item')} did not fit.` : ''
  return `The source has ${counted(count, 'item')}.${more}`
}

export const nothingIsListed = 'The source is about one thing, not a list of things.'

export const attemptFailed = 'The source could not be read. It is tried again.'

export const waitsForSource = 'The source asks to wait. It is tried again.'

export const answerTaken = 'The answer was saved.'

export const retryBegins = 'What had failed is tried again.'

/** How many captures begin. */
export function capturesBegin(count: number): string {
  return `${counted(count, 'item')} ${count === 1 ? 'is' : 'are'} being saved.`
}

/** How far the captures are. */
export function capturesEnded(ended: number, all: number): string {
  return `${ended} of ${all} items are done.`
}

export const roundupArchived = 'The roundup is archived. Its ideas stay saved.'

/** How many items had which end. */
export interface ItemCounts {
  readonly saved: number
  readonly reused: number
  readonly failed: number
  readonly skipped: number
}

/** How a roundup ended that saved something; `where` is the list, null where there is none. */
export function roundupCompleted(
  { saved, reused, failed }: ItemCounts,
  where: string | null,
): string {
  const all = saved + reused
  const on = where === null ? '' : ` on ${inQuotes(where)}`
  const are = all === 1 ? 'is' : 'are'
  const before =
    reused === 0
      ? ''
      : reused === all
        ? `; ${all === 1 ? 'it was' : 'they were'} saved before`
        : `; ${reused} of them ${reused === 1 ? 'was' : 'were'} saved before`
  const lost = failed === 0 ? '' : ` ${counted(failed, 'item')} failed and can be retried.`
  return `${counted(all, 'item')} ${are} saved${on}${before}.${lost}`
}

// What is asked.

/** The question how much of a source is wanted. */
export function askScope(items: number): string {
  return `The source has ${counted(items, 'item')}, and it is not clear which of them are wanted.`
}

export const askDestination = 'It is not clear where the ideas of this roundup should go.'

/** The question which items are wanted; `unknown` are words that name none of them. */
export function askSelection(items: number, unknown: readonly string[]): string {
  const missed =
    unknown.length > 0
      ? ` ${spokenList(unknown.map(inQuotes))} ${unknown.length === 1 ? 'is' : 'are'} not among them.`
      : ''
  return `There are ${counted(items, 'item')} to choose from, and none was chosen yet.${missed}`
}

/**
 * The question where ideas go of which the list, by its name, or the person is gone. `saved` is how many of the roundup are
 * saved.
 */
export function destinationIsGone({
  list,
  person,
  saved,
}: {
  readonly list: string | null
  readonly person: boolean
  readonly saved: number
}): string {
  const gone = [
    ...(list === null ? [] : [`The list ${inQuotes(list)} no longer exists.`]),
    ...(person ? ['The person that the ideas were for is no longer saved.'] : []),
  ]
  const rest =
    saved === 0
      ? 'Where should the ideas go?'
      : 'What was saved stays saved. Where should the other ideas go?'
  return [...gone, rest].join(' ')
}

// How it failed.

const failures: Readonly<Record<RoundupFailureCode, string>> = {
  source_unreachable: 'The source could not be reached.',
  source_unsupported: 'Nothing in the source could be saved.',
  access_denied: 'The list that the ideas were meant for can no longer be changed.',
  limit_reached: 'A limit of the account was reached before anything was saved.',
}

/** Why a roundup failed; `isRead` says whether its source was read. */
export function roundupFailed({ code, busy }: RoundupFailure, isRead: boolean): string {
  if (busy) return sourceNotReadYet
  return code === 'source_unsupported' && !isRead ? cannotBeRead : failures[code]
}

/** The service had no time for it: nothing is said about the source. */
export const sourceNotReadYet = 'The source was not read yet, because the service was too busy.'

const cannotBeRead =
  'The source cannot be read: it shows nothing to those who are not signed in, or this service opens no pages.'

/** What a roundup is called. */
export function roundupLabel(items: number): string {
  return items === 0 ? 'Roundup' : `Roundup of ${counted(items, 'item')}`
}

const itemFailures: Readonly<Record<RoundupFailureCode, string>> = {
  source_unreachable: 'Its page could not be reached.',
  source_unsupported: 'It could not be read well enough to be saved.',
  access_denied: 'The list that it was meant for can no longer be changed.',
  limit_reached: 'A limit of the account was reached.',
}

/** Why an item failed. */
export function itemFailed(code: RoundupFailureCode): string {
  return itemFailures[code]
}

/** Why an item was skipped. */
export function itemSkipped(fits: boolean): string {
  return fits ? 'It was not chosen.' : 'It does not meet what was required.'
}

export const retryAdvice = 'Send operation retry, or create a roundup from the items themselves.'

/** Advice where reading the same again changes nothing. */
export const detailAdvice =
  'Retry the capture of an item with what it lacks, such as its date, in additional_detail.'

// What can be done next.

export const continueReason = 'Continues the roundup with what the user chooses.'

export const detailReason = 'Reads one item again, with what it lacks in additional_detail.'

export const retryReason = 'Tries again what has failed.'

export const selectMoreReason = 'Saves items that were skipped.'

export const makesTheList = 'Makes the list that is missing.'

export const captureAsOne = 'Captures the source as one idea.'

export const chooseDestination =
  'Ask which list is meant, or create one, and continue with target_ideas_list_handle.'

export const choosePerson =
  'Ask who is meant, save the person first if they are new, and continue with target_person_text.'

/** The choice to save every item. */
export function everyItem(count: number): string {
  return `All ${counted(count, 'item')}`
}

/** That a source is being read. */
export function sourceIsBeingRead(isPage: boolean): string {
  return `The ${isPage ? 'page' : 'text'} is being read.`
}

export function tooManyRoundups(most: number): string {
  return `${most} roundups are running or wait for an answer.`
}

export const finishRoundups = 'Answer or archive some of them, and send a new request.'

export const roundupIsBusy = 'The roundup is still working on what was asked before.'

export const waitForRoundup =
  'Wait the number of seconds in Retry-After, read the roundup, and go on from there with a new idempotency key.'
