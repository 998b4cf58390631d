/**
 * Handles: what callers see in place of ids. 16 bytes, written as 26 lower-case Crockford base32
 * characters after a two-letter prefix; an execution's has no prefix.
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const values = new Map([...alphabet].map((character, value) => [character, BigInt(value)]))

/** What a handle of each kind begins with. */
export const prefixes = {
  list: 'il_',
  idea: 'id_',
  person: 'pe_',
  place: 'pl_',
  plan: 'pn_',
  invite: 'in_',
  action: 'ac_',
  snapshot: 'sn_',
  run: 'ru_',
  reply_contract: 'rc_',
  capture: 'ca_',
  roundup: 'ro_',
  reversible_action: 'ra_',
  event: 'ev_',
  logistics_item: 'li_',
  receipt: 're_',
  interest: 'lk_',
  token: 'tk_',
  execution: '',
} as const

export type HandleKind = keyof typeof prefixes

/** The handle of an id (a uuid in its usual text form). */
export function toHandle(kind: HandleKind, id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`)
  let text = ''
  for (let place = 0; place < 26; place += 1) {
    text = alphabet[Number(rest & 31n)] + text
    rest >>= 5n
  }
  return prefixes[kind] + text
}

/**
 * The id in a handle; null for anything that is not a handle of this kind: a wrong prefix, length or
 * alphabet. Callers answer null exactly as they answer an unknown id.
 */
export function parseHandle(kind: HandleKind, handle: string): string | null {
  const prefix = prefixes[kind]
  if (!handle.startsWith(prefix) || handle.length !== prefix.length + 26) return null
  let bits = 0n
  for (const character of handle.slice(prefix.length)) {
    const value = values.get(character)
    if (value === undefined) return null
    bits = (bits << 5n) | value
  }
  // 26 characters encode 130 bits. The two above 128 must be zero, or several handles would name one id.
  if (bits >> 128n) return null
  return uuidOf(bits.toString(16).padStart(32, '0'))
}

/** The usual text form of an id of 32 hexadecimal digits. */
export function uuidOf(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
