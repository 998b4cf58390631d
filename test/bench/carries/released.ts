import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#test/support/free_port.ts'
import { start, until } from '#test/bench/measure.ts'
import { cpuOf, postgresCpu } from '#test/bench/process_cpu.ts'

/** A server as anybody starts it, of which nothing is known but its commands and its HTTP: any release has these. */
export interface Released {
  readonly name: string
  readonly url: string
  /** CPU so far, in microseconds: of the server, and of its database. */
  cpu(): { server: number; database: number }
  /** Bytes of the files that have the rows and their indexes. */
  bytes(): number
  /** A token of a new account. */
  token(email: string): Promise<string>
  stop(): Promise<void>
}

const abilities = 'planning:read,planning:write,planning:rsvp,planning:commit'

/** Starts the server of a folder, with an embedded database of its own and without rate limits. */
export async function startReleased(name: string, folder: string): Promise<Released> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-carries-'))
  const [port, metrics] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    // In development each answer is held against its schema, which costs as much as many calls.
    ...{ NODE_ENV: 'production', DATABASE_URL: 'embedded' },
    ...{ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    ...{ PORT: `${port}`, METRICS_PORT: `${metrics}` },
  }
  const preflight = ['--import', './server/preflight.mjs']
  const server = start(process.execPath, [...preflight, 'server/main.ts'], folder, env)
  const url = `http://127.0.0.1:${port}`
  await until(async () => {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.printed()}`)
    return (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
  }, 60_000)
  const cluster = join(dataDir, 'postgres')
  const databaseCpu = postgresCpu(cluster)
  return {
    ...{ name, url },
    cpu() {
      const [own, database] = [cpuOf(server.child.pid), databaseCpu()]
      if (own === null || database === null) throw new Error('Only Linux says what CPU was used.')
      return { server: own, database }
    },
    bytes: () => bytesIn(join(cluster, 'base')),
    async token(email) {
      const args = ['--email', email, '--name', email, '--timezone', 'Europe/Berlin']
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [...preflight, 'server/cli/token.ts', ...args, '--abilities', abilities],
        { cwd: folder, env },
      )
      return stdout.trim()
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0)
}
