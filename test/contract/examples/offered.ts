import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import type { NextAction } from '#server/runtime/next_actions.ts'
import type { Account } from '#test/support/world.ts'

/** An answer to an account, and how the same answer is brought about once more, for another account. */
export interface Offering {
  readonly account: Account
  readonly next_actions: readonly NextAction[]
  readonly again: () => Promise<Omit<Offering, 'again'>>
}

/**
 * Sends what an answer offers as a whole, as it is offered, and returns what is not done: each with the capability and the
 * code. Reads are sent by the account that got the answer; each write follows an answer of its own.
 */
export async function refusedOffers({ account, next_actions, again }: Offering): Promise<string[]> {
  const whole = next_actions.filter(({ needs }) => needs.length === 0)
  const refused: string[] = []
  for (const action of whole) {
    const isRead = capabilities[action.capability as CapabilityId].effect === 'read'
    const offering = isRead ? { account, next_actions } : await again()
    const same = offering.next_actions.find(({ capability }) => capability === action.capability)
    if (!same) {
      refused.push(`${action.capability} is not offered again`)
      continue
    }
    const { status, body } = await offering.account.call(
      same.capability as CapabilityId,
      same.input,
    )
    // A read that finds nothing has been done.
    const isDone =
      status === 200 &&
      (['completed', 'unchanged', 'accepted'].includes(`${body.status}`) ||
        (isRead && body.error?.code === 'nothing_found'))
    const code = status === 200 ? body.error?.code : `${status} ${JSON.stringify(body.errors)}`
    if (!isDone) refused.push(`${same.capability} ${JSON.stringify(same.input)}: ${code}`)
  }
  return refused
}
