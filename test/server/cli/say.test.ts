import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { aParty, rowsOf } from '#test/support/given/actions.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

/** Runs the command with what is typed into it. @returns what it printed and how it ended. */
async function run(token: string, typed: readonly string[], given: readonly string[] = []) {
  const main = ['--import', './server/preflight.mjs', 'server/cli/say/main.ts', ...given]
  const child = spawn(process.execPath, main, {
    env: { PATH: process.env.PATH, TOKEN: token, BASE_URL: world.url },
  })
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    out += chunk
  })
  child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  const [code] = await once(child, 'close')
  return { out, code }
}

test('it says what is given and what is typed, and shows the replies', async () => {
  const sam = await world.account('Sam')
  const { out, code } = await run(sam.token, ['show my lists', 'bye'], ['create a list Autumn'])
  expect(code).toBe(0)
  expect(out).toContain('> create a list Autumn')
  expect(out).toContain('“Autumn”')
  expect(out).toContain('1 list')
})

test('nothing but the word of an approval, typed where it is asked for, sends', async () => {
  const { sam } = await aParty(world)
  await aReviewedDraft(sam, { title_override: 'Pottery' })
  const sent = async () => (await rowsOf(world, sam, 'outgoing')).length
  const refused = await run(sam.token, ['invite Ada to Pottery', 'yes', 'SEND 47', 'send it', ''])
  expect(refused.out).toContain('To send it now, type SEND 47')
  expect(refused.out).toContain('Nothing was sent.')
  expect(await sent()).toBe(0)
  const { out } = await run(sam.token, ['invite Ada to Pottery', 'SEND 84'])
  expect(out).toContain('is on its way to Ada')
  expect(await sent()).toBe(1)
})

test('a wrong argument or token is one line', async () => {
  const sam = await world.account('Sam')
  const wrong = await run(sam.token, [], ['--chanel', 'x'])
  expect([wrong.code, wrong.out.trim().split('\n').length]).toEqual([2, 1])
  const none = await run('', ['hello'])
  expect([none.code, none.out]).toEqual([2, expect.stringContaining('TOKEN')])
  const unknown = await run('svc_pat_nothing', ['hello'])
  expect(unknown.code).toBe(1)
  expect(unknown.out.trim().split('\n').length).toBeLessThanOrEqual(2)
})
