import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** What the page of archived things lists, as a program reads it. */
export interface ListedThing {
  kind: string
  handle: string
  title: string | null
}

/** Every archived thing of who is signed in, page by page. */
export async function archivedThings(client: WebClient): Promise<ListedThing[]> {
  const all: ListedThing[] = []
  let path: string | null = '/settings/archived'
  while (path !== null) {
    const { json } = await client.get(path)
    all.push(...json.items)
    path = json.older === null ? null : `/settings/archived?after=${json.older}`
  }
  return all
}

/** Deletes everything for good that the page of archived things lists. @returns the kinds of what that was. */
export async function deleteAllForGood(
  world: Pick<World, 'database' | 'url'>,
  account: Account,
): Promise<Set<string>> {
  const client = await signedInClient(world, account)
  const things = await archivedThings(client)
  for (const { handle } of things) {
    const { status, json } = await client.submit(`/settings/archived/${handle}/delete`)
    if (status !== 200 || !json.deleted) throw new Error(`${handle} was not deleted`)
  }
  return new Set(things.map(({ kind }) => kind))
}
