import { Agent, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { startTestServer } from '#test/support/server.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await makeRunDatabase()
})
afterEach(() => database.drop())

function get(
  url: string,
  agent: Agent,
): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a service', () => {
  test('is healthy and ready once it has started', async () => {
    const service = await startTestServer(database.url)
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ status: 'ready' })
    await service.close({ grace: 0 })
  })

  test('is healthy and not ready while the database is away', async () => {
    const service = await startTestServer(database.url.replace(/test_[0-9a-f]+/, 'test_none'))
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
    const unready = await fetch(`${service.url}/readyz`)
    expect([unready.status, await unready.json()]).toEqual([503, { status: 'not_ready' }])
    await service.close({ grace: 0 })
  })

  test('shows its counters on a port of their own, and only there', async () => {
    const service = await startTestServer(database.url, { metrics_port: 0 })
    await fetch(`${service.url}/api/v2/capabilities/ideas.lists.query`, { method: 'POST' })
    await fetch(`${service.url}/api/v2/capabilities/made-up-${'x'.repeat(20)}`, { method: 'POST' })
    const page = await (await fetch(service.metrics_url ?? '')).text()
    expect(page).toContain(
      'capability_calls_total{surface="api",capability="ideas.lists.query",status="401",code="token_missing"} 1',
    )
    expect(page).toContain('capability="unknown"')
    expect(page).not.toContain('made-up')
    expect(page).toContain('process_cpu_user_seconds_total')
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
    await service.close({ grace: 0 })
  })

  test('that stops is not ready, closes each connection after its answer, and then is gone', async () => {
    const service = await startTestServer(database.url)
    const agent = new Agent({ keepAlive: true })
    expect(await get(`${service.url}/healthz`, agent)).toEqual({
      status: 200,
      connection: 'keep-alive',
    })
    // Long enough for two requests on a machine that is busy with other tests.
    const stopped = service.close({ grace: 3_000 })
    expect(await get(`${service.url}/readyz`, agent)).toEqual({ status: 503, connection: 'close' })
    expect(await get(`${service.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' })
    await stopped
    await expect(get(`${service.url}/healthz`, agent)).rejects.toThrow()
    agent.destroy()
  })

  test('ends under traffic that never pauses', async () => {
    const service = await startTestServer(database.url)
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    let over = false
    let answered = 0
    const traffic = Array.from({ length: 8 }, async () => {
      while (!over) {
        try {
          await get(`${service.url}/healthz`, agent)
          answered += 1
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    })
    await expect.poll(() => answered).toBeGreaterThan(10)
    // Not by its limit, which is longer than the test may take.
    await service.close({ grace: 100, limit: 60_000 })
    over = true
    await Promise.all(traffic)
    agent.destroy()
  })
})

describe('the pages', () => {
  test('are the OpenAPI document, the reference, and nothing outside it', async () => {
    const service = await startTestServer(database.url)
    const description = await fetch(`${service.url}/openapi.json`)
    expect(description.headers.get('content-encoding')).toBe('gzip')
    expect(await description.json()).toMatchObject({ openapi: '3.1.0' })
    const docs = await fetch(`${service.url}/docs`)
    expect([docs.status, docs.url]).toEqual([200, `${service.url}/docs/`])
    expect(await docs.text()).toContain('<html')
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'self'")
    for (const path of ['errors/token_missing', 'capabilities/ideas.lists.create']) {
      const page = await fetch(`${service.url}/docs/${path}`)
      const found = [page.status, page.headers.get('content-type')]
      expect(found).toEqual([200, 'text/html; charset=utf-8'])
    }
    expect((await fetch(`${service.url}/docs/capabilities/ideas.lists.made`)).status).toBe(404)
    await service.close({ grace: 0 })
  })
})
