import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { loadCaches } from '#codegen/cache.ts'
import { readInputs } from '#codegen/inputs.ts'
import { update } from '#codegen/update.ts'
// At once, so that the first change does not wait for it.
import '#codegen/emit/all.ts'

// The thread of `generate --watch` that generates. Each message asks it to look whether there is something to do.

const { root, tools }: { root: string; tools: string } = workerData
/** The hash of the inputs that generated/ was made of, or that have problems. */
let last = ''

loadCaches(root, tools)
parentPort?.on('message', async () => {
  try {
    const inputs = readInputs(root, tools)
    if (inputs.hash !== last) await update(root, inputs, true)
    last = inputs.hash
  } catch (error) {
    console.error(error)
  }
  parentPort?.postMessage('done')
  // The process is ended by a signal, which is too late to do this.
  flushCompileCache()
})
