import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { idea } from '#test/support/given/recommendations.ts'
import { onNodes, onParts } from '#test/support/on_nodes.ts'
import { type Account, useWorld } from '#test/support/world.ts'

// What is left of a list that is generated, or of undoing one, if PostgreSQL ends the connection in the middle?

const world = useWorld({ worker: false })

beforeAll(async () => {
  const sports = { leisure: 'sports_centre', sport: 'climbing' }
  await importText(
    world,
    featureLines([
      { id: 'hall', name: 'Kletterwerk', 'addr:street': 'Gasse 1', ...sports },
      { id: 'wall', name: 'Wall', 'addr:street': 'Gasse 2', ...sports },
    ]),
    { source: 'cut off' },
  )
})

/** Ends the connection of an account once, when it writes to a table. @returns how often that has happened. */
async function cutAt(
  { owner }: Account,
  table: string,
  event: 'insert' | 'update',
): Promise<() => Promise<number>> {
  const name = `cut_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  await onNodes(
    client,
    `create sequence ${name}; grant usage on ${name} to public;
     create function ${name}() returns trigger language plpgsql as $f$
       begin
         if new.owner_id = '${owner}' and nextval('${name}') = 1 then
           perform pg_terminate_backend(pg_backend_pid());
           perform pg_sleep(5);
         end if;
         return new;
       end $f$`,
  )
  await onParts(
    client,
    table,
    `create trigger ${name} after ${event} on %s for each row execute function ${name}()`,
  )
  return async () => {
    const cuts = await onNodes(client, `select is_called::int as result from ${name}`)
    await onParts(client, table, `drop trigger ${name} on %s`)
    await onNodes(client, `drop function ${name}; drop sequence ${name}`)
    await client.end()
    return cuts.filter((is_called) => is_called === '1').length
  }
}

/** An account with one idea and one person, and how it has a list generated. */
async function generating() {
  const sam = await world.account('Sam')
  await idea(sam, 'My climbing hall', { custom_activity_name: 'Climbing' })
  await people(sam, 'Ada')
  const input = {
    name: 'Up',
    people: ['Ada'],
    activities: ['Climbing'],
    preference_terms: ['quiet'],
    neighborhoods: ['Kreuzberg'],
  }
  return { sam, input }
}

/**
 * Calls while the connection is cut at a table: what was not acknowledged has left nothing. Then calls with the same key
 * once more, which does it once.
 */
async function cutOff(
  sam: Account,
  call: { id: CapabilityId; input: Record<string, unknown> },
  at: { table: string; event: 'insert' | 'update' },
) {
  const before = await objectRows(sam)
  const ended = await cutAt(sam, at.table, at.event)
  const key = randomUUID()
  const first = await sam.call(call.id, call.input as never, { key })
  const after = await objectRows(sam)
  expect(await ended()).toBe(1)
  if (first.status !== 200) expect(after).toEqual(before)
  const second = await sam.call(call.id, call.input as never, { key })
  expect([second.status, second.body.status], second.text).toEqual([200, 'completed'])
  return second.body
}

describe('a list that is generated while the connection ends at', () => {
  test.each([
    ...['ideas', 'places', 'lists', 'list_ideas', 'list_people', 'list_directions'],
    ...['reversible_actions', 'executions'],
  ])('%s is there whole or not at all', async (table) => {
    const { sam, input } = await generating()
    const call = { id: 'ideas.list.generate' as const, input }
    await cutOff(sam, call, { table, event: 'insert' })
    const { data } = await answer(sam, 'ideas.lists.query', {})
    expect(data.items).toMatchObject([{ name: 'Up', item_count: 2, people_count: 1 }])
  })
})

describe('undoing that while the connection ends at', () => {
  test.each([
    ['lists', 'update'],
    ['ideas', 'update'],
    ['reversible_actions', 'update'],
    ['executions', 'insert'],
  ] as const)('%s is done whole or not at all', async (table, event) => {
    const { sam, input } = await generating()
    const before = await objectRows(sam)
    const { data } = await answer(sam, 'ideas.list.generate', input)
    const { reversible_action_id } = data
    const undo = { operation: 'undo', reversible_action_id }
    await cutOff(sam, { id: 'ideas.object.mutate', input: undo }, { table, event })
    expect((await answer(sam, 'ideas.lists.query', {})).data.items).toEqual([])
    const active = (rows: readonly string[]) => rows.filter((row) => /^ideas .*"active"/.test(row))
    expect(active(await objectRows(sam))).toEqual(active(before))
  })
})
