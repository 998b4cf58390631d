/** What frames of a language are made of, as one text: what is made of them is the same as long as it is. Where they stand is not in it. */
export function contentOf(words: object, frames: readonly object[]): string {
  return JSON.stringify([words, frames.map((frame) => ({ ...frame, location: null }))])
}
