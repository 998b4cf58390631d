import { codesTable } from '#codegen/emit/docs/error_pages.ts'
import { effectMeaning, statusMeaning } from '#codegen/emit/docs/meanings.ts'
import { type Names, named } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  code,
  heading,
  type Inline,
  list,
  note,
  paragraph,
  table,
  tabs,
} from '#codegen/emit/docs/page.ts'
import { python } from '#codegen/emit/docs/python.ts'
import { curl, mcp, sdk } from '#codegen/emit/docs/samples.ts'
import { headerName } from '#codegen/build/facts.ts'
import type { Model } from '#codegen/model.ts'

/** A guide's Markdown as blocks. It knows what guides use: no more of Markdown than that. */
export function guideBlocks(model: Model, names: Names, text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split('\n')
  while (lines.length > 0) {
    const line = lines[0] ?? ''
    if (line.trim() === '') lines.shift()
    else blocks.push(...next(model, names, lines))
  }
  return blocks
}

/** Takes the lines of one block. */
function next(model: Model, names: Names, lines: string[]): Block[] {
  const line = lines[0] ?? ''
  const fence = /^```(\w*) ?(.*)$/.exec(line)
  if (fence) {
    const end = lines.indexOf('```', 1)
    const [, ...inside] = lines.splice(0, end === -1 ? lines.length : end + 1)
    const written = end === -1 ? inside : inside.slice(0, -1)
    return [code(fence[1] ?? '', fence[2] ?? '', written.join('\n'))]
  }
  const title = /^(##|###) (.*)$/.exec(line)
  if (title) {
    lines.shift()
    return [heading(title[1] === '##' ? 2 : 3, title[2] ?? '')]
  }
  const made = /^\{\{(sample|table) (.*)\}\}$/.exec(line)
  if (made) {
    lines.shift()
    const words = (made[2] ?? '').trim().split(/\s+/)
    return made[1] === 'sample' ? sample(model, words) : factTable(model, names, words[0] ?? '')
  }
  const own = take(lines)
  if (own[0]?.startsWith('| ')) return tableOf(names, own)
  const mark = /^(-|\d+\.) /.exec(line)
  if (mark) {
    const items = own.join('\n').split(/\n(?=(?:-|\d+\.) )/)
    return list(
      items.map((item) => inlines(names, item.replace(/^(-|\d+\.) +/, ''))),
      mark[1] !== '-',
    )
  }
  if (line.startsWith('> ')) {
    return [note(...inlines(names, own.map((one) => one.replace(/^> ?/, '')).join(' ')))]
  }
  return [paragraph(...inlines(names, own.join(' ')))]
}

/** The lines up to the next empty one. */
function take(lines: string[]): string[] {
  const end = lines.findIndex((line) => line.trim() === '')
  return lines.splice(0, end === -1 ? lines.length : end)
}

/** A mark between cells, not one in code. */
const betweenCells = /\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/

function tableOf(names: Names, lines: readonly string[]): Block[] {
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split(betweenCells)
      .map((cell) => cell.trim()),
  )
  const cells = rows.map((row) => row.map((cell) => inlines(names, cell)))
  // A table that has no heads is called by what its rows are about.
  const heads = columns.some((column) => column !== '')
    ? columns
    : rows.map(([first = '']) => first)
  const caption = heads.filter((head) => head !== '').join(', ')
  return table(caption, columns, cells)
}

function inlines(names: Names, text: string): Inline[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(`[^`]+`|\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('`')) {
        const inner = part.slice(1, -1)
        return named(names, inner) ?? { code: inner }
      }
      if (part.startsWith('**')) return { strong: part.slice(2, -2) }
      const [, words = '', to = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      return to === '' ? part : { text: words.replaceAll('`', ''), to }
    })
}

/** An example of a capability, the first unless its number is given, in the ways that are asked for. */
function sample(model: Model, words: readonly string[]): Block[] {
  const [wanted, number = '1'] = (words.at(-1) ?? '').split('#')
  const capability = model.capabilities.find(({ id }) => id === wanted)
  const example = capability?.examples[Number(number) - 1]
  if (!capability || !example) return []
  const { input, answer } = example
  const made = {
    curl: () => code('sh', 'curl', curl(model, capability, input)),
    sdk: () => code('ts', 'SDK', sdk(capability, input)),
    python: () => code('python', 'Python', python(model, capability, input)),
    mcp: () => code('json', 'MCP', mcp(capability, input)),
    input: () => code('json', 'Input', JSON.stringify(input, null, 2)),
    answer: () => code('json', 'Answer', JSON.stringify(answer, null, 2)),
  }
  const kinds = words.slice(0, -1) as (keyof typeof made)[]
  const asked = kinds.filter((kind) => kind !== 'answer').map((kind) => made[kind]())
  return [...tabs('Request', asked), ...(kinds.includes('answer') ? [made.answer()] : [])]
}

function factTable(model: Model, names: Names, kind: string): Block[] {
  const { service } = model
  const rows = (entries: readonly (readonly [string, string])[]): Inline[][][] =>
    entries.map(([name, about]) => [[{ code: name }], [about]])
  if (kind === 'problems' || kind === 'outcomes') return codesTable(model, names, kind)
  if (kind === 'abilities') {
    const entries = service.abilities.map(({ name, about }) => [name, about] as const)
    return table('Abilities', ['Ability', 'What it allows'], rows(entries))
  }
  if (kind === 'headers') {
    const entries = service.headers.map(
      ({ name, about }) => [headerName(model, name), about] as const,
    )
    return table('Request headers', ['Header', 'Meaning'], rows(entries))
  }
  if (kind === 'statuses')
    return table('Statuses', ['Status', 'Meaning'], rows(Object.entries(statusMeaning)))
  return table('Effects', ['Effect', 'Meaning'], rows(Object.entries(effectMeaning)))
}
