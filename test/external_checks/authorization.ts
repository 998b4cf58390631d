import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseDefect } from '#server/runtime/check.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startBenchDatabase } from '#test/bench/database.ts'
import { type ExternalCheck, ofPackage } from '#test/external_checks/external_check.ts'
import { anApp, answerConsent, openConsent } from '#test/support/oauth_app.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import type { World } from '#test/support/world.ts'

/** Where the suite listens for the code. */
const port = 38_917

/** All scenarios that the suite has for authorization servers; those of its list `client` are about clients. */
const scenarios = ['authorization-server-metadata-endpoint', 'authorization-code-grant']

/** The official conformance suite of MCP, of authorization servers, against the service as it runs. */
export const authorization: ExternalCheck = {
  name: 'mcp-authorization',
  async run(workshop) {
    const database = await startBenchDatabase()
    const service = await startService({
      database_url: database.url,
      ...{ host: '127.0.0.1', port: 0, metrics_port: null, public_url: null, worker: false },
      ...{ keys: [randomBytes(32)], rate_limits: false, onDefect: refuseDefect },
      log: makeLog('error'),
    })
    try {
      const { owner } = await database.account('sam')
      const world = { url: service.url, database: database.database } as World
      const browser = await signedInClient(world, { owner })
      const app = await anApp(service.url, { redirect_uri: `http://127.0.0.1:${port}/callback` })
      const asked = ['authorization', '--url', service.url, '--client-id', app.client.client_id]
      const named = ['--resource', `${service.url}/mcp`, '--port', String(port)]
      await answerSuite([...asked, ...named, '--output-dir', workshop], workshop, browser)
      return passedIn(workshop)
    } finally {
      await service.close({ grace: 0, limit: 0 })
      await database.stop()
    }
  },
}

/** Runs the suite, and does in a browser what it asks a person to do. */
function answerSuite(args: string[], cwd: string, browser: WebClient): Promise<void> {
  const script = ofPackage('mcp-conformance-next/dist/index.js')
  const suite = spawn(process.execPath, [script, ...args], { cwd, env: process.env })
  let said = ''
  let isAnswered = false
  suite.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk)
    const [address] = /^http\S+\/oauth\/authorize\?\S+(?=\n)/m.exec(said) ?? []
    if (address === undefined || isAnswered) return
    isAnswered = true
    allow(browser, new URL(address)).catch((error: unknown) => {
      said += String(error)
      suite.kill()
    })
  })
  return new Promise((resolve, reject) => {
    suite.once('error', reject)
    suite.once('exit', () => (isAnswered ? resolve() : reject(new Error(said.slice(-2_000)))))
  })
}

async function allow(browser: WebClient, url: URL): Promise<void> {
  const path = await openConsent(browser, { url })
  const { headers } = await answerConsent(browser, path)
  await fetch(headers.get('location') ?? '')
}

/** Says how many checks have passed; throws those that have not, and scenarios that were not run. */
function passedIn(place: string): string {
  const folders = readdirSync(place)
  const missing = scenarios.filter((name) => !folders.some((folder) => folder.includes(name)))
  const checks = folders.flatMap(
    (folder): { id: string; status: string; errorMessage?: string }[] =>
      JSON.parse(readFileSync(join(place, folder, 'checks.json'), 'utf8')),
  )
  const wrong = checks.filter(({ status }) => status !== 'SUCCESS' && status !== 'INFO')
  const problems = [
    ...missing.map((name) => `${name} was not run`),
    ...wrong.map(({ id, status, errorMessage = '' }) => `${id} ${status}: ${errorMessage}`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return `${scenarios.length} scenarios of authorization servers: ${checks.length} checks pass`
}
