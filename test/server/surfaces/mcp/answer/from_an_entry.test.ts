import { expect, test } from 'vitest'
import { asSuperuser } from '#test/support/cluster.ts'
import { callTool } from '#test/contract/mcp.ts'
import { aList, answer, ideas, people } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** A list with sixty ideas, and what it answers from one of its entries on. */
async function aLongList(name: string) {
  const ideas_list_handle = await aList(sam, { name })
  const titles = Array.from({ length: 60 }, (_, at) => `${name} ${at + 1}`)
  const mode = 'add'
  for (const part of [titles.slice(0, 40), titles.slice(40)]) {
    const idea_handles = await ideas(sam, ...part)
    await answer(sam, 'ideas.lists.items.update', { ideas_list_handle, mode, idea_handles })
  }
  const from = async (input: object) => {
    const account = { url: world.url, token: sam.token }
    const { text } = await callTool('ideas.lists.get', { ideas_list_handle, ...input }, account)
    const shown = [...text.matchAll(new RegExp(`^- "${name} (\\d+)"`, 'gm'))]
    return { text, numbers: shown.map(([, number]) => Number(number)) }
  }
  return { ideas_list_handle, from }
}

test('a long list is shown from the entry that list_offset says', async () => {
  const { from } = await aLongList('Walk')
  const first = await from({})
  expect(first.numbers).toHaveLength(50)
  const last = await from({ list_offset: 50 })
  expect(new Set([...first.numbers, ...last.numbers]).size).toBe(60)
  expect(last.text).not.toContain('Read on')
  const some = await from({ list_offset: 10, list_limit: 5 })
  expect(some.numbers).toEqual(first.numbers.slice(10, 15))
  expect(some.text).toMatch(
    /→ service_get_object\(.*offset=15\): Read on: items from number 16 of 60/,
  )
  expect((await from({ list_offset: 60 })).numbers).toEqual([])
})

test('reading on among the people of a list repeats none of its ideas', async () => {
  const { ideas_list_handle, from } = await aLongList('Swim')
  const names = Array.from({ length: 60 }, (_, at) => `Guest ${at + 1}`)
  const all = await people(sam, ...names)
  for (const person_handles of [all.slice(0, 40), all.slice(40)]) {
    await answer(sam, 'ideas.lists.members.update', {
      ...{ ideas_list_handle, mode: 'add', person_handles },
    })
  }
  const { numbers, text } = await from({ list_offset: 50 })
  expect(numbers).toEqual([])
  expect(text).toContain('Guest')
})

test('who reads on behind the entries that are included reaches the last of 501', async () => {
  const ideas_list_handle = await aList(sam, { name: 'Endless' })
  await fillWith501()
  const account = { url: world.url, token: sam.token }
  const list_offset = 480
  const end = await callTool('ideas.lists.get', { ideas_list_handle, list_offset }, account)
  expect(end.text).toContain('"Endless 500"')
  const [, offered] = /→ service_get_object\((.*)\): Read/.exec(end.text) ?? []
  expect(offered).toContain('offset=500')
  const subject = { type: 'ideas_list', interaction_reference: ideas_list_handle }
  const input = { operation: 'list_contents', subject, offset: 500 }
  const behind = await callTool('ideas.object.get', input, account)
  expect(behind.text).toContain('"Endless 501"')
  expect(behind.text).toContain('not has_more')
})

async function fillWith501() {
  await asSuperuser(
    world.superuser_url,
    `with made as (
      insert into ideas (owner_id, idea_id, kind, title, title_key)
      select '${sam.owner}', gen_random_uuid(), 'place', 'Endless ' || n, 'endless ' || n
      from generate_series(1, 501) n
      returning idea_id, substr(title, 9)::int as place
    ), held as (
      insert into list_ideas (owner_id, list_id, idea_id, position)
      select l.owner_id, list_id, idea_id, place from made, lists l where name = 'Endless'
    )
    update lists set item_count = 501 where name = 'Endless'`,
  )
}
