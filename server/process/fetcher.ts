import { isIP } from 'node:net'
import { registry } from '#generated/server/capabilities.ts'
import type { FetchConfig } from '#server/config.ts'
import type { RefusalReason } from '#server/outbound/fetch/failure.ts'
import { makeFetcher } from '#server/outbound/fetch/request.ts'
import type { Fetcher } from '#server/outbound/fetch/fetcher.ts'

/** Makes what this process fetches with: calendars, and pages that are captured. */
export function fetcherOf({
  on,
  allow,
  user_agent = null,
  dns_servers,
  host,
  base_url,
  onRefused,
}: FetchConfig & {
  /** Where this process listens. */
  readonly host: string
  /** What callers know the service by. */
  readonly base_url: () => string
  readonly onRefused: (reason: RefusalReason) => void
}): Fetcher {
  const { brand } = registry
  return makeFetcher({
    on,
    allow,
    // A service behind a proxy listens on this machine, too, but others can call it.
    local: isLoopback(host) && isLoopback(new URL(base_url()).hostname),
    agent: (purpose) => {
      if (user_agent !== null) return user_agent
      return purpose === 'capture'
        ? `${brand}-capture/1 (+${base_url()}/docs/guides/capture)`
        : `${brand}/1 (+${base_url()}/docs/)`
    },
    onRefused,
    ...(dns_servers !== undefined && { dns_servers }),
  })
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
