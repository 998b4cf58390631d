import type { Model, OutputFile, Schema } from '#codegen/model.ts'
import { neededTypes, schemaAddress, withoutProse } from '#codegen/emit/defs.ts'
import { camel, madeBy, quoted } from '#codegen/emit/text.ts'
import { sha256 } from '#codegen/manifest.ts'

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

/** The last result by the schemas it was made of: under --watch most changes leave the inputs alone. */
let last = { key: '', code: '' }

async function compiled(model: Model, all: readonly Entry[]): Promise<string> {
  const inputs = Object.fromEntries(all.map(({ name, schema }) => [name, schema]))
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
    // The server writes its own messages, with suggestions.
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
  const address = (name: string) => `${document.$id}#/$defs/${name}`
  const exported = Object.fromEntries(all.map(({ name }) => [name, address(name)]))
  const code = standaloneCode.default(ajv, exported)
  // The schema that each function was compiled from, by the name Ajv gave the function.
  const sources = new Map<string, string>()
  for (const { name } of all) {
    const { source, schemaEnv } = ajv.getSchema(address(name)) ?? {}
    if (source) sources.set(String(source.validateName), name)
    for (const [ref, type] of Object.entries(schemaEnv?.root.refs ?? {}))
      if (type instanceof Object && 'validateName' in type && type.validateName)
        sources.set(String(type.validateName), ref.replace(address(''), ''))
  }
  return renamed(code, sources)
}

/**
 * Ajv numbers what it declares, so that one new input would change the number, and with it the lines, of
 * everything after it. Here functions are named for their schemas, and constants for what they contain.
 */
function renamed(code: string, sources: ReadonlyMap<string, string>): string {
  const named = replaceNames(code, (name) => {
    const source = sources.get(name)
    if (/^validate\d+$/.test(name) && source === undefined)
      throw new Error(`Ajv compiled ${name} from a schema without a name`)
    return source === undefined ? null : `validate_${source.replaceAll(/\W+/g, '_')}`
  })
  const constants = new Map<string, string>()
  const texts = new Set<string>()
  const once = named.replaceAll(constant, (line, name: string, text: string) => {
    constants.set(name, `${name.replace(/\d+$/, '')}_${sha256(text).slice(0, 12)}`)
    if (texts.has(text)) return ''
    texts.add(text)
    return line
  })
  return replaceNames(once, (name) => constants.get(name) ?? null)
}

/** A constant that Ajv declares outside any function. */
const constant = /^const ((?:schema|func|formats|pattern)\d+) = (.*);\n/gm

/** Returns the code with the names that `rename` returns; names for which it returns null, properties and strings do not change. */
function replaceNames(code: string, rename: (name: string) => string | null): string {
  const names = /(?<![.\w"'/])(?:validate|schema|func|formats|pattern)\d+\b(?!["'])/g
  return code.replaceAll(names, (name) => rename(name) ?? name)
}

async function validators(model: Model): Promise<string> {
  const all = entries(model)
  const code = all.length === 0 ? '' : await compiled(model, all)
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
