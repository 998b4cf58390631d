import { parentPort } from 'node:worker_threads'
import openapiTS, { astToString } from 'openapi-typescript'

parentPort?.on('message', async (document: string) => {
  try {
    const ast = await openapiTS(JSON.parse(document), { alphabetize: false, silent: true })
    parentPort?.postMessage({ text: astToString(ast) })
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
