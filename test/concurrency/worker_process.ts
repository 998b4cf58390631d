import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { builtProcess } from '#test/support/built_service.ts'

/** A worker in a process of its own, which can be killed. */
export interface WorkerProcess {
  /** SIGKILL: nothing of it runs on. Resolves when it is gone. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts `server/worker.ts`, as built of its sources; resolves once it works. */
export async function startWorkerProcess(
  environment: Record<string, string>,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, await builtProcess('server/worker.ts'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', METRICS_PORT: '0', ...environment },
  })
  const exit = once(child, 'exit')
  await working(child)
  return {
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

function working(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      if (said.includes(': working')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`The worker ended with ${code}: ${said}`)))
  })
}
