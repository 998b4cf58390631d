import { watch } from 'node:fs'
import { join } from 'node:path'

// Editors write a file in several steps; a run starts once there were no changes for this long.
const quietMilliseconds = 40

/** Runs `work` after every change below `<root>/spec`, one run at a time, until the process ends. */
export function watchSpec(root: string, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    // A file may be half written, or gone between listing and reading: the next change starts another run.
    await work().catch((error) => console.error(error))
    running = false
    if (!again) return
    again = false
    await run()
  }
  watch(join(root, 'spec'), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(run, quietMilliseconds)
  })
}
