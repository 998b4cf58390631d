import type { CapabilityId } from '#generated/types.ts'
import type { Values } from '#test/contract/sample.ts'
import type { Account } from '#test/support/world.ts'

/** Two likes, one for each way in which a change of one is undone. */
export async function liked(account: Account, idea_handle: string, place_handle: string) {
  const made = async (id: CapabilityId, input: Values): Promise<Values> => {
    const { body } = await account.call(id, input)
    return body.data as Values
  }
  const { reversible_action_id } = await made('relationships.interest.mutate', {
    operation: 'like',
    subject: { type: 'idea', idea_handle },
  })
  const { receipt_id } = await made('likes.mutate', {
    operation: 'save',
    subject: { kind: 'place', handle: place_handle },
  })
  return {
    reversible_action_id: String(reversible_action_id),
    receipt_id: String(receipt_id),
    /** What the subject of a like is named by. */
    handle: idea_handle,
  }
}
