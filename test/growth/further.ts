import { randomUUID } from 'node:crypto'
import { snapshot_ids } from '#server/data/snapshots/rows.ts'
import { callTool } from '#test/contract/mcp.ts'
import { recommended } from '#test/support/given/recommendations.ts'
import type { Account, World } from '#test/support/world.ts'

/** Reads recommendations behind their first snapshot, near public things, and reviews a connection over MCP. */
export async function useFurther(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  await saveMany(world, sam)
  let behind = 0
  let cursor = (await recommended(sam, { page_size: 25 })).outcome.collection?.next_cursor
  for (let read = 25; cursor && behind < 2; read += 25) {
    const { outcome } = await recommended(sam, { cursor, page_size: 25 })
    if (read >= snapshot_ids) behind += 1
    cursor = outcome.collection?.next_cursor
  }
  if (behind === 0) throw new Error('No recommendation lies behind the first snapshot.')
  await reviewByTool(world, sam)
}

/** Saves more ideas than a snapshot has, in a city that has public things. */
async function saveMany(world: World, { owner }: Account): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      insert into ideas (owner_id, idea_id, kind, title, title_key, city)
      select a.owner_id, md5('stove ' || stove.n)::uuid, 'place', 'Stove ' || stove.n, 'stove ' || stove.n, 'Berlin'
      from accounts a, generate_series(1, ${snapshot_ids + 100}::int) as stove (n)
      where a.owner_id = ${owner}`,
  })
}

/** Reviews an invitation over MCP, where its token has a handle, and applies it by that. */
async function reviewByTool(world: World, sam: Account): Promise<void> {
  const by = { url: world.url, token: sam.token }
  const asked = { operation: 'create_invitation' }
  const { body } = await callTool('relationships.friendship.review', asked, by)
  const { review_token } = Object(body.data)
  const accepted = { review_token, accept_consequences: true }
  const key = randomUUID()
  await callTool('relationships.friendship.apply', accepted, { ...by, key })
}
