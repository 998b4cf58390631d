import type { Direction } from '#codegen/diff/difference.ts'
import { references } from '#codegen/emit/defs.ts'
import type { Model } from '#codegen/model.ts'

/** Which capabilities use a named type, and in which direction its values go there. */
export type Usage = ReadonlyMap<string, ReadonlyMap<Direction, readonly string[]>>

/** Follows every reference from inputs, data and the candidates of codes to the named types. */
export function usageOf({ capabilities, types, errors }: Model): Usage {
  const candidates = new Map(errors.map((error) => [error.code, error.candidates]))
  const schemas = new Map(types.map(({ name, schema }) => [name, schema]))
  const usage = new Map<string, Map<Direction, string[]>>()
  const reach = (name: string, direction: Direction, id: string): void => {
    const ways = usage.get(name) ?? new Map<Direction, string[]>()
    usage.set(name, ways)
    const ids = ways.get(direction) ?? []
    if (ids.includes(id)) return
    ways.set(direction, [...ids, id])
    const schema = schemas.get(name)
    if (schema) for (const inner of references(schema)) reach(inner, direction, id)
  }
  for (const { id, input, data, earlier, errors: codes } of capabilities) {
    const inputs = [input, ...earlier.map((one) => one.input)]
    for (const shape of inputs)
      for (const name of references(shape.schema)) reach(name, 'input', id)
    for (const name of references(data.schema)) reach(name, 'data', id)
    for (const code of codes) {
      const name = candidates.get(code)
      if (name) reach(name, 'data', id)
    }
  }
  return usage
}
