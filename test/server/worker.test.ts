import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invite, inviteHandle, makePlan } from '#test/support/plans.ts'
import { startWorld, type World } from '#test/support/world.ts'

let world: World
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
const children = new Set<ChildProcess>()

beforeAll(async () => {
  world = await startWorld({ worker: false })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run worker` without npm: what it prints, and how it ends. */
function start(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--import', './server/preflight.mjs', 'server/worker.ts'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        SERVICE_KEYS: randomBytes(32).toString('base64'),
        ...environment,
      },
    },
  )
  children.add(child)
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const exit = once(child, 'exit').then(([code]) => code)
  return { child, exit, said: () => said }
}

test('it carries what is due, several at once on one database, and ends in order', async () => {
  const place = { DATABASE_URL: world.database_url, PUBLIC_URL: 'https://plans.example.com' }
  const two = [start(place), start(place)]
  for (const { said } of two) while (!said().includes('working')) await pause(20)
  const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
  const plan_id = await makePlan(world.database, host)
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  const asked = performance.now()
  while ((await inviteHandle(world.database, guest, id)) === null) {
    expect(performance.now() - asked).toBeLessThan(10_000)
    await pause(50)
  }
  for (const { child } of two) child.kill('SIGTERM')
  expect(await Promise.all(two.map(({ exit }) => exit))).toEqual([0, 0])
}, 30_000)

test.each([
  [{}, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://localhost/nowhere' }, 'PUBLIC_URL'],
])('without what it needs it says so in one line: %j', async (environment, named) => {
  const { exit, said } = start(environment)
  expect(await exit).toBe(1)
  expect(said().trim().split('\n')).toHaveLength(1)
  expect(said()).toContain(`${named} must be set`)
})
