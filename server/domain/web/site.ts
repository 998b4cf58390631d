/** Where the web pages are, or why they cannot be anywhere. It follows from PUBLIC_URL alone, never from a request. */
export type Site =
  | { readonly on: true; readonly host: string; readonly origin: string; readonly secure: boolean }
  | { readonly on: false; readonly why: 'insecure' | 'path' }

/** A process has one public address, and nearly every answer asks where its pages are. */
let last: { readonly base_url: string; readonly site: Site } | null = null

/** @returns where the web pages of a service with this public address are. */
export function siteOf(base_url: string): Site {
  if (last?.base_url !== base_url) last = { base_url, site: readSite(base_url) }
  return last.site
}

function readSite(base_url: string): Site {
  const { protocol, host, hostname, origin, pathname } = new URL(base_url)
  // Cookies that belong to one host only need its root.
  if (pathname !== '/') return { on: false, why: 'path' }
  const secure = protocol === 'https:'
  // Without TLS a cookie would cross the network readable for others.
  if (!secure && !isLoopback(hostname)) return { on: false, why: 'insecure' }
  return { on: true, host, origin, secure }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname)
}
