import { createServer as createTlsServer } from 'node:tls'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { captureJob, dueNow, quickPages, storedCapture } from '#test/support/given/capture_job.ts'
import { aCapture, capture, readCapture } from '#test/support/given/captures.ts'
import { testCertificate } from '#test/support/test_certificate.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const servers: Server[] = []
let site: FeedServer

beforeAll(async () => {
  site = await startFeed()
  site.answer((response, { url = '' }) => {
    const [, to = ''] = /^\/to\/(.+)$/.exec(url) ?? []
    const location = to === 'itself' ? url : decodeURIComponent(to)
    response.writeHead(302, { location }).end()
  })
})

afterAll(async () => {
  await site.close()
  for (const server of servers) server.close()
})

/** The port of a server that does this with each connection. */
async function listening(use: (socket: Socket) => void, tls = false): Promise<number> {
  const take = (socket: Socket) => {
    socket.on('error', () => {})
    use(socket)
  }
  const server = tls ? createTlsServer(testCertificate, take) : createServer(take)
  server.on('tlsClientError', () => {})
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** How the first attempt at an address went, and what is told in the end. */
async function told(source_url: string, allow: readonly string[]) {
  const sam: Account = await world.account('Sam')
  const job = captureJob(world, allow, { page_times: quickPages })
  const capture_public_id = await aCapture(sam, { source_url })
  const took: number[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const began = performance.now()
    await job.run(sam.owner)
    took.push(performance.now() - began)
    await dueNow(sam, capture_public_id)
  }
  await job.end()
  const { data, error } = await readCapture(sam, capture_public_id)
  const { attempts, failure } = await storedCapture(sam, capture_public_id)
  return {
    took,
    said: {
      ...{ ends: job.ends, attempts, failure, code: error.code, message: error.message },
      updates: data.updates.map(({ stage, message }) => ({ stage, message })),
    },
  }
}

test('what may not be fetched, what is dead and what breaks off look alike and take the same time', async () => {
  const closed = await startFeed()
  await closed.close()
  const [silent, garbled, broken, tls] = await Promise.all([
    listening(() => {}),
    listening((socket) => socket.end('hello\r\n\r\n')),
    listening((socket) => socket.destroy()),
    listening(() => {}, true),
  ])
  const to = (url: string) => new URL(`/to/${encodeURIComponent(url)}`, site.url).href
  const allow = [
    site.allow,
    closed.allow,
    ...[silent, garbled, broken, tls].map((port) => `127.0.0.1:${port}`),
  ]
  const ends = await Promise.all([
    told(new URL('/', closed.url).href, allow),
    told('http://127.0.0.1:1/', allow),
    told('http://10.0.0.7/', allow),
    told('http://[::1]/admin', allow),
    told('http://nowhere.invalid/', allow),
    told(`http://127.0.0.1:${silent}/`, allow),
    told(`http://127.0.0.1:${garbled}/`, allow),
    told(`http://127.0.0.1:${broken}/`, allow),
    told(`https://127.0.0.1:${tls}/`, allow),
    told(to('http://10.0.0.7/'), allow),
    told(to(new URL('/', closed.url).href), allow),
    told(to('itself'), allow),
  ])
  const [dead] = ends
  expect(dead.said).toMatchObject({
    code: 'source_unreachable',
    ends: ['put_off', 'put_off', 'fail source_unreachable'],
  })
  for (const { said, took } of ends) {
    expect(said).toEqual(dead.said)
    expect(Math.min(...took)).toBeGreaterThan(quickPages.dead - 5)
    expect(Math.max(...took)).toBeLessThan(quickPages.dead + 3_000)
  }
}, 60_000)

test('a site whose links lead nowhere is asked for its other pages all the same', async () => {
  const sam = await world.account('Sam')
  const job = captureJob(world, [site.allow], { page_times: quickPages })
  for (const path of ['/to/http%3A%2F%2F10.0.0.7%2F', '/to/itself']) {
    const capture_public_id = await aCapture(sam, { source_url: new URL(path, site.url).href })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await job.run(sam.owner)
      await dueNow(sam, capture_public_id)
    }
  }
  const asked = site.asked()
  await capture(sam, { source_url: new URL('/to/ftp%3A%2F%2Fother', site.url).href })
  await job.run(sam.owner)
  expect(site.asked()).toBe(asked + 1)
  await job.end()
})
