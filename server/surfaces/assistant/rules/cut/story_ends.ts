/** Where what is told may end. */
const ends = /[.!?…;:,–—]+\s+|\s-\s+|\n+/gu

/** The most characters and words of what only says what becomes of what is told, with “please, could you” before it. */
const [maxLength, maxWords] = [240, 24]

/** A message that tells something, and then says what becomes of it. */
export interface Told {
  readonly told: string
  /** What stands behind it, with the mark between them. */
  readonly rest: string
  readonly behind: string
}

/**
 * Each way to take a message for a story and a few words about it, the shortest story first. What is too long to be such words
 * is left out, so that a message of thousands of lines is not read thousands of times.
 */
export function* toldIn(message: string): Generator<Told> {
  for (const { index, 0: mark } of message.matchAll(ends)) {
    if (message.length - index - mark.length > maxLength) continue
    const behind = message.slice(index + mark.length)
    if (behind.trim().split(/\s+/u).length > maxWords) continue
    yield { told: message.slice(0, index).trim(), rest: message.slice(index), behind }
  }
}
