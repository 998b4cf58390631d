import { shapeBlocks } from '#codegen/emit/docs/fields.ts'
import { guideKinds } from '#codegen/emit/docs/guide_pages.ts'
import { markdownOf } from '#codegen/emit/docs/markdown.ts'
import type { Names } from '#codegen/emit/docs/names.ts'
import type { Page } from '#codegen/emit/docs/page.ts'
import { areaTitle, madeBy, oneLine } from '#codegen/emit/text.ts'
import type { Capability, Model } from '#codegen/model.ts'

/** The reference in outline for language models, as llmstxt.org describes it. */
export function llms(model: Model, pages: readonly Page[]): string {
  const line = ({ title, path, about }: Page) => `- [${title}](${path}.md): ${oneLine(about)}`
  const of = (folder: string) => pages.filter(({ path }) => path.startsWith(`${folder}/`))
  const group = (title: string, members: readonly Page[]) =>
    members.length === 0 ? '' : `## ${title}\n\n${members.map(line).join('\n\n')}\n`
  const guides = guideKinds.map(({ title }) =>
    group(
      title,
      of('guides').filter(({ over }) => over === title),
    ),
  )
  const areas = [...Map.groupBy(of('capabilities'), ({ over }) => over)]
    .filter(([over]) => over !== 'Capabilities')
    .map(([area, members]) => group(area, members))
  return `# ${model.service.title}

> ${oneLine(model.service.about)}

${[...guides, group('Workflows', of('workflows')), ...areas].filter((one) => one !== '').join('\n')}
## Besides the capabilities

- [Errors](errors/index.md): every machine code and what to do
- [Resources](resources/index.md): handles, resources and other shapes
- [Everything in one file](llms-full.txt): guides for callers, capabilities, resources and errors
`
}

/**
 * Everything a caller needs in one file: the guides whole but those of running a service, capabilities and resources
 * without repeating each other.
 */
export function llmsFull(model: Model, names: Names, pages: readonly Page[]): string {
  const operating = guideKinds.find(({ kind }) => kind === 'operation')?.title
  const prose = pages.filter(
    ({ path, over }) => /^(guides|workflows)\//.test(path) && over !== operating,
  )
  const parts = [
    `<!-- ${madeBy} -->`,
    `# ${model.service.title}`,
    oneLine(model.service.about),
    ...prose.map((page) => `# ${page.title}\n\n${bare(markdownOf(inOneWay(page), 'llms-full'))}`),
    '# Capabilities',
    ...model.capabilities.map((capability) => entry(names, capability)),
    '# Resources',
    ...model.types
      .filter(({ shape }) => shape !== null)
      .map(
        (type) =>
          `## ${type.name}\n\n${oneLine(type.about)}\n\n${type.shape ? fields(names, type.shape) : ''}`,
      ),
    '# Errors',
    ...model.errors.map(
      ({ code, status, message, next }) =>
        `- \`${code}\` (${status}): ${oneLine(message)} ${oneLine(next)}`,
    ),
  ]
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`
}

/** A page on which each request is shown in the first of its ways only. */
function inOneWay(page: Page): Page {
  const blocks = page.blocks.map((block) =>
    block.kind === 'tabs' ? (block.tabs[0] ?? block) : block,
  )
  return { ...page, blocks }
}

function entry(names: Names, capability: Capability): string {
  const { id, summary, about, examples, input, data } = capability
  const [example] = examples
  const facts = [
    `${areaTitle(capability.area)}, version ${capability.version}`,
    `effect ${capability.effect}`,
    `ability ${capability.ability}`,
    ...(capability.tool === null ? [] : [`tool ${capability.tool}`]),
    `statuses ${capability.statuses.join(', ')}`,
    ...(capability.next.length === 0
      ? []
      : [
          `${capability.direct ? 'may be followed by' : 'prepared by'} ${capability.next.map((next) => next.capability).join(', ')}`,
        ]),
    ...(capability.may_follow.length === 0
      ? []
      : [`may also suggest ${capability.may_follow.join(', ')}`]),
    ...(capability.errors.length === 0 ? [] : [`own codes ${capability.errors.join(', ')}`]),
  ]
  return `## ${id}

${summary}. ${oneLine(about)}

${facts.join('; ')}.

Input:

${input.fields.length === 0 ? 'An empty object.' : fields(names, input)}

Data:

${fields(names, data)}
${example ? `\nExample input:\n\n\`\`\`json\n${JSON.stringify(example.input)}\n\`\`\`\n` : ''}`
}

/** The fields inside a field are listed under their own type. */
function fields(names: Names, shape: Capability['input']): string {
  const blocks = shapeBlocks(names, '', 'field', shape, 0)
  return bare(markdownOf({ ...nothing, blocks }, 'llms-full'))
}

const nothing: Page = {
  path: 'llms-full',
  section: 'guides',
  title: '',
  over: '',
  about: '',
  words: [],
  blocks: [],
  beside: [],
  wide: [],
}

/** Without anchors and links, which lead nowhere inside one file. */
function bare(markdown: string): string {
  return markdown
    .replaceAll(/<a id="[^"]*"><\/a>\n?/g, '')
    .replaceAll(/\[((?:`[^`]*`|[^\]])*)\]\((?!https?:)[^)]*\)/g, '$1')
}
