import type { Capability, Model, Schema } from '#codegen/model.ts'
import { answerOver } from '#codegen/emit/answer.ts'
import { mediaPaths, mediaSchemas } from '#codegen/emit/openapi/media_paths.ts'
import { assistantPaths, assistantSchemas } from '#codegen/emit/openapi/assistant_paths.ts'
import { sample, token } from '#codegen/emit/openapi/call_samples.ts'
import { operationPaths } from '#codegen/emit/openapi/operation_paths.ts'
import { answer, params, pathParameter } from '#codegen/emit/openapi/parts.ts'
import { answerHeaders, problemResponses } from '#codegen/emit/openapi/responses.ts'
import { pascal } from '#codegen/emit/text.ts'

/** The tags of the endpoints that are not capabilities themselves. */
export function relatedTags({ service }: Model) {
  const { executions, interfaces } = service.protocol
  const { media, assistant } = interfaces
  const registry =
    executions === null ? 'What the service can do.' : 'Executions, and what the service can do.'
  return [
    { name: 'Registry', description: registry },
    ...(media === undefined ? [] : [{ name: 'Media', description: media }]),
    ...(assistant === undefined ? [] : [{ name: 'Assistant', description: assistant }]),
    { name: 'Operation', description: 'This document, and the health of the service.' },
  ]
}

const text = { type: 'string' }

/** The endpoints that are not capabilities themselves. */
export function relatedPaths(model: Model) {
  const { media, assistant } = model.service.protocol.interfaces
  return {
    ...executionPaths(model),
    ...registryPaths(model),
    ...(media === undefined ? {} : mediaPaths(model)),
    ...(assistant === undefined ? {} : assistantPaths(model)),
    ...operationPaths,
  }
}

/** The capability that reads executions; undefined if there is none. */
function executionsOf({ service, capabilities }: Model): Capability | undefined {
  return capabilities.find(({ id }) => id === service.protocol.executions)
}

function executionPaths(model: Model) {
  const executions = executionsOf(model)
  if (executions === undefined) return {}
  const path = `${model.service.protocol.path}/capability-executions`
  return {
    [`${path}/{executionId}`]: {
      get: {
        operationId: 'getCapabilityExecution',
        summary: 'Poll one execution',
        description: `The answer of ${executions.id}. While it runs, the status is accepted and Retry-After says when to ask again.`,
        tags: ['Registry'],
        ...sample(`${path}/6f0bvtwx98fqxvzv62393sfj7j`, token),
        parameters: [
          pathParameter('executionId', 'The execution, as a write returned it.', {
            type: 'string',
            minLength: 26,
            maxLength: 26,
          }),
          ...params('Client', 'RequestId'),
        ],
        responses: {
          200: {
            ...answer('The execution.', { $ref: '#/$defs/ExecutionAnswer' }),
            headers: {
              ...answerHeaders,
              'Retry-After': { $ref: '#/components/headers/RetryAfter' },
            },
          },
          ...problemResponses([401, 403, 404, 422, 429, 500, 503]),
        },
      },
    },
  }
}

function registryPaths(model: Model) {
  const path = `${model.service.protocol.path}/capabilities`
  return {
    [path]: {
      get: {
        operationId: 'listCapabilities',
        summary: 'List the capabilities this token may call',
        description:
          'The registry with its versions and fingerprint, and a self-contained schema of every input and data.',
        tags: ['Registry'],
        ...sample(path, token),
        parameters: params('Client', 'RequestId'),
        responses: {
          200: answer('The registry, as the token may see it.', { $ref: '#/$defs/RegistryAnswer' }),
          ...problemResponses([401, 429, 500, 503]),
        },
      },
    },
    [`${path}/{capability}`]: {
      get: {
        operationId: 'getCapability',
        summary: 'Describe one capability',
        description: 'One entry of the registry.',
        tags: ['Registry'],
        ...sample(`${path}/${model.capabilities[0]?.id}`, token),
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
  const { media, assistant } = model.service.protocol.interfaces
  return {
    ...executionAnswer(model, envelope),
    ...(media === undefined ? {} : mediaSchemas(envelope)),
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
    ...(assistant === undefined ? {} : assistantSchemas(model, envelope)),
  }
}

function executionAnswer(model: Model, envelope: Schema): { [name: string]: Schema } {
  const executions = executionsOf(model)
  if (executions === undefined) return {}
  const about = `The answer of ${executions.id}; accepted while the execution runs.`
  return {
    ExecutionAnswer: answerOver(
      envelope,
      { $ref: `#/$defs/${pascal(executions.id)}Data` },
      ['completed', 'accepted'],
      about,
    ),
  }
}
