import { signedInClient, type WebClient, type WebReply } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** What the page of archived things lists, as a person reads it. */
export interface ListedThing {
  /** What kind of thing it says that it is. */
  kind: string
  handle: string
  title: string
}

const html = { accept: 'text/html' }

/** The page of archived things, or of one of them, with the token of its forms; `older` is the address of the next page. */
export async function archivedPage(client: WebClient, path = '/settings/archived') {
  const { status, text } = await client.get(path, html)
  const things = [...text.matchAll(rowPattern)].map(
    ([, handle = '', title = '', kind = '']): ListedThing => ({ kind, handle, title }),
  )
  const older = /href="(\/settings\/archived\?after=[^"]+)"/.exec(text)?.[1] ?? null
  // The bar has a form of its own, before those of the page.
  const form_token = [...text.matchAll(/name="form_token" value="([^"]*)"/g)].at(-1)?.[1] ?? ''
  return { status, text, things, older, form_token, may_restore: text.includes('/restore"') }
}

const rowPattern =
  /href="\/settings\/archived\/([^"/?]+)"><span><strong><bdi>([^<]*)<\/bdi><\/strong>\s*<span class="soft small">([^·<]*) ·/g

/** Presses a button of one of them. */
export function pressArchived(
  client: WebClient,
  handle: string,
  what: 'restore' | 'delete',
  form_token: string,
): Promise<WebReply> {
  return client.post(`/settings/archived/${handle}/${what}`, { form_token }, html)
}

/** Opens the page of one of them and presses a button there. @returns where that led; null for nowhere. */
export async function useArchivedPage(
  client: WebClient,
  handle: string,
  what: 'restore' | 'delete',
): Promise<string | null> {
  const path = `/settings/archived/${handle}${what === 'delete' ? '/delete' : ''}`
  const { form_token } = await archivedPage(client, path)
  const { headers } = await pressArchived(client, handle, what, form_token)
  return headers.get('location')
}

/** Every archived thing of who is signed in, page by page. */
export async function archivedThings(client: WebClient): Promise<ListedThing[]> {
  const all: ListedThing[] = []
  let path: string | null = '/settings/archived'
  while (path !== null) {
    const { things, older } = await archivedPage(client, path)
    all.push(...things)
    path = older
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
    const led = await useArchivedPage(client, handle, 'delete')
    if (led !== '/settings/archived?deleted') throw new Error(`${handle} was not deleted`)
  }
  return new Set(things.map(({ kind }) => kind))
}
