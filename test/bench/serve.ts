import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Usage } from '#test/bench/servers/child.ts'

/** A server in a process of its own. */
export interface Measured {
  readonly url: string
  /** CPU it has used so far, in microseconds. */
  cpu(): Promise<number>
  stop(): void
}

/** Starts one of servers/ of a folder. */
export async function serve(name: string, folder: string, ...args: string[]): Promise<Measured> {
  const child = fork(join(folder, `test/bench/servers/${name}.ts`), args, { cwd: folder })
  const { url } = (await answer(child)) as { url: string }
  return {
    url,
    async cpu() {
      const answered = answer(child)
      child.send('usage')
      return ((await answered) as Usage).cpu
    },
    stop: () => child.disconnect(),
  }
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server ended with ${code}`))
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
    child.once('exit', ended)
  })
}
