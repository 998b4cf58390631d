import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'

/** What a model reads of tools that its list does not have. */

export function listedElsewhere(names: readonly string[]): string {
  return `This address does not list ${names.join(', ')}; without ?toolsets and ?readonly it does.`
}

/**
 * Tools that a token cannot use for want of an ability, and where one is made that can; `ability` is null where it is not
 * known, and `tokens` says where tokens are made.
 */
export function needsAbility(
  names: readonly string[],
  ability: string | null,
  tokens: string,
): string {
  const what = spokenList(names)
  return ability === null
    ? `This token may not call ${what}; another token may.`
    : `This token lacks ${ability}, without which ${what} cannot succeed. A token that has it is made in ${tokens}.`
}

export const tellTheUser = 'Tell the user.'

/** Instructions for a token that prepares nothing, because it could not commit it. */
export function nothingIsCommitted(ability: string, tokens: string): string {
  return `This token lacks ${ability}: it sends, shares and cancels nothing. A token that has it is made in ${tokens}; tell the user.`
}

/** The same where the user sends what was prepared on their own page. */
export function userSends(ability: string): string {
  return `This token lacks ${ability}: it prepares, and the user sends, on the page that the answer names as approve_at. Give them its address.`
}

/** What the text of an answer says that was given before, to the same call. */
export const answeredBefore =
  'This is the answer to an earlier call with the same idempotency_key: nothing was done again.'

/** Why to read on in lists of which an answer has only some entries. */
export function readsOn(
  lists: readonly (readonly [field: string, { readonly until: number; readonly of: number }])[],
): string {
  return `Read on: ${spokenList(lists.map(([field, { until, of }]) => `${field} from number ${until + 1} of ${of}`))}.`
}

/** What a list has where it does not have all entries. */
export function someOf({ from, until, of }: { from: number; until: number; of: number }): string {
  return from === 0 ? `${until} of ${of}` : `${from + 1} to ${until} of ${of}`
}

/** On which clocks a model reads and writes times, and which day it is there: `Times: Europe/Berlin; today is Mon 2026-11-23.` */
export function clocksOf(timezone: string, now: Date): string {
  const { date } = wallTimeOf(now, timezone)
  const weekday = new Date(`${date}T00:00:00Z`).toUTCString().slice(0, 3)
  return `Times: ${timezone}; today is ${weekday} ${date}.`
}

/** What is disclosed where likes were to be searched by words. */
export const likesHaveNoSearch =
  'Likes have no text search, so the words had no effect. Filters narrow likes; the search finds ideas by words.'

/** Why to call the search. */
export const findsByWords = 'Find ideas by these words.'

/** What is disclosed where a time was sent without an offset. */
export function timesAssumed(timezone: string): string {
  return `Times without an offset are those of the account, ${timezone}.`
}

/** A time that the clocks are put forward over, read after the name of the field. */
export function skippedByClocks(timezone: string): string {
  return `is a time that the clocks in ${timezone} skip that day; ask the user which time is meant`
}

/** A time that the clocks show twice, read after the name of the field. */
export function shownTwice(timezone: string, first: string, second: string): string {
  return `is a time that the clocks in ${timezone} show twice that day; ask the user, and send ${first} or ${second}`
}
