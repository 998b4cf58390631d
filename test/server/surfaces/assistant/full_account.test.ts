import { beforeAll, expect, test } from 'vitest'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import { Statement } from '#server/database/sql.ts'
import { fillAccount } from '#test/support/given/full_account.ts'
import { say } from '#test/support/given/talk.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

beforeAll(async () => {
  await fillAccount(world, sam)
}, 60_000)

test('the oldest of 501 lists is found by its name', async () => {
  const { list, idea, place } = await oldest()
  const { body } = await say(sam, `what is on my list ${list.name}?`)
  expect(body.calls).toMatchObject([
    { capability: 'ideas.lists.get', input: { ideas_list_handle: list.handle } },
  ])
  const { body: put } = await say(sam, `put ${idea.name} on the list ${list.name}`, {
    channel: 'other',
  })
  const input = { ideas_list_handle: list.handle, idea_handles: [idea.handle] }
  expect(put.calls).toMatchObject([{ capability: 'ideas.lists.items.update', input }])
  const { body: archived } = await say(sam, `archive the place ${place.name}`, { channel: 'third' })
  expect(archived.reply.text).toContain(`“${place.name}”`)
})

test('a list of 501 ideas is read on to its end, and what is left is never told as less', async () => {
  const other = { channel: 'reading' }
  const { body } = await say(
    sam,
    `what is on my list Rainy Sunday afternoons with the children 1?`,
    other,
  )
  expect(body.reply.text).toContain('has 501 ideas')
  expect(body.reply.text).toContain('and more than 19 others')
  for (let at = 0; at < 3; at += 1) await say(sam, 'more', other)
  const { body: last } = await say(sam, 'more', other)
  expect(last.reply.text).toMatch(/^21\. [\s\S]*\nand more$/)
  const { body: next } = await say(sam, 'more', other)
  expect(next.calls).toMatchObject([
    { capability: 'ideas.object.get', input: { operation: 'list_contents', offset: 24 } },
  ])
})

test('words of one new idea and of 500 older ones do not mean the new one', async () => {
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      insert into ideas (owner_id, idea_id, kind, title, title_key, updated_at)
      select ${db.owner}::uuid, gen_random_uuid(), 'place', 'Sauna ' || n, 'sauna ' || n, now() + interval '1 minute'
      from generate_series(1, 499) n
      union all select ${db.owner}::uuid, gen_random_uuid(), 'place', 'Silent film tonight', 'silent film tonight',
        now() + interval '2 minutes'`,
  })
  const on = 'the list Rainy Sunday afternoons with the children 7'
  const { body } = await say(sam, `put Silent film on ${on}`, { channel: 'films' })
  expect(body.calls.filter(({ effect }) => effect !== 'read')).toEqual([])
  expect(body.reply.text).toContain('Silent film with live piano')
})

test('places are not told as if there were only 25', async () => {
  const { body } = await say(sam, 'which places do I have?', { channel: 'places' })
  expect(body.reply.text).toMatch(/^25 places, and there are more:\n/)
  expect(body.reply.text).toMatch(/and more than 20 others$/)
})

/** The thing of each kind that was changed longest ago. */
async function oldest() {
  const last = async (kind: HandleKind, table: 'lists' | 'ideas' | 'places', name: string) => {
    const rows = await world.database.read(sam.owner, (db) =>
      db.run<{ id: string; name: string }>(
        new Statement(
          `select ${kind}_id as id, ${name} as name from ${table}
           where owner_id = $1 and ${name} !~ ' [12]$' order by updated_at, ${kind}_id limit 1`,
          `oldest_${table}`,
          [sam.owner],
        ),
      ),
    )
    const [row] = rows
    return { handle: toHandle(kind, row?.id ?? ''), name: row?.name ?? '' }
  }
  return {
    list: await last('list', 'lists', 'name'),
    idea: await last('idea', 'ideas', 'title'),
    place: await last('place', 'places', 'name'),
  }
}
