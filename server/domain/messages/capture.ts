import type { OneSource } from '#server/domain/capture/kept.ts'
import { spokenList } from '#server/domain/spoken_list.ts'

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
  const [page, ...texts] = sources.map(({ kind }) => sourceNames[kind])
  return `You sent ${spokenList([page ?? '', ...texts].map((name) => name.toLowerCase()))}. What should the idea be read from?`
}

const sourceNames = { url: 'The page', text: 'The text', media: 'The pictures' } as const

/** One source as an answer to that question; `both` for all of them. */
export function sourceChoice(source: OneSource | 'both', sources: readonly OneSource[]): string {
  if (source === 'both') return `${sources.length > 2 ? 'All' : 'Both'} are one idea`
  const name = sourceNames[source.kind]
  const isOnly = sources.filter(({ kind }) => kind === source.kind).length < 2
  if (isOnly || source.kind === 'media') return name
  const words = source.kind === 'url' ? source.url : source.text.replace(/\s+/gu, ' ')
  return `${name} “${shortened(words)}”`
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

/** The question what a capture is about where nothing is left of what was sent. */
export const askForSubject = 'What is the idea? Give its name, and where it is if you know.'
