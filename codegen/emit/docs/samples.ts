import { type Code, code } from '#codegen/emit/docs/page.ts'
import type { Capability, Model } from '#codegen/model.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { propertyName, quoted } from '#codegen/emit/text.ts'

type Input = { readonly [field: string]: unknown }

/** A key as a reader would make one; the same on every page, so that pages change only with the registry. */
export const exampleKey = '8f2c1c1e-0d5a-4b0e-9d2f-5f3a6c1b7e42'

/** A call that works when pasted, with $BASE_URL and $TOKEN set. */
export function curl(model: Model, capability: Capability, input: Input): string {
  const lines = [
    `curl "$BASE_URL${capabilityPath(model, capability.id)}"`,
    '-H "Authorization: Bearer $TOKEN"',
    '-H "Content-Type: application/json"',
    ...(capability.idempotency_key ? [`-H "Idempotency-Key: ${exampleKey}"`] : []),
    `-d '${JSON.stringify(input, null, 2).replaceAll("'", "'\\''")}'`,
  ]
  return lines.join(' \\\n  ')
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
  const members = Object.entries(value).map(
    ([name, item]) => `${deeper}${propertyName(name)}: ${javascript(item, deeper)},\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}

/** The parameters of `tools/call`. */
export function mcp(capability: Capability, input: Input): string {
  const key = capability.idempotency_key ? { idempotency_key: exampleKey } : {}
  return JSON.stringify({ name: capability.tool, arguments: { ...input, ...key } }, null, 2)
}

/** The configuration that tells an MCP client where the service is. */
export function mcpConfiguration(model: Model): string {
  const server = { type: 'http', url: '$BASE_URL/mcp', headers: { Authorization: 'Bearer $TOKEN' } }
  return JSON.stringify({ mcpServers: { [model.service.brand]: server } }, null, 2)
}
