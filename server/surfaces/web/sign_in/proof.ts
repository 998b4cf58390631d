import { fail } from '#server/domain/basics/failure.ts'
import { proveFirst } from '#server/domain/messages/web.ts'
import type { SignedInVisit, WebAnswer } from '#server/surfaces/web/route.ts'

/**
 * Minutes for which a proof opens a page, and for which the forms of that page are taken: nothing typed is lost. `act` is only
 * for forms whose token no page hands out without a proof; any other asks with `show`.
 */
const minutes = { show: 10, act: 30 } as const

/**
 * What dangerous pages ask first: that the person has proved who they are within the last minutes.
 *
 * @returns the answer that asks for it, which leads back to `path`; null where it is not needed. Errors for programs:
 * `access_denied`.
 */
export function askProof(
  { session, wants_json }: SignedInVisit,
  what: 'show' | 'act',
  path: string,
): WebAnswer | null {
  const age = session.asked_at.getTime() - session.created_at.getTime()
  if (age <= minutes[what] * 60_000) return null
  if (wants_json) throw fail('access_denied', proveFirst)
  return { json: {}, redirect: `/sign-in/again?next=${encodeURIComponent(path)}` }
}
