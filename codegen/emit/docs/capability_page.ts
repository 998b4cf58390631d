import { historyBlocks } from '#codegen/emit/docs/changelog_page.ts'
import { earlierBlocks } from '#codegen/emit/docs/earlier.ts'
import { errorRows } from '#codegen/emit/docs/error_pages.ts'
import { shapeBlocks } from '#codegen/emit/docs/fields.ts'
import { statusMeaning } from '#codegen/emit/docs/meanings.ts'
import { surfacesOn } from '#codegen/emit/surfaces_on.ts'
import { guideLink, type Names, prose } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  type Code,
  code,
  entries,
  heading,
  type Inline,
  joined,
  list,
  note,
  type Page,
  paragraph,
  table,
  tabs,
} from '#codegen/emit/docs/page.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { preparationBlocks, writtenInput } from '#codegen/emit/docs/preparation.ts'
import { requestTabs } from '#codegen/emit/docs/python.ts'
import { requests } from '#codegen/emit/docs/samples.ts'
import { lifecycleText } from '#codegen/lifecycle.ts'
import { areaTitle } from '#codegen/emit/text.ts'
import type { Capability, Example, Model } from '#codegen/model.ts'

/** The page of one capability. */
export function capabilityPage(model: Model, names: Names, capability: Capability): Page {
  const { id, summary, about, area, examples, input, data } = capability
  const [shown, ...more] = examples
  return {
    path: `capabilities/${id}`,
    section: 'capabilities',
    title: id,
    over: areaTitle(area),
    about: `${summary}.`,
    words: [
      capability.tool ?? '',
      ...input.fields.map(({ name }) => name),
      ...data.fields.map(({ name }) => name),
    ],
    aliases: model.service.aliases[id] ?? [],
    blocks: [
      paragraph({ strong: `${summary}.` }, ...(about === '' ? [] : [' ', ...prose(names, about)])),
      ...lifecycleNote(names, capability),
      ...refusal(model, names, capability),
      glance(model, names, capability),
      heading(2, 'Input'),
      ...inputBlocks(names, capability),
      heading(2, 'Answer'),
      ...answerBlocks(names, capability),
      heading(2, 'Errors'),
      ...entries(
        'Codes of its own',
        ['Code', 'Status', 'What to do'],
        errorRows(model, names, capability.errors),
      ),
      paragraph(
        'Any capability may also answer the ',
        { text: 'common codes', to: 'errors/index' },
        ...(names.guides.has('errors_and_recovery')
          ? [
              '; ',
              { text: 'errors and recovery', to: 'guides/errors_and_recovery' },
              ' describes what to do after them.',
            ]
          : ['.']),
      ),
      ...following(names, capability),
      ...disclosures(model, capability),
      ...historyBlocks(model, names, id),
    ],
    beside: shown ? exampleBlocks(model, names, capability, shown) : [],
    wide:
      more.length === 0
        ? []
        : [
            heading(2, more.length === 1 ? 'Another example' : 'More examples', 'examples'),
            ...more.flatMap((example, at): Block[] => [
              heading(3, titleOf(example), `example-${at + 2}`),
              {
                kind: 'pair',
                blocks: exampleParts(
                  capability,
                  example,
                  requests(model, capability, example.input),
                ),
              },
            ]),
          ],
  }
}

function lifecycleNote(names: Names, capability: Capability): Block[] {
  const text = lifecycleText(capability)
  return text === '' ? [] : [note(...prose(names, text))]
}

function refusal({ service }: Model, names: Names, capability: Capability): Block[] {
  if (capability.direct) return []
  const answered = capability.surfaces.length === 0 ? '' : ', with confirmation_required'
  const { commit } = service.protocol
  const instead =
    commit === null ? '' : ` Prepare the action, let the user review it, then call ${commit}.`
  const text = `A direct call is always refused${answered}.${instead}`
  return [note(...prose(names, text))]
}

function glance(model: Model, names: Names, capability: Capability): Block {
  const { id, status_capability: status, tool } = capability
  const titles = new Map(model.service.surfaces.map((surface) => [surface.name, surface.title]))
  const surfaces = surfacesOn(model, capability).map((surface) => titles.get(surface) ?? surface)
  const earlier = capability.earlier.map((one) => ({ code: one.version }))
  const row = (name: string, ...value: Inline[]): [string, Inline[]] => [name, value]
  const rows = [
    capability.surfaces.includes('api') &&
      row('Endpoint', { code: `POST ${capabilityPath(model, id)}` }),
    tool !== null && row('Tool', { code: tool }),
    row('Effect', { code: capability.effect }),
    row('Ability', {
      code: capability.ability,
      ...(names.guides.has('authentication') && { to: 'guides/authentication' }),
    }),
    row(
      'Version',
      { code: capability.version },
      ...(earlier.length > 0 ? [', still accepted: ', ...joined(earlier)] : []),
    ),
    row(
      'Surfaces',
      surfaces.length > 0 ? surfaces.join(', ') : 'none; only a commit can execute it',
    ),
    row(
      'Idempotency key',
      capability.idempotency_key ? guideLink(names, 'required', 'idempotency') : 'not needed',
    ),
    row('Execution', capability.receipt ? 'kept' : 'none'),
    status !== null && row('Observed with', { code: status, to: `capabilities/${status}` }),
    capability.since !== null && row('Since', { code: capability.since, to: 'changelog' }),
    capability.extension && row('Extension', 'not in the specification'),
  ]
  return { kind: 'glance', rows: rows.filter((one) => one !== false) }
}

function inputBlocks(names: Names, capability: Capability): Block[] {
  const { input } = capability
  const none = input.fields.length === 0 ? [paragraph('An empty object.')] : []
  const strict = input.strict
    ? 'Unknown fields are refused.'
    : 'Unknown fields are ignored, and a disclosure says so.'
  return [
    ...none,
    ...shapeBlocks(names, 'Fields of the input', 'input', input),
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
    paragraph(
      'A completed answer has the outcome kind ',
      { code: capability.kind },
      '. Its ',
      { code: 'data' },
      ' has:',
    ),
    ...shapeBlocks(names, 'Fields of data', 'data', capability.data),
  ]
}

function following(names: Names, capability: Capability): Block[] {
  const { next, may_follow } = capability
  if (next.length === 0 && may_follow.length === 0) return []
  const items = next.map((one): Inline[] => [
    { code: one.capability, to: `capabilities/${one.capability}` },
    ': ',
    ...prose(names, one.reason),
  ])
  const others = may_follow.flatMap((id, at): Inline[] => [
    ...(at === 0 ? [] : [', ']),
    { code: id, to: `capabilities/${id}` },
  ])
  return [
    heading(2, capability.direct ? 'What may follow' : 'What prepares it'),
    ...(next.length === 0 ? [] : list(items)),
    ...(others.length === 0
      ? []
      : [
          paragraph(
            next.length === 0 ? 'An answer may suggest ' : 'An answer may also suggest ',
            ...others,
            '.',
          ),
        ]),
  ]
}

function disclosures(model: Model, capability: Capability): Block[] {
  const { disclosures: always, may_disclose } = capability
  if (always.length === 0 && may_disclose.length === 0) return []
  const texts = new Map(model.service.disclosures.map(({ name, text }) => [name, text]))
  const said = (name: string): Inline[] => [{ code: name }, `: ${texts.get(name) ?? ''}`]
  return [
    heading(2, 'Disclosures'),
    ...(always.length === 0
      ? []
      : [paragraph('Tell the user this together with the result:'), ...list(always.map(said))]),
    ...(may_disclose.length === 0
      ? []
      : [
          paragraph(
            'Tell the user each of these that an answer contains; its own text may say more:',
          ),
          ...list(may_disclose.map(said)),
        ]),
  ]
}

function titleOf(example: Example): string {
  return example.about.replace(/\.$/, '')
}

function exampleBlocks(
  model: Model,
  names: Names,
  capability: Capability,
  example: Example,
): Block[] {
  return [
    heading(2, 'Example'),
    paragraph(`${titleOf(example)}.`),
    ...preparationBlocks(model, names, example),
    ...exampleParts(
      capability,
      example,
      requestTabs(model, capability, writtenInput(example)),
    ).toSpliced(1, 0, ...consoleOf(capability, example)),
  ]
}

function consoleOf({ id, effect, surfaces, examples }: Capability, { input }: Example): Block[] {
  if (!surfaces.includes('api')) return []
  return [{ kind: 'console', capability: id, effect, input, examples: examples.map(titleOf) }]
}

function exampleParts(capability: Capability, example: Example, all: readonly Code[]): Block[] {
  const asked =
    all.length === 0
      ? [code('json', 'Input', JSON.stringify(example.input, null, 2))]
      : tabs('Request', all)
  // A direct call of a capability that only a commit can reach gets another answer.
  const title = capability.direct ? 'Answer' : 'What the commit answers'
  return [...asked, code('json', title, JSON.stringify(example.answer, null, 2))]
}
