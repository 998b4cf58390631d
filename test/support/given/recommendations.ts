import { completed } from '#test/contract/examples/stage.ts'
import { connect } from '#test/support/given/connections.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account, World } from '#test/support/world.ts'

/** Two connected accounts, and how they call each other. */
export async function samAndAda(world: World) {
  const [sam, ada] = await Promise.all([world.account('Sam'), world.account('Ada')])
  const { first: toAda, second: toSam } = await connect(sam, ada)
  return { sam, ada, toAda, toSam }
}

/** Saves an idea of a place, or of what `more` says. */
export async function idea(account: Account, title: string, more: Record<string, unknown> = {}) {
  const input = { kind: 'place', title, ...more }
  return (await completed(account, 'ideas.structured_create', input)).idea
}

/** Saves a private place, and an idea of it. */
export async function ideaAt(
  account: Account,
  title: string,
  place: Record<string, unknown>,
  more: Record<string, unknown> = {},
) {
  const made = await completed(account, 'places.private.create', { name: title, ...place })
  return idea(account, title, { place_handle: made.place.place_handle, ...more })
}

/** Likes something of this title for people who then know it; the handle of the idea. */
export async function likes(
  account: Account,
  title: string,
  people: string[],
  more: Record<string, unknown> = {},
): Promise<string> {
  const { idea_handle } = await idea(account, title, more)
  await completed(account, 'likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle: idea_handle },
    people_handles: people,
  })
  await account.world.service.runtime.replicate(account.owner)
  return idea_handle
}

/** Takes a like back, everywhere. */
export async function unlikes(account: Account, handle: string): Promise<void> {
  await completed(account, 'likes.mutate', {
    operation: 'unlike',
    subject: { kind: 'idea', handle },
  })
  await account.world.service.runtime.replicate(account.owner)
}

export function recommended(account: Account, input: object = {}) {
  return answer(account, 'ideas.recommendations.get', { ...input })
}

export function generate(account: Account, input: Record<string, unknown> = {}) {
  return answer(account, 'ideas.list.generate', input)
}

/** The titles of candidates, in order. */
export function titles(items: readonly { title: string }[]): string[] {
  return items.map(({ title }) => title)
}
