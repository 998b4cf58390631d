import { createHmac } from 'node:crypto'
import { BlockList, isIP, SocketAddress } from 'node:net'

/** What is looked at of a request. */
export interface ReceivedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Says from which address a request comes, for the limits of addresses and for the log. */
export type AddressOf = (request: ReceivedRequest) => string

/** A name for an address in the log: the same for the same address, and nobody without the key learns the address. */
export type SourceOf = (remote_address: string) => string

/** Says which network of a caller limits of the web pages count; null where the address says nothing about callers. */
export type CountedNetworkOf = (remote_address: string) => string | null

/**
 * Behind a proxy that TRUSTED_PROXIES does not name, everybody has the proxy's address: one that is private or of this
 * machine is then no caller's.
 */
export function makeCountedNetworkOf(trusted: Networks): CountedNetworkOf {
  const inner = new BlockList()
  for (const [network, prefix] of privateNetworks.map((one) => one.split('/'))) {
    inner.addSubnet(network ?? '', Number(prefix), isIP(network ?? '') === 6 ? 'ipv6' : 'ipv4')
  }
  return (remote_address) => {
    const version = isIP(remote_address)
    if (version === 0) return null
    const isInner = inner.check(remote_address, version === 6 ? 'ipv6' : 'ipv4')
    return isInner && trusted.length === 0 ? null : networkOf(remote_address)
  }
}

/** Of this machine, of a local network, or shared by a carrier's customers. */
const privateNetworks = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['100.64.0.0/10', '::1/128', 'fc00::/7', 'fe80::/10'],
]

/** Makes the names of addresses, with the newest of the service's keys. */
export function makeSourceOf([newest = Buffer.alloc(0)]: readonly Buffer[]): SourceOf {
  // A key of its own, so that what stands in a log helps nobody with anything else.
  const key = createHmac('sha256', newest).update('addresses in the log').digest()
  return (remote_address) =>
    createHmac('sha256', key).update(remote_address).digest('base64url').slice(0, 16)
}

/** Networks in CIDR notation, as readConfig has checked them. */
type Networks = readonly string[]

/**
 * The address of a request is the one that connected, or, as long as that is a trusted proxy, the one it says it
 * received the request from, in X-Forwarded-For or Forwarded (RFC 7239). Entries before the last untrusted one are
 * never read, because anybody can write them. Where both headers are there and disagree, one of them was not written
 * by the proxy, and the address of the proxy counts. IPv4 addresses are written as such, also where they came mapped
 * into IPv6.
 *
 * `onOtherProxy` is called once, with the first address that says it forwards a request and that no trusted network has, where
 * there are trusted networks.
 */
export function makeAddressOf(
  trusted: Networks,
  onOtherProxy: (address: string) => void = () => {},
): AddressOf {
  const list = new BlockList()
  for (const network of trusted) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  const isTrusted = (address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  let hasTold = false
  // A connection says the same of each of its requests, and often it is a proxy that says so of everybody's.
  let last = { written: '', address: '' }
  return ({ headers, socket }) => {
    const written = socket.remoteAddress ?? ''
    if (written !== last.written) last = { written, address: plainAddress(written) ?? '' }
    const direct = last.address
    if (trusted.length === 0 || direct === '') return direct
    if (!isTrusted(direct)) {
      if (!hasTold && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
        hasTold = true
        onOtherProxy(direct)
      }
      return direct
    }
    const answers = [
      headers['x-forwarded-for'] && forwardedFor(textOf(headers['x-forwarded-for'])),
      headers.forwarded && forwarded(textOf(headers.forwarded)),
    ]
      .filter((hops) => hops !== undefined && hops !== '')
      .map((hops) => lastUntrusted(hops, direct, isTrusted))
    const [first = direct] = answers
    return answers.every((answer) => answer === first) ? first : direct
  }
}

/** The last hop that is not trusted; the first one if all are. What is not an address ends the search. */
function lastUntrusted(
  hops: readonly (string | null)[],
  direct: string,
  isTrusted: (address: string) => boolean,
): string {
  let found = direct
  for (const hop of hops.toReversed()) {
    if (hop === null) return found
    found = hop
    if (!isTrusted(hop)) return found
  }
  return found
}

function textOf(header: string | readonly string[]): string {
  return typeof header === 'string' ? header : header.join(',')
}

function forwardedFor(header: string): (string | null)[] {
  return header.split(',').map((hop) => hopAddress(hop.trim()))
}

/** The `for` of each element; null for one without an address, such as `unknown` or `_hidden`. */
function forwarded(header: string): (string | null)[] {
  return header.split(',').map((element) => {
    const [, value = ''] = /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;\s]+)/i.exec(element) ?? []
    return hopAddress(value.replaceAll('"', ''))
  })
}

/** The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`. */
function hopAddress(hop: string): string | null {
  const [, inBrackets, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? []
  return plainAddress(inBrackets ?? withPort ?? hop)
}

/**
 * @returns what limits count instead of an address: an IPv4 address itself, and of an IPv6 address its network of
 * 64 bits, because one caller usually has all addresses of it.
 */
export function networkOf(remote_address: string): string {
  if (isIP(remote_address) !== 6) return remote_address
  const [start = '', end] = remote_address.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const [first, last] = [groups(start), groups(end ?? '')]
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** One text for each address; null for what is not one. */
function plainAddress(text: string): string | null {
  const [address = ''] = text.split('%')
  const version = isIP(address)
  if (version === 0) return null
  if (version === 4) return address
  const written = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:([\d.]+)$/.exec(written)?.[1] ?? written
}
