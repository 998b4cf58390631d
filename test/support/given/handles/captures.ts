import type { Values } from '#test/contract/sample.ts'
import { capture, failCapture } from '#test/support/given/captures.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account } from '#test/support/world.ts'

/**
 * A capture in the state in which these inputs want it, in its second version: one that waits for an answer where they
 * answer it, one that has failed where they try it again.
 */
export async function captured(account: Account, inputs: readonly Values[]): Promise<string> {
  const answers = inputs.some((input) => 'clarification_answer' in input)
  const retries = !answers && inputs.some((input) => 'expected_state_version' in input)
  const { data } = await capture(
    account,
    answers
      ? { text: 'Tempelhofer Feld', target_feed_text: crypto.randomUUID() }
      : // An address that does not answer: it is not read before it has failed.
        { source_url: `https://${crypto.randomUUID()}.test/` },
  )
  if (retries) await failCapture(account, data.capture_public_id)
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
