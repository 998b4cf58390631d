/** Schemes without a dot that known programs use. Others could belong to any program on the machine. */
const knownSchemes: ReadonlySet<string> = new Set([
  ...['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:', 'claude:', 'goose:'],
  ...['raycast:', 'jetbrains:', 'positron:', 'kiro:', 'trae:', 'warp:'],
])

const loopbacks: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Other names and addresses of the person's own machine: no app is known by them. */
const here = /(^|\.)localhost\.?$|^(127|0)\.[\d.]+$|^\[::(ffff:(7f[\da-f]{2}|0):[\da-f]+)?\]$/

/** Where an app is sent back to. */
export interface RedirectPlace {
  readonly kind: 'web' | 'loopback' | 'scheme'
  /** What is verified by it: an origin without a port for a loopback address, or a scheme such as `cursor:`. */
  readonly origin: string
}

/**
 * @returns where an address of redirection leads: https, http on this machine, or a scheme of a program, with a dot or
 * well known; null for any other, or one with a user, a fragment, a backslash or a control character.
 */
export function redirectPlace(uri: string): RedirectPlace | null {
  if (uri.length > 2_000 || !/^[!-~]+$/.test(uri) || !URL.canParse(uri)) return null
  const url = new URL(uri)
  // A backslash is a slash to a browser, and part of a user's name to other readers of addresses.
  if (/[#\\]/.test(uri) || url.username !== '' || url.password !== '') return null
  if (/^https?:/.test(url.protocol) && !/^https?:\/\/[^/]/i.test(uri)) return null
  if (url.protocol === 'https:') {
    return loopbacks.has(url.hostname) || here.test(url.hostname)
      ? null
      : { kind: 'web', origin: url.origin }
  }
  if (url.protocol === 'http:') {
    return loopbacks.has(url.hostname)
      ? { kind: 'loopback', origin: `http://${url.hostname}` }
      : null
  }
  const isPrivate = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol)
  if (!isPrivate && !knownSchemes.has(url.protocol)) return null
  return { kind: 'scheme', origin: url.protocol }
}

/** @returns the source expression that lets a form lead there (Content-Security-Policy, `form-action`). */
export function formTarget(uri: string): string {
  const { protocol, origin } = new URL(uri)
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol
}
