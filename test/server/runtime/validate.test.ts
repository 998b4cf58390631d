import { describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { problemOf } from '#server/runtime/failure.ts'
import { unknownFields, validate } from '#server/runtime/validate.ts'
import { timesTheCpu } from '#test/support/times_the_cpu.ts'

function errorsOf(id: CapabilityId, input: unknown, version: string | null = null): Violation[] {
  const failure = refusal(id, input, version)
  expect(failure.code).toBe('input_invalid')
  return failure.detail.errors ?? []
}

function refusal(id: CapabilityId, input: unknown, version: string | null = null): Failure {
  try {
    validate(capabilities[id], version, input)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('The input was accepted.')
}

const pairs = (errors: Violation[]) => errors.map(({ pointer, code }) => `${pointer} ${code}`)

describe('every violation is reported at once, with its pointer and its code', () => {
  test('of lengths, counts, types and missing fields', () => {
    const errors = errorsOf('ideas.lists.create', {
      name: 'x'.repeat(121),
      person_handles: [1, 'p'.repeat(65)],
      activity_names: Array(26).fill('Picnic'),
      apply_matching_likes: 'yes',
      when_start: 'tomorrow',
    })
    expect(pairs(errors).sort()).toEqual([
      '/activity_names too_many',
      '/apply_matching_likes type',
      '/name too_long',
      '/person_handles/0 type',
      '/person_handles/1 too_long',
      '/when_start format',
    ])
    expect(pairs(errorsOf('ideas.lists.create', {}))).toEqual(['/name required'])
  })

  test('of numbers and enums, with what was probably meant', () => {
    const errors = errorsOf('relationships.people.query', { limit: 26, classification: 'conected' })
    expect(errors).toContainEqual({
      pointer: '/classification',
      code: 'not_in_enum',
      message: 'must be one of all, connected, friend_in_mind; did you mean connected?',
      suggestion: 'connected',
    })
    expect(errors).toContainEqual({
      pointer: '/limit',
      code: 'too_big',
      message: 'must be at most 25',
    })
    expect(errors).toHaveLength(2)
    expect(pairs(errorsOf('relationships.people.query', { limit: 0 }))).toEqual([
      '/limit too_small',
    ])
    expect(pairs(errorsOf('relationships.people.query', { limit: 2.5 }))).toEqual(['/limit type'])
  })

  test('of unknown fields where the input is strict, with the nearest name', () => {
    const errors = errorsOf('ideas.search', { query: 'tea', scoeps: ['plans'] })
    expect(errors).toEqual([
      {
        pointer: '/scoeps',
        code: 'unknown_field',
        message: expect.stringContaining('did you mean'),
        suggestion: expect.stringMatching(/^scopes?$/),
      },
    ])
  })

  test('of a missing field, with the unknown one that was meant for it', () => {
    expect(errorsOf('ideas.lists.create', { nam: 'x' })).toEqual([
      {
        pointer: '/name',
        code: 'required',
        message: 'is required; nam is not a field of this input; did you mean name?',
        suggestion: 'name',
      },
    ])
    expect(errorsOf('ideas.lists.create', { colour: 'red' })).toEqual([
      { pointer: '/name', code: 'required', message: 'is required' },
    ])
  })

  test('of fields inside objects and arrays, with escaped pointers', () => {
    const errors = errorsOf('ideas.search', { query: 'tea', 'a/b~c': 1 })
    expect(errors[0]?.pointer).toBe('/a~1b~0c')
    const nested = errorsOf('discovery.record', {
      run_handle: 'r',
      result_state: 'results',
      candidates: [
        {
          kind: 'place',
          public_name: 'A',
          evidence: [{ claim_type: 'x', claim_value: 'y', source_url: 'ftp://a' }],
        },
      ],
    })
    expect(nested.map(({ pointer }) => pointer)).toContain('/candidates/0/evidence/0/source_url')
  })

  test('of rules over several fields as one entry', () => {
    const errors = errorsOf('ideas.lists.share.prepare', { ideas_list_handle: 'il_x' })
    expect(errors).toEqual([
      { pointer: '', code: 'rule', message: 'needs at least one of person_handle, person_name' },
    ])
  })

  test('of nullable types as one entry', () => {
    expect(pairs(errorsOf('ideas.lists.create', { name: 'A', when_preset: 5 }))).toEqual([
      '/when_preset type',
    ])
  })
})

describe('text that could not be kept is refused everywhere', () => {
  test('NUL, half a surrogate pair, integers beyond 2^53', () => {
    expect(pairs(errorsOf('ideas.lists.create', { name: 'a\0b' }))).toEqual(['/name format'])
    expect(pairs(errorsOf('ideas.lists.create', { name: 'a\ud800' }))).toEqual(['/name format'])
    expect(pairs(errorsOf('ideas.lists.create', { name: 'a', other: 2 ** 53 }))).toEqual([
      '/other too_big',
    ])
    expect(
      pairs(errorsOf('ideas.lists.create', { name: 'a', other: Number.POSITIVE_INFINITY })),
    ).toEqual(['/other too_big'])
    expect(pairs(errorsOf('ideas.lists.create', { name: 'a', other: { 'b\0': 1 } }))).toEqual([
      '/other/b\0 format',
    ])
  })

  test('nesting deeper than 64 levels', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
    expect(() =>
      validate(capabilities['ideas.lists.create'], null, { name: 'a', other: nested(63) }),
    ).not.toThrow()
    expect(pairs(errorsOf('ideas.lists.create', { name: 'a', other: nested(64) }))[0]).toMatch(
      / rule$/,
    )
  })
})

describe("members named like the language's own", () => {
  test('are unknown fields and never become anything else', () => {
    const hostile: unknown = JSON.parse('{"query":"tea","__proto__":{"limit":3},"constructor":1}')
    expect(pairs(errorsOf('ideas.search', hostile)).sort()).toEqual([
      '/__proto__ unknown_field',
      '/constructor unknown_field',
    ])
    const lenient: unknown = JSON.parse('{"name":"a","__proto__":{"polluted":true}}')
    const validated = validate(capabilities['ideas.lists.create'], null, lenient)
    expect(unknownFields(capabilities['ideas.lists.create'], validated)).toEqual(['__proto__'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('versions', () => {
  test('an earlier one is judged by its own schema', () => {
    expect(() => validate(capabilities['ideas.capture'], '2.0', { raw_text: 'Tea' })).not.toThrow()
  })

  test('another one is refused, naming the current one', () => {
    const failure = refusal('ideas.capture', { raw_text: 'Tea' }, '9.9')
    expect(failure.code).toBe('version_mismatch')
    expect(failure.detail).toMatchObject({ pointer: '/version', current: { version: '3.0' } })
    for (const version of ['__proto__', 'constructor', 'toString']) {
      expect(refusal('ideas.capture', {}, version).code).toBe('version_mismatch')
    }
  })
})

test('of very many violations the first hundred are listed, and the answer says so', () => {
  for (const name of [1, '\0']) {
    const refuse = (length: number) => {
      const person_names = Array.from({ length }, () => name)
      const failure = refusal('ideas.lists.create', { name: 'Many', person_names })
      expect(failure.detail.errors).toHaveLength(100)
      expect(failure.detail.message).toContain('the first 100')
    }
    expect(timesTheCpu(refuse, 900, 9_000)).toBeLessThan(40)
  }
})

test.each([
  ['https://de.wikipedia.org/wiki/Köln', 'write it as https://de.wikipedia.org/wiki/K%C3%B6ln'],
  ['https://münchen.de/', 'write it as https://xn--mnchen-3ya.de/'],
  ['example.org/tickets', 'write it as https://example.org/tickets'],
  ['the page of the zoo', null],
])('an address that browsers take is told as it must be written: %s', (source_url, advice) => {
  const message = 'must be an absolute URI'
  const wrong = { pointer: '/source_url', code: 'format', message }
  const errors = errorsOf('ideas.capture', { source_url })
  expect(errors).toContainEqual({ ...wrong, ...(advice !== null && { advice }) })
  // An answer has both in one sentence.
  const answered = problemOf(fail('input_invalid', { errors: [...errors] }), '', 'req_1').errors
  const both = advice === null ? message : `${message}; ${advice}`
  expect(answered).toContainEqual({ ...wrong, message: both })
})
