import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ rate_limits: true })

/** Asks as it is told to, and unpacks nothing. */
function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const asked = request(`${world.url}${path}`, { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      })
      asked.on('error', reject).end()
    },
  )
}

const pages = ['/openapi.json', '/docs/', '/docs/errors/token_missing', '/docs/llms-full.txt']

test.each(pages)('%s comes as brotli, as gzip or as it is, and each says which', async (path) => {
  const plain = await get(path)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2)
  const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
})

test.each(pages)('%s is not sent again to who has it', async (path) => {
  for (const coding of ['br', 'gzip', 'identity']) {
    const first = await get(path, { 'accept-encoding': coding })
    const again = await get(path, {
      'accept-encoding': coding,
      'if-none-match': String(first.headers.etag),
    })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([
      304,
      0,
      first.headers.etag,
    ])
  }
})

test('one address can read the whole reference at once; if it asks more often it has to wait', async () => {
  const asked = (count: number) =>
    Promise.all(Array.from({ length: count }, () => get('/docs/', { 'accept-encoding': 'br' })))
  expect(new Set((await asked(600)).map(({ status }) => status))).toEqual(new Set([200]))
  const refused = (await asked(800)).find(({ status }) => status === 429)
  if (!refused) throw new Error('nothing was refused')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: 'rate_limited' })
  expect((await get('/healthz')).status).toBe(200)
})
