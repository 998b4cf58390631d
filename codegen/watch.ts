import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { hashTools } from '#codegen/inputs.ts'
import { watchFolders } from '#codegen/watch_folders.ts'

/**
 * Generates now and after every change of the registry, until the process ends. The work is done in another thread,
 * which keeps everything in memory; after a change of the generator itself a new thread takes over.
 */
export function watch(root: string): void {
  let tools = hashTools()
  let thread: Worker | null = null
  let busy = false
  let again = false

  const look = () => {
    if (busy) {
      again = true
      return
    }
    const now = hashTools()
    if (now !== tools) {
      void thread?.terminate()
      thread = null
    }
    tools = now
    thread ??= start()
    busy = true
    again = false
    thread.postMessage('look')
  }
  const rest = () => {
    busy = false
    if (again) look()
  }
  const start = () => {
    const worker = new Worker(new URL('watch_worker.ts', import.meta.url), {
      workerData: { root, tools },
      // A run allocates a hundred megabytes; with a larger heap for them the collector works less often.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    })
    worker.on('message', rest)
    // The generator's own sources may be broken for a moment: the next change starts another thread.
    worker.on('error', (error) => {
      console.error(error)
      if (thread === worker) thread = null
      rest()
    })
    return worker
  }
  watchFolders([join(root, 'spec'), import.meta.dirname], look)
  look()
  console.log('watching spec/')
}
