/** Reads a text, and keeps what it read until it is asked for another text: many questions are about the same file. */
export function ofLastText<Read>(read: (text: string) => Read): (text: string) => Read {
  let last: { readonly text: string; readonly read: Read } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, read: read(text) }
    return last.read
  }
}
