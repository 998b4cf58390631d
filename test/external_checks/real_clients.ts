import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '#generated/server/capabilities.ts'
import { refuseDefect } from '#server/runtime/check.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startBenchDatabase } from '#test/bench/database.ts'
import { type ExternalCheck, mustRun } from '#test/external_checks/external_check.ts'
import { freePort } from '#test/support/free_port.ts'
import { answerConsent, openConsent } from '#test/support/oauth_app.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import type { World } from '#test/support/world.ts'

/** Milliseconds that a client may take. */
const limit = 60_000

/** Programs that people connect with, against the service as it runs: they register, send their user to the consent, and call. */
export const realClients: ExternalCheck = {
  name: 'real-clients',
  async run(workshop) {
    await installClients(workshop)
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
      const mcp = `${service.url}/mcp`
      const home = {
        ...{ HOME: workshop, MCP_REMOTE_CONFIG_DIR: workshop },
        // The Inspector asks nobody where it sees no terminal.
        ...{ MCP_AUTO_OPEN_ENABLED: 'true', MCP_INSPECTOR_SECRET_STORE: 'memory' },
      }
      const said = [
        await throughRemote(mcp, home, await signedInClient(world, { owner })),
        await throughInspector(mcp, home, await signedInClient(world, { owner })),
      ]
      return said.join('; ')
    } finally {
      await service.close({ grace: 0, limit: 0 })
      await database.stop()
    }
  },
}

/** The programs, in exact versions. They are in no lock file: the Inspector names a package that is not there, which `npm ci` refuses. */
const programs = ['mcp-remote@0.15.1', '@modelcontextprotocol/inspector@2.12.0']

async function installClients(place: string): Promise<void> {
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Error('Start this with npm run conformance.')
  writeFileSync(join(place, 'package.json'), '{"private":true}')
  await mustRun(npm, ['install', '--ignore-scripts', ...programs], place)
}

type Env = Readonly<Record<string, string>>

/** mcp-remote, as a program on the person's computer runs it: it speaks on its standard streams, and connects by itself. */
async function throughRemote(mcp: string, env: Env, browser: WebClient): Promise<string> {
  const port = await freePort()
  const client = start('mcp-remote/dist/proxy.js', [mcp, String(port), '--allow-http'], env)
  try {
    const line = (message: object) => client.write(`${JSON.stringify(message)}\n`)
    const info = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'check', version: '1' },
    }
    line({ jsonrpc: '2.0', id: 1, method: 'initialize', params: info })
    await allow(browser, await client.find(/(http\S+\/oauth\/authorize\?\S+)/))
    await client.find(/"id":1\b.*?("serverInfo")/)
    line({ jsonrpc: '2.0', method: 'notifications/initialized' })
    line({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: `${registry.brand}_get_planning_brief`, arguments: {} },
    })
    const answer = await client.find(/(\{[^\n]*"id":2\b[^\n]*\})/)
    const { result } = JSON.parse(answer)
    if (!Array.isArray(result?.content) || result.isError) throw new Error(answer.slice(0, 500))
    return 'mcp-remote connects, and calls a tool'
  } finally {
    client.stop()
  }
}

/** The command line of MCP's Inspector. */
async function throughInspector(mcp: string, env: Env, browser: WebClient): Promise<string> {
  const script = '@modelcontextprotocol/inspector/clients/launcher/build/index.js'
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
  const asked = ['--cli', '--server-url', mcp, '--transport', 'http', '--callback-url', callback]
  const counts: number[] = []
  for (const era of ['legacy', 'modern']) {
    const client = start(script, [...asked, '--method', 'tools/list', '--protocol-era', era], env)
    try {
      await allow(browser, await client.find(/(http\S+\/oauth\/authorize\?\S+)/))
      const { code, output } = await client.ended
      const count = output.split('"inputSchema"').length - 1
      if (code !== 0 || count === 0) throw new Error(`${era}: ${output.slice(-1_000)}`)
      counts.push(count)
    } finally {
      client.stop()
    }
  }
  return `the Inspector connects in both eras, and lists ${counts.join(' and ')} tools`
}

/** Does in a browser what a client asks its person to do: allows it, and goes back to where it listens. */
async function allow(browser: WebClient, address: string): Promise<void> {
  const path = await openConsent(browser, { url: new URL(address) })
  const { headers } = await answerConsent(browser, path)
  const back = headers.get('location') ?? ''
  // Clients name the address before they listen; a person takes longer than that.
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(back).then(
        () => true,
        () => false,
      )
    )
      return
    await pause(200)
  }
  throw new Error('The client does not listen for its code.')
}

/** Starts a script of one of the programs, which are where its home is. */
function start(script: string, args: readonly string[], env: Env) {
  const child = spawn(process.execPath, [join(env.HOME ?? '', 'node_modules', script), ...args], {
    env: { ...process.env, ...env, BROWSER: 'true', NO_COLOR: '1', CI: '1' },
  })
  let said = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk)
      for (const listener of listeners) listener()
    })
  }
  const timer = setTimeout(() => child.kill(), limit)
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      for (const listener of listeners) listener()
      resolve({ code: code ?? 1, output: said })
    })
  })
  return {
    ended,
    write: (text: string) => child.stdin.write(text),
    stop: () => child.kill(),
    /** The first group of a pattern, once the program has said it. Throws what it said where it ends before. */
    async find(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(said)?.[1]
        if (found !== undefined) return found
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended: ${said.slice(-1_500)}`)
        await new Promise<void>((resolve) => {
          const once = () => {
            listeners.delete(once)
            resolve()
          }
          listeners.add(once)
        })
      }
    },
  }
}
