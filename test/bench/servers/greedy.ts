import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import type { Shot } from '#test/bench/shots.ts'
import { argument } from '#test/bench/servers/child.ts'

// A caller that asks for as much as it is given: `connections` at once, and again as soon as it may after a refusal.
// It reads no answer, and leaves the processor to the server.
setPriority(constants.priority.PRIORITY_LOW)
const url = argument(0)
const connections = Number(argument(1))
const [shots]: [(Shot & { method: string })[]] = (await once(process, 'message')) as [
  (Shot & { method: string })[],
]
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const counts = { answered: 0, refused: 0, bytes: 0 }
let sent = 0

process.on('message', () => {
  process.send?.(counts)
})
process.on('disconnect', () => process.exit(0))
for (let lane = 0; lane < connections; lane += 1) void ask()
process.send?.('asking')

async function ask(): Promise<void> {
  for (;;) {
    const shot = shots[sent++ % shots.length]
    if (!shot) return
    const wait = await send(shot)
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
  }
}

/** Resolves to the seconds to wait before the next request. */
function send({ path, method, headers, body }: Shot & { method: string }): Promise<number> {
  return new Promise((resolve) => {
    const key = headers['idempotency-key'] === undefined ? {} : { 'idempotency-key': `k${sent}` }
    const type = { 'content-type': 'application/json' }
    const asked = request(
      `${url}${path}`,
      { method, agent, headers: { ...type, ...headers, ...key } },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          counts.bytes += chunk.length
        })
        answer.on('end', () => {
          if (answer.statusCode === 429) counts.refused += 1
          else counts.answered += 1
          resolve(answer.statusCode === 429 ? Number(answer.headers['retry-after'] ?? 1) : 0)
        })
      },
    )
    asked.on('error', () => resolve(0.1))
    asked.end(method === 'GET' ? undefined : JSON.stringify(body))
  })
}
