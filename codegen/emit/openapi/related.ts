import type { Model, Schema } from '#codegen/model.ts'
import { answerOver } from '#codegen/emit/answer.ts'
import { mediaPaths, mediaSchemas } from '#codegen/emit/openapi/media_paths.ts'
import { sample, token } from '#codegen/emit/openapi/call_samples.ts'
import { operationPaths } from '#codegen/emit/openapi/operation_paths.ts'
import {
  answerHeaders,
  capabilityProblems,
  problemResponses,
} from '#codegen/emit/openapi/responses.ts'

export const relatedTags = [
  { name: 'Registry', description: 'Executions, and what the service can do.' },
  { name: 'Media', description: 'Files that captures are made from.' },
  { name: 'Assistant', description: 'The hosted natural-language runtime.' },
  { name: 'Operation', description: 'This document, and the health of the service.' },
]

const text = { type: 'string' }
const params = (...names: string[]) =>
  names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
const body = (content: Schema) => ({
  required: true,
  content: { 'application/json': { schema: content } },
})
const answer = (description: string, schema: Schema) => ({
  description,
  headers: answerHeaders,
  content: { 'application/json': { schema } },
})

function pathParameter(name: string, description: string, schema: Schema) {
  return { name, in: 'path', required: true, description, schema }
}

/** The endpoints that are not capabilities themselves. */
export function relatedPaths(model: Model) {
  return { ...registryPaths(model), ...mediaPaths, ...assistantPaths, ...operationPaths }
}

function registryPaths(model: Model) {
  const executions = model.capabilities.find((capability) => capability.id === 'executions.get')
  return {
    '/api/v2/capability-executions/{executionId}': {
      get: {
        operationId: 'getCapabilityExecution',
        summary: 'Poll one execution',
        description:
          'The answer of executions.get. While it runs, the status is accepted and Retry-After says when to ask again.',
        tags: ['Registry'],
        ...sample('/api/v2/capability-executions/6f0bvtwx98fqxvzv62393sfj7j', token),
        parameters: [
          pathParameter('executionId', 'The execution, as a write returned it.', {
            type: 'string',
            minLength: 26,
            maxLength: 26,
          }),
          ...params('Client', 'RequestId'),
        ],
        responses: {
          200:
            executions === undefined
              ? answer('The execution.', { type: 'object' })
              : {
                  ...answer('The execution.', { $ref: '#/$defs/ExecutionAnswer' }),
                  headers: {
                    ...answerHeaders,
                    'Retry-After': { $ref: '#/components/headers/RetryAfter' },
                  },
                },
          ...problemResponses([401, 403, 404, 422, 429, 500, 501, 503]),
        },
      },
    },
    '/api/v2/capabilities': {
      get: {
        operationId: 'listCapabilities',
        summary: 'List the capabilities this token may call',
        description:
          'The registry with its versions and fingerprint, and a self-contained schema of every input and data.',
        tags: ['Registry'],
        ...sample('/api/v2/capabilities', token),
        parameters: params('Client', 'RequestId'),
        responses: {
          200: answer('The registry, as the token may see it.', { $ref: '#/$defs/RegistryAnswer' }),
          ...problemResponses([401, 429, 500, 503]),
        },
      },
    },
    '/api/v2/capabilities/{capability}': {
      get: {
        operationId: 'getCapability',
        summary: 'Describe one capability',
        description: 'One entry of the registry.',
        tags: ['Registry'],
        ...sample(`/api/v2/capabilities/${model.capabilities[0]?.id}`, token),
        parameters: [
          pathParameter('capability', 'The name of the capability.', {
            type: 'string',
            maxLength: 120,
          }),
          ...params('Client', 'RequestId'),
        ],
        responses: {
          200: answer('The capability.', { $ref: '#/$defs/RegistryEntryAnswer' }),
          ...problemResponses([401, 404, 429, 500, 503]),
        },
      },
    },
  }
}

const assistantPaths = {
  '/api/v2/assistant/turns': {
    post: {
      operationId: 'takeAssistantTurn',
      summary: 'Say something to the assistant',
      description: 'The assistant owns interpretation and the state of the conversation.',
      tags: ['Assistant'],
      ...sample(
        '/api/v2/assistant/turns',
        token,
        '-H "Content-Type: application/json"',
        `-d '{"message": "What is planned for Saturday?", "request_key": "turn-1"}'`,
      ),
      parameters: params('Client', 'RequestId'),
      requestBody: body({ $ref: '#/$defs/AssistantTurn' }),
      responses: {
        200: answer('The turn.', { $ref: '#/$defs/AssistantAnswer' }),
        ...problemResponses(capabilityProblems),
      },
    },
  },
  '/api/v2/assistant/prepared-actions/{handle}/commit': {
    post: {
      operationId: 'commitAssistantAction',
      summary: 'Commit an action the assistant prepared',
      description:
        'An explicit later approval of one prepared action, with the channel identity it was prepared under.',
      tags: ['Assistant'],
      ...sample(
        '/api/v2/assistant/prepared-actions/ac_6jhbjvtgp8g02pzaayhv6hfk47/commit',
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

/** Components only the endpoints above use. */
export function relatedSchemas(model: Model, envelope: Schema): { [name: string]: Schema } {
  const registry = {
    registry_version: { ...text, description: 'The version of the registry.' },
    machine_version: {
      ...text,
      description: 'The version this machine-readable description declares.',
    },
    fingerprint: {
      ...text,
      description: 'A hash over the registry; it changes whenever the registry does.',
    },
  }
  const facts = { $ref: '#/$defs/CapabilityFacts' }
  const required = ['registry_version', 'machine_version', 'fingerprint']
  const list: Schema = {
    type: 'object',
    required: [...required, 'items'],
    properties: {
      ...registry,
      items: {
        description: 'The capabilities, in the registry order.',
        type: 'array',
        items: facts,
      },
    },
  }
  const request_key = {
    type: 'string',
    minLength: 1,
    description: 'Unique for this turn; the same key again is a replay.',
  }
  const channel_identity = { type: 'string', description: 'A stable key of the conversation.' }
  return {
    ...executionAnswer(model, envelope),
    ...mediaSchemas(model, envelope),
    RegistryAnswer: answerOver(
      envelope,
      list,
      ['completed'],
      'The registry, as the token may see it.',
    ),
    RegistryEntryAnswer: answerOver(
      envelope,
      facts,
      ['completed'],
      'One capability of the registry.',
    ),
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
}

function executionAnswer(model: Model, envelope: Schema): { [name: string]: Schema } {
  const executions = model.capabilities.find((capability) => capability.id === 'executions.get')
  if (executions === undefined) return {}
  const about = 'The answer of executions.get; accepted while the execution runs.'
  return {
    ExecutionAnswer: answerOver(
      envelope,
      { $ref: '#/$defs/ExecutionsGetData' },
      ['completed', 'accepted'],
      about,
    ),
  }
}
