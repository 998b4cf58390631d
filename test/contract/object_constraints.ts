import { type Case, isValues, misspelt, type Place } from '#test/contract/case.ts'
import { rulesOf, type Values, withField } from '#test/contract/sample.ts'

/** What an object promises of its fields: which must be there, which may be there, which go together. */
export function objectCases(place: Place): Case[] {
  return [...requiredCases(place), ...unknownCases(place), ...ruleCases(place)]
}

function requiredCases({ schema, pointer, value, with: put }: Place): Case[] {
  const object = isValues(value) ? value : {}
  return (schema.required ?? []).map((name) => ({
    what: `required ${name}`,
    at: pointer,
    input: put(without(object, [name])),
    refused: { pointer: `${pointer}/${name}`, code: 'required' },
  }))
}

/** A field nobody knows, spelt nearly as one that is known. */
function unknownCases({ schema, pointer, value, with: put }: Place): Case[] {
  const object = isValues(value) ? value : {}
  const names = Object.keys(schema.properties ?? {})
  const [longest] = [...names].sort((one, other) => other.length - one.length)
  const unknown = longest === undefined ? 'unknown_field' : misspelt(longest)
  const input = put({ ...object, [unknown]: 'x' })
  if (schema.additionalProperties !== false) {
    return [{ what: 'not strict', at: pointer, input, refused: null }]
  }
  return [
    {
      what: 'strict',
      at: pointer,
      input,
      refused: {
        pointer: `${pointer}/${unknown}`,
        code: 'unknown_field',
        ...(longest !== undefined && { suggestion: longest }),
      },
    },
  ]
}

function ruleCases({ schema, definitions, pointer, value, with: put }: Place): Case[] {
  const object = isValues(value) ? value : {}
  const { atLeastOne, apart, together } = rulesOf(schema)
  const complete = (from: Values, field: string) =>
    withField(schema, definitions, from, field, undefined)
  const cases: Case[] = []
  for (const fields of atLeastOne) {
    const what = `at least one of ${fields.join(', ')}`
    const none = without(object, fields)
    cases.push({ what, at: pointer, input: put(none), refused: { pointer, code: 'rule' } })
    for (const field of fields) {
      cases.push({
        what: `${what}: only ${field}`,
        at: pointer,
        input: put(complete(none, field)),
        refused: null,
      })
    }
  }
  for (const fields of apart) {
    const both = { ...object }
    for (const field of fields) {
      const [, needed = []] = together.find(([one]) => one === field) ?? []
      for (const one of [field, ...needed]) both[one] = complete(object, field)[one]
    }
    cases.push({
      what: `not together ${fields.join(', ')}`,
      at: pointer,
      input: put(both),
      refused: { pointer, code: 'rule' },
    })
  }
  for (const [field, others] of together) {
    const all = complete(object, field)
    for (const other of others) {
      const refused = { pointer: `${pointer}/${field}`, code: 'rule' }
      cases.push({
        what: `together ${field}, ${other}`,
        at: pointer,
        input: put(without(all, [other])),
        refused,
      })
    }
    cases.push({
      what: `together ${[field, ...others].join(', ')}`,
      at: pointer,
      input: put(all),
      refused: null,
    })
  }
  return cases
}

function without(object: Values, fields: readonly string[]): Values {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !fields.includes(name)))
}
