import { inQuotes, safeName } from '#server/domain/basics/in_quotes.ts'
import type { CaptureDestination, Idea } from '#generated/types.ts'
import type { Choice, Question } from '#server/domain/capture/decision.ts'
import type { OneSource } from '#server/domain/capture/kept.ts'
import { noListMatches, severalListsMatch } from '#server/domain/messages/lists.ts'
import { noPersonNamed, severalPeopleMatch } from '#server/domain/messages/people.ts'
import { spokenList } from '#server/domain/basics/spoken_list.ts'
import { counted } from '#server/domain/basics/text.ts'

/** Violations, read after the name of the field. */

/** A field of a new capture in a call that answers. */
export const mustNotBeBesideAnAnswer =
  'must not be sent with capture_public_id; put the whole answer, which may be a handle, into clarification_answer'

/** A field of an answer in a call that captures something new. */
export const belongsToAnAnswer = 'must not be sent without capture_public_id'

export function needsASource(fields: readonly string[]): string {
  return `needs something to capture: one of ${fields.join(', ')}`
}

export const mustBeSourceAddress = 'must be an address with http://, https:// or geo:'

/** How many characters of a text are repeated to tell it from another. */
const shownOfText = 40

/** The question which of several sources is meant. */
export function askForSource(sources: readonly OneSource[]): string {
  const texts = sources.filter(({ kind }) => kind === 'text')
  const others = sources.filter(({ kind }) => kind !== 'text' || texts.length < 2)
  const names = [
    ...others.map((source) => nameOf(source).toLowerCase()),
    ...(texts.length > 1 ? ['two different texts'] : []),
  ]
  return `You sent ${spokenList(names)}. What should the idea be read from?`
}

const sourceNames = { url: 'The page', text: 'The text', media: 'The pictures' } as const

/** What a source is called where it is offered. */
function nameOf(source: OneSource): string {
  return source.kind === 'media' && source.has_texts ? 'The files' : sourceNames[source.kind]
}

/** One source as an answer to that question; `both` for all of them. */
export function sourceChoice(source: OneSource | 'both', sources: readonly OneSource[]): string {
  if (source === 'both') return `${sources.length > 2 ? 'All' : 'Both'} are one idea`
  const name = nameOf(source)
  const isOnly = sources.filter(({ kind }) => kind === source.kind).length < 2
  if (isOnly || source.kind === 'media') return name
  const words = source.kind === 'url' ? source.url : source.text.replace(/\s+/gu, ' ')
  return `${name} ${inQuotes(shortened(words))}`
}

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= shownOfText) return text
  return `${characters.slice(0, shownOfText).join('').trimEnd()}…`
}

/** The question which of the addresses in a text is meant. */
export function askForAddress(count: number): string {
  return `The text has ${count} addresses. Which one is the idea?`
}

/** The answer that a text with several addresses is one idea. */
export const wholeText = 'The text as a whole'

export const allFiles = 'All of them as one idea'

/** The question what a capture is about where nothing is left of what was sent. */
export const askForSubject = 'What is the idea? Give its name, and where it is if you know.'

/** The question which list is meant by words. */
export function askForList(words: string, code: 'destination_required' | 'list_ambiguous'): string {
  const why = code === 'list_ambiguous' ? severalListsMatch(words) : noListMatches(words)
  return `${why} Which list should the idea go on?`
}

/** The question which of two lists is meant, where a call names one by its handle and another one in words. */
export function askForOneList(one: string, other: string): string {
  return `Two lists were named, ${inQuotes(one)} and ${inQuotes(other)}. Which one should the idea go on?`
}

/** A list as an answer to that question. */
export function listChoice(list: { name: string; item_count: number }): string {
  return `${list.name} (${counted(list.item_count, 'idea')})`
}

/** The answer that an idea goes on no list. */
export const noList = 'None of them'

/** A choice of a list or a person that no longer exists. */
export function noLongerThere(offered: string): string {
  return `${offered} – deleted`
}

/** The same question where none of the lists or people that were offered exists any more. */
export function nothingOfferedIsLeft(kind: 'destination' | 'person'): string {
  return kind === 'person'
    ? 'None of the people who were offered is saved any more. Who is the idea for?'
    : 'None of the lists that were offered exists any more. Which list should the idea go on?'
}

/** The question which person is meant by words. */
export function askForPerson(
  words: string,
  code: 'person_unresolved' | 'person_ambiguous',
): string {
  const why = code === 'person_ambiguous' ? severalPeopleMatch(words) : noPersonNamed([words])
  return `${why} Who is the idea for?`
}

/** The answer that an idea is for nobody in particular. */
export const nobody = 'Nobody'

/** Failure `access_denied` for a list that is a saved view. */
export const viewHoldsNothing = 'This list is a saved view, which holds no ideas of its own.'

/** A question with its numbered choices, as the user may be shown it. */
export function questionWithChoices({ kind, text, choices }: Question): string {
  if (choices.length === 0) return text
  // What a source calls its things may read like a name.
  const shown = ({ label, value }: Choice) =>
    kind === 'items' && value.startsWith('item:') ? inQuotes(label) : safeName(label)
  return `${text} ${choices.map((one, at) => `${at + 1}. ${shown(one)}`).join(', ')}.`
}

/** What to do about a question: the capture is kept. */
export const answerWithCapture =
  'Ask the user, and send the answer to ideas.capture as clarification_answer with capture_public_id.'

/** Reasons of next actions. */
export const answersQuestion = 'Answers the question. The capture is kept until then.'
export const makesTheList = 'Creates the list. Then answer the question with its handle.'
export const captureAllOfThem = 'Captures several of these items, or all.'
export const readLater = 'Tells when the work has ended.'
export const retryIt = 'Tries again with the same source and destination. New facts may be added.'
export const captureAnew = 'Captures something new.'
export const captureElsewhere =
  'Captures the same again, on no list. Add target_feed_text to put it on another one.'
export const roundupGoesOn = 'Tells how the roundup that it belongs to is, and how it goes on.'

/** Advice for a capture whose list or person is gone. */
export const captureElsewhereAdvice =
  'Capture it again, without that list or person, or with another.'
export const roundupGoesOnAdvice = 'Read its roundup, and answer what it asks.'

/** What a capture is called where nothing was said: one of uploads, and any other. */
export const captureOfUploads = 'What was uploaded'
export const unnamedCapture = 'A capture'

/** What `ideas.capture.get` says of a capture that is not read yet. */
export const captureRunning = 'The capture is being worked on.'

/** What a capture became. What it saved may have been archived since, such as by undoing the capture. */
export function captureCompleted(
  { title, state }: Pick<Idea, 'title' | 'state'>,
  destination: CaptureDestination | null,
  is_reused: boolean,
): string {
  const since = state === 'archived' ? ' It has been archived since.' : ''
  const where = destination?.list ? ` to ${inQuotes(destination.list.name)}` : ''
  const forPerson = destination?.person ? ` for ${safeName(destination.person.display_name)}` : ''
  if (!is_reused) return `Saved ${inQuotes(title)}${where}${forPerson}.${since}`
  const isKept = since === '' && (where !== '' || forPerson !== '')
  const kept = isKept ? ` It is now saved${where}${forPerson}.` : since
  return `${inQuotes(title)} had been saved before, and was not changed.${kept}`
}

/** Advice for a capture that was canceled. */
export const nothingToDo = 'Nothing to do. Capture it again if it is still wanted.'

/** Failure `source_unsupported` of a capture that was canceled. */
export const captureCanceled = 'You canceled this capture.'

/** Failure of a retry that cannot help. */
export const notRetryable = 'Trying this capture again cannot help.'

/** Failure `limit_reached` of a retry. */
export function tooManyRetries(most: number): { message: string; advice: string } {
  return {
    message: `This capture has been tried again ${most} times.`,
    advice: 'Capture the idea anew, with its name and address as text.',
  }
}

/** Failure `limit_reached` of a new capture. */
export function tooManyCaptures(
  which: 'running' | 'waiting' | 'daily',
  most: number,
): { message: string; advice: string } {
  switch (which) {
    case 'running':
      return {
        message: `${most} captures are being read already. Nothing was saved.`,
        advice: 'Wait until some of them have ended, and send a new request with a new key.',
      }
    case 'waiting':
      return {
        message: `${most} captures are waiting for an answer. Nothing was saved.`,
        advice:
          'Answer some of them, or answer “cancel” to those that are no longer wanted, and send a new request with a new key.',
      }
    case 'daily':
      return {
        message: `${most} captures were made in the last 24 hours. Nothing was saved.`,
        advice:
          'Wait for the time in retry_after_seconds and send a new request with a new key, or capture lists of things as roundups.',
      }
  }
}

/** What is said of a capture that was accepted. */
export function captureAccepted(kind: 'url' | 'text' | 'media' | null): string {
  switch (kind) {
    case 'url':
      return 'Saved. The page is being read.'
    case 'media':
      return 'Saved. The pictures are being read.'
    default:
      return 'Saved. It is being read.'
  }
}

/** What is said of an answer that was understood. */
export const answerAccepted = 'Thank you. The capture goes on.'

/** What is said of a retry that was accepted. */
export const retryAccepted = 'The capture is being tried again.'

/** What is said before a question that is asked again. */
export const answerNotUnderstood = 'The answer was not understood.'

/** What is said before a question that was answered with a list or a person that is not there. */
export function answerIsGone(kind: string): string {
  return kind === 'person'
    ? 'The person that the answer names is not saved, or no longer.'
    : 'The list that the answer names does not exist, or no longer.'
}

/** What is said before a question whose items are all wanted. */
export const oneOfThem = 'A capture saves one idea. For all of them, create a roundup.'

/** Reasons of the next actions of a capture that is over. */
export const draftFromIt = 'Draft a plan from it, if the user wants to invite somebody.'
export const archiveIt = 'Archive the idea again, if the user did not mean to save it.'
