import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isInNetwork } from '#server/outbound/fetch/addresses.ts'

/** What is fetched: a calendar gives back times alone, a capture gives back what a page says. */
export type FetchPurpose = 'calendar' | 'capture'

/** An entry of FETCH_ALLOW: addresses that may be fetched although they are not public, on one port or on any. */
export interface AllowedAddress {
  /** In CIDR notation; null for a name. */
  readonly network: string | null
  /** Null for a network. */
  readonly name: string | null
  readonly port: number | null
  /** Whether captures may fetch it too, wherever the service listens. */
  readonly capture: boolean
}

/** Reads one entry: `CIDR`, `CIDR:port` or `host:port`, with `capture:` before it. @returns null for anything else. */
export function readAllowedAddress(text: string): AllowedAddress | null {
  const capture = text.startsWith('capture:')
  const entry = capture ? text.slice('capture:'.length) : text
  const bare = networkOf(entry)
  if (bare !== null) return { network: bare, name: null, port: null, capture }
  const [, place = '', digits = ''] = /^(.+):(\d{1,5})$/.exec(entry) ?? []
  const port = Number(digits)
  if (port < 1 || port > 65_535) return null
  const network = networkOf(place.replace(/^\[(.*)\]$/, '$1'))
  if (network !== null) return { network, name: null, port, capture }
  const name = place.toLowerCase()
  return isName(name) ? { network: null, name, port, capture } : null
}

/** Whether an entry allows to fetch this address of this name, on this port. */
export function isAllowed(
  allowed: readonly AllowedAddress[],
  { host, address, port }: { host: string; address: string; port: number },
): boolean {
  return allowed.some(
    (entry) =>
      (entry.port === null || entry.port === port) &&
      (entry.network === null ? entry.name === host : isInNetwork(address, entry.network)),
  )
}

/** Whether an entry may allow to fetch from this host and port; of a name it is not known yet what it leads to. */
export function mayBeAllowed(
  allowed: readonly AllowedAddress[],
  { hostname, port, protocol }: URL,
): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const used = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
  return allowed.some(
    (entry) =>
      (entry.port === null || entry.port === used) &&
      (entry.network === null
        ? entry.name === host
        : isIP(host) === 0 || isInNetwork(host, entry.network)),
  )
}

/** The shortest prefixes of a network: 10.0.0.0/8 and fc00::/7 are the largest ones that are not public. */
const minPrefix = { ipv4: 8, ipv6: 7 }

/** A network as text that `isInNetwork` takes: a single address, too, and never all addresses or half of them. */
function networkOf(text: string): string | null {
  if (isIP(text) !== 0 && !text.includes('%')) return `${text}/${isIP(text) === 4 ? 32 : 128}`
  if (!ipaddr.isValidCIDR(text)) return null
  const [address, prefix] = ipaddr.parseCIDR(text)
  const isTooLarge = prefix < minPrefix[address.kind()]
  return isTooLarge || isIP(text.split('/')[0] ?? '') === 0 ? null : `${address}/${prefix}`
}

function isName(text: string): boolean {
  return (
    text.length <= 253 &&
    /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/.test(text) &&
    !/(^|\.)[\d.]+$/.test(text)
  )
}
