import { createServer } from 'node:http'
import type { Config } from '#server/config.ts'
import { reach } from '#server/outbound/reach.ts'
import { type Finding, lineOf, wrong } from '#server/process/doctor/finding.ts'
import { type ListenAddress, listen, reachable } from '#server/process/listen.ts'

/** How long what has a port may take to answer, in milliseconds. */
const limit = 2_000

/** @returns a line for each port that a start could not bind, unless this service has it already; none where all can be. */
export async function portFindings({ host, port, metrics_port }: Config): Promise<Finding[]> {
  const found = await Promise.all([
    portFinding({ host, port, setting: 'PORT' }),
    portFinding({ host, port: metrics_port, setting: 'METRICS_PORT' }),
  ])
  // A wrong HOST has the same line for both.
  return [...new Set(found)].flatMap((text) => (text === null ? [] : [wrong('settings', text)]))
}

async function portFinding(address: ListenAddress): Promise<string | null> {
  const server = createServer()
  try {
    await listen(server, address)
    return null
  } catch (error) {
    return (await isServed(address)) ? null : lineOf(error)
  } finally {
    server.close()
  }
}

/** Whether what has a port answers as this service and its metrics do. */
async function isServed({ host, port }: ListenAddress): Promise<boolean> {
  try {
    const { status, text } = await reach(`http://${reachable(host)}:${port}/healthz`, 'GET', limit)
    return status === 200 && /^(ok|\{"status":"ok"\})\s*$/.test(text)
  } catch {
    return false
  }
}
