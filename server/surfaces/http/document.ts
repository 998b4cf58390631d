import { readFileSync } from 'node:fs'
import { protocol } from '#generated/server/capabilities.ts'
import { generatedFolder } from '#generated/server/folder.ts'

/** The parts of the OpenAPI document that are used here. */
export interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters?: Record<string, Parameter>
    [kind: string]: Record<string, unknown> | undefined
  }
}

interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  schema?: object
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: unknown
  [member: string]: unknown
}

const file = new URL('openapi.json', generatedFolder)

/** The generated OpenAPI document, as text, without the surfaces that the operator has turned off. */
export function openapiText(off: readonly string[] = []): string {
  const text = readFileSync(file, 'utf8')
  if (!off.includes('assistant')) return text
  const document: Document & { tags?: { name: string }[] } = JSON.parse(text)
  const paths = Object.entries(document.paths).filter(
    ([path]) => !path.startsWith(`${protocol.path}/assistant/`),
  )
  // Only those endpoints refer to them.
  const schemas = Object.entries(document.components.schemas ?? {}).filter(
    ([name]) => !name.startsWith('Assistant'),
  )
  const without = {
    ...document,
    tags: document.tags?.filter(({ name }) => name !== 'Assistant'),
    paths: Object.fromEntries(paths),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  }
  return JSON.stringify(without, (name, value: unknown) =>
    name === 'surfaces' && Array.isArray(value)
      ? value.filter((surface) => surface !== 'assistant')
      : value,
  )
}

/**
 * The document of one path alone, with the components it needs. Without `bodies` its bodies are plain
 * objects. Null for a path it does not have.
 */
export function partOf(document: Document, path: string, bodies: boolean): unknown {
  const item = document.paths[path]
  if (!item) return null
  // What can be read can be asked for without its body, too.
  const methods = Object.entries({ ...(item.get && { head: item.get }), ...item })
  const operations = methods.map(([method, operation]) => [
    method,
    reduced(operation, document.components, bodies),
  ])
  const paths = { [path]: Object.fromEntries(operations) }
  const part = {
    openapi: document.openapi,
    info: { title: document.info.title, version: document.info.version },
    paths,
    components: needed(document.components, paths),
  }
  return JSON.parse(JSON.stringify(part, withoutDefault))
}

/** Whether the document has such a request and looks at nothing of it but its content type and its body. */
export function isPlain({ paths, components }: Document, path: string, method: string): boolean {
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) return false
  return !(operation.parameters ?? []).some((one) => canRefuse(resolved(one, components)))
}

// It would write the defaults of the bare form into an envelope, and then refuse what it wrote.
function withoutDefault(this: object, name: string, value: unknown): unknown {
  return name === 'default' && 'type' in this ? undefined : value
}

function reduced(
  operation: Operation,
  components: Document['components'],
  bodies: boolean,
): Operation {
  const { requestBody } = operation
  const parameters = (operation.parameters ?? [])
    .map((one) => resolved(one, components))
    .filter(canRefuse)
  const plain = { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody: bodies ? requestBody : plain }),
    responses: {},
  }
}

/** A parameter itself: the validator looks a reference up again with each request. */
function resolved(parameter: Parameter, components: Document['components']): Parameter {
  const name = parameter.$ref?.split('/').at(-1) ?? ''
  return components.parameters?.[name] ?? parameter
}

/**
 * An optional header that may be any text never refuses a request; validating it only costs time. Keys are required
 * on every surface, so `invoke` checks them, with their own codes.
 */
function canRefuse({ in: place, name, required, schema }: Parameter): boolean {
  if (place !== 'header') return true
  if (name?.toLowerCase() === 'idempotency-key') return false
  return required === true || Object.keys(schema ?? {}).some((keyword) => keyword !== 'type')
}

/** The components that a part of the document refers to, however deep. */
function needed(components: Document['components'], part: unknown): Document['components'] {
  const found: Document['components'] = {}
  const open = references(part)
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    const [, , kind = '', name = ''] = ref.split('/')
    const component = components[kind]?.[name]
    if (component === undefined || found[kind]?.[name] !== undefined) continue
    found[kind] = { ...found[kind], [name]: component }
    open.push(...references(component))
  }
  return found
}

function references(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([member, inner]) =>
    member === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}
