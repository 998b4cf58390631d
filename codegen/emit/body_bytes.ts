import type { Capability, Model, Schema } from '#codegen/model.ts'

/**
 * How large a body of a capability may be: the service's limit, and in addition room for each field that may
 * fill a whole body by itself (a character of such a token is one byte).
 */
export function bodyBytes({ service, types }: Model, { input, earlier }: Capability): number {
  const usual = service.limits.body_bytes ?? 0
  const longest = new Map<string, number>()
  for (const { fields } of [input, ...earlier.map((one) => one.input)]) {
    for (const { name, schema } of fields) {
      longest.set(name, Math.max(longest.get(name) ?? 0, lengthOf(schema)))
    }
  }
  return [...longest.values()]
    .filter((length) => length >= usual)
    .reduce((sum, length) => sum + length, usual)

  function lengthOf(schema: Schema): number {
    const { $ref, maxLength } = schema
    if (typeof maxLength === 'number') return maxLength
    const named = typeof $ref === 'string' && types.find(({ name }) => $ref === `#/$defs/${name}`)
    return named ? lengthOf(named.schema) : 0
  }
}
