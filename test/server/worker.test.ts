import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
const children = new Set<ChildProcess>()
/** Several workers on one database have the same keys. */
const SERVICE_KEYS = randomBytes(32).toString('base64')

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
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
        METRICS_PORT: '0',
        SERVICE_KEYS,
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

/** What a question gives as soon as it gives something; it is asked eight hundred times, 50 milliseconds apart. */
async function eventually<T>(question: () => T | Promise<T>) {
  for (let tries = 0; tries < 800; tries += 1) {
    const given = await question()
    if (given) return given
    await pause(50)
  }
  throw new Error('It gave nothing.')
}

/** A proxy to a database that can be cut off and restored. */
async function openProxy(database_url: string) {
  const url = new URL(database_url)
  const { port, hostname } = url
  // The folder of its socket, if it does not listen on a network.
  const folder = url.searchParams.get('host')
  const ends = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(Number(port), hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {}).on('close', () => ends.delete(end))
    }
    near.pipe(far).pipe(near)
  })
  const open = (port: number) => once(proxy.listen(port, '127.0.0.1'), 'listening')
  await open(0)
  const near = (proxy.address() as AddressInfo).port
  url.host = `127.0.0.1:${near}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    cut() {
      proxy.close()
      for (const end of ends) end.destroy()
    },
    restore: () => open(near),
  }
}

test('several workers on one database replicate what is due, and exit cleanly', async () => {
  const place = { DATABASE_URL: world.database_url, PUBLIC_URL: 'https://plans.example.com' }
  const two = [start(place), start(place)]
  for (const { said } of two) await eventually(() => said().includes('working'))
  const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
  const plan_id = await makePlan(world.database, host)
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await eventually(() => inviteHandle(world.database, guest, id))
  for (const { child } of two) child.kill('SIGTERM')
  expect(await Promise.all(two.map(({ exit }) => exit))).toEqual([0, 0])
}, 100_000)

test('a supervisor and Prometheus can ask how it is', async () => {
  const place = { DATABASE_URL: world.database_url, PUBLIC_URL: 'https://plans.example.com' }
  const { said } = start(place)
  const metrics = await eventually(() => /"metrics":"(http[^"]+)"/.exec(said())?.[1])
  expect((await fetch(new URL('/healthz', metrics))).status).toBe(200)
  expect(await (await fetch(metrics)).text()).toContain('mail_attempts_total')
  expect((await fetch(new URL('/', metrics))).status).toBe(404)
}, 100_000)

test('a lost database is logged in one line, and work continues once it is back', async () => {
  const proxy = await openProxy(world.database_url)
  const { child, exit, said } = start({
    DATABASE_URL: proxy.url,
    PUBLIC_URL: 'https://plans.example.com',
  })
  await eventually(() => said().includes('working'))
  proxy.cut()
  await eventually(() => said().includes('the database cannot be reached'))
  // Every job has looked for work again by then.
  await pause(2_500)
  const told = () => said().match(/"level":50/g)
  expect(told()).toHaveLength(1)
  await proxy.restore()
  const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
  const plan_id = await makePlan(world.database, host)
  const [id = ''] = await invite(world.database, host, plan_id, [guest])
  await eventually(() => inviteHandle(world.database, guest, id))
  expect(told()).toHaveLength(1)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
}, 100_000)

test.each([
  [{}, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgresql://localhost/nowhere' }, 'PUBLIC_URL'],
])('it says in one line which setting is missing: %j', async (environment, named) => {
  const { exit, said } = start(environment)
  expect(await exit).toBe(1)
  expect(said().trim().split('\n')).toHaveLength(1)
  expect(said()).toContain(`${named} must be set`)
})
