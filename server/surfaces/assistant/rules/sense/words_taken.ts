import { plainOf, type Spoken } from '#server/domain/assistant/message.ts'

/** The words of the texts and names that a request takes from a message, as words of messages are compared. */
export function wordsTaken(texts: Iterable<string>, { words }: Spoken): ReadonlySet<string> {
  return new Set([...texts].flatMap((text) => plainOf(text, words).split(' ')))
}
