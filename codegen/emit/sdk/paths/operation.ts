import type { Schema } from '#codegen/model.ts'
import { commentOf } from '#codegen/emit/sdk/paths/comment.ts'
import { listOf, membersOf, objectOf } from '#codegen/emit/sdk/paths/read.ts'
import { referenceType, schemaType } from '#codegen/emit/sdk/paths/schema.ts'
import {
  block,
  member,
  neverType,
  type Place,
  plain,
  type Type,
  unknownType,
  within,
} from '#codegen/emit/sdk/paths/type.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The type of a path: its methods, each a reference to its operation. */
export function pathType(item: Schema, place: Place): Type {
  const inner = within(place)
  const members = methods.map((method) => {
    const operation = objectOf(item[method])
    if (operation === null) return member(method, neverType, inner, '?')
    const type = plain(`operations[${JSON.stringify(operation.operationId)}]`)
    return commentOf(operation, inner) + member(method, type, inner)
  })
  return block([parameters([], inner), ...members], place)
}

/** The operations of a path by their ids, in the order in which the paths name them. */
export function operationsOf(item: Schema): [id: string, operation: Schema][] {
  return methods.flatMap((method) => {
    const operation = objectOf(item[method])
    return operation === null ? [] : [[String(operation.operationId), operation]]
  })
}

/** The type of an operation: its parameters, its body and its responses. */
export function operationType(operation: Schema, place: Place): Type {
  const inner = within(place)
  const body = objectOf(operation.requestBody)
  const responses = membersOf(operation.responses).map(([status, response]) => {
    const deeper = within(inner)
    return commentOf(response, deeper) + member(status, responseType(response, deeper), deeper)
  })
  return block(
    [
      parameters(listOf(operation.parameters), inner),
      body === null
        ? member('requestBody', neverType, inner, '?')
        : commentOf(body, inner) +
          member('requestBody', bodyType(body, inner), inner, body.required ? '' : '?'),
      member('responses', responses.length === 0 ? neverType : block(responses, inner), inner),
    ],
    place,
  )
}

function parameters(all: readonly unknown[], place: Place): string {
  const inner = within(place)
  const deeper = within(inner)
  const rows = ['query', 'header', 'path', 'cookie'].map((source) => {
    const named = all.flatMap((one) => {
      const own = objectOf(one)
      const ref = typeof own?.$ref === 'string' ? own.$ref : null
      const parameter = ref === null ? own : place.resolve(ref)
      if (own === null || parameter?.in !== source) return []
      const isRequired = source === 'path' || parameter.required === true
      const type = ref === null ? parameterType(own, deeper) : referenceType(ref)
      const name = String(parameter.name)
      const text = commentOf(parameter, deeper) + member(name, type, deeper, isRequired ? '' : '?')
      return [{ text, isRequired }]
    })
    const mark = named.some(({ isRequired }) => isRequired) ? '' : '?'
    const texts = named.map(({ text }) => text)
    return member(source, texts.length === 0 ? neverType : block(texts, inner), inner, mark)
  })
  return member('parameters', block(rows, place), place)
}

export function parameterType({ schema }: Schema, place: Place): Type {
  return schema === undefined ? plain('string') : schemaType(schema, place)
}

export function headerType({ schema }: Schema, place: Place): Type {
  return schema === undefined ? unknownType : schemaType(schema, place)
}

function bodyType(body: Schema, place: Place): Type {
  const inner = within(place)
  return block([member('content', contentType(body.content, inner), inner)], place)
}

/** The type of a response: its headers and its bodies by media type. */
export function responseType(response: Schema, place: Place): Type {
  if (typeof response.$ref === 'string') return referenceType(response.$ref)
  const inner = within(place)
  const deeper = within(inner)
  const headers = membersOf(response.headers).map(([name, header]) => {
    const ref = typeof header.$ref === 'string' ? header.$ref : null
    const type = ref === null ? headerType(header, deeper) : referenceType(ref)
    const mark = ref !== null || header.required ? '' : '?'
    return commentOf(header, deeper) + member(name, type, deeper, mark)
  })
  const hasContent = membersOf(response.content).length > 0
  return block(
    [
      member(
        'headers',
        block([...headers, `${deeper.indent}[name: string]: unknown;\n`], inner),
        inner,
      ),
      hasContent
        ? member('content', contentType(response.content, inner), inner)
        : member('content', neverType, inner, '?'),
    ],
    place,
  )
}

function contentType(content: unknown, place: Place): Type {
  const inner = within(place)
  return block(
    membersOf(content).map(
      ([name, media]) => commentOf(media, inner) + member(name, headerType(media, inner), inner),
    ),
    place,
  )
}
