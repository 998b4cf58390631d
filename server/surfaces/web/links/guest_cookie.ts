/** How long a browser remembers who signed up: half a year, in seconds. */
const halfYear = 15_552_000

/**
 * Lets a browser that signed up by an open link find its own invitation when it opens that link again. It is sent to
 * that page only, and no script can read it.
 */
export function guestCookie(plan_token: string, personal_token: string, base_url: string): string {
  const secure = base_url.startsWith('https:') ? '; Secure' : ''
  return `guest=${personal_token}; Path=/p/${plan_token}; Max-Age=${halfYear}; HttpOnly; SameSite=Lax${secure}`
}

/** @returns the token of the invitation that a browser remembers; null if it remembers none. */
export function readGuestCookie(header: string | undefined): string | null {
  return /(?:^|;)\s*guest=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1] ?? null
}
