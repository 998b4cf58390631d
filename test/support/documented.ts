import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A JSON body of the document: its schema stands beside its examples. */
export interface DocumentedContent {
  readonly content: {
    readonly 'application/json': { readonly examples?: Record<string, { readonly value: unknown }> }
  }
}

/** An operation of the document. */
export interface DocumentedOperation {
  readonly requestBody?: DocumentedContent
  readonly responses: { readonly 200?: DocumentedContent }
}

/** The OpenAPI document as it was generated. */
export const openapi: { paths: Record<string, Record<string, DocumentedOperation>> } = JSON.parse(
  readFileSync('generated/openapi.json', 'utf8'),
)

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(openapi, 'document')

/** What the document says is wrong with a body that an operation takes or answers; null for nothing. */
export function undocumented(
  path: string,
  method: string,
  part: 'requestBody' | 'responses/200',
  value: unknown,
): ErrorObject[] | null {
  const of = `paths/${path.replaceAll('/', '~1')}/${method}/${part}`
  const validate = ajv.compile({
    $ref: encodeURI(`document#/${of}/content/application~1json/schema`),
  })
  validate(value)
  return validate.errors ?? null
}
