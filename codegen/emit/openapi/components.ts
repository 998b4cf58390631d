import type { Capability, Model, Schema } from '#codegen/model.ts'
import { answerOver, envelopeSchema } from '#codegen/emit/answer.ts'
import { withCandidates } from '#codegen/emit/candidates.ts'
import { neededTypes } from '#codegen/emit/defs.ts'
import { pascal } from '#codegen/emit/text.ts'
import { assistantRefs } from '#codegen/emit/openapi/assistant_paths.ts'
import { relatedSchemas } from '#codegen/emit/openapi/related.ts'

const defs = '#/$defs/'
const envelope = { $ref: `${defs}Envelope` }

/** Named types are components here; all other references are unchanged. */
export function componentRef(ref: string): string {
  return ref.startsWith(defs) ? `#/components/schemas/${ref.slice(defs.length)}` : ref
}

/** `ideas.capture` 2.0 → `IdeasCaptureInput_2_0`; the current input has no suffix. */
function inputName(capability: Capability, earlier?: string): string {
  const base = `${pascal(capability.id)}Input`
  return earlier === undefined ? base : `${base}_${earlier.replaceAll(/[^A-Za-z0-9]/g, '_')}`
}

/** Everything under components.schemas. Capabilities that are not on the API surface are omitted. */
export function schemaComponents(model: Model): { [name: string]: Schema } {
  const own: { [name: string]: Schema } = { Envelope: envelopeSchema(model) }
  for (const capability of model.capabilities) {
    if (!capability.surfaces.includes('api')) continue
    Object.assign(own, capabilityComponents(capability))
  }
  Object.assign(own, relatedSchemas(model, envelope))
  const error = withCandidates(model, { ...neededTypes(model, { $ref: '#/$defs/OutcomeError' }) })
  const types = withCandidates(
    model,
    neededTypes(model, [own, ...assistantRefs(model), { $ref: '#/$defs/Problem' }, error]),
  )
  for (const name of Object.keys(types)) {
    if (name in own) throw new Error(`the type ${name} has the name of a capability's component`)
  }
  return { ...types, ...own }
}

function capabilityComponents(capability: Capability): { [name: string]: Schema } {
  const name = pascal(capability.id)
  const input = { $ref: `${defs}${inputName(capability)}` }
  const components: { [name: string]: Schema } = {
    [inputName(capability)]: described(
      capability.input.schema,
      `Input of ${capability.id} ${capability.version}.`,
    ),
  }
  const forms = [bareForm(capability, input), envelopeForm(capability.version, input, false)]
  for (const earlier of capability.earlier) {
    const earlierName = inputName(capability, earlier.version)
    const about = `Input of ${capability.id} as version ${earlier.version} has it.`
    components[earlierName] = described(earlier.input.schema, about)
    forms.push(envelopeForm(earlier.version, { $ref: `${defs}${earlierName}` }, true))
  }
  const data = { $ref: `${defs}${name}Data` }
  return {
    ...components,
    [`${name}Body`]: { description: `Either form of a body for ${capability.id}.`, anyOf: forms },
    [`${name}Data`]: described(capability.data.schema, `Data of ${capability.id}.`),
    [`${name}Answer`]: answerOver(
      envelope,
      data,
      capability.statuses,
      `An answer of ${capability.id}.`,
    ),
  }
}

function described(schema: Schema, description: string): Schema {
  return { description, ...schema }
}

/** The input itself. A body with the key `input` is the envelope, so an open input must exclude that key. */
function bareForm(capability: Capability, input: Schema): Schema {
  if (capability.input.strict) return input
  return {
    title: 'Bare',
    allOf: [input, { type: 'object', not: { properties: { input: {} }, required: ['input'] } }],
  }
}

function envelopeForm(version: string, input: Schema, versionRequired: boolean): Schema {
  return {
    title: `Envelope of version ${version}`,
    type: 'object',
    required: versionRequired ? ['version', 'input'] : ['input'],
    properties: {
      version: {
        description: 'The version the input is written for.',
        type: 'string',
        const: version,
      },
      input,
    },
    additionalProperties: false,
  }
}
