import { hostname, networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublic } from '#server/outbound/fetch/addresses.ts'
import { type DnsServer, startDns } from '#test/support/dns_server.ts'
import {
  elsewhere,
  fetcherFor,
  type Listening,
  quick,
  requestFor,
  startCanary,
  startSite,
  textOf,
} from '#test/server/outbound/fetch/given.ts'

let canary: Listening
let dns: DnsServer

beforeAll(async () => {
  canary = await startCanary()
  dns = await startDns({
    'loopback.test-host.net': [['127.0.0.1']],
    'loopback6.test-host.net': [['::1']],
    'mapped.test-host.net': [['::ffff:127.0.0.1']],
    'nat64.test-host.net': [['64:ff9b::7f00:1']],
    'sixtofour.test-host.net': [['2002:7f00:1::1']],
    'mixed.test-host.net': [['8.8.8.8', '127.0.0.1']],
    'mixed6.test-host.net': [['8.8.8.8', '::1']],
    'metadata.test-host.net': [['169.254.169.254']],
    'empty.test-host.net': [[]],
    'silent.test-host.net': null,
    'rebinding.test-host.net': [[elsewhere], ['127.0.0.1']],
    'nas.local': [['127.0.0.1']],
    'allowed.local': [[elsewhere]],
  })
})

afterAll(async () => {
  expect(canary.connections()).toBe(0)
  await Promise.all([canary.close(), dns.close()])
})

/** What comes of an address whose port is the canary's, which may be asked. */
async function resultOf(
  authority: string,
  allow = '',
  connect = 15,
): Promise<{ text: string; refused: string[] }> {
  const fetcher = fetcherFor(allow, { dns_servers: [dns.server] })
  const url = /^\w+:/.test(authority) ? authority : `http://${authority}:${canary.port}/`
  const text = await textOf(
    fetcher,
    requestFor(url, { ports: [canary.port], milliseconds: { ...quick, connect, all: 2_000 } }),
  )
  return { text, refused: fetcher.refused }
}

const literals = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.255.255.254',
    '0x7f000001',
    '0x7f.1',
    '2130706433',
    '017700000001',
  ],
  ...[
    '0177.0.0.1',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
  ],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
  ],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2001:0:4136:e378:8000:63bf:80ff:fffe]', '[2a00:1450:4001::5efe:127.0.0.1]'],
  ...[
    '[2a00:1450:4001::200:5efe:7f00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
  ],
  ...['[ff02::1]', '[100::1]', '[4000::1]', '[1::1]', '[2001:db8::1]', '[5f00::1]', '[3fff::1]'],
  ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['100.100.100.200', '168.63.129.16', '192.0.0.192', '198.18.0.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '192.88.99.1'],
]

describe('nothing connects to', () => {
  test.each(literals)('the address %s', async (literal) => {
    expect(await resultOf(literal)).toEqual({ text: 'unreachable', refused: ['address'] })
  })

  test('an address of this machine’s own interfaces', async () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
    expect(own.length).toBeGreaterThan(0)
    for (const { address, family } of own) {
      expect(isPublic(address), address).toBe(false)
      const literal = family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address
      expect(await resultOf(literal)).toEqual({ text: 'unreachable', refused: ['address'] })
    }
  })

  test.each([
    ['localhost', 'name'],
    ['LOCALHOST.', 'name'],
    ['www.localhost', 'name'],
    ['localhost.localdomain', 'name'],
    ['printer', 'name'],
    [hostname(), 'name'],
    ['nas.local', 'name'],
    ['metadata.google.internal', 'name'],
    ['router.home.arpa', 'name'],
    ['a..', 'name'],
    ['[fe80::1%25eth0]', 'scheme'],
    ['[fe80::1%eth0]', 'scheme'],
    ['someone@127.0.0.1', 'user_info'],
    ['example.com:secret@127.0.0.1', 'user_info'],
    ['ftp://127.0.0.1/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['unix:///var/run/docker.sock', 'scheme'],
    ['data:text/calendar,BEGIN:VCALENDAR', 'scheme'],
  ])('%s', async (authority, reason) => {
    expect(await resultOf(authority)).toEqual({ text: 'unreachable', refused: [reason] })
  })

  test('a name with an answer that is not public, also if it has others', async () => {
    const names = [
      'loopback',
      'loopback6',
      'mapped',
      'nat64',
      'sixtofour',
      'mixed',
      'mixed6',
      'metadata',
    ]
    const wanted = { text: 'unreachable', refused: ['address'] }
    const asked = names.flatMap((name) => [
      resultOf(`${name}.test-host.net`, '', 400),
      resultOf(`${name}.test-host.net.`, '', 400),
      // One allowed address does not allow the others.
      resultOf(`${name}.test-host.net`, '8.8.8.8/32', 400),
    ])
    expect(await Promise.all(asked)).toEqual(asked.map(() => wanted))
  })

  test('a port that is not asked, whatever the host', async () => {
    for (const url of ['http://8.8.8.8:22/', 'http://1.1.1.1:6379/', 'https://8.8.8.8:0/']) {
      expect(await resultOf(url)).toEqual({ text: 'unreachable', refused: ['port'] })
    }
  })

  test('anything while fetching is off', async () => {
    const fetcher = fetcherFor(`127.0.0.1/32,${elsewhere}/32`, { on: false })
    const url = `http://127.0.0.1:${canary.port}/`
    expect(await textOf(fetcher, requestFor(url))).toBe('unreachable')
    expect(fetcher.refused).toEqual(['off'])
  })
})

describe('a name', () => {
  test('is looked up once, and the address that was checked is the one that is connected to', async () => {
    const local = await startCanary('127.0.0.1')
    const site = await startSite((_, response) => response.end('calendar'), local.port)
    const fetcher = fetcherFor(`${elsewhere}/32`, { dns_servers: [dns.server] })
    const request = requestFor(`http://rebinding.test-host.net:${site.port}/`, {
      ports: [site.port],
    })
    expect(await textOf(fetcher, request)).toBe('calendar')
    expect(dns.asked.filter((name) => name.startsWith('rebinding'))).toEqual([
      'rebinding.test-host.net 1',
      'rebinding.test-host.net 28',
    ])
    // The next request checks the answer of its own time.
    expect(await textOf(fetcher, request)).toBe('unreachable')
    expect(fetcher.refused).toEqual(['address'])
    expect(local.connections()).toBe(0)
    await Promise.all([site.close(), local.close()])
  })

  test('that only a private network knows is not looked up, unless something is allowed', async () => {
    await resultOf('nas.local')
    expect(dns.asked.filter((name) => name.startsWith('nas.local'))).toEqual([])
    // What is allowed is one address; this name leads to another.
    expect(await resultOf('nas.local', `${elsewhere}/32`, 400)).toEqual({
      text: 'unreachable',
      refused: ['name'],
    })
  })
})

describe('what an operator allows', () => {
  let site: Awaited<ReturnType<typeof startSite>>

  beforeAll(async () => {
    site = await startSite((request, response) => response.end(`from ${request.headers.host}`))
  })

  afterAll(() => site.close())

  const ask = (host: string, allow: string, given = {}) => {
    const fetcher = fetcherFor(allow, { dns_servers: [dns.server] })
    return textOf(fetcher, requestFor(`http://${host}:${site.port}/`, given))
  }

  test('is a network on any port, a network on one port, or a name on one port', async () => {
    const answer = `from ${elsewhere}:${site.port}`
    expect(await ask(elsewhere, `${elsewhere}/32`)).toBe(answer)
    expect(await ask(elsewhere, elsewhere)).toBe(answer)
    expect(await ask(elsewhere, `10.0.0.0/8, ${elsewhere}/31:${site.port}`.replace(' ', ''))).toBe(
      answer,
    )
    expect(await ask(elsewhere, `${elsewhere}:${site.port}`)).toBe(answer)
    expect(await ask('allowed.local', `${elsewhere}/32`)).toBe(`from allowed.local:${site.port}`)
    for (const allow of [
      `${elsewhere}:${site.port + 1}`,
      '127.0.0.3/32',
      `allowed.local:${site.port}`,
    ]) {
      expect(await ask(elsewhere, allow), allow).toBe('unreachable')
    }
  })

  test('is for calendars; captures have it where only this machine calls, or by an entry of their own', async () => {
    const capture = { purpose: 'capture' as const }
    expect(await ask(elsewhere, `${elsewhere}/32`, capture)).toBe('unreachable')
    expect(await ask(elsewhere, `capture:${elsewhere}/32`, capture)).toContain('from')
    expect(await ask(elsewhere, `capture:${elsewhere}/32`)).toContain('from')
    const local = fetcherFor(`${elsewhere}/32`, { local: true })
    expect(await textOf(local, requestFor(site.url, capture))).toContain('from')
  })
})

test('blocked and dead take the same time and give the same answer', async () => {
  const closed = await startSite(() => {})
  await closed.close()
  const milliseconds = { connect: 250, head: 300, all: 2_000 }
  const cases = [
    ['http://127.0.0.1/', ''],
    ['http://printer/', ''],
    ['ftp://printer/', ''],
    ['http://8.8.8.8:22/', ''],
    ['http://mixed.test-host.net/', ''],
    ['http://nowhere.test-host.net/', ''],
    ['http://empty.test-host.net/', ''],
    ['http://silent.test-host.net/', ''],
    [closed.url, `${elsewhere}/32`],
  ]
  const took = await Promise.all(
    cases.map(async ([url = '', allow = '']) => {
      const fetcher = fetcherFor(allow, { dns_servers: [dns.server] })
      const began = performance.now()
      expect(await textOf(fetcher, requestFor(url, { milliseconds })), url).toBe('unreachable')
      return performance.now() - began
    }),
  )
  expect(Math.min(...took)).toBeGreaterThan(245)
  expect(Math.max(...took)).toBeLessThan(1_800)
})
