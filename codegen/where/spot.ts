/**
 * A position in a generated file: a JSON pointer with the value there, where it is text; the anchor of a page, as a
 * pointer; or a line (from 1) of a text.
 */
export type Spot =
  | { readonly pointer: string; readonly value?: string }
  | { readonly line: number; readonly text: string }
