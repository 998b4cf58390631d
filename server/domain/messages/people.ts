import { type Called, inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { PersonClassification } from '#generated/types.ts'
import { spokenChoice, spokenList, spokenNames } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** How many names a sentence lists before it counts the others. */
const maxNames = 4

/** Failure `person_unresolved`. `near` are names of saved people that contain the first of these. */
export function noPersonNamed(names: readonly string[], near: readonly string[] = []): string {
  const meant = near.length > 0 ? ` Did you mean ${spokenChoice(near.map(inQuotes))}?` : ''
  return `You have no saved person named ${spokenChoice(names.map(inQuotes))}.${meant}`
}

/** Failure `person_ambiguous`. */
export function severalPeopleMatch(name: string): string {
  return `More than one of your saved people matches ${inQuotes(name)}.`
}

/** Where only a handle says who is meant, and a name was sent that several people have. */
export function severalAreNamed(
  name: string,
  people: readonly { readonly handle: string; readonly details: string }[],
): string {
  const all = people.map(({ handle, details }) => `${handle} (${details})`)
  return `More than one of your saved people is named ${inQuotes(name)}: ${all.join('; ')}.`
}

/** What a form offers for a name that no saved person has. */
export function saveAsNew(name: string): string {
  return `Save ${inQuotes(name)} as a new Friend in Mind`
}

/** What a form offers where the user means none of those that it names. */
export const nobodyIsMeant = 'Nobody: leave it as it is'

/** What is disclosed where the user chose to save a person. */
export function savedAsNew(name: string): string {
  return `${inQuotes(name)} was saved as a Friend in Mind, as the user chose.`
}

/** What to do where a name does not say who is meant. */
export const whoIsMeantByHandle =
  'Ask the user who is meant, and send the handle of that person in place of the name.'

/** What is disclosed where names were sent in place of handles. */
export function namesTaken(
  people: readonly { readonly name: string; readonly handle: string }[],
): string {
  const all = people.map(({ name, handle }) => `${inQuotes(name)} is ${handle}`)
  return `Names were taken for your saved people: ${spokenList(all)}.`
}

/** What to do where `relationships.people.ensure` is given a name that several saved people have. */
export const whoIsMeantIsSaved =
  'They are saved already. Ask which of the candidates is meant, and send that person_handle, in place of the name, to the capability that needs the person.'

/** An option whose words are those of others, told apart by its place among them. */
export function oneOfSeveral(shown: string, place: number, count: number): string {
  return `${shown}, number ${place} of ${count}`
}

/** What tells a saved person apart from others of the name. `saved` is when they were saved, in words. */
export function personDetails(person: {
  classification: PersonClassification
  /** Whether they only signed up by a plan's open link. */
  isOnlyGuest: boolean
  saved: string
  /** Former names, the last one first. */
  former: readonly string[]
  list: string | null
  plan: string | null
}): string {
  const friend = person.classification === 'connected' ? 'Connected Friend' : 'Friend in Mind'
  const kind = person.isOnlyGuest ? 'guest by a link' : friend
  const [former] = person.former
  return [
    kind,
    ...(former === undefined ? [] : [`formerly ${former}`]),
    `${person.isOnlyGuest ? 'signed up' : 'saved'} on ${person.saved}`,
    ...(person.list === null ? [] : [`on your list ${inQuotes(person.list)}`]),
    ...(person.plan === null ? [] : [`invited to ${inQuotes(person.plan)}`]),
  ].join(', ')
}

/** Failure `subject_required` of `relationships.people.ensure`. */
export const noPersonIsNamed = 'The request does not name a person.'

/** Failure `subject_required` of `relationships.people.manage`. */
export const noNameIsGiven = 'The request does not give the person’s name in display_name.'

/** Failure `subject_required` of `relationships.people.manage`. */
export const noPersonIsMeant = 'The request does not say in person_handle which person is meant.'

/** Failure `limit_reached` of `relationships.people.ensure`. */
export function tooManyNames(most: number): string {
  return `One call can name at most ${most} people.`
}

export function peopleAdded(names: readonly string[]): string {
  return `Added ${spokenNames(names, maxNames)} to your people. Nobody was notified.`
}

export const everyoneWasSaved =
  'Nothing to change: everyone you named is already among your people.'

export function personRenamed(before: Called, after: string): string {
  return `${safeName(before)} is now called ${safeName(after)} among your people.`
}

export function personHasThatName(name: string): string {
  return `Nothing to change: the name is already ${safeName(name)}.`
}

/** A person was deleted, and with them so many links to lists and invitations that were made for them. */
export function personDeleted(name: Called, links: number, invitations: number): string {
  const ended = [
    ...(links > 0 ? [counted(links, 'link to your lists', 'links to your lists')] : []),
    ...(invitations > 0 ? [counted(invitations, 'connection invitation')] : []),
  ]
  const verb = links + invitations === 1 ? 'has' : 'have'
  const closed =
    ended.length > 0 ? ` ${spokenList(ended)} for ${safeName(name)} ${verb} ended.` : ''
  return `${safeName(name)} is no longer among your people.${closed} Nobody was notified.`
}

export const noPeopleFound = 'No saved people found.'

/** Why to save people, where none were found. */
export const readAPerson = 'Read what is saved about one of them.'
export const saveAPerson = 'Save people by name.'

/** What the account knows of a person. */
export function personSummary(person: {
  name: Called
  classification: PersonClassification
  lists: number
  ideas: number
  plans: number
  /** Things besides saved ideas: private places, and what only the person has saved. */
  others: number
}): string {
  const kind = person.classification === 'connected' ? 'a Connected Friend' : 'a Friend in Mind'
  const lists = counted(person.lists, 'list')
  const ideas = counted(person.ideas, 'saved idea')
  const plans = counted(person.plans, 'plan')
  const others = person.others > 0 ? ` and ${counted(person.others, 'other thing')}` : ''
  const concern = person.ideas === 1 && person.others === 0 ? 'concerns' : 'concern'
  return `${safeName(person.name)} is ${kind}, is on ${lists} and shares ${plans} with you. ${ideas}${others} ${concern} ${safeName(person.name)}.`
}

/** The reason of a next action where several people have one name. */
export const seeWhoIsMeant = 'See who has this name, and use the handle of the one you mean.'

/** The reason of a next action. */
export const findSomethingToDo = 'Find something to do with this person.'

/** Somebody who signed up by a link is among the host's people from now on, under this name. */
export function personKept(name: string): string {
  return `${safeName(name)}, who signed up by a link, is now one of your people.`
}
