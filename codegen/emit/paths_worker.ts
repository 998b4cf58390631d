import { parentPort } from 'node:worker_threads'
import openapiTS, { astToString } from 'openapi-typescript'

parentPort?.on('message', async (document: string) => {
  try {
    const ast = await openapiTS(JSON.parse(document), {
      alphabetize: false,
      // A field with a default may be left out of a request.
      defaultNonNullable: false,
      // A free-form object may hold anything; without this its type is one that holds nothing.
      emptyObjectsUnknown: true,
      silent: true,
    })
    parentPort?.postMessage({ text: astToString(ast) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
