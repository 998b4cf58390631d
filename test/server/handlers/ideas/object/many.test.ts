import { beforeAll, describe, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { searchJob } from '#server/jobs/search.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { type Account, type AnswerBody, useWorld } from '#test/support/world.ts'

type Answer = AnswerBody<Data<'ideas.object.get'>>

const world = useWorld({ worker: false })

/** More than a snapshot of recommendations keeps, and more than are looked at at once. */
describe.each([530, 2_300])('of %i ideas', (count) => {
  let sam: Account
  const all = Array.from({ length: count }, (_, index) => `Jazz ${index + 1}`).sort()

  beforeAll(async () => {
    sam = await world.account('Sam')
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        insert into ideas (owner_id, idea_id, kind, title, title_key, updated_at)
        select a.owner_id, md5('jazz ' || n)::uuid, 'place', 'Jazz ' || n, 'jazz ' || n, now() - n * interval '1 hour'
        from accounts a, generate_series(1, ${count}::int) n
        where a.owner_id = ${db.owner}`,
    })
    await searchJob(world.database).run(sam.owner)
  })

  test('the recommendations of a list reach all but what is on it, each once', async () => {
    const ideas_list_handle = await aList(sam, { name: 'Evenings' })
    const idea_handles = [await anIdea(sam, 'Chess')]
    await answer(sam, 'ideas.lists.items.update', { ideas_list_handle, idea_handles, mode: 'add' })
    const found = await readAll(sam, ideas_list_handle, 'recommendations')
    expect(found.toSorted()).toEqual(all)
  }, 120_000)

  test('a saved view is read to its end, and its first page says that there is more', async () => {
    const ideas_list_handle = await aView(sam, 'jazz')
    const found = await readAll(sam, ideas_list_handle, 'saved_items')
    expect(found.toSorted()).toEqual(all)
    const { data, outcome } = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
    expect(data.items.map(({ title }) => title)).toEqual(found.slice(0, 50))
    expect(outcome.fallback_text).toBe('“View” has more than 50 ideas.')
    expect(outcome.disclosures.map(({ name }) => name)).toEqual([
      'list.computed',
      'ideas_list.items_cut',
    ])
  }, 120_000)
})

/** The titles of a collection, read on by what each answer suggests until nothing more is said to follow. */
async function readAll(sam: Account, handle: string, collection: string): Promise<string[]> {
  const found: string[] = []
  let input: Record<string, unknown> | undefined = {
    ...{ operation: 'list_contents', collection },
    subject: { interaction_reference: handle },
  }
  while (input) {
    const { data, outcome }: Answer = await answer(sam, 'ideas.object.get', input)
    found.push(...(data.items ?? []).map(({ title }) => String(title)))
    expect(outcome.disclosures.map(({ name }) => name)).not.toContain('collection.cut')
    input = data.has_more ? outcome.next_actions[0]?.input : undefined
    expect(input !== undefined).toBe(data.has_more)
  }
  return found
}

/** A saved view of what matches a word. */
async function aView(sam: Account, subject: string): Promise<string> {
  const handle = await aList(sam, { name: 'View' })
  const filters = JSON.stringify({ subject, kinds: [], areas: [], constraints: [] })
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update lists set origin = 'saved_view', view_filters = ${filters}::jsonb
      where owner_id = ${db.owner} and name = 'View'`,
  })
  return handle
}
