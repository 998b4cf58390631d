import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson } from '#server/surfaces/http/json.ts'

describe('parsing a body', () => {
  test('refuses the same member twice, however it is spelled', () => {
    for (const text of [
      '{"a":1,"a":1}',
      '{"a":1,"\\u0061":2}',
      '{"a":{"b":[{"c":1,"c":2}]}}',
      '{"__proto__":1,"__proto__":2}',
      '{"a\\"b":1,"a\\"b":2}',
    ]) {
      expect(() => parseJson(text), text).toThrow('same member twice')
    }
  })

  test('takes what only looks like the same member twice', () => {
    for (const text of [
      '{"a":"\\"a\\":1","b":":"}',
      '{"a":{"a":{"a":1}}}',
      '{"a":[{"b":1},{"b":1}]}',
      '{"a":"\\\\","b":"}:{"}',
    ]) {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }
  })

  test('refuses nesting beyond any use, without running out of stack', () => {
    expect(() => parseJson(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toThrow(
      'nested deeper',
    )
    expect(() => parseJson(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)).toThrow(
      'nested deeper',
    )
  })

  test('refuses very many values in few bytes before it reads them', () => {
    const many = JSON.stringify({ a: Array.from({ length: 100_000 }, () => 1) })
    expect(() => parseJson(many)).toThrow('more than 10,000 values')
    const members = Array.from({ length: 20_000 }, (_, at) => `"f${at}":1`)
    expect(() => parseJson(`{${members.join(',')}}`)).toThrow('more than 10,000 values')
    expect(parseJson(`{${members.slice(0, 10_000).join(',')}}`)).toHaveProperty('f9999')
    expect(parseJson(JSON.stringify({ a: ','.repeat(20_000) }))).toHaveProperty('a')
  })

  test('refuses what is no object, and what is no JSON', () => {
    for (const text of [
      '',
      ' ',
      '[]',
      '1',
      '"a"',
      'null',
      '{',
      '{"a":}',
      '{"a":1,}',
      "{'a':1}",
      '{"a":NaN}',
      '\ufeff{}',
      '{}{}',
    ]) {
      expect(() => parseJson(text), text).toThrow()
    }
  })

  test('gives what JSON.parse gives for every object', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })),
        fc.constantFrom(undefined, 2),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent)
          expect(parseJson(text)).toEqual(JSON.parse(text))
        },
      ),
    )
  })
})
