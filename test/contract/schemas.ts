import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { errors } from '#generated/server/errors.ts'
import type { CapabilityId } from '#generated/types.ts'

/** A JSON Schema as generated/schemas holds it, as far as inputs use it. */
export interface Schema {
  $id?: string
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  dependentRequired?: Record<string, string[]>
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export type Definitions = Record<string, Schema>

/** One input a capability accepts: its own version's, or that of an earlier version. */
export interface InputSchema {
  version: string
  schema: Schema
  definitions: Definitions
}

const folder = new URL('../../generated/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))

/** The inputs of a capability, the current one first. */
export function inputsOf(id: CapabilityId, current: string): InputSchema[] {
  const definitions: Definitions = read(`schemas/${id}.json`).$defs
  return Object.entries(definitions)
    .filter(([name]) => name === 'input' || name.startsWith('input@'))
    .map(([name, schema]) => ({
      version: name.slice('input@'.length) || current,
      schema,
      definitions,
    }))
}

/** A schema with its reference followed; null beside a type is told by `nullable`. */
export function resolved(schema: Schema, definitions: Definitions): Schema & { nullable: boolean } {
  const { $ref, ...beside } = schema
  const target = $ref === undefined ? {} : (definitions[$ref.slice('#/$defs/'.length)] ?? {})
  const whole: Schema = { ...($ref === undefined ? {} : resolved(target, definitions)), ...beside }
  const branches = whole.anyOf?.filter(({ required }) => required === undefined) ?? []
  const value = branches.find(({ type }) => type !== 'null')
  if (value) {
    const { anyOf: _, ...rest } = whole
    return {
      ...rest,
      ...resolved(value, definitions),
      nullable: branches.some(({ type }) => type === 'null'),
    }
  }
  const types = [whole.type ?? []].flat()
  const type = types.find((one) => one !== 'null')
  return {
    ...whole,
    ...(type && { type }),
    nullable: types.includes('null') || (whole.enum?.includes(null) ?? false),
  }
}

interface Example {
  summary: string
  value: Record<string, unknown>
}

interface Operation {
  requestBody?: { content: { 'application/json': { examples?: Record<string, Example> } } }
  responses: Record<
    string,
    { content?: { 'application/json'?: { examples?: Record<string, Example> } } }
  >
}

/** The OpenAPI document as it is published. */
export const openapi: {
  paths: Record<string, { post?: Operation }>
  components: { schemas: Record<string, Schema> }
} = read('openapi.json')

/** Each example's bare input, by what it shows. */
export function exampleInputs(
  id: CapabilityId,
): { about: string; input: Record<string, unknown> }[] {
  const examples =
    openapi.paths[`/api/v2/capabilities/${id}`]?.post?.requestBody?.content['application/json']
      .examples
  return Object.entries(examples ?? {})
    .filter(([name]) => name.startsWith('bare'))
    .map(([, { summary, value }]) => ({ about: summary, input: value }))
}

/** Each example's answer, by what it shows. */
export function exampleAnswers(
  id: CapabilityId,
): { about: string; answer: Record<string, unknown> }[] {
  const examples =
    openapi.paths[`/api/v2/capabilities/${id}`]?.post?.responses['200']?.content?.[
      'application/json'
    ]?.examples
  return Object.values(examples ?? {}).map(({ summary, value }) => ({
    about: summary,
    answer: value,
  }))
}

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  validateSchema: false,
  ownProperties: true,
  // Each schema is compiled for a few answers: a third of the time goes into code that is inlined and made small.
  inlineRefs: false,
  code: { optimize: false },
})
formats.default(ajv)
ajv.addSchema(openapi, 'https://contract.test/openapi')

/** What is wrong with an envelope by the published schema of its capability. */
export function answerErrors(id: CapabilityId, answer: unknown): string[] {
  const address = `https://contract.test/${id}`
  const known = ajv.getSchema(address)
  const validate = known ?? ajv.compile({ ...read(`schemas/${id}.json`), $id: address })
  return [...errorsOf(validate, answer), ...candidateErrors(Object(answer).error)]
}

/** What is wrong with the candidates of an answer by the type that the registry names for its code. */
export function candidateErrors(error: unknown): string[] {
  const { code, candidates } = Object(error) as { code?: string; candidates?: unknown[] }
  if (candidates === undefined) return []
  const name = Object.entries(errors).find(([one]) => one === code)?.[1].candidates
  if (!name) return [`${code} has candidates, and the registry names no type of them`]
  const validate = ajv.getSchema(`https://contract.test/openapi#/components/schemas/${name}`)
  if (!validate) throw new Error(`The OpenAPI document describes no ${name}.`)
  return candidates.flatMap((one, index) =>
    errorsOf(validate, one).map((defect) => `candidate ${index} of ${code}: ${defect}`),
  )
}

/** What is wrong with a problem by the schema of the OpenAPI document. */
export function problemErrors(problem: unknown): string[] {
  const validate = ajv.getSchema('https://contract.test/openapi#/components/schemas/Problem')
  if (!validate) throw new Error('The OpenAPI document describes no Problem.')
  return errorsOf(validate, problem)
}

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  )
}
