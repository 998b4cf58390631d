/**
 * Handles: what callers see in place of ids. 16 bytes, written as 26 lower-case Crockford base32
 * characters after a two-letter prefix; an execution's has no prefix.
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Two characters for each ten bits. */
const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second))

/** The five bits of each character code; negative for one that is not in the alphabet. */
const values = new Int8Array(128).fill(-1)
for (const [value, character] of [...alphabet].entries()) values[character.charCodeAt(0)] = value

/** The value of each hexadecimal digit by its character code; negative for any other character. */
const digitValues = new Int8Array(128).fill(-1)
for (let digit = 0; digit < 16; digit += 1) {
  digitValues[digit.toString(16).charCodeAt(0)] = digit
  digitValues[digit.toString(16).toUpperCase().charCodeAt(0)] = digit
}
const dash = 32
digitValues['-'.charCodeAt(0)] = dash

/** What a handle of each kind begins with. */
export const prefixes = {
  list: 'il_',
  idea: 'id_',
  person: 'pe_',
  place: 'pl_',
  public_place: 'pp_',
  plan: 'pn_',
  invite: 'in_',
  action: 'ac_',
  snapshot: 'sn_',
  run: 'ru_',
  thread: 'th_',
  reply_contract: 'rc_',
  capture: 'ca_',
  roundup: 'ro_',
  reversible_action: 'ra_',
  event: 'ev_',
  logistics_item: 'li_',
  receipt: 're_',
  review: 'rv_',
  interest: 'lk_',
  token: 'tk_',
  calendar: 'cs_',
  session: 'se_',
  passkey: 'pk_',
  media: 'md_',
  conversation: 'cv_',
  turn: 'tn_',
  question: 'qu_',
  execution: '',
} as const

export type HandleKind = keyof typeof prefixes

/** The handle of an id (a uuid in its usual text form). Throws for anything else. */
export function toHandle(kind: HandleKind, id: string): string {
  let handle: string = prefixes[kind]
  let bits = 0
  let digits = 0
  for (let at = 0; at < id.length; at += 1) {
    const digit = digitValues[id.charCodeAt(at)] ?? -1
    if (digit === dash) continue
    bits = (bits << 4) | digit
    digits += 1
    // 26 characters encode 130 bits, of which the first two are zero: two characters for 8 bits, and then four for
    // each 20, because so many hexadecimal digits are a whole number of characters.
    if (digits === 2) handle += pairs[bits]
    else if (digits % 5 === 2) handle += `${pairs[bits >> 10]}${pairs[bits & 1023]}`
    else continue
    if (bits < 0) break
    bits = 0
  }
  if (digits !== 32 || bits !== 0) throw new Error('Not a uuid.')
  return handle
}

/** The handle of another kind for the id of a handle that has a prefix. */
export function sameId(kind: HandleKind, handle: string): string {
  return `${prefixes[kind]}${handle.slice(3)}`
}

/**
 * The id in a handle; null for anything that is not a handle of this kind: a wrong prefix, length or
 * alphabet. Callers answer null exactly as they answer an unknown id.
 */
export function parseHandle(kind: HandleKind, handle: string): string | null {
  const prefix = prefixes[kind]
  if (!handle.startsWith(prefix) || handle.length !== prefix.length + 26) return null
  const first = bitsAt(handle, prefix.length, 2)
  // Bits above 128 must be zero, or several handles would name one id.
  if (first < 0 || first > 255) return null
  let hex = first.toString(16).padStart(2, '0')
  for (let at = prefix.length + 2; at < handle.length; at += 4) {
    const bits = bitsAt(handle, at, 4)
    if (bits < 0) return null
    hex += bits.toString(16).padStart(5, '0')
  }
  return uuidOf(hex)
}

const kinds = Object.keys(prefixes) as HandleKind[]

/** Whether a text is a handle of any kind that its beginning tells. */
export function isHandle(text: string): boolean {
  return kindOfHandle(text) !== null
}

/** The kind that the beginning of a handle tells; null for anything else. */
export function kindOfHandle(text: string): HandleKind | null {
  return kinds.find((kind) => prefixes[kind] !== '' && parseHandle(kind, text) !== null) ?? null
}

/** The kind that a text begins like a handle of, whether it is whole or not; null for anything else. */
export function kindBegun(text: string): HandleKind | null {
  return kinds.find((kind) => prefixes[kind] !== '' && text.startsWith(prefixes[kind])) ?? null
}

/** The kinds of handles that begin with one of these. */
export function kindsBeginning(beginnings: readonly string[]): HandleKind[] {
  return kinds.filter((kind) => beginnings.includes(prefixes[kind]))
}

/** The bits of so many characters; negative if one of them is not in the alphabet. */
function bitsAt(handle: string, at: number, count: number): number {
  let bits = 0
  // What was negative once stays so.
  for (let next = at; next < at + count; next += 1) {
    bits = (bits << 5) | (values[handle.charCodeAt(next)] ?? -1)
  }
  return bits
}

/** Whether a text is an id as it is stored: a uuid in small letters. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** The usual text form of an id of 32 hexadecimal digits. */
export function uuidOf(hex: string): string {
  const parts = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}`
  return `${parts}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
