import type { Schema } from '#codegen/model.ts'
import { commentOf } from '#codegen/emit/sdk/paths/comment.ts'
import {
  headerType,
  operationsOf,
  operationType,
  parameterType,
  pathType,
  responseType,
} from '#codegen/emit/sdk/paths/operation.ts'
import { membersOf, objectOf } from '#codegen/emit/sdk/paths/read.ts'
import { schemaType, withRequired } from '#codegen/emit/sdk/paths/schema.ts'
import {
  block,
  member,
  neverType,
  type Place,
  type Type,
  within,
} from '#codegen/emit/sdk/paths/type.ts'

/**
 * The types of an OpenAPI document, character for character as openapi-typescript writes them;
 * test/codegen/emit/paths.test.ts compares. Its own code needs the TypeScript compiler, and loading that takes as
 * long as everything else here together. A field with a default may be left out, and an object without described
 * fields may contain anything: its options `defaultNonNullable: false` and `emptyObjectsUnknown: true`.
 */
export function pathsOf(document: Schema): string {
  const place: Place = { indent: '', resolve: (ref) => resolved(document, ref) }
  const paths = membersOf(document.paths)
  const operations = paths.flatMap(([, item]) => operationsOf(item))
  const text = [
    `export interface paths ${namedTypes(paths, pathType, place).text}\n`,
    'export type webhooks = Record<string, never>;\n',
    `export interface components ${componentTypes(objectOf(document.components) ?? {}, place).text}\n`,
    'export type $defs = Record<string, never>;\n',
    `export interface operations ${namedTypes(operations, operationType, place).text}\n`,
  ].join('')
  return text.includes(`${withRequired}<`) ? text + helper : text
}

const helper = `type ${withRequired}<T, K extends keyof T> = T & {\n    [P in K]-?: T[P];\n};\n`

/** The part of the document that a reference names, even if that is a reference itself. */
function resolved(document: Schema, ref: string): Schema | null {
  const steps = ref.replace('#/', '').split('/')
  const part = steps.reduce<Schema | null>((at, step) => objectOf(at?.[step]), document)
  return typeof part?.$ref === 'string' ? resolved(document, part.$ref) : part
}

type TypeOf = (part: Schema, place: Place) => Type

function namedTypes(
  parts: readonly [name: string, part: Schema][],
  typeOf: TypeOf,
  place: Place,
): Type {
  const inner = within(place)
  return block(
    parts.map(([name, part]) => member(name, typeOf(part, inner), inner)),
    place,
  )
}

function componentTypes(components: Schema, place: Place): Type {
  const inner = within(place)
  const deeper = within(inner)
  const section = (name: string, typeOf: TypeOf) => {
    const members = membersOf(components[name]).map(
      ([key, part]) => commentOf(part, deeper) + member(key, typeOf(part, deeper), deeper),
    )
    return member(name, members.length === 0 ? neverType : block(members, inner), inner)
  }
  return block(
    [
      section('schemas', schemaType),
      section('responses', responseType),
      section('parameters', parameterType),
      member('requestBodies', neverType, inner),
      section('headers', headerType),
      member('pathItems', neverType, inner),
    ],
    place,
  )
}
