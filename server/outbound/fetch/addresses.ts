import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Networks that are unicast by their range, and yet lead to a platform or into a private network. */
const neverFetched = [
  // Azure's platform: DNS, DHCP and the metadata of the machine.
  '168.63.129.16/32',
].map((network) => ipaddr.parseCIDR(network))

/** All of IPv6 that has been given out for use on the Internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether this address is on the public Internet: not of a private, local, reserved or transitional network, not of a
 * platform, and none of this machine's own. An IPv4 address inside an IPv6 one counts as the IPv4 address.
 */
export function isPublic(address: string): boolean {
  const read = readAddress(address)
  if (read === null || read.range() !== 'unicast') return false
  if (read instanceof ipaddr.IPv6 && (!read.match(globalUnicast) || isTunnel(read))) return false
  return !neverFetched.some((network) => isIn(read, network)) && !isOwn(read)
}

/** The address as it is connected to: an IPv4 address inside an IPv6 one is taken out. Null for a scoped one or none. */
export function plainAddress(address: string): string | null {
  return readAddress(address)?.toString() ?? null
}

/** Whether an address is in this network, which is given in CIDR notation. */
export function isInNetwork(address: string, network: string): boolean {
  const read = readAddress(address)
  return read !== null && isIn(read, ipaddr.parseCIDR(network))
}

/** An address with a zone, such as `%eth0`, names something on this machine's own links and is no address to us. */
function readAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (address.includes('%') || !ipaddr.isValid(address)) return null
  return ipaddr.process(address)
}

function isIn(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  [network, prefix]: [ipaddr.IPv4 | ipaddr.IPv6, number],
): boolean {
  return address.kind() === network.kind() && address.match(network, prefix)
}

/** ISATAP: the last four bytes are an IPv4 address, which a router may deliver to. */
function isTunnel({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe
}

function isOwn(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const text = address.toString()
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some((own) => plainAddress(own.address.replace(/%.*/, '')) === text),
  )
}
