import { inLines } from '#server/domain/basics/text.ts'

/** What a mail as it is stored (RFC 5322, MIME) says, decoded. */
export interface MimeMail {
  readonly subject: string
  /** When it was sent, as it is written; null where it does not say. */
  readonly date: string | null
  /** The text of it, or of its HTML. */
  readonly body: string
  /** A calendar in it; null for none. */
  readonly calendar: string | null
}

interface Part {
  readonly type: string
  readonly text: string
}

/** How deep parts are looked into, and how many. */
const maxDepth = 5
const maxParts = 50

/** Reads a mail with its parts; null for a text that is not stored as mails are. */
export function readMime(text: string): MimeMail | null {
  const { headers, body } = split(text)
  const isMime = headers.has('content-type') || headers.has('content-transfer-encoding')
  if (!isMime || !headers.has('from')) return null
  const parts: Part[] = []
  collect(headers, body, parts, 0)
  const plain = parts.find(({ type }) => type === 'text/plain')?.text
  const html = parts.find(({ type }) => type === 'text/html')?.text
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    date: headers.get('date') ?? null,
    body: plain ?? (html === undefined ? '' : textOfHtml(html)),
    calendar: parts.find(({ type }) => type === 'text/calendar')?.text ?? null,
  }
}

function split(text: string): { headers: Map<string, string>; body: string } {
  const normal = inLines(text)
  const end = normal.indexOf('\n\n')
  const head = (end < 0 ? normal : normal.slice(0, end)).replace(/\n[ \t]+/g, ' ')
  const headers = new Map<string, string>()
  for (const line of head.split('\n').slice(0, 300)) {
    const [, name = '', value = ''] = /^([A-Za-z-]{1,60}):[ \t]*(.*)$/.exec(line) ?? []
    if (name !== '' && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value)
  }
  return { headers, body: end < 0 ? '' : normal.slice(end + 2) }
}

function collect(
  headers: ReadonlyMap<string, string>,
  body: string,
  parts: Part[],
  depth: number,
): void {
  const written = headers.get('content-type') ?? 'text/plain'
  const type = written.split(';')[0]?.trim().toLowerCase() ?? ''
  const boundary = parameter(written, 'boundary')
  if (type.startsWith('multipart/') && boundary !== null && depth < maxDepth) {
    for (const part of body.split(`--${boundary}`).slice(1, maxParts)) {
      if (part.startsWith('--') || parts.length >= maxParts) break
      const inner = split(part.replace(/^\n/, ''))
      collect(inner.headers, inner.body, parts, depth + 1)
    }
    return
  }
  if (type.startsWith('text/')) parts.push({ type, text: decoded(headers, written, body) })
}

function parameter(value: string, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"([^"]{1,200})"|([^;\\s]{1,200}))`, 'i').exec(value) ?? []
  return quoted ?? plain ?? null
}

function decoded(headers: ReadonlyMap<string, string>, type: string, body: string): string {
  const encoding = headers.get('content-transfer-encoding')?.trim().toLowerCase() ?? ''
  const charset = parameter(type, 'charset') ?? 'utf-8'
  if (encoding === 'base64') return inCharset(Buffer.from(body, 'base64'), charset)
  if (encoding === 'quoted-printable')
    return inCharset(quotedBytes(body.replace(/=[ \t]*\n/g, '')), charset)
  return body
}

/** The bytes that `=E4` and its like mean; other characters are written in UTF-8. */
function quotedBytes(text: string): Uint8Array {
  const parts = text.split(/(=[0-9A-Fa-f]{2})/)
  return Buffer.concat(
    parts.map((part) =>
      /^=[0-9A-Fa-f]{2}$/.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part),
    ),
  )
}

function inCharset(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** A header with words such as `=?utf-8?Q?Caf=C3=A9?=`. */
function decodeWords(text: string): string {
  return text
    .slice(0, 4_000)
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(
      /=\?([\w-]{1,30})\?([BQ])\?([^?]{0,400})\?=/gi,
      (_, charset: string, kind: string, word: string) =>
        kind.toUpperCase() === 'B'
          ? inCharset(Buffer.from(word, 'base64'), charset)
          : inCharset(quotedBytes(word.replaceAll('_', ' ')), charset),
    )
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é' },
  ...{ egrave: 'è', agrave: 'à', ccedil: 'ç', euro: '€', rsquo: '’', lsquo: '‘' },
}

/** The words of a simple page, as mails have them. */
function textOfHtml(html: string): string {
  return html
    .slice(0, 300_000)
    .replace(/<(script|style|head|title)\b[^>]{0,1000}>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]{0,1000}>/gi, '\n')
    .replace(/<!?\/?[a-zA-Z-][^<>]{0,2000}>/g, ' ')
    .replace(
      /&(#\d{1,7}|#x[0-9a-f]{1,6}|\w{2,10});/gi,
      (whole, name: string) => entity(name) ?? whole,
    )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return entities[name] ?? null
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
    ? String.fromCodePoint(code)
    : ' '
}
