import { beforeAll, expect, test } from 'vitest'
import { aCapture, askQuestion, failCapture } from '#test/support/given/captures.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { makeRoundups } from '#test/support/given/roundup_states.ts'
import { followForm, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
const page = { accept: 'text/html' }
let client: WebClient

/** Reads what was captured, as a worker does. */
async function read(): Promise<void> {
  const job = captureJob(world)
  await job.run(sam.owner)
  await job.end()
}

beforeAll(async () => {
  client = await signedInClient(world, sam)
})

test('what is read looks again by itself for a minute, and not longer', async () => {
  const path = `/captures/${await aCapture(sam, { text: 'Rowing on the lake' })}`
  const first = await openPage(client, path)
  expect(first.headers.get('refresh')).toBe(`5; url=${path}?n=1`)
  expect(first.text).toContain('Look again')
  expect(first.text).toContain('<bdi>Rowing on the lake</bdi>')
  const twelfth = await openPage(client, `${path}?n=11`)
  expect(twelfth.headers.get('refresh')).toBe(`5; url=${path}?n=12`)
  for (const n of ['12', '400', '-1', 'x']) {
    expect((await openPage(client, `${path}?n=${n}`)).headers.get('refresh')).toBe(null)
  }
  await read()
  const done = await openPage(client, path)
  expect(done.headers.get('refresh')).toBe(null)
  expect(done.text).toMatch(/It’s saved[\s\S]*<bdi>Rowing on the lake<\/bdi>/)
  expect(done.text).toContain('href="/ideas">‹ Ideas')
  const undone = await followForm(client, path, `${path}/undo`)
  expect(undone.text).toContain('It’s taken back')
})

test('a question is answered by one of its choices or in other words, and does not look again', async () => {
  const handle = await aCapture(sam, { text: 'Pottery class' })
  const list = await aList(sam, { name: 'Rainy days' })
  const choices = [
    ['Rainy days', list],
    ['None of them', 'none'],
  ] as const
  await askQuestion(sam, handle, { kind: 'destination', code: 'list_ambiguous', choices })
  const path = `/captures/${handle}`
  const asked = await openPage(client, path)
  expect(asked.headers.get('refresh')).toBe(null)
  expect(asked.text).toMatch(/One question[\s\S]*<bdi>Rainy days/)
  expect((await openPage(client, '/captures')).text).toMatch(/A question for you[\s\S]*Pottery/)
  const answered = await followForm(client, path, `${path}/answer`, {
    choice: 'Rainy days (0 ideas)',
  })
  expect(answered.text).toContain('Thanks, it goes on')
})

test('what went on after an answer and is saved says no more that it goes on', async () => {
  const handle = await aCapture(sam, { text: 'Juggling in the park' })
  const path = `/captures/${handle}?done=answered`
  expect((await openPage(client, path)).text).toContain('Thanks, it goes on')
  await read()
  const saved = await openPage(client, path)
  expect(saved.text).toContain('It’s saved')
  expect(saved.text).not.toContain('Thanks, it goes on')
})

test('a question can be given up', async () => {
  const handle = await aCapture(sam, { text: 'Never mind this' })
  await askQuestion(sam, handle, { kind: 'subject', code: 'subject_required', choices: [] })
  const path = `/captures/${handle}`
  const given = await followForm(client, path, `${path}/answer`, { choice: 'cancel' })
  expect(given.text).toContain('Not saved')
  expect(given.text).not.toContain('Thanks, it goes on')
})

test('what is being read can be given up, and is not saved afterwards', async () => {
  const handle = await aCapture(sam, { text: 'Kite flying on the hill' })
  const path = `/captures/${handle}`
  const given = await followForm(client, path, `${path}/answer`, { choice: 'cancel' })
  expect(given.headers.get('refresh')).toBe(null)
  expect(given.text).toContain('Not saved')
  await read()
  expect((await openPage(client, path)).text).toContain('Not saved')
  expect((await openPage(client, '/ideas?q=Kite')).text).not.toContain('<bdi>Kite flying')
})

test('what failed says why, and is tried again with what the person knows', async () => {
  const handle = await aCapture(sam, { source_url: 'https://gone.example.test/x' })
  await failCapture(sam, handle)
  const path = `/captures/${handle}`
  const failed = await openPage(client, path)
  expect(failed.text).toContain('The page could not be reached.')
  expect(failed.text).toContain('<bdi>gone.example.test</bdi>')
  expect(failed.text).toContain(`href="/settings/archived/${handle}/delete"`)
  expect((await openPage(client, '/captures')).text).toMatch(
    /Could not be read[\s\S]*gone\.example/,
  )
  const late = await sendForm(client, path, `${path}/retry`, { version: '99' })
  expect(late.status).toBe(409)
  const again = await followForm(client, path, `${path}/retry`, { detail: 'It is a sauna' })
  expect(again.text).toContain('It’s tried again')
})

test('a roundup shows its items, and asks where they go', async () => {
  const items = ['Zoo', 'Aquarium', 'Planetarium'].map((title) => ({ title }))
  const { data } = await answer(sam, 'ideas.roundup.mutate', { operation: 'create', items })
  const path = `/captures/${data.public_id}`
  const first = await openPage(client, path)
  expect(first.text).toContain('Several ideas at once')
  const all = await followForm(client, path, `${path}/roundup`, { scope: 'all' })
  const asks = all.text.includes('Or the name of a new list')
  const saved = asks
    ? await followForm(client, path, `${path}/roundup`, { name: 'Rainy animals' })
    : all
  for (const { title } of items) expect(saved.text).toContain(`<bdi>${title}</bdi>`)
})

test('of many lists, a roundup offers them all, page by page, and a new idea says that there are others', async () => {
  const lea = await world.account('Lea')
  for (let n = 1; n <= 27; n += 1) await answer(lea, 'ideas.lists.create', { name: `Zoos ${n}` })
  const items = ['Owls', 'Otters'].map((title) => ({ title }))
  const created = { operation: 'create', items, scope: 'all' }
  const { data } = await answer(lea, 'ideas.roundup.mutate', created)
  const [hers, path] = [await signedInClient(world, lea), `/captures/${data.public_id}`]
  const { text } = await openPage(hers, path)
  const next = /href="([^"]+put=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { text: others } = await openPage(hers, next)
  const offered = new Set(`${text}${others}`.match(/Zoos \d+(?=<)/g))
  expect(offered.size).toBe(27)
  expect((await openPage(hers, '/ideas/new')).text).toContain('on any other one from its page')
  expect((await openPage(client, '/ideas/new')).text).not.toContain('on any other one')
})

test('“Some of them” asks which, and only those are captured', async () => {
  const { data } = await answer(sam, 'ideas.roundup.mutate', {
    ...{ operation: 'create', items: ['Zoo', 'Museum', 'Harbour'].map((title) => ({ title })) },
    target_ideas_list_handle: await aList(sam, { name: 'Some of them' }),
  })
  const path = `/captures/${data.public_id}`
  const first = await openPage(client, path)
  expect(first.text.match(/<input type="checkbox" name="item"/g)).toHaveLength(3)
  expect(first.text).not.toContain('value="general_source"')
  const none = await sendForm(client, path, `${path}/roundup`, { scope: 'named_items' })
  expect(none.status).toBe(422)
  expect(none.text).toMatch(/href="#item">Choose at least one\.<[\s\S]*id="item-wrong"/)
  await followForm(client, path, `${path}/roundup`, { scope: 'named_items', item: ['1', '3'] })
  const { data: after } = await answer(sam, 'ideas.roundup.get', { public_id: data.public_id })
  expect(after.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'capturing',
    'skipped',
    'capturing',
  ])
})

test('ideas that were found at once are called by their first titles in the list', async () => {
  for (const titles of [
    ['Canal', 'Weir', 'Lock', 'Mill'],
    ['Tower', 'Gate'],
  ]) {
    const items = titles.map((title) => ({ title }))
    await answer(sam, 'ideas.roundup.mutate', { operation: 'create', items })
  }
  const { text } = await openPage(client, '/captures')
  expect(text).toContain('<strong><bdi>Canal, Weir, Lock</bdi></strong>')
  expect(text).toContain('<strong><bdi>Tower, Gate</bdi></strong>')
  expect(text).not.toContain('<strong><bdi></bdi></strong>')
})

test('more ideas than can be chosen are refused at their boxes, which stay as they were', async () => {
  const items = Array.from({ length: 12 }, (_, at) => ({ title: `Bakery number ${at + 1}` }))
  const { data } = await answer(sam, 'ideas.roundup.mutate', { operation: 'create', items })
  const path = `/captures/${data.public_id}`
  const item = items.slice(0, 11).map((_, at) => String(at + 1))
  const sent = await sendForm(client, path, `${path}/roundup`, { scope: 'named_items', item })
  expect(sent.status).toBe(422)
  expect(sent.text).toMatch(/id="item-wrong">Choose up to ten\./)
  expect(sent.text.match(/ checked>/g)).toHaveLength(11)
})

test('a roundup whose place is not named asks for it at its field', async () => {
  const items = ['Sledding', 'Skating'].map((title) => ({ title }))
  const kim = await world.account('Kim without lists')
  const hers = await signedInClient(world, kim)
  const created = { operation: 'create', items, scope: 'all' }
  const { data } = await answer(kim, 'ideas.roundup.mutate', created)
  const path = `/captures/${data.public_id}`
  const sent = await sendForm(hers, path, `${path}/roundup`, { name: ' ' })
  expect(sent.status).toBe(422)
  expect(sent.text).toMatch(/id="name-wrong">Choose a list, or type/)
  const long = await sendForm(hers, path, `${path}/roundup`, { name: 'x'.repeat(121) })
  expect([long.status, long.text.includes('id="name-wrong"')]).toEqual([422, true])
  expect(long.text).toContain(`value="${'x'.repeat(121)}"`)
})

test('every state of a roundup is said to the person, in none of the words for programs', async () => {
  for (const make of Object.values(makeRoundups(world, sam).inState)) {
    const { public_id, state } = await make()
    const { text } = await openPage(client, `/captures/${public_id}`)
    const [, shown = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(text) ?? []
    const words = shown.replaceAll(/<[^>]*>/g, ' ')
    expect([state, words.match(/\buser\b|operation|_handle|scope|roundup|\bitems?\b/gi)]).toEqual([
      state,
      null,
    ])
  }
})

test('a capture of somebody else’s answers like one that never was', async () => {
  const handle = await aCapture(ada)
  for (const [theirs, none] of [
    [handle, `ca_${'0'.repeat(26)}`],
    [`ro_${'0'.repeat(26)}`, 'x'],
  ]) {
    const replies = await Promise.all(
      [theirs, none].map((one) => client.get(`/captures/${one}`, page)),
    )
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(replies[0]?.text).toBe(replies[1]?.text)
  }
})

test('an account for which nothing is read is told so, and a long list goes on by Older', async () => {
  const kim = await world.account('Kim')
  const reader = await signedInClient(world, kim)
  expect((await openPage(reader, '/captures')).text).toContain('Everything is saved')
  for (let at = 0; at < 23; at += 1) {
    await failCapture(kim, await aCapture(kim, { text: `Walk number ${at}` }))
  }
  const first = await openPage(reader, '/captures')
  const [, older = ''] = /href="([^"]+)" rel="next"/.exec(first.text) ?? []
  const second = await openPage(reader, older)
  const titles = [first, second].flatMap(
    ({ text }) => text.match(/<bdi>Walk number \d+<\/bdi>/g) ?? [],
  )
  expect(new Set(titles).size).toBe(23)
  expect(second.text).not.toContain('rel="next"')
})
