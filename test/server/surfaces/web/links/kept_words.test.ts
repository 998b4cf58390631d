import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { invite, makePath, makePlan, visitorOf } from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const { post, textOf } = visitorOf(() => world)

/** A plan whose last place is taken. */
async function fullPlan() {
  const plan_id = await makePlan(world, sam.owner, { capacity_max: 2 })
  const path = await makePath(world, sam.owner, 'plan', plan_id)
  const ada = await invite(world, sam.owner, plan_id, 'Ada')
  await post((await invite(world, sam.owner, plan_id, 'Mira')).path, { answer: 'accepted' })
  return { path, ada: ada.path }
}

test('a sign-up that is refused keeps the name and the note', async () => {
  const { path } = await fullPlan()
  const form = randomBytes(16).toString('base64url')
  const note = 'I bring soup'
  const refused = await post(path, { name: 'Kai', answer: 'accepted', note, form })
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('All places have been taken in the meantime.')
  expect(page).toContain('value="Kai"')
  expect(page).toContain(`>${note}</textarea>`)
})

test('an answer that is refused keeps the note, and the form saves it when it is sent again', async () => {
  const note = 'I bring soup'
  const { path } = await invite(world, sam.owner, await makePlan(world, sam.owner), 'Lu')
  const moved = { seen: 'an earlier time' }
  for (const [ada, fields] of [
    [(await fullPlan()).ada, {}],
    [path, moved],
  ] as const) {
    const refused = await post(ada, { answer: 'accepted', note, ...fields })
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toContain('Your answer could not be saved')
    expect(page).toContain(`>${note}</textarea>`)
    expect(await textOf(ada)).not.toContain(note)
    if (fields === moved) await post(path, { answer: 'declined', note, note_seen: seenIn(page) })
  }
  expect(await textOf(path)).toContain(`>${note}</textarea>`)
})

test('a form whose note was not touched leaves the note that was written in another tab', async () => {
  const { path } = await invite(world, sam.owner, await makePlan(world, sam.owner), 'Ada')
  const note_seen = seenIn(await textOf(path))
  await post(path, { answer: 'accepted', note: 'Two\r\nlines', note_seen })
  await post(path, { answer: 'accepted', note: '', note_seen })
  const now = await textOf(path)
  expect(now).toContain('>Two\nlines</textarea>')
  // Emptied where it was shown, it is gone, and the answer stays.
  await post(path, { answer: 'accepted', note: '', note_seen: seenIn(now) })
  const emptied = await textOf(path)
  expect(emptied).not.toContain('Two\nlines')
  expect(emptied).toContain('You’re in')
})

test('a note that was not touched goes when its guest gives another answer, as the page says before', async () => {
  const { path } = await invite(world, sam.owner, await makePlan(world, sam.owner), 'Ada')
  const note = 'I bring a cake'
  await post(path, { answer: 'accepted', note })
  const shown = await textOf(path)
  expect(shown).toContain('If you change your answer and not the note, the note is removed too.')
  expect(shown).toMatch(/<button name="answer" value="accepted">Save the note/)
  await post(path, { answer: 'declined', note, note_seen: seenIn(shown) })
  expect(await textOf(path)).not.toContain(note)
})

test('who declined a plan that is full by now can still change and remove the note', async () => {
  const { ada } = await fullPlan()
  await post(ada, { answer: 'declined', note: 'Have fun' })
  const shown = await textOf(ada)
  expect(shown).toMatch(/>Have fun<\/textarea>[\s\S]*value="declined">Save the note/)
  await post(ada, { answer: 'declined', note: '', note_seen: seenIn(shown) })
  expect(await textOf(ada)).not.toContain('Have fun')
})

function seenIn(page: string): string {
  return /name="note_seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
}
