// Plain JavaScript, because stripping types delays the start of a thread by forty milliseconds.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// Runs before the imports below, which load the TypeScript compiler, nine megabytes of source.
enableCompileCache()
// Its transformation alone: its front door first lints and bundles the document with an older Redocly, which
// takes twice as long again. Ours is one file already, and test/codegen/external_checks.test.ts lints it.
const [{ default: transform }, { astToString }, { resolveRef, scanDiscriminators }] =
  await Promise.all([
    import('openapi-typescript/dist/transform/index.mjs'),
    import('openapi-typescript/dist/lib/ts.mjs'),
    import('openapi-typescript/dist/lib/utils.mjs'),
  ])

const options = {
  // A field with a default may be left out of a request.
  defaultNonNullable: false,
  // A free-form object may contain anything; without this its type would allow no properties.
  emptyObjectsUnknown: true,
  silent: true,
}

parentPort.on('message', (/** @type {string} */ text) => {
  try {
    const document = JSON.parse(text)
    const ast = transform(document, {
      ...options,
      discriminators: scanDiscriminators(document, options),
      injectFooter: [],
      resolve: (ref) => resolveRef(document, ref, options),
    })
    parentPort.postMessage({ text: astToString(ast) })
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
  // An idle thread ends with the process, which is too late to do this.
  flushCompileCache()
})
