import { expect, test } from 'vitest'
import { readAllowedAddress } from '#server/outbound/fetch/allow.ts'

const network = (text: string, port: number | null = null) => ({
  network: text,
  name: null,
  port,
  capture: false,
})

test('an entry is a network, a network with a port, or a name with a port', () => {
  expect(readAllowedAddress('10.0.0.0/8')).toEqual(network('10.0.0.0/8'))
  expect(readAllowedAddress('10.0.0.0/8:443')).toEqual(network('10.0.0.0/8', 443))
  expect(readAllowedAddress('192.168.4.7')).toEqual(network('192.168.4.7/32'))
  expect(readAllowedAddress('192.168.4.7:5232')).toEqual(network('192.168.4.7/32', 5232))
  expect(readAllowedAddress('fd00::/8')).toEqual(network('fd00::/8'))
  expect(readAllowedAddress('[fd00::/8]:443')).toEqual(network('fd00::/8', 443))
  expect(readAllowedAddress('[::1]:80')).toEqual(network('::1/128', 80))
  expect(readAllowedAddress('capture:10.1.0.0/16:443')).toEqual({
    ...network('10.1.0.0/16', 443),
    capture: true,
  })
  expect(readAllowedAddress('Cloud.example:8443')).toEqual({
    network: null,
    name: 'cloud.example',
    port: 8443,
    capture: false,
  })
})

test.each([
  ...['', 'capture:', 'cloud.example', 'cloud', ':443', 'cloud.example:0', 'cloud.example:65536'],
  ...[
    '10.0.0.0/33',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '[::/0]:443',
    '10.0.0/8',
    '127.1',
    '0x7f.1:80',
  ],
  ...[
    'fe80::1%eth0',
    'http://cloud.example:443',
    'cloud.example:443/path',
    'a b:80',
    '*.example:443',
  ],
])('%s is not an entry', (text) => {
  expect(readAllowedAddress(text)).toBeNull()
})
