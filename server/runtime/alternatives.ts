import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Violation as Finding } from '#generated/server/validators.js'
import type { CapabilityId } from '#generated/types.ts'
import { memberPointer, valueAt } from '#server/domain/basics/pointer.ts'
import { makeAjv } from '#server/runtime/ajv.ts'
import { type SchemaNode, schemaOf, schemasAt } from '#server/runtime/schema.ts'

/** Where findings were made: a capability and one of its inputs (`input` or `input@<version>`). */
export interface Place {
  readonly id: CapabilityId
  readonly part: string
  readonly input: unknown
}

/** A value that is one of several alternatives, and what it should have been. */
interface Choice {
  /** What the validator found of the value as a whole. */
  readonly whole: Finding
  readonly alternatives: readonly SchemaNode[]
  readonly place: Place
}

/** No more is explained of one value. */
const most = 400

/**
 * What a validator found, with only one alternative's findings where a value is one of several: those of the alternative
 * that was meant, by the constant that tells the alternatives apart, else by the type of the value, else by how little is
 * wrong with it. A value that may just be null is left as it is.
 */
export function ofMeantAlternatives(findings: readonly Finding[], place: Place): Finding[] {
  const kept: Finding[] = []
  for (let at = findings.length - 1; at >= 0; at -= 1) {
    const whole = findings[at]
    if (!whole) continue
    const alternatives = alternativesOf(whole, place)
    if (alternatives.length < 2) {
      kept.unshift(whole)
      continue
    }
    kept.unshift(...meantFindings({ whole, alternatives, place }))
    // What was found of the alternatives stands before what was found of the whole.
    while (at > 0 && isBranch(findings[at - 1], whole)) at -= 1
  }
  return kept
}

/** The alternatives of a value that fits none of them, null aside; empty for any other finding. */
function alternativesOf({ keyword, instancePath, params }: Finding, place: Place): SchemaNode[] {
  if ((keyword !== 'anyOf' && keyword !== 'oneOf') || params.passingSchemas) return []
  const branches = schemasAt(place.id, place.part, instancePath).flatMap(
    (node) => node[keyword] ?? [],
  )
  // “At least one of” has alternatives, too, which say nothing of the value but what it requires.
  const own = branches.filter(
    (one) => one.type !== 'null' && (one.type || one.$ref || one.allOf || one.enum || one.const),
  )
  return [...new Set(own)]
}

/** Whether what was found belongs to an alternative of a value, and not to what stands before it. */
function isBranch(finding: Finding | undefined, whole: Finding): boolean {
  if (!finding || !`${finding.instancePath}/`.startsWith(`${whole.instancePath}/`)) return false
  if (finding.instancePath !== whole.instancePath) return true
  const around = whole.schemaPath.slice(0, whole.schemaPath.lastIndexOf('/'))
  const isBeside = around !== '#' && finding.schemaPath.startsWith(`${around}/`)
  return !isBeside || finding.schemaPath.startsWith(`${whole.schemaPath}/`)
}

function meantFindings(choice: Choice): Finding[] {
  const { whole, alternatives, place } = choice
  const value = valueAt(place.input, whole.instancePath)
  const fitting = alternatives.filter((one) => typesIn(one, place).some((type) => is(value, type)))
  if (fitting.length === 0) {
    const type = [...new Set(alternatives.flatMap((one) => typesIn(one, place)))]
    return [{ ...whole, keyword: 'type', params: { type } }]
  }
  const [field] = fitting.length > 1 ? fieldsThatTell(fitting, place) : []
  if (field === undefined) return leastOf(fitting, value, choice)
  const values = fitting.map((one) => constantsIn(one, place).get(field))
  const given = valueAt(value, memberPointer('', field))
  if (given === undefined)
    return [{ ...whole, keyword: 'required', params: { missingProperty: field } }]
  const meant = fitting.filter((_, at) => values[at] === given)
  if (meant.length > 0) return leastOf(meant, value, choice)
  const instancePath = memberPointer(whole.instancePath, field)
  const allowedValues = [...new Set(values)]
  return [{ ...whole, instancePath, keyword: 'enum', params: { allowedValues } }]
}

/** What is wrong with a value by the alternative by which least is. */
function leastOf(some: readonly SchemaNode[], value: unknown, { whole, place }: Choice): Finding[] {
  const all = some.map((one) => {
    const check = compiled(one, place)
    return check(value) ? [] : (check.errors ?? [])
  })
  const [least = []] = all.sort((one, other) => one.length - other.length)
  const here = least.slice(0, most).map(
    ({ instancePath, schemaPath, keyword, params }): Finding => ({
      instancePath: `${whole.instancePath}${instancePath}`,
      schemaPath,
      keyword,
      params,
    }),
  )
  return ofMeantAlternatives(here, place)
}

/** The fields whose constant tells every one of these alternatives from the others. */
function fieldsThatTell(some: readonly SchemaNode[], place: Place): string[] {
  const [first, ...others] = some.map((one) => constantsIn(one, place))
  return [...(first?.keys() ?? [])].filter((field) => others.every((one) => one.has(field)))
}

/** The constants of an alternative by their fields. */
function constantsIn(node: SchemaNode, place: Place): Map<string, unknown> {
  const fields = spreadOf(node, place).flatMap(({ properties }) => Object.entries(properties ?? {}))
  return new Map(
    fields.flatMap(([name, one]): [string, unknown][] =>
      one.const !== undefined ? [[name, one.const]] : [],
    ),
  )
}

/** The JSON types of an alternative's values; every type where it does not say. */
function typesIn(node: SchemaNode, place: Place): string[] {
  const said = spreadOf(node, place).flatMap(({ type }) => type ?? [])
  return said.length > 0 ? [...new Set(said)] : ['object', 'array', 'string', 'number', 'boolean']
}

/** A schema, and what it refers to or consists of. */
function spreadOf(node: SchemaNode, place: Place): SchemaNode[] {
  const name = node.$ref?.slice('#/$defs/'.length)
  const target = name === undefined ? undefined : schemaOf(place.id).$defs?.[name]
  const parts = [...(target ? [target] : []), ...(node.allOf ?? [])]
  return [node, ...parts.flatMap((one) => spreadOf(one, place))]
}

function is(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return value !== null && typeof value === 'object' && !Array.isArray(value)
  return typeof value === type
}

const ajv = makeAjv()

const known = new WeakMap<SchemaNode, ValidateFunction>()

function compiled(node: SchemaNode, { id }: Place): ValidateFunction {
  const check = known.get(node) ?? ajv.compile({ ...node, $defs: schemaOf(id).$defs ?? {} })
  known.set(node, check)
  return check
}
