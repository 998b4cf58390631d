import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isObject } from '#server/domain/json.ts'
import { isWords } from '#server/surfaces/mcp/answer/fields.ts'

type Schema = Readonly<Record<string, unknown>>

const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Readonly<Record<string, Schema>> }
}
const { schemas } = components

/** The fields of answers whose strings have no format, no pattern and no list of values. */
function freeFields(): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<unknown>()
  const walk = (given: unknown, name: string): void => {
    const schema = resolved(given)
    if (schema === null || seen.has(schema)) return
    seen.add(schema)
    if (isObject(schema.properties))
      for (const [field, inner] of Object.entries(schema.properties)) {
        if (isFree(inner)) found.set(field, name)
        walk(inner, field)
      }
    for (const key of ['items', 'additionalProperties']) walk(schema[key], name)
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const one of Array.isArray(schema[key]) ? schema[key] : []) walk(one, name)
  }
  for (const name of Object.keys(schemas))
    if (/Data$|Candidate$/.test(name)) walk(schemas[name], name)
  return found
}

function resolved(given: unknown): Schema | null {
  if (!isObject(given)) return null
  const { $ref } = given
  return typeof $ref === 'string' ? (schemas[$ref.split('/').pop() ?? ''] ?? null) : given
}

function isFree(given: unknown): boolean {
  const schema = resolved(given)
  if (schema === null) return false
  const any = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one))
  if (Array.isArray(any)) return any.some(isFree)
  const types = [schema.type].flat()
  if (types.includes('array')) return isFree(schema.items)
  return (
    types.includes('string') && !['enum', 'const', 'format', 'pattern'].some((key) => key in schema)
  )
}

/** What is no words of anybody: handles and tokens, names of states, keys and tools, and what the caller filters by. */
const names = new Set(
  `action_handle attribution allowed capability caveats changed checksum code constraint currency details duplicate_of
  feed_name feed_names filter idea_list_name idea_list_names intentions kind media_refs missing mode people
  receipts required_fields requested_start_at result search source_span starts_at ends_at state timezone user_activities
  version when when_preset retry_suggestions public_id handle snapshot_fingerprint`.split(/\s+/),
)

/** What a host records in a discovery run, which answers have under other names. */
const recorded = new Set(
  `public_name venue_name city region country recurrence fees requirements accessibility_summary claim_type
  claim_value source_title`.split(/\s+/),
)

test('every free text field of answers is words, or a name', () => {
  const unknown = [...freeFields()].filter(
    ([field]) =>
      !isWords(field) &&
      !/(?:_handles?|_ids?|_token)$/.test(field) &&
      !names.has(field) &&
      !recorded.has(field),
  )
  expect(unknown).toEqual([])
})
