import { handleViolations, violations } from '#codegen/build/conform.ts'
import { unknownFields } from '#codegen/build/unknown_fields.ts'
import type { Capability, Preparation } from '#codegen/model.ts'
import { type Entry, type Node, plain } from '#codegen/source.ts'
import type { Background } from '#codegen/build/background.ts'

/** The `preparation` of an example of this capability. Null if it has an error that is reported. */
export function preparationOf(
  { key, value }: Entry,
  prepares: Capability,
  { reader, capabilities, schemas, prefixes }: Background,
): Preparation | null {
  const mapping = reader.mapping(value, `\`${key}\``)
  if (!mapping) return null
  reader.keys(mapping, ['capability', 'input', 'keep'])
  const owner = { key, at: value }
  const named = reader.required(mapping, 'capability', owner)?.value
  const input = reader.required(mapping, 'input', owner)?.value
  const keep = reader.required(mapping, 'keep', owner)?.value
  const id = named && reader.name(named, 'capability', [...capabilities.keys()])
  const capability = capabilities.get(id ?? '')
  if (!capability || !input || !keep) return null
  const { schema } = capability.input
  for (const { spot, message, suggestion } of [
    ...violations(input, schema, schemas),
    ...unknownFields(input, schema, schemas),
    ...handleViolations(input, prefixes),
  ])
    reader.problems.add(spot, message, suggestion)
  return {
    capability: capability.id,
    input: plain(input) as Preparation['input'],
    keep: keptFrom(keep, capability, prepares, reader),
  }
}

/** Which fields of the example's input stand where in the data of the call before. */
function keptFrom(
  node: Node,
  from: Capability,
  to: Capability,
  reader: Background['reader'],
): Preparation['keep'] {
  const mapping = reader.mapping(node, '`keep`')
  const fields = to.input.fields.map(({ name }) => name)
  const parts = from.data.fields.map(({ name }) => name)
  const kept = (mapping?.entries ?? []).flatMap(({ key, at, value }): [string, string][] => {
    if (!fields.includes(key)) reader.problems.unknown(at, 'field', key, fields)
    const path = reader.text(value, `\`${key}\``)
    const [first = ''] = path?.split('/') ?? []
    if (path !== null && !parts.includes(first))
      reader.problems.unknown(value, `part of the data of ${from.id}`, first, parts)
    return path === null ? [] : [[key, path]]
  })
  return Object.fromEntries(kept)
}
