import { expect, test } from 'vitest'
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
