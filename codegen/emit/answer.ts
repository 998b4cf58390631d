import type { Model, Schema } from '#codegen/model.ts'

/** A reference to a type of spec/types/envelope.yaml. */
function typeRef(model: Model, name: string): Schema {
  if (!model.types.some((type) => type.name === name)) {
    throw new Error(`spec/types has no ${name}, which every answer needs`)
  }
  return { $ref: `#/$defs/${name}` }
}

function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] }
}

/** What every answer has in common: the specification's "Response envelope", and what contract.md adds. */
function common(model: Model): { [property: string]: Schema } {
  const error = typeRef(model, 'OutcomeError')
  return {
    outcome: typeRef(model, 'Outcome'),
    error: { description: 'Why there is no result; null if there is one.', ...orNull(error) },
    errors: {
      description: 'The error again, and any that came with it.',
      type: 'array',
      items: error,
    },
    effects: {
      description: 'What has happened, each effect confirmed or unconfirmed.',
      type: 'array',
      items: typeRef(model, 'Effect'),
    },
    next_actions: {
      description: 'What may follow, with the known part of its input.',
      type: 'array',
      items: typeRef(model, 'NextAction'),
    },
    execution_id: {
      description: 'The durable execution; every write has one.',
      type: 'string',
      minLength: 26,
      maxLength: 26,
    },
    replayed: {
      description: 'True if this is the stored answer to an earlier request with the same key.',
      type: 'boolean',
    },
    request_id: {
      description: 'Correlates the answer with the request and the logs.',
      type: 'string',
    },
    capability: {
      description: 'The capability and the version of it that answered.',
      type: 'object',
      required: ['name', 'version'],
      properties: {
        name: { description: 'The name of the capability.', type: 'string' },
        version: { description: 'The version whose input was validated.', type: 'string' },
      },
    },
  }
}

function contract(model: Model): Schema {
  const description = 'Names the contract this answer keeps.'
  return { description, type: 'string', const: model.service.contract }
}

/** The part that differs from capability to capability. */
function own(data: Schema, statuses: readonly string[]): { [property: string]: Schema } {
  return {
    status: {
      description: 'How the call ended. Check it before anything else.',
      type: 'string',
      enum: statuses,
    },
    data: { description: "The capability's own data.", ...orNull(data) },
  }
}

/** The whole answer in one object. Only what the specification requires is required. */
export function answerSchema(
  model: Model,
  data: Schema,
  statuses: readonly string[],
  about: string,
): Schema {
  const { status = {}, data: inner = {} } = own(data, statuses)
  const { outcome = {}, ...rest } = common(model)
  return {
    description: about,
    type: 'object',
    required: ['contract', 'status', 'outcome'],
    properties: { contract: contract(model), status, outcome, data: inner, ...rest },
  }
}

/** The common part alone, for documents that hold many answers. */
export function envelopeSchema(model: Model): Schema {
  return {
    description: 'What every answer with HTTP status 200 has in common.',
    type: 'object',
    required: ['contract', 'outcome'],
    properties: { contract: contract(model), ...common(model) },
  }
}

/** An answer on top of the common part. */
export function answerOver(
  envelope: Schema,
  data: Schema,
  statuses: readonly string[],
  about: string,
): Schema {
  const properties = own(data, statuses)
  return {
    description: about,
    allOf: [envelope, { type: 'object', required: ['status'], properties }],
  }
}
