import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import { maxItems } from '#server/domain/lists/size.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** A disclosure with its own text. */
interface Disclosure {
  name: string
  text: string
}

export function listReady(name: string): string {
  return `Your list ${inQuotes(name)} is ready.`
}

/** What was put on a list because it matches; empty where nothing was. */
export function likesMatched(count: number): string {
  return count === 0 ? '' : ` ${counted(count, 'matching like')} went onto it.`
}

export function listRenamed(before: string, after: string): string {
  return `${inQuotes(before)} is now called ${inQuotes(after)}.`
}

export function listHasThatName(name: string): string {
  return `Nothing to change: the list is already called ${inQuotes(name)}.`
}

/** `archived` is how many ideas only this generated list had saved. */
export function listDeleted(name: string, archived: number): string {
  if (archived === 0) return `Deleted ${inQuotes(name)}. The ideas that were in it stay saved.`
  const gone = `${counted(archived, 'idea')} that you never used ${archived === 1 ? 'was' : 'were'} archived`
  return `Deleted ${inQuotes(name)}. ${gone}; the other ideas stay saved.`
}

export function listWasDeleted(name: string): string {
  return `${inQuotes(name)} was already deleted.`
}

export function listCopied(source: string, copy: string): string {
  return `${inQuotes(copy)} has the ideas, people, defaults and directions of ${inQuotes(source)}. It is not shared with anyone.`
}

export function listSummary(name: string, ideas: number, people: number): string {
  return `${inQuotes(name)} has ${counted(ideas, 'idea')} and ${counted(people, 'person', 'people')}.`
}

/** A list that a friend shared. */
export function sharedListSummary(name: string, sharer: string, ideas: number): string {
  return `${safeName(sharer)} shared ${inQuotes(name)} with you. It has ${counted(ideas, 'idea')}.`
}

/** Disclosure of what may be done with a list that a friend shared. */
export function sharedIsRead(sharer: string): Disclosure {
  const text = `The list and its ideas are ${safeName(sharer)}’s: you can read them, and they stay up to date. To keep one, save it yourself, such as from its link.`
  return { name: 'ideas_list.shared', text }
}

export function listsFound(count: number, hasMore: boolean): string {
  if (count === 0) return 'No lists found.'
  return `Found ${counted(count, 'list')}${hasMore ? ', and there are more' : ''}.`
}

export function directionsCounted(name: string, count: number): string {
  return `${inQuotes(name)} has ${count === 0 ? 'no directions' : counted(count, 'direction')}.`
}

export function defaultsChanged(name: string): string {
  return `Planning from ${inQuotes(name)} now starts with these defaults.`
}

export function defaultsAreThose(name: string): string {
  return `Nothing to change: ${inQuotes(name)} already has these defaults.`
}

/** What changed about the ideas or the people of a list. */
export function membershipChanged(
  list: string,
  members: 'ideas' | 'people',
  { added, removed }: { added: number; removed: number },
): string {
  const of = (count: number) => counted(count, members === 'ideas' ? 'idea' : 'person', members)
  if (added > 0 && removed > 0) {
    return `Added ${of(added)} to ${inQuotes(list)} and removed ${of(removed)}.`
  }
  if (added > 0) return `Added ${of(added)} to ${inQuotes(list)}.`
  if (removed > 0) return `Removed ${of(removed)} from ${inQuotes(list)}.`
  return `Nothing to change: the ${members} of ${inQuotes(list)} are already like that.`
}

/** Violation, read after the name of the field. */
export const nameThePeople =
  'must be given to replace the people; send an empty array to remove everyone'

/** Failure `subject_required`. */
export function noListMatches(text: string): string {
  return `You have no Ideas List with ${inQuotes(text)} in its name.`
}

/** Failure `list_ambiguous`. */
export function severalListsMatch(text: string): string {
  return `More than one of your Ideas Lists matches ${inQuotes(text)}.`
}

/** Disclosure where another list of the account has the same name. */
export function nameShared(list: { name: string; name_shared: boolean }): Disclosure[] {
  if (!list.name_shared) return []
  const text = `Another of your lists is also called ${inQuotes(list.name)}. Tell them apart by their handles.`
  return [{ name: 'ideas_list.name_shared', text }]
}

/** Disclosure where a list has more ideas than an answer includes. */
export function moreItems(count: number): Disclosure[] {
  if (count <= maxItems) return []
  const text = `The list has ${count} ideas. Only the first ${maxItems} are included here. ideas.object.get reads the others: list_contents of the list with offset ${maxItems}.`
  return [{ name: 'ideas_list.items_cut', text }]
}

/** Disclosure where a saved view contains more than the `most` ideas of an answer. */
export function moreOfView(most: number): Disclosure {
  const text = `The view has more ideas. Only the best ${most} are included here. ideas.object.get reads the others: list_contents of the view with offset ${most}.`
  return { name: 'ideas_list.items_cut', text }
}

/** A saved view that contains more than the `most` ideas of an answer. */
export function viewCutSummary(name: string, most: number): string {
  return `${inQuotes(name)} has more than ${counted(most, 'idea')}.`
}

/** Disclosure where a preview of likes, or its application, is for a part of a list of `count` ideas. */
export function partOfLikes(part: {
  applied: boolean
  partial: boolean
  more: boolean
  count: number
}): Disclosure[] {
  if (!part.partial) return []
  const next = part.applied ? 'Preview and apply' : 'After applying this part, preview and apply'
  const text = part.more
    ? `The list has ${part.count} ideas. This is a part of ${maxItems}. ${next} again for the next part.`
    : `The list has ${part.count} ideas. Only ${maxItems} are included here; no like is missing for the others.`
  return [{ name: 'ideas_list.items_cut', text }]
}

/** Disclosures of what became of the messages that share a list, the latest first. */
export function shareMessages(
  messages: readonly { display_name: string; state: keyof typeof becameOf }[],
): Disclosure[] {
  return messages.map(({ display_name, state }) => ({
    name: 'ideas_list.share_message',
    text: `The message that shares this list with ${safeName(display_name)} ${becameOf[state]}.`,
  }))
}

const becameOf = {
  queued: 'is waiting to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  failed: 'could not be sent',
  unconfirmed: 'may not have been sent',
} as const

/** What applying likes to the ideas of a list would do. */
export function likesPreviewed(list: string, people: readonly string[], count: number): string {
  const likes = count === 0 ? 'no new likes' : counted(count, 'like')
  return `Applying this would record ${likes} for ${spokenNames(people)} in ${inQuotes(list)}. Nothing has changed yet.`
}

export function likesApplied(list: string, people: readonly string[], count: number): string {
  return `Recorded ${counted(count, 'like')} for ${spokenNames(people)} in ${inQuotes(list)}.`
}

export function noLikesToApply(list: string, people: readonly string[]): string {
  return `Nothing to change: there are no new likes to record for ${spokenNames(people)} in ${inQuotes(list)}.`
}
