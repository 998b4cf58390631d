import { guideKinds } from '#codegen/emit/docs/guide_pages.ts'
import { type Names, prose } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  type Code,
  code,
  entries,
  heading,
  type Inline,
  leads,
  type Page,
  paragraph,
  slug,
  tabs,
} from '#codegen/emit/docs/page.ts'
import { requestTabs } from '#codegen/emit/docs/python.ts'
import { client, mcpConfiguration } from '#codegen/emit/docs/samples.ts'
import { fingerprintMark, serviceMark } from '#codegen/emit/shared/docs_shell.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { areaTitle, inSentence } from '#codegen/emit/text.ts'
import type { Capability, Model } from '#codegen/model.ts'

/** The first page: where to begin, and what there is. */
export function indexPage(model: Model, names: Names): Page {
  const { service } = model
  const pages = (folder: string, all: Model['guides']) =>
    all.map(({ name, title, about }) => ({ title, to: `${folder}/${name}`, about }))
  const areas = [...Map.groupBy(model.capabilities, ({ area }) => area)].map(([area, members]) => ({
    name: { text: areaTitle(area), to: `capabilities/index#${slug(areaTitle(area))}` },
    parts: members.map(({ summary }) => inSentence(summary)),
  }))
  const stories = model.workflows.map(({ name, summary, about }): Inline[] => [
    { text: summary, to: `workflows/${name}` },
    ': ',
    ...prose(names, about),
  ])
  return {
    path: 'index',
    section: 'guides',
    title: service.title,
    over: service.title,
    about: service.about,
    words: ['start', 'home'],
    blocks: [paragraph(...prose(names, service.about))],
    beside: firstCall(model, names),
    wide: [
      ...guideKinds.flatMap(({ kind, title }): Block[] => {
        const guides = model.guides.filter((guide) => guide.kind === kind)
        if (guides.length === 0) return []
        // Ways in and tasks are what people come for; the others are many, and a line each.
        const isFirst = kind === 'start' || kind === 'task'
        const lines = guides.map(({ name, title, about }): Inline[] => [
          { text: title, to: `guides/${name}` },
          ': ',
          ...prose(names, about),
        ])
        const shown: Block[] = isFirst
          ? [{ kind: 'cards', cards: pages('guides', guides) }]
          : leads(lines)
        return [heading(2, title), ...shown]
      }),
      ...(stories.length > 0 ? [heading(2, 'Workflows'), ...leads(stories)] : []),
      heading(2, 'Capabilities'),
      { kind: 'outline', items: areas },
      heading(2, 'Reference'),
      ...leads([
        [{ text: 'Resources', to: 'resources/index' }, ': the types of inputs and answers.'],
        [{ text: 'Errors', to: 'errors/index' }, ': every machine code and what to do.'],
        [{ text: 'Changelog', to: 'changelog' }, ': what changed with each version.'],
        [{ text: 'API reference', to: 'reference' }, ': the OpenAPI document, shown by Redocly.'],
      ]),
      paragraph(
        `Registry ${service.registry_version}, fingerprint `,
        { code: fingerprintMark },
        `, machine description ${service.machine_version}, contract `,
        { code: service.contract },
        '.',
      ),
    ],
  }
}

/** What a reader needs for the first call: where the service is, what to install, and a call that needs little. */
function firstCall(model: Model, names: Names): Block[] {
  if (!hasApi(model)) {
    const address = code('json', 'The configuration of an MCP client', mcpConfiguration(model))
    return [heading(2, 'First call'), address]
  }
  const reads = model.capabilities.flatMap((capability) => {
    const [example] = capability.examples
    const isSimple = capability.effect === 'read' && capability.surfaces.includes('api')
    return isSimple && example ? [{ capability, input: example.input }] : []
  })
  const length = ({ input }: (typeof reads)[number]) => JSON.stringify(input).length
  const [simplest] = reads.toSorted((one, other) => length(one) - length(other))
  const install = `npm install @${model.service.brand}/sdk\nexport BASE_URL=${serviceMark}\nexport TOKEN=…`
  return [
    heading(2, 'First call'),
    code('sh', 'Install, base URL and token', install),
    ...(names.guides.has('quick_start')
      ? [
          paragraph(
            'Where to get a token: ',
            { text: 'quick start', to: 'guides/quick_start' },
            '.',
          ),
        ]
      : []),
    ...(simplest ? tabs('Request', whole(model, simplest)) : []),
  ]
}

/** Whether anything can be called over HTTP, and so with the SDK. */
function hasApi({ capabilities }: Model): boolean {
  return capabilities.some(({ surfaces }) => surfaces.includes('api'))
}

/** The ways to make a call, with the SDK's client, which other pages leave out. */
function whole(
  model: Model,
  { capability, input }: { capability: Capability; input: object },
): Code[] {
  return requestTabs(model, capability, { ...input }).map((tab) =>
    tab.title === 'SDK' ? { ...tab, text: `${client(model)}\n\n${tab.text}` } : tab,
  )
}

/** Every capability by its area. */
export function capabilitiesPage(model: Model): Page {
  const hasTools = model.capabilities.some(({ tool }) => tool !== null)
  return {
    path: 'capabilities/index',
    section: 'capabilities',
    title: 'Capabilities',
    over: 'Capabilities',
    about: 'All capabilities, by area.',
    words: ['operations', 'endpoints', 'tools'],
    blocks: [
      hasApi(model)
        ? paragraph(
            'Every operation is a capability with a name. Over HTTP it is ',
            { code: `POST ${capabilityPath(model, '<name>')}` },
            hasTools
              ? ', in the SDK a method, and for an MCP client a tool.'
              : ', and in the SDK a method.',
          )
        : paragraph('Every operation is a capability with a name. For an MCP client it is a tool.'),
      ...areas(model.capabilities),
    ],
    beside: [],
    wide: [],
  }
}

function areas(capabilities: readonly Capability[]): Block[] {
  return [...Map.groupBy(capabilities, ({ area }) => area)].flatMap(([area, members]) => [
    heading(2, areaTitle(area), slug(areaTitle(area))),
    ...entries(
      areaTitle(area),
      ['Capability', 'What it does', 'Effect'],
      members.map((one): Inline[][] => [
        [{ code: one.id, to: `capabilities/${one.id}` }],
        [`${one.summary}.`],
        [one.effect],
      ]),
    ),
  ])
}

/** Leads to the page that Redocly makes of the OpenAPI document. */
export function referencePage(): Page {
  return {
    path: 'reference',
    section: 'guides',
    title: 'API reference',
    over: 'API reference',
    about: 'The OpenAPI document, and the page that Redocly generates from it.',
    words: ['openapi', 'swagger', 'redoc', 'redocly'],
    aliases: [
      'postman',
      'insomnia',
      'bruno',
      'postman collection',
      'generate a client',
      'openapi document',
      'openapi file',
      'swagger',
      'all endpoints',
      'swagger file',
      'download the description',
      'json schema',
    ],
    blocks: [
      paragraph(
        'The whole HTTP API on one page, with every schema unfolded and a sample of each call: ',
        { text: 'the reference by Redocly', to: 'redoc.html' },
        '. It is one large file, needs JavaScript, and loads nothing from other sites.',
      ),
      paragraph(
        'Its source, for generators and other tools: ',
        { text: 'openapi.json', to: 'openapi.json' },
        ' (OpenAPI 3.1).',
      ),
      paragraph(
        { code: 'npm run docs' },
        ' generates both; until then, the first link leads back to this page. All other pages exist without it.',
      ),
    ],
    beside: [],
    wide: [],
  }
}
