import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProcess } from '#test/support/built_service.ts'

/** A service in a process of its own, which can be killed. */
export interface ServerProcess {
  url: string
  /** SIGKILL: nothing of it runs on. Resolves when it is gone. */
  kill(): Promise<void>
  /** Lets it end as an operator does. What Node has compiled of an earlier release is kept only then. */
  end(): Promise<void>
  /** Its code, once it has ended; null where a signal ended it. */
  readonly exit: Promise<number | null>
  /** Sends it another signal, such as SIGSTOP. */
  signal(name: NodeJS.Signals): void
}

const thisRelease = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Starts `server/main.ts` on this database and a free port: as built of this release, or as `npm start` does from
 * `folder`, a checkout of another release. `key` is 32 bytes in base64; `settings` are further variables of its environment.
 */
export async function startServerProcess(
  database_url: string,
  key: string,
  settings: Record<string, string> = {},
  folder: string | null = null,
): Promise<ServerProcess> {
  const args =
    folder === null
      ? await builtProcess('server/main.ts')
      : ['--import', './server/preflight.mjs', 'server/main.ts']
  const child = spawn(process.execPath, args, {
    cwd: folder ?? thisRelease,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database_url,
      DATA_DIR: join(tmpdir(), 'data'),
      PORT: '0',
      METRICS_PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SERVICE_KEYS: key,
      ...settings,
    },
  })
  const exit = once(child, 'exit')
  const url = await urlOf(child)
  return {
    url,
    exit: exit.then(([code]) => code),
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
    async end() {
      child.kill('SIGTERM')
      await exit
    },
    signal(name) {
      child.kill(name)
    },
  }
}

/** The address it prints once it serves. */
function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      // The release before says it in prose.
      const url = /"address":"(http:[^"]+)"|^Capability API: (http:\S+)/m.exec(said)
      if (url) resolve(url[1] ?? url[2] ?? '')
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}
