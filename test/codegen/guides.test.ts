import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSpec } from '#codegen/inputs.ts'
import { buildTexts, complaints, registry } from './registry.ts'

function guide(text: string, head = 'title: One\nabout: Tells one thing.\norder: 1') {
  return [...registry, { path: 'spec/guides/one.md', text: `---\n${head}\n---\n${text}\n` }]
}

test('the names of facts in a guide are replaced by the facts', () => {
  const { model, problems } = buildTexts(
    guide(
      '{{service.title}}: {{limits.page_size}}, `{{headers.request_id}}`, {{tools.shelves.create}}.',
    ),
  )
  expect(problems.print()).toBe('0 problems in 0 files')
  expect(model?.guides).toEqual([
    {
      name: 'one',
      title: 'One',
      about: 'Tells one thing.',
      kind: 'concept',
      aliases: [],
      text: 'Shelves: 25, `X-Request-Id`, shelf_create_shelf.\n',
      location: { file: 'spec/guides/one.md', line: 1, column: 1 },
    },
  ])
})

test('guides are read in their order', () => {
  const second = {
    path: 'spec/guides/another.md',
    text: '---\ntitle: Two\nabout: Tells another.\norder: 2\n---\nText.\n',
  }
  const { model } = buildTexts([...guide('Text.'), second])
  expect(model?.guides.map(({ name }) => name)).toEqual(['one', 'another'])
})

test.each([
  ['{{limits.page_sise}}', 'unknown fact `limits.page_sise` → limits.page_size'],
  ['{{sample curl shelves.creat}}', 'unknown capability `shelves.creat` → shelves.create'],
  ['{{sample curly shelves.create}}', 'unknown sample `curly` → curl'],
  ['{{sample shelves.create}}', 'name the parts to show: curl, sdk, python, mcp, input, answer'],
  ['{{sample curl shelves.create#9}}', 'shelves.create has '],
  ['{{table abilitys}}', 'unknown table `abilitys` → abilities'],
  ['`shelves.creat` makes one.', 'unknown capability `shelves.creat` → shelves.create'],
  ['[this](errors/limit_reach)', 'unknown page `errors/limit_reach` → errors/limit_reached'],
  ['[this](error/limit_reached)', 'unknown folder `error` → errors'],
  ['[this](guides/on)', 'unknown page `guides/on` → guides/one'],
  ['[this](one.md)', 'a link names the page, without .md: write guides/one'],
  ['[this](guides/one#not)', 'unknown heading `not`'],
  ['[this](#her)\n\n## Here', 'unknown heading `her` → here'],
  ['{{limits.page_size', 'what {{ opens is not closed: end it with }}'],
])('%s is a problem where it stands', (text, complaint) => {
  const [first, ...more] = complaints(guide(text))
  expect(more).toEqual([])
  expect(first).toMatch(/^guides\/one\.md:6:\d+: /)
  expect(first).toContain(complaint)
})

test('a guide is of a known kind, and its head says nothing else', () => {
  const head = 'title: One\nabout: Tells one thing.\norder: 1'
  const [task] =
    buildTexts(guide('Text.', `${head}\nkind: task\naliases: uno, una`)).model?.guides ?? []
  expect([task?.kind, task?.aliases]).toEqual(['task', ['uno', 'una']])
  expect(complaints(guide('Text.', `${head}\nkind: tusk`))[0]).toContain(
    'unknown kind `tusk` → task',
  )
  expect(complaints(guide('Text.', `${head}\nalias: uno`))[0]).toContain('unknown key `alias`')
})

test.each(['[Quick start', '{one', '"One', '*one', '| one'])(
  'a title that begins as %s is not text',
  (title) => {
    const head = `title: ${title}\nabout: Tells one thing.\norder: 1`
    expect(complaints(guide('Text.', head))).toEqual([
      `guides/one.md:2:8: \`title\` must be text: it cannot begin with \`${title[0]}\``,
    ])
  },
)

test('a guide without its head is a problem', () => {
  expect(complaints([...registry, { path: 'spec/guides/one.md', text: 'Text.\n' }])).toEqual([
    'guides/one.md:1:1: a guide begins with title, about and order between two lines ---',
  ])
  expect(complaints(guide('Text.', 'title: One\norder: 1'))).toEqual([
    'guides/one.md:1:1: the guide has no `about`',
  ])
})

/** Words that stand on every page. */
const empty = new Set(
  'a an the of to in is it i my do how can with for on and or what not at by from be are will does that this me you your get'.split(
    ' ',
  ),
)

test('each other name by which a search finds a guide has a word on its page', () => {
  const { model } = buildTexts(readSpec(join(import.meta.dirname, '../..')))
  const silent = model?.guides.flatMap(({ name, title, about, aliases, text }) => {
    const page = `${title} ${about} ${text}`.toLowerCase()
    const isSaid = (word: string) => page.includes(word.slice(0, Math.max(4, word.length - 2)))
    return aliases.flatMap((alias) => {
      const words = alias.toLowerCase().split(/\s+/)
      const telling = words.filter((word) => !empty.has(word))
      return (telling.length === 0 ? words : telling).some(isSaid) ? [] : [`${name}: ${alias}`]
    })
  })
  expect(silent).toEqual([])
})
