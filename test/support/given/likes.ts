import { answer } from '#test/support/given/lists.ts'
import { connect } from '#test/support/given/connections.ts'
import type { Account, World } from '#test/support/world.ts'

/** Sam, connected with Ada and with Mira, who do not know each other. */
export async function threeFriends(world: World) {
  const [sam, ada, mira] = await Promise.all([
    world.account('Sam'),
    world.account('Ada'),
    world.account('Mira'),
  ])
  const toAda = await connect(sam, ada)
  const toMira = await connect(sam, mira)
  return { sam, ada, mira, toAda: toAda.first, toSam: toAda.second, toMira: toMira.first }
}

/** What likes.query shows an account. */
export async function likes(account: Account, input: Record<string, unknown> = {}) {
  const { data } = await answer(account, 'likes.query', input)
  return data.items
}

/** Changes the like of an idea, or of another thing of this kind. */
export function mutate(
  account: Account,
  handle: string,
  input: Record<string, unknown>,
  kind = 'idea',
) {
  return answer(account, 'likes.mutate', { subject: { kind, handle }, ...input })
}
