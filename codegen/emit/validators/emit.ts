import { Cache } from '#codegen/cache.ts'
import { neededTypes, schemaAddress, withoutProse } from '#codegen/emit/defs.ts'
import type { Task } from '#codegen/emit/validators/ajv.ts'
import { camel, madeBy, quoted } from '#codegen/emit/text.ts'
import type { Model, OutputFile, Schema } from '#codegen/model.ts'

interface Entry {
  readonly id: string
  readonly version: string
  readonly schema: Schema
  /** What the compiled function is exported as: `ideasListsCreate_2_0`. */
  readonly name: string
}

/** Emits server/validators.js and its types: one compiled function for every accepted version of an input. */
export async function emitValidators(model: Model): Promise<OutputFile[]> {
  return [
    { path: 'server/validators.js', text: await validators(model) },
    { path: 'server/validators.d.ts', text: declarations() },
  ]
}

function entries(model: Model): Entry[] {
  return model.capabilities.flatMap(({ id, version, input, earlier }) =>
    [{ version, input }, ...earlier].map((one) => ({
      id,
      version: one.version,
      schema: one.input.schema,
      name: `${camel(id)}_${one.version.replaceAll(/\W/g, '_')}`,
    })),
  )
}

/** The compiled code, by the schemas. Most changes leave the inputs alone. */
const kept = new Cache<string>('validators')

/** The schemas of every accepted version of an input, in one document: a type that many of them share is compiled once. */
export function taskOf(model: Model): Task {
  const all = entries(model)
  const inputs = Object.fromEntries(all.map(({ name, schema }) => [name, schema]))
  const types = neededTypes(model, inputs)
  const $id = schemaAddress(model, 'inputs')
  const document = withoutProse({ $id, $defs: { ...types, ...inputs } }) as Task['document']
  return { document, names: all.map(({ name }) => name) }
}

async function compiled(model: Model): Promise<string> {
  const task = taskOf(model)
  const key = JSON.stringify(task)
  const code = kept.find(key) ?? (await (await compiler()).compile(task))
  kept.keep(key, code)
  return code
}

/** Loaded when something is to be compiled: mostly it is kept. */
function compiler() {
  return import('#codegen/emit/validators/compile.ts')
}

async function validators(model: Model): Promise<string> {
  const all = entries(model)
  const code = all.length === 0 ? '' : await compiled(model)
  const rows = model.capabilities.map(({ id }) => {
    const versions = all
      .filter((entry) => entry.id === id)
      .map(({ version, name }) => `${quoted(version)}: ${name}`)
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

/** True if the value is valid; otherwise \`errors\` has every violation until the next call. */
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
