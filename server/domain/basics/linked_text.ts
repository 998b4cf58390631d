/** A part of somebody's text; `url` is given if it is the address of a page. */
export interface TextPart {
  text: string
  url?: string
}

const address = /https?:\/\/[^\s<>"\p{Cc}]+/giu

/** @returns a text in parts, with the http and https addresses in it apart. Joined, the parts are the text. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutEnd(found)
    const url = pageAddress(shown)
    if (url === null) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: shown, url })
    from = index + shown.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** @returns a normal http or https address; null for any other, and for one that contains a password. */
export function pageAddress(given: string): string | null {
  if (!URL.canParse(given)) return null
  const { protocol, username, password, href } = new URL(given)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username === '' && password === '' ? href : null
}

/** @returns an address without the punctuation of the sentence it ends. */
function withoutEnd(found: string): string {
  const shown = found.replace(/[.,;:!?'’”»…]+$/u, '')
  const closed = shown.endsWith(')') && !shown.includes('(')
  return closed ? withoutEnd(shown.slice(0, -1)) : shown
}
