import { writeItAs } from '#server/domain/messages/input.ts'

/** What keeps a text from being an absolute URI; null where nobody can tell which one is meant. */
export function uriMistake(text: string): string | null {
  const meant = [text, `https://${text}`].find((one) => isAddress(one))
  return meant === undefined ? null : writeItAs(new URL(meant).href)
}

/** Whether it is an address of the web, as browsers take it: with letters of any script in it. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname)
}
