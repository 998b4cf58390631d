import type { Model, OutputFile, Schema } from '#codegen/model.ts'
import { neededTypes, schemaAddress, withoutProse } from '#codegen/emit/defs.ts'
import { madeBy, quoted } from '#codegen/emit/text.ts'

interface Entry {
  readonly id: string
  readonly version: string
  readonly schema: Schema
}

/** Emits server/validators.js and its types: one compiled function for every accepted version of an input. */
export async function emitValidators(model: Model): Promise<OutputFile[]> {
  return [
    { path: 'server/validators.js', text: await validators(model) },
    { path: 'server/validators.d.ts', text: declarations() },
  ]
}

function entries(model: Model): Entry[] {
  return model.capabilities.flatMap(({ id, version, input, earlier }) => [
    { id, version, schema: input.schema },
    ...earlier.map((other) => ({ id, version: other.version, schema: other.input.schema })),
  ])
}

/** The last result by the schemas it was made of: under --watch most changes leave the inputs alone. */
let last = { key: '', code: '' }

async function compiled(model: Model, all: readonly Entry[]): Promise<string> {
  const inputs = Object.fromEntries(all.map((entry, at) => [`i${at}`, entry.schema]))
  const types = neededTypes(model, inputs)
  const $id = schemaAddress(model, 'inputs')
  // One document, so that a type many inputs share is compiled once.
  const document = withoutProse({ $id, $defs: { ...types, ...inputs } }) as { $id: string }
  const key = JSON.stringify(document)
  if (last.key === key) return last.code
  last = { key, code: await standalone(document, all) }
  return last.code
}

async function standalone(document: { $id: string }, all: readonly Entry[]): Promise<string> {
  const [{ Ajv2020 }, { default: addFormats }, { default: standaloneCode }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
    import('ajv/dist/standalone/index.js'),
  ])
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    inlineRefs: false,
    // The server words its own, with what was meant.
    messages: false,
    // Own properties only: `__proto__` and `constructor` of a hostile body are never looked up.
    ownProperties: true,
    strict: true,
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
  })
  // No schema asks for unevaluated properties; keeping track of them would double the code.
  ajv.opts.unevaluated = false
  addFormats.default(ajv)
  ajv.addSchema(document)
  const exported = all.map((_, at) => [`i${at}`, `${document.$id}#/$defs/i${at}`])
  return standaloneCode.default(ajv, Object.fromEntries(exported))
}

async function validators(model: Model): Promise<string> {
  const all = entries(model)
  const code = all.length === 0 ? '' : await compiled(model, all)
  const rows = model.capabilities.map(({ id }) => {
    const versions = all.flatMap((entry, at) =>
      entry.id === id ? [`${quoted(entry.version)}: i${at}`] : [],
    )
    return `  ${quoted(id)}: { __proto__: null, ${versions.join(', ')} },\n`
  })
  return `// ${madeBy}
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
${code}
export const inputs = {
${rows.join('')}}
`
}

function declarations(): string {
  return `// ${madeBy}
import type { CapabilityId } from '../types.ts'

/** One way in which a value breaks its schema. */
export interface Violation {
  /** JSON Pointer to the value; empty for the whole input. */
  readonly instancePath: string
  readonly schemaPath: string
  /** The JSON Schema keyword that was broken. */
  readonly keyword: string
  readonly params: { readonly [name: string]: unknown }
}

/** True when the value is valid; otherwise \`errors\` holds every violation until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

/** By capability and version: the current version and every earlier one still accepted. */
export declare const inputs: {
  readonly [Id in CapabilityId]: { readonly [version: string]: Validate | undefined }
}
`
}
