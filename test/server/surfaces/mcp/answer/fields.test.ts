import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSentence, isWords } from '#server/runtime/told/fields.ts'
import { isObject } from '#server/domain/basics/json.ts'

type Schema = Readonly<Record<string, unknown>>

const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** Whose words the strings of the data of every answer hold, by the names of their fields. */
function wordsOfData(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>()
  const seen = new Set<string>()
  const walk = (schema: unknown, field: string): void => {
    if (!isObject(schema)) return
    if (typeof schema.$ref === 'string') {
      const key = `${field} ${schema.$ref}`
      if (!seen.has(key)) walk(seen.add(key) && named(schema.$ref), field)
      return
    }
    const words = schema['x-words']
    if (words !== undefined) found.set(field, (found.get(field) ?? new Set()).add(words))
    for (const one of [schema.items, schema.additionalProperties]) walk(one, field)
    for (const one of [schema.anyOf, schema.oneOf, schema.allOf])
      if (Array.isArray(one)) for (const each of one) walk(each, field)
    for (const [name, one] of Object.entries(Object(schema.properties))) walk(one, name)
  }
  for (const [name, schema] of Object.entries(components.schemas))
    if (name.endsWith('Data')) walk(schema, '')
  return found
}

function named($ref: string): unknown {
  return components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
}

const found = wordsOfData()

test('the data of answers has words of people, sentences and keys', () => {
  const all = new Set([...found.values()].flatMap((words) => [...words]))
  expect(all).toEqual(new Set(['people', 'service', 'none']))
})

test.each([...found])(
  'the surface takes %s for what the registry says it holds',
  (field, words) => {
    expect(words.size).toBe(1)
    expect(isWords(field)).toBe(!words.has('none'))
    expect(isSentence(field)).toBe(words.has('service'))
  },
)
