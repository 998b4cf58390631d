import { reference } from '#codegen/build/workflows.ts'
import { type Names, prose } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  type Code,
  code,
  heading,
  type Inline,
  joined,
  type Page,
  paragraph,
  tabs,
} from '#codegen/emit/docs/page.ts'
import { python } from '#codegen/emit/docs/python.ts'
import { curl, mcp, sdk, Variable } from '#codegen/emit/docs/samples.ts'
import { camel, propertyName } from '#codegen/emit/text.ts'
import type { Capability, Model, Schema, Workflow, WorkflowStep } from '#codegen/model.ts'

/** One page per story: its steps, the values passed between them, and each call. */
export function workflowPages(model: Model, names: Names): Page[] {
  return model.workflows.map((workflow) => workflowPage(model, names, workflow))
}

function workflowPage(model: Model, names: Names, workflow: Workflow): Page {
  return {
    path: `workflows/${workflow.name}`,
    section: 'guides',
    title: workflow.summary,
    over: 'Workflows',
    about: workflow.about,
    words: workflow.steps.map(({ capability }) => capability),
    blocks: [
      paragraph(...prose(names, workflow.about)),
      paragraph(
        'With the SDK, the steps are one program, and later steps use values that an earlier one keeps. With curl, Python and MCP, insert the values from your own answers; in MCP also a new idempotency_key, wherever you change the arguments of a write. As an Arazzo document: ',
        { code: `generated/arazzo/${workflow.name}.json` },
        '.',
      ),
      clients(model, workflow),
      ...workflow.steps.flatMap((step, at) => stepBlocks(model, workflow, step, at)),
    ],
    beside: [],
    wide: [],
  }
}

function stepBlocks(model: Model, workflow: Workflow, step: WorkflowStep, at: number): Block[] {
  const capability = model.capabilities.find(({ id }) => id === step.capability)
  if (!capability) return []
  const kept = Object.keys(step.keep).map((name) => ({ code: name }))
  const said: Inline[] = [
    { code: step.capability, to: `capabilities/${step.capability}` },
    ...(step.as === '' ? [] : [`, with the token of ${step.as}`]),
    '. It continues after ',
    ...joined(
      step.expect.map((status) => ({ code: status })),
      ' or ',
    ),
    ...(kept.length === 0 ? [] : [', and keeps ', ...joined(kept)]),
    '.',
  ]
  return [
    heading(2, `${at + 1}. ${step.about.replace(/\.$/, '')}`, step.name),
    paragraph(...said),
    ...tabs('Request', samples(model, workflow, step, capability)),
  ]
}

function samples(
  model: Model,
  workflow: Workflow,
  step: WorkflowStep,
  capability: Capability,
): Code[] {
  const shown = substituted(step.input, (from, name) => shownValue(model, workflow, from, name))
  const input = shown as WorkflowStep['input']
  const token = tokenOf(step.as)
  const onApi = capability.surfaces.includes('api')
  return [
    ...(onApi ? [code('ts', 'SDK', program(model, workflow, step, capability))] : []),
    ...(onApi
      ? [code('sh', 'curl', curl(model, capability, input).replace('$TOKEN', `$${token}`))]
      : []),
    ...(onApi ? [code('python', 'Python', python(model, capability, input, token))] : []),
    ...(capability.tool === null ? [] : [code('json', 'MCP', mcp(capability, input, step.name))]),
  ]
}

/** One client for each person of the story, each with a token of its own. */
function clients(model: Model, workflow: Workflow): Block {
  const people = [...new Set(workflow.steps.map(({ as }) => as))].map((as) => ({
    name: as === '' ? 'client' : as,
    token: tokenOf(as),
  }))
  const tokens = people.map(({ token }) => `${token} = ''`).join(', ')
  const made = people.map(
    ({ name, token }) => `const ${name} = createClient({ baseUrl: BASE_URL, token: ${token} })`,
  )
  return code(
    'ts',
    'SDK',
    `import { createClient } from '@${model.service.brand}/sdk'

const { BASE_URL = '', ${tokens} } = process.env
${made.join('\n')}`,
  )
}

function tokenOf(as: string): string {
  return as === '' ? 'TOKEN' : `${as.toUpperCase()}_TOKEN`
}

/** The call, a stop where the story cannot go on, and what later steps use that may be absent. */
function program(
  model: Model,
  workflow: Workflow,
  step: WorkflowStep,
  capability: Capability,
): string {
  const name = camel(step.name)
  const input = substituted(step.input, (from, key) => {
    const source = workflow.steps.find((one) => one.name === from)
    const path = source?.keep[key] ?? ''
    return new Variable(
      isSure(model, source?.capability ?? '', path)
        ? `${camel(from)}.data${accessor(path, '')}`
        : camel(`${from}.${key}`),
    )
  })
  const call = sdk(capability, input as WorkflowStep['input'], name)
  const text = step.as === '' ? call : call.replace('await client.', `await ${step.as}.`)
  if (Object.keys(step.keep).length === 0) return text
  const stops = step.expect.map((status) => `${name}.status !== '${status}'`).join(' && ')
  const unsure = Object.entries(step.keep)
    .filter(([, path]) => !isSure(model, step.capability, path))
    .map(([key, path]) => {
      const variable = camel(`${step.name}.${key}`)
      return `const ${variable} = ${name}.data${accessor(path, '?')}\nif (!${variable}) throw new Error('no ${key}')`
    })
  return [text, `if (${stops}) throw new Error(${name}.status)`, ...unsure].join('\n')
}

/** `people/0/person` → `.people[0].person`. */
function accessor(path: string, doubt: string): string {
  return path
    .split('/')
    .map((part, at) => {
      const sure = at === 0 ? '' : doubt
      if (/^\d+$/.test(part)) return `${sure && '?.'}[${part}]`
      return propertyName(part) === part
        ? `${sure}.${part}`
        : `${sure && '?.'}[${propertyName(part)}]`
    })
    .join('')
}

/** Whether every answer with data has something at that place. */
function isSure(model: Model, id: string, path: string): boolean {
  let schema = model.capabilities.find((one) => one.id === id)?.data.schema
  for (const part of path.split('/')) {
    if (!schema) return false
    if (/^\d+$/.test(part)) {
      schema = resolved(model, schema.items as Schema)
      continue
    }
    const required = (schema.required ?? []) as string[]
    if (!required.includes(part)) return false
    schema = resolved(model, ((schema.properties ?? {}) as { [name: string]: Schema })[part])
  }
  return schema !== undefined && !mayBeNull(schema)
}

function resolved(model: Model, schema: Schema | undefined): Schema | undefined {
  const name = typeof schema?.$ref === 'string' ? schema.$ref.split('/')[2] : undefined
  if (name === undefined) return schema && mayBeNull(schema) ? undefined : schema
  return resolved(model, model.types.find((type) => type.name === name)?.schema)
}

function mayBeNull(schema: Schema): boolean {
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as Schema[]
  return [schema.type].flat().includes('null') || choices.some(mayBeNull)
}

/** What the example of the step that keeps it has at that place. */
function shownValue(model: Model, workflow: Workflow, from: string, name: string): unknown {
  const step = workflow.steps.find((one) => one.name === from)
  const capability = model.capabilities.find(({ id }) => id === step?.capability)
  const path = (step?.keep[name] ?? '').split('/')
  for (const { answer } of capability?.examples ?? []) {
    const found = path.reduce<unknown>((value, part) => Object(value)[part], answer.data)
    if (typeof found === 'string') return found
  }
  return `<${name}>`
}

/** An input with every reference replaced. */
function substituted(value: unknown, known: (step: string, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => substituted(one, known))
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, one]) => [key, substituted(one, known)])
    return Object.fromEntries(entries)
  }
  const [, step, name] = reference.exec(String(value)) ?? []
  return step === undefined || name === undefined ? value : known(step, name)
}
