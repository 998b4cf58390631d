/** What a page can be read as. */
export type PageType = 'html' | 'text' | 'json' | 'calendar' | 'image'

const types: ReadonlyMap<string, PageType> = new Map([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/plain', 'text'],
  ['text/csv', 'text'],
  ['text/calendar', 'calendar'],
  ['application/json', 'json'],
  ['application/ld+json', 'json'],
  ['application/geo+json', 'json'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/webp', 'image'],
])

/** Names that say nothing about what they name. */
const unknown: ReadonlySet<string> = new Set([
  ...['', 'application/octet-stream', 'binary/octet-stream', 'application/unknown'],
  'unknown/unknown',
])

/** The most bytes that are looked at. */
const maxSniffed = 1_024

const markup =
  /^\s*<(!doctype html|!--|html|head|body|title|meta|link|script|style|h1|div|p|a|br)\b/i

/** What `Content-Type` says. */
export interface ContentType {
  /** In lower case; empty if it says nothing. */
  readonly name: string
  readonly charset: string | null
}

/** Reads `Content-Type`; of several the first counts. */
export function contentTypeOf(header: string | undefined): ContentType {
  const [first = ''] = (header ?? '').slice(0, 1_000).split(',')
  const [name = '', ...parameters] = first.split(';').map((part) => part.trim())
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([\w.:+-]{1,40})"?$/i.exec(parameter)?.[1])
    .find((found) => found !== undefined)
  return { name: name.toLowerCase(), charset: charset ?? null }
}

/** Whether something of this type may be read at all; what says nothing about itself may be. */
export function mayBeRead({ name }: ContentType): boolean {
  return types.has(name) || unknown.has(name)
}

/** What these bytes are read as: what the server says, if they can be that. @returns null for what is not read. */
export function pageTypeOf({ name, charset }: ContentType, bytes: Uint8Array): PageType | null {
  const head = Buffer.from(bytes.subarray(0, maxSniffed))
  const magic = head.toString('latin1')
  const named = types.get(name)
  if (named === undefined && !unknown.has(name)) return null
  if (isPicture(magic)) return named === undefined || named === 'image' ? 'image' : null
  if (named === 'image' || isPacked(magic)) return null
  const text = wideOf(magic, charset ?? '')?.decode(head) ?? magic.replace(/^\xef\xbb\xbf/, '')
  // A server that says it is a text is believed, though a few characters are wrong.
  const share = binaryShare(text)
  if (share > (named === undefined ? 0 : maxBinary)) return null
  const sniffed = textTypeOf(text)
  return named === undefined || (named === 'text' && sniffed === 'calendar') ? sniffed : named
}

/** The share of characters that only data has which a text may have, if the server says that it is one. */
const maxBinary = 0.1

function textTypeOf(text: string): PageType {
  if (markup.test(text)) return 'html'
  if (/^\s*BEGIN:VCALENDAR\b/i.test(text)) return 'calendar'
  return /^\s*[[{]/.test(text) ? 'json' : 'text'
}

/** Whether it is a document or an archive. */
function isPacked(magic: string): boolean {
  return ['%PDF-', 'PK\x03\x04', '\x1f\x8b', 'GIF8'].some((start) => magic.startsWith(start))
}

function isPicture(magic: string): boolean {
  const isWebp = magic.startsWith('RIFF') && magic.slice(8, 12) === 'WEBP'
  return magic.startsWith('\xff\xd8\xff') || magic.startsWith('\x89PNG\r\n') || isWebp
}

/** What decodes two bytes a character; null for other texts. */
function wideOf(magic: string, charset: string): InstanceType<typeof TextDecoder> | null {
  if (magic.startsWith('\xff\xfe')) return new TextDecoder('utf-16le')
  if (magic.startsWith('\xfe\xff')) return new TextDecoder('utf-16be')
  return /^utf-16(le|be)?$/i.test(charset) ? new TextDecoder(charset.toLowerCase()) : null
}

/** How many of a text's characters are such as, as browsers decide, only data has; from 0 to 1. */
function binaryShare(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(code)) count += 1
  }
  return text === '' ? 0 : count / text.length
}
