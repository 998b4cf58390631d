import { sample } from '#codegen/emit/openapi/call_samples.ts'
import type { Schema } from '#codegen/model.ts'

function operationPath(
  path: string,
  operationId: string,
  summary: string,
  description: string,
  schema: Schema,
  unready: boolean,
) {
  const plain = { description, content: { 'application/json': { schema } } }
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['Operation'],
      ...sample(path),
      security: [],
      responses: {
        200: plain,
        // A range of codes makes some generators write clients that do not compile.
        400: {
          description: 'The request itself is malformed.',
          content: { 'application/problem+json': { schema: { $ref: '#/$defs/Problem' } } },
        },
        ...(unready ? { 503: { ...plain, description: 'Not ready.' } } : {}),
      },
    },
  }
}

const status = { type: 'object', required: ['status'], properties: { status: { type: 'string' } } }

/** Endpoints without a token: the description of the service and its health. */
export const operationPaths = {
  '/openapi.json': operationPath(
    '/openapi.json',
    'getDescription',
    'Get this document',
    'The machine-readable description.',
    { type: 'object' },
    false,
  ),
  '/healthz': operationPath(
    '/healthz',
    'getHealth',
    'Is the process up',
    'The process answers.',
    status,
    false,
  ),
  '/readyz': operationPath(
    '/readyz',
    'getReadiness',
    'Can requests be served',
    'The database answers and is current.',
    status,
    true,
  ),
}
