import type { CapabilityId } from '#generated/types.ts'
import { harmless, inQuotes } from '#server/domain/basics/in_quotes.ts'
import { callWords } from '#server/domain/messages/activity_words.ts'

/** What the Assistant says itself, in English. Answers of capabilities say the rest. */

export const hello =
  'Hello! Ask me what is waiting, when your friends are free, or what you could do.'
export const thanks = 'You’re welcome.'
export const nothingToRepeat = 'I have not said anything yet.'
export const dropped = 'All right, I leave it.'
export const nothingOpen = 'There is nothing I am waiting to hear. What would you like to do?'
export const nothingMore = 'That was all.'
export const nothingToUndo = 'There is nothing here that I can undo.'
export const nothingToSend =
  'Nothing is prepared that could be sent. Tell me who to invite to what.'
export const notUnderstood = 'I did not understand that. You could say:'

export const help =
  'You can ask what is waiting for you, when you and your friends are free, and what you could do; draft an outing and invite people, see who has answered, save links and ideas, and keep lists, people and places. Nothing is sent before you approve it.'

/** How an approval that waits is given. */
export function approveBy(reply_word: string): string {
  return `I never send anything myself. Approve it with the button, or by the word ${reply_word} where you are asked for it.`
}

/** The choices where an idea has drafts already. */
export function draftGoOn(title: string): string {
  return `Go on with the draft ${inQuotes(title)}`
}
export const draftAnew = 'A new outing'

/** A draft is to be sent and has no time. */
export const whenPlanned = 'It has no time yet. When should it be? Say a day and a time.'

/** Something of a kind was not found by its name. */
export function notFound(kind: string, name: string): string {
  return `I find no ${kindName(kind)} called ${inQuotes(name)}.`
}

/** What was saved is still being read, and something else is to be done with it. */
export const notReadYet = 'What you saved is still being read. Say that again in a moment.'

/** Something that is not saved is to be put on a list. */
export function notSavedYet(title: string): string {
  return `${inQuotes(title)} is not among your saved ideas yet. Say ${inQuotes(`save the idea: ${harmless(title)}`)} first.`
}

/** Nothing of a kind was spoken of, and a request needs one. */
export function whichOne(kind: string): string {
  return `Which ${kindName(kind)} do you mean?`
}

/** A name means several things. */
export function whichOf(kind: string, name: string): string {
  return `There are several called ${inQuotes(name)}. Which ${kindName(kind)} do you mean?`
}

/** A number that nothing has of what was shown. */
export const nothingShown = 'I have not shown a list yet.'
export function noSuchNumber(count: number): string {
  return count === 1 ? 'I showed only one.' : `I showed ${count}; which of them do you mean?`
}

/** A day is known and the time is not. */
export function whatTime(day: string): string {
  return `At what time on ${day}?`
}

export const whenShould = 'When should it be? Say a day and a time.'
export const whenFree = 'For which days should I look?'
export const howMany = 'How many?'
export const whoShould = 'Who should that be?'
export const whatShould = 'What should it be?'

/** Two days that may be meant. */
export function whichDay(): string {
  return 'Which day do you mean?'
}

/** Before something is deleted, archived or made into a link. */
export function sure(what: string): string {
  return `${what} Shall I do that?`
}

/** What is about to happen, by the capability. */
export function aboutTo(capability: string, label: string, details: readonly string[]): string {
  const named = label === '' ? 'it' : inQuotes(label)
  switch (capability) {
    case 'ideas.lists.delete':
      return `That deletes the list ${named}.`
    case 'ideas.created.archive':
      return `That archives the idea ${named}.`
    case 'places.private.archive':
      return `That archives the place ${named}.`
    case 'relationships.people.manage':
      return `That deletes ${named} from your people.`
    case 'ideas.capture':
      return 'That is a link. I can save it as an idea.'
    case 'ideas.lists.share.prepare':
      return `That shares ${named}: with a friend who has an account after your approval, with anybody else by a link that you pass on.`
    default:
      return wouldDo(callWords[capability as CapabilityId], label, details)
  }
}

/** What a call would do, where it is not clear that it was asked for. */
function wouldDo(
  [, does = 'do', the = '', a = 'that'] = [] as readonly string[],
  label: string,
  details: readonly string[],
): string {
  const what = label === '' ? `${does} ${a}` : `${does} ${the} ${inQuotes(label)}`
  const said = details.filter((one) => one !== label).map((one) => inQuotes(one))
  return `I am not sure that I understood. I would ${what.replaceAll(/\s+/g, ' ')}${said.length > 0 ? `: ${said.join(', ')}` : ''}.`
}

/** Somebody is not among the saved people. */
export function addPerson(name: string): string {
  return `I do not know ${name} yet. Shall I add ${name} to your people?`
}

/** What the service does not do, by what was asked. */
export function cannot(what: string): string {
  const said: Readonly<Record<string, string>> = {
    pay: 'I cannot pay or send money.',
    book: 'I cannot book or buy anything.',
    write: 'I cannot write to or call people. I can prepare an invitation that you approve.',
  }
  return `${said[what] ?? 'I cannot do that.'} Nothing was done.`
}

/** A token may not do what was asked. */
export const notAllowed =
  'I may not do that with this access, or it cannot be done in a conversation. Nothing was done.'

/** What a request still needs, by a name that no field has. */
export function kindName(kind: string): string {
  const names: Readonly<Record<string, string>> = { invite: 'invitation', candidate: 'idea' }
  return names[kind] ?? kind
}

/** What was not done because a question came first. */
export const notYetDone = 'I have not done the rest yet.'

/** How many more there are. */
export function andMore(count: number): string {
  return count === 1 ? 'and one more' : `and ${count} more`
}

/** An earlier approval still waits. */
export const earlierWaits = 'The earlier one is still waiting, too.'
