import { randomBytes } from 'node:crypto'
import { registry } from '#generated/server/capabilities.ts'

/** What the pages remember in a browser: who is signed in, which browser asks to sign in, and that it did before. */
export type CookieName = 'session' | 'browser' | 'known'

/**
 * The full name of a cookie. With TLS no other host, and no page without TLS, can write it (`__Host-`); without, other
 * programs on this machine share the cookies, so it has the brand.
 */
function fullName(name: CookieName, secure: boolean): string {
  return `${secure ? '__Host-' : ''}${registry.brand}_${name}`
}

/** @returns the header that sets a cookie for so many seconds; for as long as the browser is open if none are given. */
export function setCookie(
  name: CookieName,
  value: string,
  secure: boolean,
  seconds: number | null,
): string {
  const age = seconds === null ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  const attributes = `; Path=/${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${fullName(name, secure)}=${value}${attributes}`
}

/** @returns the header that removes a cookie. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return setCookie(name, '', secure, 0)
}

/** @returns the secret in a cookie; null if there is none or it cannot be one of ours. */
export function readCookie(
  header: string | undefined,
  name: CookieName,
  secure: boolean,
): string | null {
  const wanted = fullName(name, secure)
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=')
    if (key?.trim() === wanted) return /^[\w-]{43}$/.exec(value?.trim() ?? '')?.[0] ?? null
  }
  return null
}

/** @returns a secret for a cookie: 256 random bits in 43 characters. */
export function newCookieSecret(): string {
  return randomBytes(32).toString('base64url')
}
