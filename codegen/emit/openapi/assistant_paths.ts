import { sample, token } from '#codegen/emit/openapi/call_samples.ts'
import { answer, body, params, pathParameter } from '#codegen/emit/openapi/parts.ts'
import { capabilityProblems, problemResponses } from '#codegen/emit/openapi/responses.ts'
import type { Model, Schema } from '#codegen/model.ts'

/** The endpoints of the assistant. */
export function assistantPaths({ service }: Model) {
  const path = `${service.protocol.path}/assistant`
  return {
    [`${path}/turns`]: {
      post: {
        operationId: 'takeAssistantTurn',
        summary: 'Say something to the assistant',
        description: 'The assistant owns interpretation and the state of the conversation.',
        tags: ['Assistant'],
        ...sample(
          `${path}/turns`,
          token,
          '-H "Content-Type: application/json"',
          `-d '{"message": "What is new?", "request_key": "turn-1"}'`,
        ),
        parameters: params('Client', 'RequestId'),
        requestBody: body({ $ref: '#/$defs/AssistantTurn' }),
        responses: {
          200: answer('The turn.', { $ref: '#/$defs/AssistantAnswer' }),
          ...problemResponses(capabilityProblems),
        },
      },
    },
    [`${path}/prepared-actions/{handle}/commit`]: {
      post: {
        operationId: 'commitAssistantAction',
        summary: 'Commit an action the assistant prepared',
        description:
          'An explicit later approval of one prepared action, with the channel identity it was prepared under.',
        tags: ['Assistant'],
        ...sample(
          `${path}/prepared-actions/${service.handles.ActionHandle ?? ''}6jhbjvtgp8g02pzaayhv6hfk47/commit`,
          token,
          '-H "Content-Type: application/json"',
          `-d '{"request_key": "approval-1"}'`,
        ),
        parameters: [
          pathParameter('handle', 'The prepared action, as it was returned.', {
            type: 'string',
            maxLength: 64,
          }),
          ...params('Client', 'RequestId'),
        ],
        requestBody: body({ $ref: '#/$defs/AssistantCommit' }),
        responses: {
          200: answer('The committed action.', { $ref: '#/$defs/AssistantAnswer' }),
          ...problemResponses(capabilityProblems),
        },
      },
    },
  }
}

const request_key = {
  type: 'string',
  minLength: 1,
  description: 'Unique for this turn; the same key again is a replay.',
}
const channel_identity = { type: 'string', description: 'A stable key of the conversation.' }

/** Components that only these endpoints use. */
export const assistantSchemas: { readonly [name: string]: Schema } = {
  AssistantTurn: {
    description: 'One thing said to the assistant.',
    type: 'object',
    required: ['message', 'request_key'],
    properties: {
      message: { type: 'string', description: 'What the person says.' },
      request_key,
      channel_identity,
    },
  },
  AssistantCommit: {
    description: 'Approval of one prepared action.',
    type: 'object',
    required: ['request_key'],
    properties: { request_key, channel_identity },
  },
  AssistantAnswer: {
    description: 'What the assistant answers.',
    type: 'object',
    additionalProperties: true,
  },
}
