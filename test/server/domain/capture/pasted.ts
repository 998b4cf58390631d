import type { ExpectedIdea } from '#test/support/pages/expected.ts'

/** A text that somebody pastes, and what a careful friend would make of it. Written before it was read. */
export interface PastedText {
  readonly text: string
  readonly expected: ExpectedIdea | { readonly ask: string; readonly items?: readonly string[] }
  /** What was expected first, where that is still missed, or where what is read is as good. */
  readonly wanted?: Partial<ExpectedIdea> | { readonly ask: string }
}
