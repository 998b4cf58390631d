import { beforeAll, expect, test } from 'vitest'
import { aList, anIdea, answer, ideas } from '#test/support/given/lists.ts'
import { followForm, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

async function defaultsOf(handle: string) {
  const { data } = await answer(sam, 'ideas.lists.get', { ideas_list_handle: handle })
  return data.defaults
}

test('the rules of a list are changed, and what was not changed stays', async () => {
  const handle = await aList(sam, { name: 'Rainy', directions: ['Nothing before noon'] })
  const path = `/lists/${handle}`
  expect((await openPage(client, path)).text).toContain(`href="${path}/rules"`)
  const saved = await followForm(client, `${path}/rules`, `${path}/rules`, {
    ...{ where: '', what: 'Cinema, Fixing bicycles', when: 'next-weekend' },
    ...{ from: '2037-11-27', until: '2037-11-29' },
  })
  expect(saved.text).toContain('Nobody was told')
  for (const text of ['Fixing bicycles', 'Next weekend', 'Nothing before noon', '27', '29']) {
    expect(saved.text).toContain(text)
  }
  const made = await defaultsOf(handle)
  expect([...made.activity_names, ...made.custom_activity_names].sort()).toEqual([
    ...['Cinema', 'Fixing bicycles'],
  ])
  const again = await openPage(client, `${path}/rules`)
  for (const value of ['value="2037-11-27"', 'value="2037-11-29"', 'Fixing bicycles']) {
    expect(again.text).toContain(value)
  }
  const fields = { where: '', what: 'Cinema, Fixing bicycles', when: '', from: '', until: '' }
  await followForm(client, `${path}/rules`, `${path}/rules`, fields)
  expect(await defaultsOf(handle)).toEqual({
    ...made,
    ...{ when_preset: null, when_start: null, when_end: null },
  })
})

test('what is looked for from a list keeps to its rules', async () => {
  await anIdea(sam, 'Sauna at the lake')
  await anIdea(sam, 'Bowling alley')
  const path = `/lists/${await aList(sam, { name: 'Warm' })}`
  await followForm(client, `${path}/rules`, `${path}/rules`, { where: '', what: 'Sauna' })
  const { text } = await openPage(client, path)
  const [, search = ''] = /href="(\/find\?list=[^"]+)"/.exec(text) ?? []
  const found = await openPage(client, search)
  expect(found.text).toMatch(/By the rules of “<bdi>Warm<\/bdi>”/)
  expect(found.text).toContain(`href="${path}"`)
  expect(found.text).toContain('<bdi>Sauna at the lake</bdi>')
  expect(found.text).not.toContain('<bdi>Bowling alley</bdi>')
  // By a list of somebody else’s nothing is looked for.
  const other = await signedInClient(world, ada)
  expect((await openPage(other, search)).status).toBe(404)
})

test('what is wrong stands at its field, and nothing changes', async () => {
  const handle = await aList(sam, { name: 'Wrong' })
  const path = `/lists/${handle}/rules`
  const before = await defaultsOf(handle)
  const days = await sendForm(client, path, path, { from: '2037-11-29', until: '2037-11-27' })
  expect([days.status, days.text.includes('id="until-wrong"')]).toEqual([422, true])
  const nowhere = await sendForm(client, path, path, { where: 'Atlantis <b>' })
  expect([nowhere.status, nowhere.text.includes('id="where-wrong"')]).toEqual([422, true])
  expect(nowhere.text).toContain('value="Atlantis &lt;b&gt;"')
  expect(await defaultsOf(handle)).toEqual(before)
})

test('a list is shown as guests see it, twenty ideas at a time, to its owner alone', async () => {
  const handle = await aList(sam, { name: 'Long', directions: ['Nothing before noon'] })
  const titles = Array.from({ length: 22 }, (_, at) => `Long ${at}`)
  await answer(sam, 'ideas.lists.items.update', {
    ...{ ideas_list_handle: handle, mode: 'add', idea_handles: await ideas(sam, ...titles) },
  })
  const path = `/lists/${handle}/as-guest`
  const first = await openPage(client, path)
  const second = await openPage(client, `${path}?from=20`)
  const shown = [first, second].flatMap(({ text }) => text.match(/<h2 dir="auto">Long \d+/g) ?? [])
  expect(new Set(shown).size).toBe(22)
  expect(first.text).not.toContain('Nothing before noon')
  const stranger = await signedInClient(world, ada)
  expect((await openPage(stranger, path)).status).toBe(404)
  expect((await openPage(stranger, `/lists/${handle}/rules`)).status).toBe(404)
})
