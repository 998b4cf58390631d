import { createHash } from 'node:crypto'
import { type Code, code } from '#codegen/emit/docs/page.ts'
import type { Capability, Model } from '#codegen/model.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { propertyName, quoted } from '#codegen/emit/text.ts'

type Input = { readonly [field: string]: unknown }

/** Makes a key in a shell: a new one each time the command is pasted. */
const shellKey = '$(openssl rand -hex 16)'

/** The headers of a write that curl sends, in a sample. */
export const shellKeyHeader = `-H "Idempotency-Key: ${shellKey}"`

/** A key for a sample that cannot make one: of other samples it differs, and each generation gives the same. */
function exampleKey(...parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  // A UUID of version 8: one with digits of one's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** A call that works when pasted, with $BASE_URL and $TOKEN set. */
export function curl(model: Model, capability: Capability, input: Input): string {
  const lines = [
    `curl "$BASE_URL${capabilityPath(model, capability.id)}"`,
    '-H "Authorization: Bearer $TOKEN"',
    '-H "Content-Type: application/json"',
    ...(capability.idempotency_key ? [shellKeyHeader] : []),
    `-d '${shellText(input)}'`,
  ]
  return lines.join(' \\\n  ')
}

/** JSON between single quotes. A variable of the shell stands outside of them. */
function shellText(input: Input): string {
  const mark = '\u0000'
  return json(input, (name) => `${mark}${name}${mark}`)
    .replaceAll("'", "'\\''")
    .replaceAll(/\\u0000(\w+)\\u0000/g, `'"$$$1"'`)
}

/** An input as JSON, with what a variable is written as. */
function json(input: Input, variable: (name: string) => string): string {
  const written = (_: string, value: unknown) =>
    value instanceof Variable ? variable(value.name) : value
  return JSON.stringify(input, written, 2)
}

/** The same call in a shell, which shows its answer and keeps texts of it in variables of these names. */
export function curlKeeping(
  model: Model,
  capability: Capability,
  input: Input,
  fields: readonly string[],
): string {
  const command = curl(model, capability, input).replace('curl ', 'curl -s ')
  // With what every shell has.
  const kept = fields.map(
    (field) =>
      `${field}=$(echo "$answer" | grep -o '"${field}":"[^"]*"' | head -n 1 | cut -d '"' -f 4)`,
  )
  return [`answer=$(${command})`, 'echo "$answer"', ...kept].join('\n')
}

/** One request in every way the capability can be called. */
export function requests(model: Model, capability: Capability, input: Input): Code[] {
  const onApi = capability.surfaces.includes('api')
  return [
    ...(onApi ? [code('sh', 'curl', curl(model, capability, input))] : []),
    ...(onApi ? [code('ts', 'SDK', sdk(capability, input))] : []),
    ...(capability.tool === null ? [] : [code('json', 'MCP', mcp(capability, input))]),
  ]
}

/** How the SDK's client is made. */
export function client(model: Model): string {
  const { brand } = model.service
  return `import { createClient } from '@${brand}/sdk'

const { BASE_URL = '', TOKEN = '' } = process.env
const client = createClient({ baseUrl: BASE_URL, token: TOKEN })`
}

/** The same call through the SDK, which makes the key itself. */
export function sdk(capability: Capability, input: Input, name = 'answer'): string {
  const fields = Object.keys(input).length === 0 ? '' : javascript(input, '')
  return `const ${name} = await client.${capability.id}(${fields})`
}

/** A variable in an input, written as its name and not as a text. */
export class Variable {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

function javascript(value: unknown, indent: string): string {
  if (value instanceof Variable) return value.name
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => javascript(item, deeper)).join(', ')}]`
    if (!flat.includes('\n') && flat.length < 80) return flat
    return `[\n${value.map((item) => `${deeper}${javascript(item, deeper)},\n`).join('')}${indent}]`
  }
  const members = Object.entries(value).map(([name, item]) =>
    item instanceof Variable && item.name === name
      ? `${deeper}${name},\n`
      : `${deeper}${propertyName(name)}: ${javascript(item, deeper)},\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}

/** The parameters of `tools/call`. The same call at another place of a story, `at`, has another key. */
export function mcp(capability: Capability, input: Input, at = ''): string {
  const key = { idempotency_key: exampleKey(capability.id, input, at) }
  const called = { ...input, ...(capability.idempotency_key && key) }
  return json({ name: capability.tool, arguments: called }, (name) => `<${name}>`)
}

/** The configuration that tells an MCP client where the service is. */
export function mcpConfiguration(model: Model): string {
  const server = { type: 'http', url: '$BASE_URL/mcp', headers: { Authorization: 'Bearer $TOKEN' } }
  return JSON.stringify({ mcpServers: { [model.service.brand]: server } }, null, 2)
}
