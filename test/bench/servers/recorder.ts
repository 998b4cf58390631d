import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { usualSettings } from '#test/bench/servers/child.ts'
import type { Shot } from '#test/bench/shots.ts'

/** What the transaction of a request sent that waited most often. */
export interface Counted {
  readonly trips: number
  readonly statements: number
}

// Answers every shot with what it sent to the database. It does nothing but requests.
const service = await startService({
  ...usualSettings(),
  rate_limits: false,
  worker: false,
  log: makeLog('error'),
})
process.on('disconnect', () => process.exit(0))
process.on('message', ({ path, headers, body }: Shot) => void count(path, headers, body))

async function count(path: string, headers: Shot['headers'], body: unknown): Promise<void> {
  const sent = await transactionsOf(async () => {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
  })
  const [longest = []] = sent.toSorted((one, other) => other.length - one.length)
  process.send?.({ trips: longest.length, statements: longest.flat().length } satisfies Counted)
}
