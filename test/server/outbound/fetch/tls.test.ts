import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, startDns } from '#test/support/dns_server.ts'
import { testCertificate } from '#test/support/test_certificate.ts'
import {
  elsewhere,
  fetcherFor,
  requestFor,
  startCanary,
  startSite,
  textOf,
} from '#test/server/outbound/fetch/given.ts'

const name = 'calendars.test-host.net'
const trusted = getCACertificates('default')
const server = createServer(testCertificate, (request, response) => {
  const { servername, alpnProtocol } = request.socket as TLSSocket
  const to = new URL(request.url ?? '/', `https://${name}`).searchParams.get('to')
  if (to !== null) response.writeHead(302, { location: to }).end()
  else response.end(`${servername} ${alpnProtocol} ${request.headers.host}`)
})
let dns: DnsServer
let port = 0

beforeAll(async () => {
  dns = await startDns({ [name]: [[elsewhere]], 'other.test-host.net': [[elsewhere]] })
  await new Promise<void>((resolve) => server.listen(0, elsewhere, resolve))
  port = (server.address() as AddressInfo).port
  setDefaultCACertificates([...trusted, testCertificate.cert])
})

afterAll(async () => {
  setDefaultCACertificates(trusted)
  server.closeAllConnections()
  await Promise.all([new Promise((resolve) => server.close(resolve)), dns.close()])
})

const get = (url: string) =>
  textOf(fetcherFor(`${elsewhere}/32`, { dns_servers: [dns.server] }), requestFor(url))

test('the certificate is the one of the name, which the server is told, with or without a dot', async () => {
  const answer = `${name} http/1.1 ${name}:${port}`
  expect(await get(`https://${name}:${port}/`)).toBe(answer)
  expect(await get(`https://${name}.:${port}/`)).toBe(answer)
  expect(await get(`https://${elsewhere}:${port}/`)).toBe(`false http/1.1 ${elsewhere}:${port}`)
})

test('a certificate of another name, or one that nobody trusts, is refused', async () => {
  expect(await get(`https://other.test-host.net:${port}/`)).toBe('unreachable')
  setDefaultCACertificates(trusted)
  expect(await get(`https://${name}:${port}/`)).toBe('unreachable')
  setDefaultCACertificates([...trusted, testCertificate.cert])
})

test('a server that does not speak TLS is unreachable, and one that says nothing is too late', async () => {
  const plain = await startSite((_, response) => response.end())
  const silent = await startCanary(elsewhere)
  expect(await get(plain.url.replace('http:', 'https:'))).toBe('unreachable')
  expect(await get(`https://${elsewhere}:${silent.port}/`)).toBe('timeout')
  await Promise.all([plain.close(), silent.close()])
})

test('a redirect may lead from http to https, and never back', async () => {
  const plain = await startSite((_, response) => {
    response.writeHead(301, { location: `https://${name}:${port}/` }).end()
  })
  expect(await get(plain.url)).toContain(name)
  expect(await get(`https://${name}:${port}/?to=${encodeURIComponent(plain.url)}`)).toBe(
    'insecure_redirect',
  )
  expect(await get(`https://${name}:${port}/?to=//${name}:${port}/`)).toContain(name)
  await plain.close()
})
