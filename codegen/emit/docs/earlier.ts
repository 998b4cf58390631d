import { typeInWords } from '#codegen/emit/docs/fields.ts'
import { type Names, prose } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  heading,
  type Inline,
  joined,
  list,
  paragraph,
} from '#codegen/emit/docs/page.ts'
import type { Capability, EarlierInput, Field, Rule, Schema } from '#codegen/model.ts'

/** How an input that is still accepted differs from the current one, in sentences. */
export function earlierBlocks(
  names: Names,
  capability: Capability,
  { version, input }: EarlierInput,
): Block[] {
  const current = capability.input
  const now = new Map(current.fields.map((field) => [field.name, field]))
  const before = new Map(input.fields.map((field) => [field.name, field]))
  const gone = current.fields.filter((field) => !before.has(field.name))
  const eased = current.fields.filter(
    (field) => field.required && before.get(field.name)?.required === false,
  )
  const lifted = current.rules.filter((rule) => !input.rules.some((other) => same(rule, other)))
  const items: Inline[][] = [
    ...(gone.length > 0 ? [['It does not have ', ...fieldNames(gone), '.']] : []),
    ...(eased.length > 0 ? [['It does not require ', ...fieldNames(eased), '.']] : []),
    ...lifted.map((rule) => ['The rule over ', ...ruleNames(rule), ' does not apply.']),
    ...(current.strict && !input.strict ? [['It ignores unknown fields.']] : []),
    ...input.fields.flatMap((field) => difference(names, field, now.get(field.name))),
  ]
  const envelope = { code: `{"version":"${version}","input":{…}}` }
  return [
    heading(3, `Version ${version}`),
    paragraph('Selected by the envelope ', envelope, '.'),
    ...list(items),
  ]
}

/** What is said of a field that is new here, or of another type than now. */
function difference(names: Names, field: Field, now: Field | undefined): Inline[][] {
  const type = typeInWords(names, field.schema)
  if (!now) return [[{ code: field.name }, ', ', ...type, ': ', ...prose(names, field.about)]]
  if (same(bare(field.schema), bare(now.schema))) return []
  return [['In it ', { code: field.name }, ' is ', ...type, '.']]
}

function bare({ description, ...rest }: Schema): Schema {
  return rest
}

function same(one: Rule | Schema, other: Rule | Schema): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function fieldNames(fields: readonly Field[]): Inline[] {
  return joined(fields.map((field) => ({ code: field.name })))
}

function ruleNames(rule: Rule): Inline[] {
  return joined(rule.fields.map((field) => ({ code: field })))
}
