import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/open.ts'
import { findPostmaster, forgetDeadPostmaster } from '#server/database/embedded/postmaster.ts'
import { brand } from '#test/support/postgres/answer.ts'

// Making a database takes a second, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

// As root this is a directory no other user may enter, like root's home: PostgreSQL runs as another user.
const root = mkdtempSync(join(tmpdir(), 'embedded-test-'))
const settings = { fsync: 'off' }
const started: EmbeddedDatabase[] = []

afterAll(async () => {
  for (const database of started) await database.stop()
  rmSync(root, { recursive: true, force: true })
})

async function start(dataDir: string, exclusive = true): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, brand, exclusive, settings })
  started.push(database)
  return database
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(text)
    return rows
  } finally {
    await client.end()
  }
}

const countMarkers = (url: string) =>
  query<{ count: number }>(url, 'select count(*)::int as count from marker')

/** Whether a service has locked the directory of this server. */
async function isLocked(superuserUrl: string): Promise<boolean> {
  const text = `select from pg_locks where locktype = 'advisory' and granted`
  return (await query(superuserUrl, text)).length > 0
}

/** Starts a process that locks an embedded database and has written to it. */
async function startOther(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['test/support/lock_embedded.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const running = (dataDir: string) => findPostmaster(join(dataDir, 'postgres'))

test('the next service takes over the database of a killed one, with everything it wrote', async () => {
  const dataDir = join(root, 'killed')
  const child = await startOther(dataDir)
  const before = running(dataDir)
  await kill(child)
  const next = await start(dataDir)
  expect(running(dataDir)?.pid).toBe(before?.pid)
  expect(await countMarkers(next.url)).toEqual([{ count: 1 }])
  await next.stop()
  expect(running(dataDir)).toBeNull()
})

test('a second service is refused in one line that says what to do', async () => {
  const dataDir = join(root, 'killed')
  const child = await startOther(dataDir)
  const refused = start(dataDir)
  await expect(refused).rejects.toThrow(
    `${dataDir} is in use by another service (process ${child.pid}): stop that service, or set DATA_DIR to another directory.`,
  )
  expect(running(dataDir)).not.toBeNull()
  await kill(child)
})

test('a command works next to a service and leaves its database running', async () => {
  const dataDir = join(root, 'killed')
  const service = await start(dataDir)
  const command = await start(dataDir, false)
  expect(await countMarkers(command.url)).toEqual([{ count: 2 }])
  await command.stop()
  expect(await countMarkers(service.url)).toEqual([{ count: 2 }])
  await service.stop()
})

test('commands without a service share one database, and the last one stops it', async () => {
  const dataDir = join(root, 'killed')
  const one = await start(dataDir, false)
  const two = await start(dataDir, false)
  await one.stop()
  expect(await countMarkers(two.url)).toEqual([{ count: 2 }])
  await two.stop()
  expect(running(dataDir)).toBeNull()
})

test('a command that ends waits for a connection that is still being closed', async () => {
  const dataDir = join(root, 'killed')
  const database = await start(dataDir, false)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const ended = database.stop()
  setTimeout(() => client.end(), 200)
  await ended
  expect(running(dataDir)).toBeNull()
})

test('a service that starts next to a command keeps its database when the command ends', async () => {
  const dataDir = join(root, 'killed')
  const command = await start(dataDir, false)
  const service = await start(dataDir)
  await command.stop()
  expect(await countMarkers(service.url)).toEqual([{ count: 2 }])
  await service.stop()
})

test('a server that was killed together with its service recovers', async () => {
  const dataDir = join(root, 'killed')
  const child = await startOther(dataDir)
  const { pid } = running(dataDir) ?? { pid: 0 }
  process.kill(pid, 'SIGKILL')
  await kill(child)
  const next = await start(dataDir)
  expect(await countMarkers(next.url)).toEqual([{ count: 3 }])
  await next.stop()
})

test('a server that dies while its service runs is started again', async () => {
  const dataDir = join(root, 'killed')
  const service = await start(dataDir)
  const before = running(dataDir)?.pid ?? 0
  process.kill(before, 'SIGKILL')
  const other = () => {
    const found = running(dataDir)
    return found?.ready === true && found.pid !== before
  }
  await expect.poll(other, { timeout: 10_000 }).toBe(true)
  await expect.poll(() => countMarkers(service.url).catch(() => null)).toEqual([{ count: 3 }])
  // The new server answers before the service has locked its directory again.
  await expect.poll(() => isLocked(service.superuserUrl), { timeout: 10_000 }).toBe(true)
  await expect(start(dataDir)).rejects.toThrow('in use by another service')
  await service.stop()
  expect(running(dataDir)).toBeNull()
})

test('another process may have the old process number', async () => {
  const dataDir = join(root, 'killed')
  const child = await startOther(dataDir)
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const left = readFileSync(file, 'utf8')
  process.kill(Number.parseInt(left, 10), 'SIGKILL')
  await kill(child)
  // A process of the same user, as after a container has started again.
  const { uid, gid } = statSync(join(dataDir, 'postgres'))
  const other = spawn('sleep', ['60'], { uid, gid })
  writeFileSync(file, left.replace(/^\d+/, String(other.pid)))
  const next = await start(dataDir)
  expect(await countMarkers(next.url)).toEqual([{ count: 4 }])
  await next.stop()
  other.kill()
})

test('a postmaster.pid that a full disk or a loss of power has damaged does not stop the start', async () => {
  const dataDir = join(root, 'killed')
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  for (const left of ['', 'garbage\n', '\0'.repeat(80)]) {
    writeFileSync(file, left)
    const service = await start(dataDir)
    expect(await countMarkers(service.url)).toEqual([{ count: 4 }])
    await service.stop()
  }
})

test('a damaged postmaster.pid is left alone while a server works on the data', async () => {
  const dataDir = join(root, 'killed')
  const cluster = join(dataDir, 'postgres')
  const service = await start(dataDir)
  const file = join(cluster, 'postmaster.pid')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, '')
  forgetDeadPostmaster(cluster)
  expect(existsSync(file)).toBe(true)
  writeFileSync(file, text)
  await service.stop()
})

test('of two first starts at the same time, one makes the database and the other is refused', async () => {
  const dataDir = join(root, 'twice')
  const both = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(start(dataDir)).rejects.toThrow('in use by another service')
  for (const result of both) if (result.status === 'fulfilled') await result.value.stop()
})

test('a path may be longer than the path of a socket', async () => {
  const dataDir = join(root, 'long'.repeat(30))
  const database = await start(dataDir)
  const [row] = await query<{ folder: string }>(
    database.superuserUrl,
    `select current_setting('unix_socket_directories') as folder`,
  )
  expect(row?.folder.length).toBeLessThan(90)
  const command = await start(dataDir, false)
  await command.stop()
  await database.stop()
  expect(existsSync(row?.folder ?? '')).toBe(false)
})

test('nothing listens on a network, and only the owner can open the directory', async () => {
  const dataDir = join(root, 'twice')
  const database = await start(dataDir)
  const [row] = await query(
    database.superuserUrl,
    `select current_setting('listen_addresses') as addresses, current_setting('data_directory_mode') as mode`,
  )
  expect(row).toEqual({ addresses: '', mode: '0700' })
  await database.stop()
})

const isRoot = process.getuid?.() === 0

test.skipIf(isRoot)('who may enter its directory is trusted', async () => {
  const dataDir = join(root, 'own')
  const database = await start(dataDir)
  expect(readFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).toBe(
    'local all all trust\n',
  )
  await database.stop()
})

test.runIf(isRoot)(
  'where it runs as nobody, other programs of nobody cannot connect, also to one of an earlier release',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'embedded-nobody-'))
    chmodSync(dataDir, 0o755)
    const first = await start(dataDir)
    await first.stop()
    writeFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'local all all trust\n')
    const database = await start(dataDir)
    expect(await query(database.url, 'select current_user as name')).toEqual([{ name: brand }])
    for (const url of [database.url, database.superuserUrl]) {
      await expect(connectAs(65_534, url)).rejects.toThrow(/^Peer authentication failed/)
    }
    await database.stop()
    const own = '# of the operator\nlocal all all trust\n'
    writeFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), own)
    await (await start(dataDir)).stop()
    expect(readFileSync(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).toBe(own)
    rmSync(dataDir, { recursive: true })
  },
)

/** Connects as another user of the system, which this process is only while it does. */
async function connectAs(uid: number, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  process.seteuid?.(uid)
  const connected = client.connect()
  process.seteuid?.(0)
  await connected.finally(() => client.end())
}

test('the user of the service is not a superuser', async () => {
  const database = await start(join(root, 'twice'))
  const [row] = await query(
    database.url,
    'select current_user as name, rolsuper as super from pg_roles where rolname = current_user',
  )
  expect(row).toEqual({ name: brand, super: false })
  await database.stop()
})

test('a directory with something else in it is left alone', async () => {
  const dataDir = join(root, 'else')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'letters.txt'), 'mine')
  await expect(start(dataDir)).rejects.toThrow('does not contain a PostgreSQL database')
  expect(readFileSync(join(dataDir, 'postgres', 'letters.txt'), 'utf8')).toBe('mine')
})

test('a database of another PostgreSQL is left alone', async () => {
  const dataDir = join(root, 'older')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17, and this is 18')
})
