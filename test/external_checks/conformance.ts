import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { startBenchDatabase } from '#test/bench/database.ts'
import { others, passing } from '#test/external_checks/conformance_scenarios.ts'
import { type ExternalCheck, ofPackage, run } from '#test/external_checks/external_check.ts'

/**
 * The official conformance suite of MCP, against the service as it runs: the scenarios named as passing pass, the
 * others do not, and the suite has no scenario that is named as neither.
 */
export const conformance: ExternalCheck = {
  name: 'mcp-conformance',
  async run(workshop) {
    const suite = ofPackage('@modelcontextprotocol/conformance/dist/index.js')
    const { output: list } = await run(suite, ['list', '--server'], workshop)
    const asked = [...list.matchAll(/^ {2}- (\S+) \[/gm)].map(([, name]) => String(name))
    const known = new Set([...passing, ...Object.keys(others)])
    if (asked.length === 0) throw new Error(`the suite lists no scenario: ${list.slice(0, 1_000)}`)
    const problems = asked.filter((name) => !known.has(name)).map((name) => `${name} is new`)
    await withServer(async (url) => {
      for (const name of known) {
        const args = ['server', '--url', url, '--scenario', name, '--output-dir', workshop]
        const { code, output } = await run(suite, args, workshop)
        // A scenario that finds nothing to check ends well too, with nothing passed.
        const passes = code === 0 && /^Passed: ([1-9]\d*)\/\1, 0 failed/m.test(output)
        if (passing.includes(name) && !passes)
          problems.push(`${name} fails: ${output.trim().slice(-1_500)}`)
        if (name in others && passes)
          problems.push(`${name} passes, and is listed as one that cannot`)
      }
    })
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return `${passing.length} of ${known.size} scenarios pass: ${passing.join(', ')}; the others have their reasons`
  },
}

async function withServer(work: (url: string) => Promise<void>): Promise<void> {
  const database = await startBenchDatabase()
  try {
    const { token } = await database.account('sam')
    const service = await startService({
      database_url: database.url,
      host: '127.0.0.1',
      port: 0,
      metrics_port: null,
      public_url: null,
      keys: [randomBytes(32)],
      rate_limits: false,
      check_answers: true,
      worker: false,
      log: makeLog('error'),
    })
    const door = await openDoor(service.url, token)
    try {
      await work(`${door.url}/mcp`)
    } finally {
      await door.close()
      await service.close({ grace: 0, limit: 0 })
    }
  } finally {
    await database.stop()
  }
}

/** The suite sends no token, so it comes in by a door that adds one to every request and changes nothing else. */
async function openDoor(url: string, token: string) {
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const options = { method: asked.method, headers }
    const sent = request(`${url}${asked.url}`, options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<unknown>((resolve) => {
        door.close(resolve)
        door.closeAllConnections()
      }),
  }
}
