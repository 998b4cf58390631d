import { neededTypes, withoutProse } from '#codegen/emit/defs.ts'
import { madeBy } from '#codegen/emit/text.ts'
import type { Capability, Model, OutputFile } from '#codegen/model.ts'

/** Emits docs/try/<id>.js: what the console of a page answers from where no server is, loaded when it is opened. */
export function tryData(model: Model): OutputFile[] {
  return model.capabilities
    .filter(({ surfaces }) => surfaces.includes('api'))
    .map((capability) => ({
      path: `docs/try/${capability.id}.js`,
      text: `// ${madeBy}\nglobalThis.tryData = ${JSON.stringify(dataOf(model, capability))}\n`,
    }))
}

function dataOf(model: Model, { input, examples }: Capability) {
  return {
    schema: withoutProse(input.schema),
    types: withoutProse(neededTypes(model, input.schema)),
    examples: examples.map(({ input, answer }) => ({ input, answer })),
  }
}
