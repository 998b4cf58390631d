import type { Capability, Example, Model } from '#codegen/model.ts'
import { earlierBlocks } from '#codegen/emit/docs/earlier.ts'
import { type Names, prose, shapeBlocks } from '#codegen/emit/docs/fields.ts'
import {
  type Block,
  code,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
  table,
} from '#codegen/emit/docs/page.ts'
import { curl, mcp, sdk } from '#codegen/emit/docs/samples.ts'
import { errorRows } from '#codegen/emit/docs/error_pages.ts'
import { statusMeaning } from '#codegen/emit/docs/meanings.ts'

/** The page of one capability. */
export function capabilityPage(model: Model, names: Names, capability: Capability): Page {
  const beside = model.capabilities.filter((other) => other.area === capability.area)
  return {
    path: `capabilities/${capability.id}`,
    title: capability.id,
    about: `${capability.summary}.`,
    beside: beside.map((other) => ({ text: other.id, to: `capabilities/${other.id}` })),
    blocks: [
      paragraph(...prose(names, `${capability.summary}. ${capability.about}`)),
      ...refusal(names, capability),
      ...glance(model, capability),
      heading(2, 'Input'),
      ...inputBlocks(names, capability),
      heading(2, 'Answer'),
      ...answerBlocks(names, capability),
      heading(2, 'Errors'),
      ...table(
        'Codes of its own',
        ['Code', 'Status', 'Title', 'What to do'],
        errorRows(model, names, capability.errors),
      ),
      paragraph(
        'Beside these, any capability may answer the ',
        { text: 'common codes', to: 'errors/index' },
        '.',
      ),
      ...following(names, capability),
      ...disclosures(model, capability),
      heading(2, 'Examples'),
      ...capability.examples.flatMap((example, at) => exampleBlocks(capability, example, at === 0)),
    ],
  }
}

function refusal(names: Names, capability: Capability): Block[] {
  if (capability.direct) return []
  const text =
    'A direct call is always refused. Prepare the action, have it reviewed, then call actions.commit.'
  return [paragraph(...prose(names, text))]
}

function glance(model: Model, capability: Capability): Block[] {
  const titles = new Map(model.service.surfaces.map((surface) => [surface.name, surface.title]))
  const surfaces = capability.surfaces.map((surface) => titles.get(surface) ?? surface)
  const earlier = capability.earlier.map((one) => one.version)
  const status = capability.status_capability
  const rows: Inline[][][] = [
    ...(capability.surfaces.includes('api')
      ? [[['Endpoint'], [{ code: `POST /api/v2/capabilities/${capability.id}` }]]]
      : []),
    [
      ['Version'],
      [
        { code: capability.version },
        ...(earlier.length > 0 ? [`, and still ${earlier.join(', ')}`] : []),
      ],
    ],
    [['Effect'], [{ code: capability.effect }]],
    [['Ability'], [{ code: capability.ability }]],
    [
      ['Surfaces'],
      [surfaces.length > 0 ? surfaces.join(', ') : 'none; it is reached by a commit only'],
    ],
    ...(capability.tool === null ? [] : [[['Tool'], [{ code: capability.tool }]]]),
    [['Idempotency key'], [capability.idempotency_key ? 'required' : 'not needed']],
    [['Execution'], [capability.receipt ? 'kept, and readable with executions.get' : 'none']],
    ...(status === null
      ? []
      : [[['Observed with'], [{ code: status, to: `capabilities/${status}` }]]]),
    ...(capability.extension ? [[['Extension'], ['the specification does not have it']]] : []),
  ]
  return table('At a glance', ['Property', 'Value'], rows)
}

function inputBlocks(names: Names, capability: Capability): Block[] {
  const { input } = capability
  const none = input.fields.length === 0 ? [paragraph('An empty object.')] : []
  const strict = input.strict
    ? 'Unknown fields are refused.'
    : 'Unknown fields are ignored, and a disclosure says so.'
  return [
    ...none,
    ...shapeBlocks(names, 'Fields of the input', input),
    paragraph(strict),
    ...capability.earlier.flatMap((earlier) => earlierBlocks(names, capability, earlier)),
  ]
}

function answerBlocks(names: Names, capability: Capability): Block[] {
  const statuses = capability.statuses.map((status) => [
    [{ code: status }],
    [statusMeaning[status]],
  ])
  return [
    ...table('Statuses', ['Status', 'Meaning'], statuses),
    paragraph('A completed answer has the outcome kind ', { code: capability.kind }, '.'),
    ...shapeBlocks(names, 'Fields of data', capability.data),
  ]
}

function following(names: Names, capability: Capability): Block[] {
  if (capability.next.length === 0) return []
  const items = capability.next.map((next): Inline[] => [
    { code: next.capability, to: `capabilities/${next.capability}` },
    ': ',
    ...prose(names, next.reason),
  ])
  return [heading(2, 'What may follow'), ...list(items)]
}

function disclosures(model: Model, capability: Capability): Block[] {
  if (capability.disclosures.length === 0) return []
  const texts = new Map(model.service.disclosures.map(({ name, text }) => [name, text]))
  const items = capability.disclosures.map((name): Inline[] => [
    { code: name },
    `: ${texts.get(name) ?? ''}`,
  ])
  return [
    heading(2, 'Disclosures'),
    paragraph('To be told to the user together with the result:'),
    ...list(items),
  ]
}

function exampleBlocks(capability: Capability, example: Example, first: boolean): Block[] {
  const onApi = capability.surfaces.includes('api')
  const samples = [
    ...(onApi ? [code('sh', 'curl', curl(capability, example.input))] : []),
    ...(onApi ? [code('ts', 'SDK', sdk(capability, example.input))] : []),
    ...(capability.tool === null
      ? []
      : [code('json', 'MCP, tools/call', mcp(capability, example.input))]),
  ]
  return [
    heading(3, example.about.replace(/\.$/, '')),
    ...(first && samples.length > 0
      ? samples
      : [code('json', 'Input', JSON.stringify(example.input, null, 2))]),
    code('json', 'Answer', JSON.stringify(example.answer, null, 2)),
  ]
}
