// What `deploy/` has is tried as far as it can be where no container engine is: the files that the image copies are all
// that the service needs, and what watches it asks for metrics that exist. `.github/workflows/deploy.yml` does the rest.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { makeMetrics } from '#server/runtime/metrics.ts'
import { freePort } from '#test/support/free_port.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'

const read = (path: string) => readFile(join('deploy', path), 'utf8')

const ended: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ended.reverse()) await end()
})

/** The instructions of a stage of the Containerfile, each as its words: the one of that name, or the last. */
async function instructions(stage?: string): Promise<string[][]> {
  const text = (await read('Containerfile')).replaceAll('\\\n', ' ')
  const stages = text.split(/^(?=FROM )/m)
  const found = stage ? stages.find((one) => one.includes(` AS ${stage}\n`)) : stages.at(-1)
  const lines = (found ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => line.split(/\s+/))
}

/** Copies from here what a stage copies, and from the folders of other stages what it copies from those. */
async function copy(stage: string | undefined, app: string, others: Record<string, string>) {
  for (const [name, ...rest] of await instructions(stage)) {
    if (name !== 'COPY') continue
    const from = rest[0]?.startsWith('--from=') ? rest.shift()?.slice('--from='.length) : undefined
    const target = rest.at(-1) ?? ''
    for (const source of rest.slice(0, -1)) {
      if (source.endsWith('/node_modules')) continue
      const path =
        from === undefined ? source : join(others[from] ?? '', source.replace('/app/', ''))
      const to = target.endsWith('/') ? join(app, target, basename(source)) : join(app, target)
      await mkdir(dirname(to), { recursive: true })
      await cp(path, to, { recursive: true })
    }
  }
}

test('the image starts as somebody who is not root, says its health, and has no tag that moves', async () => {
  const text = await read('Containerfile')
  const stages = [...text.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name)
  const bases = [...text.matchAll(/^FROM (\S+)/gm)]
    .map(([, base]) => base)
    .filter((base) => !stages.includes(base))
  expect(new Set(bases)).toEqual(
    new Set([`node:${(await readFile('.node-version', 'utf8')).trim()}-trixie-slim`]),
  )
  const words = (await instructions()).map(([name]) => name)
  expect(words.indexOf('USER')).toBeGreaterThan(-1)
  expect(words).toContain('HEALTHCHECK')
  expect(text).toContain('npm ci --omit=dev')
})

test('what the image copies is all that the service needs, on a root that nobody can write', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'image-'))
  const [app, data, reference] = [
    join(folder, 'app'),
    join(folder, 'data'),
    join(folder, 'reference'),
  ]
  ended.push(async () => {
    await chmod(app, 0o755)
    await rm(folder, { recursive: true, force: true })
  })
  await mkdir(data)
  await mkdir(app)
  await copy('packages', reference, {})
  await copy('reference', reference, {})
  for (const place of [reference, app])
    await symlink(resolve('node_modules'), join(place, 'node_modules'))
  await rm(join(reference, 'generated/docs/index.html'))
  const [, command = '', ...args] = (await instructions('reference')).at(-1) ?? []
  expect(command).toBe('node')
  await promisify(execFile)(process.execPath, args, { cwd: reference })
  await copy(undefined, app, { reference })
  await chmod(app, 0o555)

  const database = await makeRunDatabase()
  ended.push(() => database.drop())
  const [port, metrics] = [await freePort(), await freePort()]
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', './server/preflight.mjs', 'server/main.ts'],
    {
      cwd: app,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(data, 'node'),
        DATA_DIR: data,
        DATABASE_URL: database.url,
        SERVICE_KEYS: randomBytes(32).toString('base64'),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        PORT: String(port),
        METRICS_PORT: String(metrics),
      },
    },
  )
  ended.push(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += String(text)
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => {
    expect([errors, child.exitCode]).toEqual(['', null])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  }
  await vi.waitFor(isReady, { timeout: 60_000, interval: 200 })
  for (const path of ['/docs/', '/docs/guides/operating.html', '/sign-in', '/openapi.json']) {
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
  }
})

test('every metric that a board or an alert asks for exists', async () => {
  const page = await makeMetrics().page()
  const known = new Set([...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const asked = [
    ...exprsOf(parse(await read('prometheus/alerts.yml'))),
    ...exprsOf(JSON.parse(await read('grafana/dashboards/service.json'))),
  ]
  expect(asked.length).toBeGreaterThan(20)
  const names = asked.flatMap((expr) => [...expr.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g)])
  const missing = names
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => !known.has(name) && name !== 'histogram_quantile')
  expect(missing).toEqual([])
})

test('every alert says what it means and what to do', async () => {
  const { groups } = parse(await read('prometheus/alerts.yml')) as {
    groups: { rules: { alert: string; annotations: { summary?: string; action?: string } }[] }[]
  }
  const silent = groups
    .flatMap(({ rules }) => rules)
    .filter(({ annotations }) => !annotations.summary || !annotations.action)
  expect(silent.map(({ alert }) => alert)).toEqual([])
})

test('what compose mounts exists, and each image has a version', async () => {
  const { services } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string; volumes?: string[]; build?: { dockerfile: string } }>
  }
  const all = Object.values(services)
  const mounted = all
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0] ?? '')
  expect(mounted.length).toBeGreaterThan(2)
  expect(mounted.filter((path) => !existsSync(join('deploy', path)))).toEqual([])
  const own = all.filter(({ build }) => build).map(({ image }) => image)
  const loose = all
    .map(({ image }) => image)
    .filter((image) => !own.includes(image) && !/:v?\d+\.\d+/.test(image))
  expect(loose).toEqual([])
})

test('compose starts and asks by commands that are words, which YAML makes of few that have a colon', async () => {
  const { services } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, { command?: unknown[]; healthcheck?: { test: unknown[] } }>
  }
  const commands = Object.values(services).flatMap(({ command, healthcheck }) => [
    ...(command ? [command] : []),
    ...(healthcheck ? [healthcheck.test] : []),
  ])
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.flat().filter((word) => typeof word !== 'string')).toEqual([])
})

/** Every `expr` below a value. */
function exprsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'expr' && typeof one === 'string' ? [one] : exprsOf(one),
  )
}
