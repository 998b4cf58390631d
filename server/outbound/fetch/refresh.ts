/** The most seconds after which a page that leads on is one that only leads on. */
const maxSeconds = 10

/** The most characters of a page that are looked at; what leads on stands at its beginning. */
export const maxLooked = 16_384

/** Elements whose content is no part of the page for a reader that runs no scripts but shows what it would show. */
const skipped = ['script', 'style', 'noscript', 'template', 'textarea', 'title', 'svg']

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'" }

/**
 * Where a page leads to by itself soon, by its header `Refresh` or by its `<meta http-equiv="refresh">`.
 * @returns an address relative to `base`, which is the page's own or that of its `<base>`; null if it stays
 */
export function refreshOf(
  header: string | undefined,
  html: string | null,
  url: string,
): { location: string; base: string } | null {
  const byHeader = leadOf(header ?? '')
  if (byHeader !== null) return { location: byHeader, base: url }
  const beginning = html?.slice(0, maxLooked) ?? ''
  // Looking at each tag of a page takes a millisecond, and few pages lead on.
  if (!/refresh/i.test(beginning)) return null
  let base = url
  let location: string | null = null
  for (const [name, attributes] of tagsOf(beginning)) {
    const { href = '', content = '' } = attributes
    if (name === 'base' && base === url && URL.canParse(href, url)) base = new URL(href, url).href
    if (name !== 'meta' || attributes['http-equiv']?.trim().toLowerCase() !== 'refresh') continue
    location ??= leadOf(content)
  }
  return location === null ? null : { location, base }
}

/** The address in "5; url=/next"; null for one that comes late, and for a page that only loads itself again. */
function leadOf(text: string): string | null {
  const lead = /^\s*(\d{1,9})(?:\.[\d.]*)?\s*[;,\s](.+)$/s.exec(text.slice(0, 4_096))
  if (lead === null || Number(lead[1]) > maxSeconds) return null
  const given = (lead[2] ?? '').replace(/^[\s;,]*(url\s*=)?/i, '').trim()
  const quote = given[0] === '"' || given[0] === "'" ? given[0] : null
  const location = quote === null ? given : (given.slice(1).split(quote)[0] ?? '')
  return location.trim() === '' ? null : location.trim()
}

/** The tags of a page that open an element, in turn, with their attributes. */
function* tagsOf(html: string): Generator<[name: string, attributes: Record<string, string>]> {
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) return
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4)
      continue
    }
    const end = endOfTag(html, open)
    const tag = html.slice(open + 1, end)
    const name = /^[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase()
    at = end + 1
    if (name === 'body') return
    if (name === undefined) continue
    if (skipped.includes(name)) at = after(lower, `</${name}`, at)
    else if (name === 'meta' || name === 'base') yield [name, attributesOf(tag.slice(name.length))]
  }
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from)
  return found === -1 ? text.length : found + end.length
}

/** Where a tag ends: at the first `>` that is in no quoted value. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const character = html[at] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character
  }
  return html.length
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  for (const [, name = '', double, single, bare] of text.slice(0, 8_192).matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!Object.hasOwn(found, key)) found[key] = unescaped(double ?? single ?? bare ?? '')
  }
  return found
}

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|apos|#39);/g, (whole, name: string) => entities[name] ?? whole)
}
