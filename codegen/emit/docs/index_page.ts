import { type Names, prose } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  entries,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
  slug,
} from '#codegen/emit/docs/page.ts'
import { fingerprintMark } from '#codegen/emit/shared/docs_shell.ts'
import { areaTitle } from '#codegen/emit/text.ts'
import type { Capability, Model } from '#codegen/model.ts'

/** The first page: where to begin, and what there is. */
export function indexPage(model: Model, names: Names): Page {
  const { service } = model
  const pages = (folder: string, all: Model['guides']) =>
    all.map(({ name, title, about }) => ({ title, to: `${folder}/${name}`, about }))
  const areas = [...Map.groupBy(model.capabilities, ({ area }) => area)].map(([area, members]) => ({
    name: { text: areaTitle(area), to: `capabilities/index#${slug(areaTitle(area))}` },
    parts: members.map(({ summary }) => summary.toLowerCase()),
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
    blocks: [
      paragraph(...prose(names, service.about)),
      ...(model.guides.length > 0
        ? ([
            heading(2, 'Guides'),
            { kind: 'cards', cards: pages('guides', model.guides) },
          ] satisfies Block[])
        : []),
      ...(stories.length > 0 ? [heading(2, 'Workflows'), ...list(stories)] : []),
      heading(2, 'Capabilities'),
      { kind: 'outline', items: areas },
      heading(2, 'Reference'),
      ...list([
        [{ text: 'Resources', to: 'resources/index' }, ': the types of inputs and answers.'],
        [{ text: 'Errors', to: 'errors/index' }, ': every machine code and what to do.'],
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
    beside: [],
    wide: [],
  }
}

/** Every capability by its area. */
export function capabilitiesPage(model: Model): Page {
  return {
    path: 'capabilities/index',
    section: 'capabilities',
    title: 'Capabilities',
    over: 'Capabilities',
    about: 'All capabilities, by area.',
    words: ['operations', 'endpoints', 'tools'],
    blocks: [
      paragraph(
        'Every operation is a capability with a name. Over HTTP it is ',
        { code: 'POST /api/v2/capabilities/<name>' },
        ', in the SDK a method, and for an MCP client a tool.',
      ),
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
      paragraph({ code: 'npm run docs' }, ' generates both. All other pages exist without it.'),
    ],
    beside: [],
    wide: [],
  }
}
