// Every figure of the server beside its limit, in one run, on a PostgreSQL of its own.
//
//   npm run bench            everything
//   npm run bench -- a c     only these parts
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill, newKey, startBenchDatabase } from '#test/bench/database.ts'
import { type Load, load, type Measured, type Shot, serve } from '#test/bench/load.ts'
import { inboxGrowth, rsvpRate } from '#test/bench/invites.ts'
import { line, median, start, until } from '#test/bench/measure.ts'
import { neighbourTimes } from '#test/bench/neighbour.ts'
import { listScript, pgbench } from '#test/bench/pgbench.ts'
import { commitTime, mailRate } from '#test/bench/sending.ts'
import { capability, input } from '#test/bench/servers/read.ts'

const asked = process.argv.slice(2)
const wanted = (part: string) => asked.length === 0 || asked.includes(part)

const database = await startBenchDatabase()
const sam = await database.account('sam')

try {
  if (wanted('a')) await readCost()
  if (wanted('b')) await writeRate()
  if (wanted('c')) await growth()
  if (wanted('d')) await toolCost()
  if (wanted('rsvp')) await rsvpRate(database)
  if (wanted('inbox')) await inboxGrowth(database)
  if (wanted('commit')) await commitTime(database)
  if (wanted('mail')) await mailRate(database)
  if (wanted('neighbour')) await neighbourTimes(database)
} finally {
  await database.stop()
}
if (wanted('e')) await startTime()

function call(id: string, body: unknown, token: string, key?: string): Shot {
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  return { path: `/api/v2/capabilities/${id}`, headers, body }
}

/**
 * CPU of the server for one request, in microseconds, at one pace for all. As fast as it can, a server that
 * keeps its callers busy would be spared what waking them costs, and a slower one would pay for it.
 */
async function cost(server: Measured, next: () => Shot): Promise<number> {
  await load(server.url, 32, 2, next)
  const before = await server.cpu()
  const { requests } = await load(server.url, 32, 5, next, 2000)
  return ((await server.cpu()) - before) / requests
}

async function readCost(): Promise<void> {
  console.log('\n(a) a validated read that touches no table: server CPU for a request')
  const next = () => call(capability, input, sam.token)
  const costs: Record<string, number> = {}
  for (const name of ['fastify', 'ours', 'express']) {
    const server = await serve(name, database.url)
    costs[name] = await cost(server, next)
    server.stop()
  }
  const { fastify = Number.NaN, ours = Number.NaN, express = Number.NaN } = costs
  console.log(
    `    Fastify + precompiled Ajv ${fastify.toFixed(0)} µs, ours ${ours.toFixed(0)} µs, stock Express + validator ${express.toFixed(0)} µs`,
  )
  console.log(line('ours / Fastify + precompiled Ajv', ours / fastify, 2, ours / fastify <= 2))
}

async function writeRate(): Promise<void> {
  console.log('\n(b) ideas.lists.create with everything a write does, 32 connections')
  const next = () => call('ideas.lists.create', { name: 'Weekend' }, sam.token, newKey())
  const rates = { ours: [] as number[], express: [] as number[], pgbench: [] as number[] }
  const ours = await serve('ours', database.url)
  const express = await serve('express', database.url)
  for (let run = 0; run < 3; run += 1) {
    rates.ours.push((await load(ours.url, 32, 5, next)).rate)
    rates.express.push((await load(express.url, 32, 5, next)).rate)
    const reached = pgbench(database.superuserUrl, listScript(sam.owner), 32, 5)
    if (reached !== null) rates.pgbench.push(reached)
  }
  ours.stop()
  express.stop()
  const [mine, stock] = [median(rates.ours), median(rates.express)]
  console.log(`    ours ${mine.toFixed(0)}/s, stock Express + Knex ${stock.toFixed(0)}/s`)
  console.log(line('ours / stock Express + Knex', mine / stock, 3, mine / stock >= 3))
  if (rates.pgbench.length === 0)
    return console.log('    pgbench is not installed here; its column is left out')
  const bench = median(rates.pgbench)
  console.log(
    line(
      `ours / pgbench in one statement (${bench.toFixed(0)}/s)`,
      mine / bench,
      0.25,
      mine / bench >= 0.25,
    ),
  )
}

async function growth(): Promise<void> {
  console.log('\n(c) list reads at 1,000 and at 1,000,000 ideas: p99')
  const small = await database.account('small')
  const large = await database.account('large')
  await fill(database.superuserUrl, small.owner, 1_000)
  await fill(database.superuserUrl, large.owner, 1_000_000)
  const server = await serve('ours', database.url)
  for (const id of ['ideas.lists.query', 'ideas.saved.query']) {
    const slow: Record<'small' | 'large', Load[]> = { small: [], large: [] }
    for (let run = 0; run < 4; run += 1) {
      for (const [size, account] of [
        ['small', small],
        ['large', large],
      ] as const) {
        const seen = await load(server.url, 4, 4, () => call(id, {}, account.token))
        // The first round warms plans and caches.
        if (run > 0) slow[size].push(seen)
      }
    }
    const [few, many] = [
      median(slow.small.map((seen) => seen.p99)),
      median(slow.large.map((seen) => seen.p99)),
    ]
    console.log(
      line(
        `${id}: ${many.toFixed(1)} ms / ${few.toFixed(1)} ms`,
        many / few,
        1.5,
        many / few <= 1.5,
      ),
    )
  }
  server.stop()
}

async function toolCost(): Promise<void> {
  console.log(
    '\n(d) MCP tools/call beside the same call over HTTP: server CPU for a request, and p50',
  )
  const server = await serve('ours', database.url)
  const overHttp = () => call('ideas.lists.query', { limit: 5 }, sam.token)
  const overMcp = () => ({
    path: '/mcp',
    headers: {
      authorization: `Bearer ${sam.token}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'service_list_ideas_lists', arguments: { limit: 5 } },
    },
  })
  const [http, mcp] = [await cost(server, overHttp), await cost(server, overMcp)]
  const [slowHttp, slowMcp] = [
    await load(server.url, 4, 4, overHttp),
    await load(server.url, 4, 4, overMcp),
  ]
  server.stop()
  console.log(
    line(`CPU: ${mcp.toFixed(0)} µs / ${http.toFixed(0)} µs`, mcp / http, 1.5, mcp / http <= 1.5),
  )
  const slower = slowMcp.p50 / slowHttp.p50
  console.log(
    line(
      `p50: ${slowMcp.p50.toFixed(2)} ms / ${slowHttp.p50.toFixed(2)} ms`,
      slower,
      1.5,
      slower <= 1.5,
    ),
  )
}

async function startTime(): Promise<void> {
  console.log('\n(e) from start to ready, and memory at rest')
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const first = await startOnce(folder)
  const later = [await startOnce(folder), await startOnce(folder), await startOnce(folder)]
  rmSync(folder, { recursive: true, force: true })
  const again = median(later.map((run) => run.seconds))
  const memory = median(later.map((run) => run.megabytes))
  console.log(line('first start, seconds', first.seconds, 8, first.seconds <= 8))
  console.log(line('later start, seconds', again, 1.5, again <= 1.5))
  console.log(line('memory at rest without the database, MB', memory, 200, memory <= 200))
}

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const port = 20_000 + Math.floor(Math.random() * 9_000)
  process.env.PORT = `${port}`
  process.env.METRICS_PORT = `${port + 1}`
  process.env.DATA_DIR = folder
  const begun = performance.now()
  const server = start(
    process.execPath,
    ['--import', './server/preflight.mjs', 'server/main.ts'],
    process.cwd(),
  )
  try {
    await until(async () => {
      if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.printed()}`)
      return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
    }, 60_000)
    const seconds = (performance.now() - begun) / 1000
    await until(() => server.printed().includes('/docs'), 30_000)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    return { seconds, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  } finally {
    await server.stop()
  }
}
