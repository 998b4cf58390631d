import type { Values } from '#test/contract/sample.ts'
import { capture, failCapture } from '#test/support/given/captures.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account } from '#test/support/world.ts'

/**
 * A capture in its second version that no worker takes any more: one that waits for an answer where these inputs answer
 * it, and one that has failed for all others.
 */
export async function captured(account: Account, inputs: readonly Values[]): Promise<string> {
  if (inputs.some((input) => 'clarification_answer' in input)) {
    const unknown = { text: 'Tempelhofer Feld', target_feed_text: crypto.randomUUID() }
    return (await capture(account, unknown)).data.capture_public_id
  }
  const { data } = await capture(account, { source_url: `https://${crypto.randomUUID()}.test/` })
  await failCapture(account, data.capture_public_id)
  return data.capture_public_id
}

/** A roundup that waits for a destination, in its first generation. */
export async function roundedUp(account: Account): Promise<string> {
  const items = [{ title: 'Café Botanico' }, { title: 'Distrikt Coffee' }]
  const { data } = await answer(account, 'ideas.roundup.mutate', {
    operation: 'create',
    items,
    scope: 'all',
  })
  return data.public_id
}
