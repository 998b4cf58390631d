import { afterAll, beforeAll, describe, test } from 'vitest'
import { finding } from '#test/server/surfaces/mcp/twenty_tasks/finding.ts'
import { people } from '#test/server/surfaces/mcp/twenty_tasks/people.ts'
import { Player } from '#test/server/surfaces/mcp/twenty_tasks/player.ts'
import { plans } from '#test/server/surfaces/mcp/twenty_tasks/plans.ts'
import { saving } from '#test/server/surfaces/mcp/twenty_tasks/saving.ts'
import type { Task } from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'
import { startFeed } from '#test/support/feed_server.ts'
import { connectLegacy, connectModern } from '#test/support/mcp_clients.ts'
import { startWorld, type World } from '#test/support/world.ts'

let world: World
let page: Awaited<ReturnType<typeof startFeed>>

beforeAll(async () => {
  page = await startFeed()
  page.answer((response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(venue)
  })
  const allowed = readAllowedAddress(`capture:${page.allow}`)
  world = await startWorld({ fetch: { on: true, allow: allowed === null ? [] : [allowed] } })
})
afterAll(async () => {
  await world.stop()
  await page.close()
})

/** A page that a user shares. */
const venue = `<!doctype html><html lang="en"><head><title>Sauna by the Lake</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Place","name":"Sauna by the Lake",
"address":{"@type":"PostalAddress","streetAddress":"Seestraße 9","addressLocality":"Berlin"}}</script></head>
<body><h1>Sauna by the Lake</h1><p>A sauna in Berlin.</p></body></html>`

/** Odd tasks are played by one official client, even ones by the other, each at the other path. */
const clients = [
  ['2026-07-28 at /mcp', connectModern, '/mcp'],
  ['2025-11-25 at /mcp/v2', connectLegacy, '/mcp/v2'],
] as const

const tasks: readonly Task[] = [...saving, ...people, ...plans, ...finding]

describe.each(tasks.map((task, at) => [task.asks, task, at] as const))('“%s”', (_, task, at) => {
  const [era, connect, path] = clients[at % 2] ?? clients[0]

  test(`is done with ${era}, and each step rests on words that stand there`, async () => {
    const { stage, asks } = await begin(task)
    const client = await connect(world, stage.sam, path)
    const player = new Player(client, await client.tools(), asks)
    for (const step of task.steps) await player.step(step)
    await task.done(stage)
    await client.close()
  })

  test.each(task.wrong.map((turn) => [nameOf(turn), turn] as const))(
    'a wrong turn leads back: %s',
    async (_, turn) => {
      const { stage, asks } = await begin(task)
      const client = await connect(world, stage.sam, path)
      const player = new Player(client, await client.tools(), asks)
      const after = 'after' in turn ? (turn.after ?? 0) : 0
      for (const step of task.steps.slice(0, after)) await player.step(step)
      await player.wrong(turn)
      // And then the task is done as if nothing had been.
      for (const step of task.steps.slice(after)) await player.step(step)
      await task.done(stage)
      await client.close()
    },
  )
})

async function begin(task: Task) {
  const sam = await world.account('Sam')
  const stage = { world, sam }
  const values = { page: page.url, ...Object(await task.given?.(stage)) }
  const asks = task.asks.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  return { stage, asks }
}

function nameOf(turn: Task['wrong'][number]): string {
  if ('absent' in turn) return `${turn.absent} is not there`
  if ('warned' in turn) return `${turn.warned}: ${turn.by.map(({ words }) => words).join(', ')}`
  return 'alike' in turn ? `${turn.tool} does it, too` : `${turn.tool} ${turn.back.join(', ')}`
}
