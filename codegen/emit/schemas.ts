import type { Capability, Model, OutputFile } from '#codegen/model.ts'
import { answerSchema } from '#codegen/emit/answer.ts'
import { allStandard, neededTypes, schemaAddress } from '#codegen/emit/defs.ts'
import { json, madeBy } from '#codegen/emit/text.ts'

/** Emits schemas/<id>.json: one self-contained JSON Schema per capability, which itself describes the answer. */
export function emitSchemas(model: Model): OutputFile[] {
  return model.capabilities.map((capability) => ({
    path: `schemas/${capability.id}.json`,
    text: json(capabilitySchema(model, capability)),
  }))
}

function capabilitySchema(model: Model, capability: Capability) {
  const own = {
    input: capability.input.schema,
    ...Object.fromEntries(
      capability.earlier.map((earlier) => [`input@${earlier.version}`, earlier.input.schema]),
    ),
    data: capability.data.schema,
    answer: answerSchema(
      model,
      { $ref: '#/$defs/data' },
      capability.statuses,
      `An answer of ${capability.id}.`,
    ),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaAddress(model, capability.id),
    $comment: madeBy,
    title: `${capability.id} ${capability.version}`,
    description: `${capability.summary}. This document describes the answer; #/$defs/input describes the input.`,
    $ref: '#/$defs/answer',
    $defs: allStandard({ ...neededTypes(model, own), ...own }),
  }
}
