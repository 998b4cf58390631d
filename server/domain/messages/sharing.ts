import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'

// Sentences about sharing a list.

export function shareListSummary(list: string, person: string): string {
  return `Share ${inQuotes(list)} with ${safeName(person)}.`
}

export function readyToShareList(list: string, person: string): string {
  return `Ready to share ${inQuotes(list)} with ${safeName(person)}. Nothing is shared until you approve it.`
}

/** What anyone with a list's link sees. */
export const listDetailsShown = {
  name: 'list.details_shown',
  text: 'Anyone with the link sees the ideas of the list with their descriptions, places, times and links. Ideas you add later are shown too, until the link expires, the list is deleted, or you part from the person it is for.',
}

/** What a Connected Friend sees of a list that is shared with them. */
export function friendSeesList(person: string) {
  const text = `${safeName(person)} gets the list in their account and by a link in a message, and sees its ideas with their descriptions, places, times and links. Ideas you add later are shown too, until the list is deleted or the two of you disconnect. Only you can change it. Anyone who has the link sees the same.`
  return { name: 'list.details_shown', text }
}

export function linkToShare(person: string): string {
  return `Here is a link to share with ${safeName(person)} yourself. The service contacts nobody.`
}

export const whichPerson = 'Say in person_handle or person_query who the list is shared with.'

export const whichList = 'Say in idea_list_handle or idea_list_query which list is shared.'

export function neverContacted(person: string): string {
  return `${safeName(person)} is a Friend in Mind, and the service never contacts them. You can get a link to share yourself instead.`
}

export const makesManualLink = 'Makes a link to share yourself.'

/** Reason of the next action that undoes a link to a list. */
export const endsTheLink = 'End the link again, within 24 hours, if the user wants that.'
