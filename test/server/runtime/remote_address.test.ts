import { describe, expect, test } from 'vitest'
import { makeAddressOf, networkOf } from '#server/runtime/remote_address.ts'
import { useWorld } from '#test/support/world.ts'

const addressOf = makeAddressOf(['10.0.0.0/8', '2001:db8:1::/48', '127.0.0.1'])

/** A request that came from `remoteAddress`, with a header X-Forwarded-For or others. */
function from(remoteAddress: string, given: string | Record<string, string> = {}) {
  const headers = typeof given === 'string' ? { 'x-forwarded-for': given } : given
  return addressOf({ headers, socket: { remoteAddress } })
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:2:7:a:b:c:d', '2001:db8:2:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:2:7::', '2001:db8:2:7::/64'],
  ['', ''],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('the address of a request', () => {
  test('is the one that connected, whatever it says, unless that is a trusted proxy', () => {
    expect(from('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
    expect(from('2001:db8:2::1', { forwarded: 'for=198.51.100.1' })).toBe('2001:db8:2::1')
    expect(from('10.1.2.3')).toBe('10.1.2.3')
    const trustsNone = makeAddressOf([])
    const request = { headers: { 'x-forwarded-for': '1.1.1.1' }, socket: {} }
    expect(trustsNone({ ...request, socket: { remoteAddress: '10.0.0.1' } })).toBe('10.0.0.1')
    expect(trustsNone(request)).toBe('')
  })

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1, 10.9.9.9,10.8.8.8', '198.51.100.1'],
    ['10.9.9.9, 10.8.8.8', '10.9.9.9'],
    ['198.51.100.1:4711', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['6.6.6.6, 2001:db8:1::5', '6.6.6.6'],
    ['198.51.100.1, junk', '10.1.2.3'],
    ['198.51.100.1, junk, 10.9.9.9', '10.9.9.9'],
    ['', '10.1.2.3'],
  ])('is the last untrusted one of X-Forwarded-For: %s', (header, address) => {
    expect(from('10.1.2.3', header)).toBe(address)
  })

  test.each([
    ['for=198.51.100.1;proto=https;by=10.0.0.1', '198.51.100.1'],
    ['for=6.6.6.6, For="[2001:db8::7]:4711";proto=http', '2001:db8::7'],
    ['proto=https;for="198.51.100.1:80", for=10.2.2.2', '198.51.100.1'],
    ['for=6.6.6.6, for=unknown', '10.1.2.3'],
    ['for=6.6.6.6, for=_hidden, for=10.2.2.2', '10.2.2.2'],
  ])('or of Forwarded: %s', (forwarded, address) => {
    expect(from('10.1.2.3', { forwarded })).toBe(address)
  })

  test('is the proxy where the two headers disagree: only one of them is written by the proxy', () => {
    const forwarded = 'for=198.51.100.1'
    expect(from('10.1.2.3', { forwarded, 'x-forwarded-for': '6.6.6.6' })).toBe('10.1.2.3')
    expect(from('10.1.2.3', { forwarded, 'x-forwarded-for': '198.51.100.1' })).toBe('198.51.100.1')
  })

  test('knows an IPv4 proxy on a socket that listens for IPv6', () => {
    expect(from('::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
    expect(from('::ffff:203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  })
})

test('says once that a proxy forwards which nobody trusts', () => {
  const told: string[] = []
  const of = makeAddressOf(['10.0.0.0/8'], (proxy) => told.push(proxy))
  const ask = (remoteAddress: string, headers = {}) => of({ headers, socket: { remoteAddress } })
  ask('127.0.0.2')
  ask('10.1.2.3', { 'x-forwarded-for': '198.51.100.1' })
  expect(told).toEqual([])
  expect(ask('127.0.0.2', { 'x-forwarded-for': '198.51.100.1' })).toBe('127.0.0.2')
  ask('127.0.0.3', { forwarded: 'for=198.51.100.1' })
  expect(told).toEqual(['127.0.0.2'])
  const nobody = makeAddressOf([], (proxy) => told.push(proxy))
  nobody({ headers: { forwarded: 'for=1.2.3.4' }, socket: { remoteAddress: '127.0.0.2' } })
  expect(told).toHaveLength(1)
})

describe('behind a trusted proxy', () => {
  const world = useWorld({ rate_limits: true, trusted_proxies: ['127.0.0.0/8'] })
  const ask = (path: string, address: string, headers = {}) =>
    fetch(`${world.url}${path}`, { headers: { 'x-forwarded-for': address, ...headers } })

  test('one visitor who tries links, or tokens, does not lock anybody else out', async () => {
    const tries = Array.from({ length: 300 }, (_, at) => ask(`/i/link-${at}`, '198.51.100.1'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await ask('/i/link-0', '198.51.100.2')).status).toBe(404)
    const junk = { authorization: 'Bearer junk' }
    const tokens = Array.from({ length: 60 }, () =>
      ask('/api/v2/capabilities', '198.51.100.1', junk),
    )
    expect((await Promise.all(tokens)).map(({ status }) => status)).toContain(429)
    expect((await ask('/api/v2/capabilities', '198.51.100.2', junk)).status).toBe(401)
    const pages = Array.from({ length: 2_000 }, () => ask('/docs/errors/', '198.51.100.1'))
    expect((await Promise.all(pages)).map(({ status }) => status)).toContain(429)
    expect((await ask('/docs/errors/', '198.51.100.2')).status).toBe(200)
  })
})
