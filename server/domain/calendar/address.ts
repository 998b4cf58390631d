import { createHash } from 'node:crypto'

/** The most characters of an address. */
const longest = 2048

/** The ports that calendars are fetched from; an address without a port has the one of its protocol. */
const ports: ReadonlySet<string> = new Set(['', '80', '443', '8443', '5232'])

/** Why a text is no address of a calendar. */
export type AddressProblem = 'not_an_address' | 'too_long' | 'has_password' | 'port_not_allowed'

/**
 * The address of a calendar feed in one spelling: `webcal:` and `webcals:` are `https:`, and there is no fragment.
 * `isAllowed` says whether an operator allows an address although its port is unusual.
 */
export function readCalendarAddress(
  text: string,
  isAllowed: (address: URL) => boolean = () => false,
): URL | AddressProblem {
  const typed = text.trim().replace(/^webcals?:/i, 'https:')
  if (typed.length > longest) return 'too_long'
  if (!/^https?:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) return 'not_an_address'
  const address = new URL(typed)
  if (address.username !== '' || address.password !== '') return 'has_password'
  address.hash = ''
  // A dot at the end means the same host.
  address.hostname = address.hostname.replace(/\.+$/, '')
  if (address.hostname === '') return 'not_an_address'
  if (!ports.has(address.port) && !isAllowed(address)) return 'port_not_allowed'
  return address
}

/** By what the same address is recognised when the same account connects it again. 32 bytes. */
export function hashCalendarAddress(owner: string, address: URL): Buffer {
  return createHash('sha256').update(`${owner}\0${address.href}`).digest()
}
