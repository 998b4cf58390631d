/**
 * The lines of a calendar file. They stay Latin-1, one character a byte: whatever the bytes mean, lines end and fold
 * the same, and only the few values that are read as text are decoded (`textOf`).
 */

/** One line: `name` in capitals, `params` as written after the first semicolon, empty for none. */
export interface Line {
  readonly name: string
  readonly params: string
  readonly value: string
}

/** The bytes of a file as Latin-1. A byte order mark is left out; UTF-16 becomes UTF-8 first. */
export function latinOf(bytes: Uint8Array): string {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf) return all.toString('latin1', 3)
  if (all[0] === 0xff && all[1] === 0xfe) return utf16(all.subarray(2), 'utf-16le')
  if (all[0] === 0xfe && all[1] === 0xff) return utf16(all.subarray(2), 'utf-16be')
  return all.toString('latin1')
}

function utf16(bytes: Uint8Array, encoding: string): string {
  return Buffer.from(new TextDecoder(encoding).decode(bytes)).toString('latin1')
}

/** Whether a calendar begins in the first 4 kB of a file. */
export function isCalendar(latin: string): boolean {
  const head = latin.slice(0, 4096).replace(folds, '')
  return /(^|[\r\n])[ \t]*BEGIN[ \t]*:[ \t]*VCALENDAR/i.test(head)
}

/** The lines of a file, unfolded. Lines end with LF, CRLF, a bare CR, or CR twice. */
export function linesOf(latin: string): string[] {
  return latin.replace(folds, '').split(/[\r\n]+/)
}

const folds = /(?:\r+\n?|\n)[ \t]/g

/** Splits a line; null for one that has no name or no value. */
export function splitLine(text: string): Line | null {
  const end = nameEnd(text)
  if (end < 0) return null
  const written = text.slice(0, end)
  const name = names.get(written) ?? written.trim().toUpperCase()
  if (text.charCodeAt(end) === 58) return { name, params: '', value: text.slice(end + 1) }
  const colon = valueAt(text, end + 1)
  if (colon < 0) return null
  return { name, params: text.slice(end + 1, colon), value: text.slice(colon + 1) }
}

/** Where the name of a line ends, at a colon or semicolon; -1 where it has no name. */
function nameEnd(text: string): number {
  for (let index = 0; index < text.length && index < 100; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 58 || code === 59) return index > 0 ? index : -1
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122
    if (!isLetter && (code < 48 || code > 57) && code !== 45 && code !== 32 && code !== 9) return -1
  }
  return -1
}

/** Names as they are mostly written. */
const names = new Map(
  [
    ...['BEGIN', 'END', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'DURATION', 'STATUS'],
    ...['TRANSP', 'RRULE', 'EXDATE', 'RECURRENCE-ID', 'ATTENDEE'],
  ].map((name) => [name, name]),
)

/** The first colon outside of quotes; where a quote never ends, the first of all. */
function valueAt(text: string, begin: number): number {
  let isQuoted = false
  for (let index = begin; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 34) isQuoted = !isQuoted
    if (code === 58 && !isQuoted) return index
  }
  return text.indexOf(':', begin)
}

/** The value of a parameter without its quotes; null where the line has none of that name. `name` is in capitals. */
export function paramOf(params: string, name: string): string | null {
  if (params === '') return null
  let begin = 0
  let isQuoted = false
  for (let index = 0; index <= params.length; index += 1) {
    const code = params.charCodeAt(index)
    if (code === 34) isQuoted = !isQuoted
    if (index < params.length && (code !== 59 || isQuoted)) continue
    const equals = params.indexOf('=', begin)
    if (equals >= 0 && equals < index) {
      if (params.slice(begin, equals).trim().toUpperCase() === name) {
        return params
          .slice(equals + 1, index)
          .trim()
          .replace(/^"|"$/g, '')
      }
    }
    begin = index + 1
  }
  return null
}

/** Latin-1 bytes as text: UTF-8, or Latin-1 where they are no UTF-8. */
export function textOf(latin: string): string {
  if (!/[\x80-\xff]/.test(latin)) return latin
  const text = Buffer.from(latin, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? latin : text
}
