import { answerHeaders } from '#codegen/emit/openapi/responses.ts'
import type { Schema } from '#codegen/model.ts'

/** References to shared parameters. */
export const params = (...names: string[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** A required body of JSON. */
export const body = (content: Schema) => ({
  required: true,
  content: { 'application/json': { schema: content } },
})

/** An answer of JSON. */
export const answer = (description: string, schema: Schema) => ({
  description,
  headers: answerHeaders,
  content: { 'application/json': { schema } },
})

/** A required part of the address. */
export function pathParameter(name: string, description: string, schema: Schema) {
  return { name, in: 'path', required: true, description, schema }
}
