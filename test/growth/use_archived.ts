import { archivedPage, pressArchived, useArchivedPage } from '#test/support/given/archived.ts'
import { answer, ideas } from '#test/support/given/lists.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

/** Archives an idea and a place, looks at both as the pages do, and deletes them for good. */
export async function useArchived(world: World, sam: Account): Promise<void> {
  const client = await signedInClient(world, sam)
  const [idea_handle = ''] = await ideas(sam, 'Old ramen')
  await answer(sam, 'ideas.created.archive', { idea_handle })
  const { data } = await answer(sam, 'places.private.create', {
    name: 'Old bay',
    address: 'Mole 3',
  })
  const { place_handle } = data.place
  await answer(sam, 'places.private.archive', { place_handle })
  const { older } = await archivedPage(client)
  await archivedPage(client, older ?? '/settings/archived')
  for (const handle of [idea_handle, place_handle]) {
    const { form_token } = await archivedPage(client, `/settings/archived/${handle}`)
    await useArchivedPage(client, handle, 'delete')
    await pressArchived(client, handle, 'restore', form_token)
  }
}
