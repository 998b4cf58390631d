import { Worker } from 'node:worker_threads'

/** The worker thread and the callbacks of the document it works on. One document at a time. */
interface Thread {
  readonly worker: Worker
  settle: { resolve: (text: string) => void; reject: (error: unknown) => void } | null
}

let thread: Thread | null = null

/**
 * Starts loading openapi-typescript on a separate thread. It loads the TypeScript compiler, which takes
 * longer than reading the registry, so both happen at the same time.
 */
export function warmPaths(): void {
  thread ??= start()
}

/** Returns the types that openapi-typescript generates from an OpenAPI document. Rejects with its error. */
export function pathsOf(document: string): Promise<string> {
  warmPaths()
  return new Promise((resolve, reject) => {
    if (!thread) return reject(new Error('the thread has ended'))
    thread.settle = { resolve, reject }
    thread.worker.ref()
    thread.worker.postMessage(document)
  })
}

function start(): Thread {
  const worker = new Worker(new URL('./paths_worker.mjs', import.meta.url), {
    // It allocates a hundred megabytes in half a second; with a larger heap the collector runs less often.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  const started: Thread = { worker, settle: null }
  worker.on('message', ({ text, error }: { text?: string; error?: string }) => {
    // An idle thread must not keep the process from ending.
    worker.unref()
    if (text === undefined) started.settle?.reject(new Error(error))
    else started.settle?.resolve(text)
    started.settle = null
  })
  worker.on('error', (error) => {
    thread = null
    started.settle?.reject(error)
  })
  worker.unref()
  return started
}
