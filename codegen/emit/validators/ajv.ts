import { Ajv2020 } from 'ajv/dist/2020.js'
import uri from 'ajv/dist/runtime/uri.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { nameOf } from '#codegen/emit/validators/write.ts'
import { sha256 } from '#codegen/inputs.ts'
import type { Schema } from '#codegen/model.ts'

/** A document of schemas, and those of its definitions that become exported functions. */
export interface Task {
  readonly document: { readonly $id: string; readonly $defs: { readonly [name: string]: Schema } }
  readonly names: readonly string[]
}

/** The code of validators: a function for each name, and those that they share. */
export function compile({ document, names }: Task): string {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    inlineRefs: false,
    // The server writes its own messages, with suggestions.
    messages: false,
    // Own properties only: `__proto__` and `constructor` of a hostile body are never looked up.
    ownProperties: true,
    strict: true,
    // The schemas of a registry are right; then nothing asks for the schema of schemas.
    validateSchema: false,
    meta: false,
    // Printed and never called here: Ajv need not parse what it has written.
    code: { source: true, esm: true, lines: true, process: () => 'return () => {}' },
    uriResolver: { ...addresses, resolve: resolver() },
  })
  // No schema asks for unevaluated properties; keeping track of them would double the code.
  ajv.opts.unevaluated = false
  addFormats.default(ajv)
  ajv.addSchema(document)
  const address = (name: string) => `${document.$id}#/$defs/${name}`
  const exported = Object.fromEntries(names.map((name) => [name, address(name)]))
  const code = standaloneCode.default(ajv, exported)
  // The schema that each function was compiled from, by the name Ajv gave the function.
  const sources = new Map<string, string>()
  for (const name of names) {
    const { source, schemaEnv } = ajv.getSchema(address(name)) ?? {}
    if (source) sources.set(String(source.validateName), name)
    for (const [ref, type] of Object.entries(schemaEnv?.root.refs ?? {}))
      if (type instanceof Object && 'validateName' in type && type.validateName)
        sources.set(String(type.validateName), ref.replace(address(''), ''))
  }
  return renamed(code, sources)
}

const addresses = uri.default

/** Resolves addresses as Ajv does, each once: every reference of a type asks for the same one. */
function resolver(): (base: string, path: string) => string {
  const known = new Map<string, string>()
  return (base, path) => {
    const key = `${base} ${path}`
    const address = known.get(key) ?? addresses.resolve(base, path)
    known.set(key, address)
    return address
  }
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
    return source === undefined ? null : nameOf(source)
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
