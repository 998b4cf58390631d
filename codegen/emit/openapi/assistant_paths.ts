import { answerOver } from '#codegen/emit/answer.ts'
import { sample, token } from '#codegen/emit/openapi/call_samples.ts'
import {
  approvalExamples,
  conversationExamples,
  messageExamples,
} from '#codegen/emit/openapi/assistant_examples.ts'
import { answer, body, type Examples, params, pathParameter } from '#codegen/emit/openapi/parts.ts'
import { answerHeaders, problemResponses } from '#codegen/emit/openapi/responses.ts'
import type { Model, Schema } from '#codegen/model.ts'

const problems = [401, 403, 404, 409, 413, 415, 422, 429, 500, 503]
const [json, said] = ['-H "Content-Type: application/json"', 'What is waiting for me?']
const conversation = pathParameter('handle', 'The conversation, as it was returned.', {
  type: 'string',
  maxLength: 64,
})

/** The endpoints of the assistant. */
export function assistantPaths(model: Model) {
  const path = `${model.service.protocol.path}/assistant`
  return {
    [`${path}/turns`]: { post: turn(model, path) },
    [`${path}/prepared-actions/{handle}/commit`]: { post: commit(model, path) },
    [`${path}/conversations`]: { get: conversations(model, path) },
    [`${path}/conversations/{handle}`]: {
      get: oneConversation(model, path),
      delete: deletion(model, path),
    },
  }
}

function turn(model: Model, path: string) {
  return {
    operationId: 'takeAssistantTurn',
    summary: 'Say something to the assistant',
    description:
      'The assistant understands the message, calls capabilities with the abilities of the token, and answers. It asks when it must, and it never sends anything: what reaches other people is prepared, and waits for its own approval.',
    tags: ['Assistant'],
    ...sample(`${path}/turns`, token, json, `-d '{"message": "${said}", "request_key": "turn-1"}'`),
    parameters: params('Client', 'RequestId'),
    requestBody: body(typeOf(model, 'AssistantMessage'), asked(model, messageExamples)),
    responses: {
      200: answer('The turn.', typeOf(model, 'AssistantTurn'), answered(model, messageExamples)),
      ...problemResponses(problems),
    },
  }
}

function commit(model: Model, path: string) {
  const handle = `${model.service.handles.ActionHandle ?? ''}6jhbjvtgp8g02pzaayhv6hfk47`
  return {
    operationId: 'commitAssistantAction',
    summary: 'Commit an action the assistant prepared',
    description:
      'An explicit later approval of one prepared action, with the channel identity it was prepared under.',
    tags: ['Assistant'],
    ...sample(
      `${path}/prepared-actions/${handle}/commit`,
      ...[token, json, `-d '{"request_key": "approval-1"}'`],
    ),
    parameters: [
      pathParameter('handle', 'The prepared action, as it was returned.', {
        type: 'string',
        maxLength: 64,
      }),
      ...params('Client', 'RequestId'),
    ],
    requestBody: body(typeOf(model, 'AssistantApproval'), asked(model, approvalExamples)),
    responses: {
      200: answer(
        'The committed action.',
        typeOf(model, 'AssistantTurn'),
        answered(model, approvalExamples),
      ),
      ...problemResponses(problems),
    },
  }
}

function conversations(model: Model, path: string) {
  const query = (name: string, description: string, schema: Schema) => ({
    ...{ name, in: 'query', required: false, description, schema },
  })
  return {
    operationId: 'listAssistantConversations',
    summary: 'List the conversations of this token',
    description: 'The one that was spoken in last comes first.',
    tags: ['Assistant'],
    ...sample(`${path}/conversations`, token),
    parameters: [
      query('limit', 'How many to return; 25 by default.', {
        type: 'integer',
        minimum: 1,
        maximum: 25,
      }),
      query('cursor', 'Where the page before ended.', { type: 'string', maxLength: 2000 }),
      ...params('Client', 'RequestId'),
    ],
    responses: {
      200: answer(
        'The conversations.',
        { $ref: '#/$defs/AssistantConversationsAnswer' },
        kept(model, 'list'),
      ),
      ...problemResponses([401, 403, 422, 429, 500, 503]),
    },
  }
}

function oneConversation(model: Model, path: string) {
  return {
    operationId: 'getAssistantConversation',
    summary: 'Read one conversation',
    description: 'What was said and answered. Links that give access are left out.',
    tags: ['Assistant'],
    ...sample(`${path}/conversations/${exampleOf(model)}`, token),
    parameters: [conversation, ...params('Client', 'RequestId')],
    responses: {
      200: answer(
        'The conversation.',
        { $ref: '#/$defs/AssistantConversationAnswer' },
        kept(model, 'one'),
      ),
      ...problemResponses([401, 403, 404, 429, 500, 503]),
    },
  }
}

function deletion(model: Model, path: string) {
  return {
    operationId: 'deleteAssistantConversation',
    summary: 'Delete one conversation',
    description:
      'Deletes what was said and answered at once. What was done stays done. Deleting it again answers the same.',
    tags: ['Assistant'],
    ...sample(`${path}/conversations/${exampleOf(model)}`, '-X DELETE', token),
    parameters: [conversation, ...params('Client', 'RequestId')],
    responses: {
      204: { description: 'It is gone.', headers: answerHeaders },
      ...problemResponses([401, 403, 404, 409, 429, 500, 503]),
    },
  }
}

function exampleOf({ service }: Model): string {
  return `${service.handles.ConversationHandle ?? ''}3p0w8zj4c1r6n9k2h5t7v8x4qd`
}

/** A named type of the registry; any object where it does not declare it. */
function typeOf({ types }: Pick<Model, 'types'>, name: string): Schema {
  return types.some((type) => type.name === name)
    ? { $ref: `#/$defs/${name}` }
    : { type: 'object', additionalProperties: true }
}

/** The examples of requests, or of answers; none where the registry does not declare what they are. */
function asked(model: Model, examples: typeof messageExamples): Examples {
  return numbered('said', hasTypes(model) ? examples(model) : [], ({ request }) => request)
}

function answered(model: Model, examples: typeof messageExamples): Examples {
  return numbered('answer', hasTypes(model) ? examples(model) : [], ({ answer: one }) => one)
}

function numbered<One extends { readonly about: string }>(
  name: string,
  all: readonly One[],
  pick: (one: One) => unknown,
): Examples {
  return Object.fromEntries(
    all.map((one, at) => [`${name}${at + 1}`, { summary: one.about, value: pick(one) }]),
  )
}

function kept(model: Model, which: 'list' | 'one'): Examples {
  if (!hasTypes(model)) return {}
  return { answer1: { summary: 'One conversation', value: conversationExamples(model)[which] } }
}

function hasTypes({ types }: Model): boolean {
  return types.some(({ name }) => name === 'AssistantTurn')
}

/** What the bodies and answers of these endpoints refer to. */
export function assistantRefs(model: Model): Schema[] {
  if (model.service.protocol.interfaces.assistant === undefined) return []
  return ['AssistantMessage', 'AssistantApproval', 'AssistantTurn'].map((name) =>
    typeOf(model, name),
  )
}

/** Components that only these endpoints use. */
export function assistantSchemas(model: Model, envelope: Schema): { [name: string]: Schema } {
  const object = (properties: { [name: string]: Schema }): Schema => ({
    type: 'object',
    required: Object.keys(properties),
    properties,
  })
  const list = (items: Schema): Schema => ({ type: 'array', items })
  return {
    AssistantConversationsAnswer: answerOver(
      envelope,
      object({ items: list(typeOf(model, 'AssistantConversation')) }),
      ['completed'],
      'Conversations of one token.',
    ),
    AssistantConversationAnswer: answerOver(
      envelope,
      object({
        conversation: typeOf(model, 'AssistantConversation'),
        turns: list(typeOf(model, 'AssistantSpoken')),
      }),
      ['completed'],
      'One conversation with its turns.',
    ),
  }
}
