import type { Capability, Model, Schema } from '#codegen/model.ts'

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

/**
 * The envelope around `data`: the specification's "Response envelope" table, and what contract.md adds.
 * Only what that table requires is required; more properties are welcome.
 */
export function envelopeSchema(
  model: Model,
  data: Schema,
  statuses: readonly string[],
  about: string,
): Schema {
  const error = typeRef(model, 'OutcomeError')
  return {
    type: 'object',
    description: about,
    required: ['contract', 'status', 'outcome'],
    properties: {
      contract: { description: 'Names the contract this answer keeps.', type: 'string', const: model.service.contract },
      status: { description: 'How the call ended. Check it before anything else.', type: 'string', enum: statuses },
      outcome: typeRef(model, 'Outcome'),
      data: { description: "The capability's own data.", ...orNull(data) },
      error: { description: 'Why there is no result; null when there is one.', ...orNull(error) },
      errors: { description: 'The error again, and any that came with it.', type: 'array', items: error },
      effects: {
        description: 'What has happened, each effect confirmed or unconfirmed.',
        ...orNull({ type: 'array', items: typeRef(model, 'Effect') }),
      },
      next_actions: {
        description: 'What may follow, with what is already known of its input.',
        ...orNull({ type: 'array', items: typeRef(model, 'NextAction') }),
      },
      execution_id: { description: 'The durable execution; every write has one.', type: 'string', minLength: 26, maxLength: 26 },
      replayed: { description: 'True when this is the remembered answer to an earlier request with the same key.', type: 'boolean' },
      request_id: { description: 'Correlates the answer with the request and the logs.', type: 'string' },
      capability: {
        description: 'The capability and the version of it that answered.',
        type: 'object',
        required: ['name', 'version'],
        properties: {
          name: { description: 'The name of the capability.', type: 'string' },
          version: { description: 'The version whose input was validated.', type: 'string' },
        },
      },
    },
  }
}

/** The whole answer of one capability; `data` is what its own data is referred to by. */
export function answerSchema(model: Model, capability: Capability, data: Schema): Schema {
  return envelopeSchema(model, data, capability.statuses, `An answer of ${capability.id}.`)
}
