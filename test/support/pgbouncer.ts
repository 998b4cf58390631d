import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A PgBouncer in front of a database. */
export interface PgBouncer {
  /** The URL of the same database through it. */
  readonly url: string
  stop(): Promise<void>
}

/** The PgBouncer of this machine, or the one PGBOUNCER_PATH names; null if there is none. */
export const pgbouncerPath =
  [process.env.PGBOUNCER_PATH ?? '', '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find(
    (path) => path !== '' && existsSync(path),
  ) ?? null

/** Starts a PgBouncer with few connections to a database that is reached by TCP. */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'transaction' | 'session',
): Promise<PgBouncer> {
  const url = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), `"${url.username}" ""\n`)
  writeFileSync(
    config,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = 4
max_client_conn = 100
`,
  )
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn(pgbouncerPath ?? '', ['-q', config], {
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  await answering(child, through.href)
  return {
    url: through.href,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; child.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select')
      return
    } catch (error) {
      if (attempt === 100) throw error
      await pause(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error(`PgBouncer ended with ${child.exitCode}.`)
}
