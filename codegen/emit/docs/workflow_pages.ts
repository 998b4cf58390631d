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
import { curl, mcp, sdk, Variable } from '#codegen/emit/docs/samples.ts'
import { camel, propertyName } from '#codegen/emit/text.ts'
import type { Capability, Model, Workflow, WorkflowStep } from '#codegen/model.ts'

/** One page per story: its steps, what flows between them, and each call. */
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
        'The steps of the SDK follow one another in one program. What a step keeps is used by later ones; by curl and MCP, put in what your own answers say. As an Arazzo document: ',
        { code: `generated/arazzo/${workflow.name}.json` },
        '.',
      ),
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
    '. It goes on with ',
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
  const token = step.as === '' ? 'TOKEN' : `${step.as.toUpperCase()}_TOKEN`
  const onApi = capability.surfaces.includes('api')
  return [
    ...(onApi ? [code('ts', 'SDK', program(workflow, step, capability))] : []),
    ...(onApi ? [code('sh', 'curl', curl(capability, input).replace('$TOKEN', `$${token}`))] : []),
    ...(capability.tool === null ? [] : [code('json', 'MCP', mcp(capability, input))]),
  ]
}

/** The call, and a stop where the story cannot go on. */
function program(workflow: Workflow, step: WorkflowStep, capability: Capability): string {
  const name = camel(step.name)
  const input = substituted(step.input, (from, key) => {
    const path = workflow.steps.find((one) => one.name === from)?.keep[key] ?? ''
    return new Variable(`${camel(from)}.data${accessor(path)}`)
  })
  const call = sdk(capability, input as WorkflowStep['input'], name)
  const text = step.as === '' ? call : call.replace('await client.', `await ${step.as}.`)
  if (Object.keys(step.keep).length === 0) return text
  const stops = step.expect.map((status) => `${name}.status !== '${status}'`).join(' && ')
  return `${text}\nif (${stops}) throw new Error(${name}.status)`
}

/** `people/0/person` → `.people[0].person`. */
function accessor(path: string): string {
  return path
    .split('/')
    .map((part) => {
      if (/^\d+$/.test(part)) return `[${part}]`
      return propertyName(part) === part ? `.${part}` : `[${propertyName(part)}]`
    })
    .join('')
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
