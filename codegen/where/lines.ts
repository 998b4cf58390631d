let last: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [''] }

/** The lines of a text. Those of the text before are kept: many questions are about the same file. */
export function linesOf(text: string): readonly string[] {
  if (text !== last.text) last = { text, lines: text.split('\n') }
  return last.lines
}
