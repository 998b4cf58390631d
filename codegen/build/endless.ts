import type { NamedType, Schema } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { entryOf, type Mapping } from '#codegen/source.ts'

/** Reports types that no value can have, because each of their values needs another one inside. */
export function checkEndless(
  files: readonly Mapping[],
  types: readonly NamedType[],
  reader: Reader,
): void {
  const needed = new Map(types.map(({ name, schema }) => [name, neededBy(schema)]))
  const reported = new Set<string>()
  for (const { name } of types) {
    const way = wayBack(name, needed)
    if (!way || way.some((one) => reported.has(one))) continue
    for (const one of way) reported.add(one)
    const entry = files.map((file) => entryOf(file, name)).find(Boolean)
    const through = way.map((one) => `\`${one}\``).join(', which needs ')
    if (entry)
      reader.problems.add(
        entry.at,
        `\`${name}\` needs ${through}, without an end: make a field on that way optional, nullable or a list`,
      )
  }
}

/** The types that every value of a schema has inside. */
function neededBy({ $ref, properties, required, allOf }: Schema): string[] {
  const own = typeof $ref === 'string' ? [$ref.replace('#/$defs/', '')] : []
  const fields = Array.isArray(required) ? (required as string[]) : []
  const inside = fields.flatMap((field) => (properties as Schema | undefined)?.[field] ?? [])
  const parts = Array.isArray(allOf) ? allOf : []
  return [...own, ...[...inside, ...parts].flatMap((one) => neededBy(one as Schema))]
}

/** The shortest way from a type to itself; null where there is none. */
function wayBack(name: string, needed: ReadonlyMap<string, readonly string[]>): string[] | null {
  const seen = new Set<string>()
  const ways = [[name]]
  for (const way of ways) {
    for (const next of needed.get(way.at(-1) ?? '') ?? []) {
      if (next === name) return [...way.slice(1), name]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}
