import { isIP } from 'node:net'
import { isPublic, plainAddress } from '#server/outbound/fetch/addresses.ts'
import { type AllowedAddress, isAllowed } from '#server/outbound/fetch/allow.ts'
import { Refusal } from '#server/outbound/fetch/failure.ts'
import { lookUpHost, resolveHost } from '#server/outbound/fetch/resolve.ts'
import { isPrivateName, type Target } from '#server/outbound/fetch/target.ts'

/** What decides whether a host may be fetched. */
export interface AddressRules {
  readonly allowed: readonly AllowedAddress[]
  /** The ports that may be asked on public addresses. */
  readonly ports: readonly number[]
  /** DNS servers that are asked instead of the system's; null for the system's. */
  readonly servers: readonly string[] | null
  /** Milliseconds for the look-up. */
  readonly milliseconds: number
}

/**
 * The addresses of a host, all of which may be connected to; none if it has none. Throws a Refusal if one of them is
 * neither public, on a port that may be asked, nor allowed by the operator. Nothing is looked up where no answer could
 * help.
 */
export async function checkedAddresses(
  { host, port }: Target,
  { allowed, ports, servers, milliseconds }: AddressRules,
  signal: AbortSignal,
): Promise<string[]> {
  const isPrivate = isPrivateName(host)
  const isUsualPort = ports.includes(port)
  if (allowed.length === 0 && isPrivate) throw new Refusal('name')
  if (allowed.length === 0 && !isUsualPort) throw new Refusal('port')
  const found = await addressesOf()
  const addresses = new Set<string>()
  for (const text of found) {
    const address = plainAddress(text)
    if (address === null) throw new Refusal('address')
    addresses.add(address)
    if (isAllowed(allowed, { host, address, port })) continue
    if (isPrivate) throw new Refusal('name')
    if (!isUsualPort) throw new Refusal('port')
    if (!isPublic(address)) throw new Refusal('address')
  }
  return [...addresses]

  function addressesOf(): Promise<string[]> | string[] {
    if (isIP(host) !== 0) return [host]
    const isNamed = allowed.some((entry) => entry.name === host && entry.port === port)
    return isNamed ? lookUpHost(host, milliseconds) : resolveHost(host, signal, servers)
  }
}
