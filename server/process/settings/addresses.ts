import { BlockList, isIP } from 'node:net'
import { type AllowedAddress, readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { ConfigError } from '#server/process/settings/error.ts'

/** @returns the address callers use, without a trailing slash; null where none is said. */
export function publicUrlOf(value: string | null): string | null {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.hostname.includes(',') ||
    url.search ||
    url.hash ||
    url.username ||
    url.password
  ) {
    // It may contain a password.
    throw new ConfigError(
      'PUBLIC_URL must be a URL such as https://api.example.com, with no user, "?" or "#".',
    )
  }
  return url.href.replace(/\/+$/, '')
}

/** @returns the address of a page that anybody may open; null where none is said. */
export function pageUrlOf(name: string, value: string | null): string | null {
  if (value === null) return null
  const url = /^https?:\/\/[^/]/i.test(value) && URL.canParse(value) ? new URL(value) : null
  if (url && !url.username && !url.password && !/[\s,]/.test(value)) return url.href
  throw new ConfigError(
    `${name} must be the address of one page, such as https://www.example.com/about, with no user.`,
  )
}

/** @returns origins as browsers send them; `*` alone for any. */
export function originsOf(value: string | null): string[] {
  if (value === null) return []
  const given = value.split(',').map((text) => text.trim())
  if (given.includes('*') && given.length > 1) {
    throw new ConfigError(
      'CORS_ORIGINS must be * alone, which allows every origin, or origins without it.',
    )
  }
  return given.map((text) => (text === '*' ? text : originOf(text)))
}

function originOf(text: string): string {
  if (/^https?:\/\/[^/]*\*/i.test(text)) {
    throw new ConfigError(
      `CORS_ORIGINS takes no pattern such as "${text}": name each origin, or set it to * alone.`,
    )
  }
  const url = /^https?:\/\/[^/]/i.test(text) && URL.canParse(text) ? new URL(text) : null
  if (url && url.href === `${url.origin}/`) return url.origin
  throw new ConfigError(
    `CORS_ORIGINS must be origins such as https://app.example.com, separated by commas, or *; "${text}" is not an origin.`,
  )
}

/** @returns networks of proxies in CIDR notation. */
export function networksOf(value: string | null): string[] {
  const networks = value === null ? [] : value.split(',').map((text) => text.trim())
  const wrong = networks.find((network) => !isNetwork(network))
  if (wrong === undefined) return networks
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8 or ::1, separated by commas, and never all addresses; "${wrong}" is not one.`,
  )
}

/** The shortest prefixes of a network of proxies: 10.0.0.0/8 and fc00::/7 are the largest private ones. */
const minPrefix = { 4: 8, 6: 7 }

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || address.includes('%') || more.length > 0) return false
  if (prefix === undefined) return true
  if (!/^[1-9]\d{0,2}$/.test(prefix) || Number(prefix) > (version === 4 ? 32 : 128)) return false
  // If every address were trusted, or half of them, callers could choose their own.
  if (Number(prefix) < minPrefix[version]) return false
  return version === 4 || Number(prefix) >= 96 + minPrefix[4] || !hasMapped(address, Number(prefix))
}

/** Whether a network of IPv6 has addresses that stand for those of IPv4 (`::ffff:0:0/96`), or lies among them. */
function hasMapped(address: string, prefix: number): boolean {
  const [network, mapped] = [new BlockList(), new BlockList()]
  network.addSubnet(address, prefix, 'ipv6')
  mapped.addSubnet('::ffff:0:0', 96, 'ipv6')
  return network.check('::ffff:0:0', 'ipv6') || mapped.check(address, 'ipv6')
}

/** @returns what may be fetched although it is not public. */
export function allowedOf(value: string | null): AllowedAddress[] {
  if (value === null) return []
  return value.split(',').map((text) => {
    const entry = readAllowedAddress(text.trim())
    if (entry !== null) return entry
    throw new ConfigError(
      'FETCH_ALLOW must be networks or hosts such as 192.168.4.0/24, 10.0.0.0/8:443 or cloud.example:8443, separated ' +
        `by commas, and never all addresses; "${text.trim()}" is not one.`,
    )
  })
}
