/** How many characters are read where they are needed: some two milliseconds. Longer texts are read in a thread. */
const maxShort = 1_000

/** Whether these texts together are short enough to be read and decided without a thread. */
export function isShort(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) <= maxShort
}
