import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { endShareCommand } from '#server/cli/end_share_command.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { runHere } from '#test/support/run_here.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

async function run(...args: string[]) {
  const environment = { DATABASE_URL: world.database_url }
  const { out, err } = await runHere(endShareCommand, args, environment)
  return { out, err }
}

async function runAlone(...args: string[]) {
  const node = ['--import', './server/preflight.mjs', 'server/cli/end_share.ts']
  const child = spawn(process.execPath, [...node, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: world.database_url },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err }
}

test('one share ends by its link, and the list’s other link goes on', async () => {
  const made = await answer(sam, 'ideas.lists.create', { name: 'Rainy Sundays' })
  const { ideas_list_handle } = made.data.list
  const share = async (name: string) => {
    const [person_handle] = await people(sam, name)
    const input = { ideas_list_handle, person_handle }
    return (await answer(sam, 'ideas.lists.share.prepare', input)).data.manual_link?.url ?? ''
  }
  const [mira, nora] = [await share('Mira'), await share('Nora')]
  expect(await runAlone(mira)).toEqual({
    out: 'The link opens “Rainy Sundays” no longer. 1 other link to it still works.\n',
    err: '',
  })
  expect([(await fetch(mira)).status, (await fetch(nora)).status]).toEqual([404, 200])
  const { data } = await answer(sam, 'ideas.lists.get', { ideas_list_handle })
  expect(data.share_link_count).toBe(1)
  expect((await run(mira)).err).toMatch(/^No list is shared by this link/)
  expect((await run('Rainy Sundays')).err).toMatch(/^Usage: npm run share:end/)
})
