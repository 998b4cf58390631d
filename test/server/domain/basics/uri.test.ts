import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uriOf } from '#server/domain/basics/uri.ts'

const ajv = new Ajv2020()
addFormats.default(ajv, ['uri'])
const isUri = ajv.compile({ type: 'string', format: 'uri' })

test.each([
  ['https://a.example', 'https://a.example'],
  ['HTTPS://A.example/b?c=%C3%A9#d', 'HTTPS://A.example/b?c=%C3%A9#d'],
  ['http://[::1]:4700/a', 'http://[::1]:4700/a'],
  ['geo:52.5,13.3', 'geo:52.5,13.3'],
  [
    'https://a.example/[x]|{y}^`?q=[1]|2#a#b',
    'https://a.example/%5Bx%5D%7C%7By%7D%5E%60?q=%5B1%5D%7C2#a%23b',
  ],
  ['https://a.example/Café?q=100%', 'https://a.example/Caf%C3%A9?q=100%25'],
  ['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4'],
  ['https://a.example\\b', 'https://a.example/b'],
  ['nothing', null],
  ['https://', null],
])('%j is written as %j', (address, uri) => {
  expect(uriOf(address)).toBe(uri)
})

test('whatever a browser takes for an address of the web is written so that it is one', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string({ unit: 'binary' }), (url, more) => {
      const uri = uriOf(`${url}${more}`)
      if (uri !== null) expect(isUri(uri), uri).toBe(true)
      else expect(URL.canParse(`${url}${more}`)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
