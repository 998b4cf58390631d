import { type Code, code } from '#codegen/emit/docs/page.ts'
import { requests, Variable } from '#codegen/emit/docs/samples.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import type { Capability, Model } from '#codegen/model.ts'

/** One request in every way the pages show it: as in the OpenAPI document, and in Python where there is an endpoint. */
export function requestTabs(model: Model, capability: Capability, input: Input): Code[] {
  const all = requests(model, capability, input)
  const after = all.findIndex(({ title }) => title === 'SDK') + 1
  return after === 0
    ? all
    : all.toSpliced(after, 0, code('python', 'Python', python(model, capability, input)))
}

type Input = { readonly [field: string]: unknown }

/** The same call with Python's standard library alone; BASE_URL and the token come from the environment. */
export function python(
  model: Model,
  capability: Pick<Capability, 'id' | 'idempotency_key'>,
  input: Input,
  token = 'TOKEN',
): string {
  const key = capability.idempotency_key ? ['    "Idempotency-Key": str(uuid4()),'] : []
  return [
    'import json, os',
    'from urllib.request import Request, urlopen',
    ...(capability.idempotency_key ? ['from uuid import uuid4'] : []),
    '',
    `url = os.environ["BASE_URL"] + "${capabilityPath(model, capability.id)}"`,
    'headers = {',
    `    "Authorization": "Bearer " + os.environ["${token}"],`,
    '    "Content-Type": "application/json",',
    ...key,
    '}',
    `body = ${literal(input, '')}`,
    'with urlopen(Request(url, json.dumps(body).encode(), headers)) as response:',
    '    answer = json.load(response)',
    'print(json.dumps(answer, indent=2))',
  ].join('\n')
}

/** A JSON value as Python writes it. */
function literal(value: unknown, indent: string): string {
  if (value instanceof Variable) return value.name
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  // A JSON string is a Python string, apart from the halves of characters beyond the first plane, which JSON leaves.
  if (typeof value !== 'object') return JSON.stringify(value)
  const deeper = `${indent}    `
  if (Array.isArray(value)) {
    const flat = `[${value.map((item) => literal(item, deeper)).join(', ')}]`
    if (!flat.includes('\n') && flat.length < 80) return flat
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`
  }
  const members = Object.entries(value).map(
    ([name, item]) => `${deeper}${JSON.stringify(name)}: ${literal(item, deeper)},\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}
