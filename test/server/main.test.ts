import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findPostmaster } from '#server/database/embedded/postmaster.ts'
import { giveCluster } from '#test/support/postgres/prepared.ts'

const node = ['--import', './server/preflight.mjs', 'server/main.ts']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the process of `npm start`; resolves to how it ended. */
function start(settings: Record<string, string>): {
  child: ChildProcess
  end: Promise<{ code: number | null; stderr: string }>
} {
  const child = spawn(process.execPath, node, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', ...settings },
  })
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  return { child, end: once(child, 'close').then(([code]) => ({ code, stderr })) }
}

async function refusal(settings: Record<string, string>): Promise<string> {
  const { code, stderr } = await start(settings).end
  expect(code).toBe(1)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr
}

describe('a start that is stopped', () => {
  test('exits cleanly at any moment and leaves no database running', async () => {
    const cluster = join(folder, 'postgres')
    const moments = [
      () => readdirSync(folder).length > 0,
      () => existsSync(join(cluster, 'postmaster.pid')),
      () => findPostmaster(cluster)?.ready === true,
    ]
    for (const hasCome of moments) {
      const { child, end } = start({ DATA_DIR: folder })
      while (!hasCome()) await pause(2)
      child.kill('SIGTERM')
      expect(await end).toEqual({ code: 0, stderr: '' })
      expect(findPostmaster(cluster)).toBeNull()
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    }
  }, 120_000)
})

test('a supervisor that stops npm stops the service with it, cleanly', async () => {
  await giveCluster(folder)
  const npm = spawn('npm', ['start', '--silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', DATA_DIR: folder },
  })
  const exit = once(npm, 'exit')
  await once(npm.stdout, 'data')
  npm.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(findPostmaster(join(folder, 'postgres'))).toBeNull()
}, 120_000)

test('closing the terminal stops the service and its database', async () => {
  await giveCluster(folder)
  const { child, end } = start({ DATA_DIR: folder })
  const cluster = join(folder, 'postgres')
  while (findPostmaster(cluster)?.ready !== true) await pause(2)
  child.kill('SIGHUP')
  expect(await end).toEqual({ code: 0, stderr: '' })
  expect(findPostmaster(cluster)).toBeNull()
}, 120_000)

describe('the token of the demo account', () => {
  /** Starts a service, and stops it once it has said that it serves requests. */
  async function said(settings: Record<string, string>): Promise<string> {
    await giveCluster(folder)
    const child = spawn(process.execPath, node, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', DATA_DIR: folder, ...settings },
    })
    const ended = once(child, 'close')
    let stdout = ''
    for await (const chunk of child.stdout) {
      stdout += chunk
      if (stdout.includes('is ready')) child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    return stdout
  }

  test('is in a file for this user alone, and not in the log', async () => {
    const path = join(folder, 'demo-token')
    const stdout = await said({})
    expect(readFileSync(path, 'utf8')).toMatch(/^svc_pat_\w{46}\n$/)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(stdout).toContain(path)
    expect(stdout).not.toContain('svc_pat_')
  }, 120_000)

  test('is there as soon as the service says that it is ready', async () => {
    await giveCluster(folder)
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const PORT = String((free.address() as AddressInfo).port)
    free.close()
    await once(free, 'close')
    const { child, end } = start({ DATA_DIR: folder, PORT })
    const isReady = () =>
      fetch(`http://127.0.0.1:${PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) await pause(5)
    expect(existsSync(join(folder, 'demo-token'))).toBe(true)
    child.kill('SIGTERM')
    expect((await end).code).toBe(0)
  }, 120_000)

  test('is not made in production, and neither is the account', async () => {
    const stdout = await said({ NODE_ENV: 'production', DATABASE_URL: 'embedded' })
    expect(existsSync(join(folder, 'demo-token'))).toBe(false)
    const lines = stdout
      .trim()
      .split('\n')
      .map((line): { msg: string } => JSON.parse(line))
    // What is allowed in production and may be a slip, and that it serves. The log and the last line have a writer each.
    expect(lines.map(({ msg }) => msg.split(' ').slice(0, 3).join(' ')).toSorted()).toEqual([
      'Capability API is',
      'MAIL_URL is not',
      'PUBLIC_URL is not',
    ])
    expect(stdout).not.toContain('sam@example.test')
  }, 120_000)
})

describe('a start is refused in one line that names the setting', () => {
  test('if DATA_DIR cannot be used', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const DATA_DIR of [file, join(file, 'below'), '/proc/none']) {
      expect(await refusal({ DATA_DIR })).toMatch(/ cannot be made \(E[A-Z]+\): set DATA_DIR to /)
    }
    // It is there, and nothing can be made in it.
    expect(await refusal({ DATA_DIR: '/proc/self' })).toMatch(
      /^\/proc\/self cannot be written to \(E[A-Z]+\): set DATA_DIR to a writable directory\.\n$/,
    )
    const DATA_DIR = join(folder, 'data')
    mkdirSync(join(DATA_DIR, 'keys'), { recursive: true })
    expect(await refusal({ DATA_DIR })).toMatch(/keys cannot be read \(EISDIR\): /)
  }, 120_000)

  test('if it cannot listen', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    expect(await refusal({ DATA_DIR: folder, PORT })).toBe(
      `Port ${PORT} of 127.0.0.1 is in use: set PORT to a free port.\n`,
    )
    expect(await refusal({ DATA_DIR: folder, METRICS_PORT: PORT })).toContain('set METRICS_PORT')
    // Nothing was begun: neither a database nor keys.
    expect(readdirSync(folder)).toEqual([])
    expect(await refusal({ DATA_DIR: folder, HOST: 'none.invalid' })).toMatch(
      /^HOST must be an address of this machine; it is "none\.invalid" \(E[A-Z_]+\)\.\n$/,
    )
    other.close()
  }, 120_000)
})
