import { answerHeaders } from '#codegen/emit/openapi/responses.ts'
import type { Schema } from '#codegen/model.ts'

/** References to shared parameters. */
export const params = (...names: string[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))

/** A required body of JSON. */
export const body = (content: Schema, examples: Examples = {}) => ({
  required: true,
  content: { 'application/json': { schema: content, ...shown(examples) } },
})

/** An answer of JSON. */
export const answer = (description: string, schema: Schema, examples: Examples = {}) => ({
  description,
  headers: answerHeaders,
  content: { 'application/json': { schema, ...shown(examples) } },
})

/** Examples by their names. */
export type Examples = { [name: string]: { summary: string; value: unknown } }

/** Nothing if there is no example: an empty map is not valid. */
export function shown(all: Examples): { examples?: Examples } {
  return Object.keys(all).length > 0 ? { examples: all } : {}
}

/** A required part of the address. */
export function pathParameter(name: string, description: string, schema: Schema) {
  return { name, in: 'path', required: true, description, schema }
}
