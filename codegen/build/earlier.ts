import type { EarlierInput, Shape } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import { type Entry, entryOf, type Node } from '#codegen/source.ts'
import { shapeOf } from '#codegen/build/schema.ts'
import { overlaid, ruleKinds, type Types } from '#codegen/build/types.ts'

/** Inputs still accepted, each written as its difference from the current one. */
export function buildEarlier(
  node: Node | undefined,
  current: Shape,
  types: Types,
  reader: Reader,
): EarlierInput[] {
  if (!node) return []
  const mapping = reader.mapping(node, '`earlier`')
  return (mapping?.entries ?? []).map((entry) => ({
    version: readVersion(entry, reader),
    input: earlierShape(entry, current, types, reader),
  }))
}

function readVersion(entry: Entry, reader: Reader): string {
  if (!/^(\d+\.\d+|\d{4}-\d{2}-\d{2}\.\d+)$/.test(entry.key)) {
    reader.problems.add(
      entry.at,
      'expected the version of a capability ("2.0") or of a registry ("2026-08-11.3")',
    )
  }
  return entry.key
}

function earlierShape(entry: Entry, current: Shape, types: Types, reader: Reader): Shape {
  const difference = reader.mapping(entry.value, `\`${entry.key}\``)
  if (!difference) return current
  reader.keys(difference, ['about', 'without', 'with', 'optional', 'strict', 'lift', ...ruleKinds])
  const node = (key: string) => entryOf(difference, key)?.value
  const list = (key: string, what: string, known: Iterable<string>) => {
    const found = node(key)
    return found ? reader.names(found, what, known) : []
  }
  const without = list(
    'without',
    'field',
    current.fields.map((field) => field.name),
  )
  const optional = list(
    'optional',
    'required field',
    current.fields.filter((field) => field.required).map((field) => field.name),
  )
  const lift = node('lift')
  const lifted = lift ? reader.words(lift, 'rule', ruleKinds) : []
  const kept = current.fields
    .filter((field) => !without.includes(field.name))
    .map((field) => (optional.includes(field.name) ? { ...field, required: false } : field))
  const fields = overlaid(kept, types.fields(node('with'), '`with`', kept))
  const strict = node('strict')
  const rules = current.rules.filter((rule) => !lifted.includes(rule.kind))
  for (const rule of rules) {
    const gone = rule.fields.filter((name) => !fields.some((field) => field.name === name))
    if (gone.length === 0) continue
    reader.problems.add(
      entry.at,
      `\`${rule.kind}\` uses \`${gone[0]}\`, which ${entry.key} does not have: lift the rule`,
    )
  }
  return shapeOf(
    fields,
    [...rules, ...types.rules(difference, fields)],
    strict ? (reader.boolean(strict, '`strict`') ?? current.strict) : current.strict,
  )
}
