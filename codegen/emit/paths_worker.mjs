// Plain JavaScript: a thread that has to strip types first starts forty milliseconds later.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// Before the import below: it brings the TypeScript compiler, nine megabytes of source.
enableCompileCache()
const { default: openapiTS, astToString } = await import('openapi-typescript')

parentPort.on('message', async (/** @type {string} */ document) => {
  try {
    const ast = await openapiTS(JSON.parse(document), {
      alphabetize: false,
      // A field with a default may be left out of a request.
      defaultNonNullable: false,
      // A free-form object may hold anything; without this its type is one that holds nothing.
      emptyObjectsUnknown: true,
      silent: true,
    })
    parentPort.postMessage({ text: astToString(ast) })
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
  // An idle thread is ended with the process, without a chance to do so then.
  flushCompileCache()
})
