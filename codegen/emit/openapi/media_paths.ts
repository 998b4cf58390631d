import type { Model, Schema } from '#codegen/model.ts'
import { answerOver } from '#codegen/emit/answer.ts'
import { shellKeyHeader } from '#codegen/emit/docs/samples.ts'
import { sample, token } from '#codegen/emit/openapi/call_samples.ts'
import { answerHeaders, problemResponses } from '#codegen/emit/openapi/responses.ts'

/** What the body of an upload may be. */
const types = [
  ...['image/*', 'text/plain', 'text/html', 'text/csv', 'text/calendar', 'message/rfc822'],
  ...['application/geo+json', 'application/octet-stream'],
]

const file = { schema: { type: 'string', format: 'binary' } }
const parameters = ['IdempotencyKey', 'Client', 'RequestId'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}))

function answer(description: string, name: string) {
  return {
    description,
    headers: { ...answerHeaders, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    content: { 'application/json': { schema: { $ref: `#/$defs/${name}` } } },
  }
}

/** The endpoints that take and delete files. */
export function mediaPaths({ service }: Model) {
  const path = `${service.protocol.path}/media`
  const example = `${service.handles.MediaRef ?? ''}3p0w8zj4c1r6n9k2h5t7v8x4qd`
  return {
    [path]: {
      post: {
        operationId: 'uploadMedia',
        summary: 'Send a file',
        description:
          'The body is one file: a picture (JPEG, PNG, WebP, GIF, AVIF) or a text, at most 10 MiB. The answer has its reference, media_ref, for the capabilities that take files. It is deleted after a day unless something uses it.',
        tags: ['Media'],
        ...sample(
          path,
          token,
          '-H "Content-Type: text/plain"',
          shellKeyHeader,
          '--data-binary "Open day, 12 December 2026, 8 pm"',
        ),
        parameters,
        requestBody: {
          required: true,
          content: Object.fromEntries(types.map((type) => [type, file])),
        },
        responses: {
          200: answer('The file, or limit_reached.', 'MediaUploadAnswer'),
          ...problemResponses([401, 403, 409, 413, 415, 422, 429, 500, 503]),
        },
      },
    },
    [`${path}/{mediaRef}`]: {
      delete: {
        operationId: 'deleteMedia',
        summary: 'Delete a file',
        description: 'Deletes a file at once. What used it goes on without it.',
        tags: ['Media'],
        ...sample(`${path}/${example}`, '-X DELETE', token, shellKeyHeader),
        parameters: [
          {
            name: 'mediaRef',
            in: 'path',
            required: true,
            description: 'The file, as its upload returned it.',
            schema: { type: 'string', maxLength: 40 },
          },
          ...parameters,
        ],
        responses: {
          200: answer('The file is gone.', 'MediaDeleteAnswer'),
          ...problemResponses([401, 403, 404, 409, 422, 429, 500, 503]),
        },
      },
    },
  }
}

/** Components that only these endpoints use. */
export function mediaSchemas(envelope: Schema): { [name: string]: Schema } {
  const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
  const data = (field: string, schema: Schema): Schema => ({
    type: 'object',
    required: [field],
    properties: { [field]: schema },
  })
  return {
    MediaUploadAnswer: answerOver(
      envelope,
      data('media', ref('Media')),
      ['completed', 'failed'],
      'An uploaded file, or why it is not stored.',
    ),
    MediaDeleteAnswer: answerOver(
      envelope,
      data('media_ref', ref('MediaRef')),
      ['completed'],
      'A deleted file.',
    ),
  }
}
