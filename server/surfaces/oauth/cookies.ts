import { registry } from '#generated/server/capabilities.ts'

/** The names of the cookies of an authorization under way. None ends in `session`. */
export function flowCookies(secure: boolean): {
  session: string
  interaction: string
  resume: string
} {
  const flow = `${secure ? '__Secure-' : ''}${registry.brand}_oauth_flow`
  return { session: `${flow}_account`, interaction: flow, resume: `${flow}_resume` }
}

/** @returns whether a browser has the cookie of an authorization that it began. */
export function hasBegun(cookies: string | undefined, uid: string, secure: boolean): boolean {
  const { interaction } = flowCookies(secure)
  return (cookies ?? '').split(';').some((pair) => pair.trim() === `${interaction}=${uid}`)
}
