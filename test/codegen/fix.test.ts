import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { fix } from '#codegen/fix.ts'
import { guess } from '#codegen/nearest.ts'
import { changed, registry } from './registry.ts'

const shelves = 'spec/capabilities/shelves.yaml'
const errors = 'spec/errors.yaml'
const types = 'spec/types/shelves.yaml'
const profiles = 'spec/profiles.yaml'
const examples = 'spec/examples/shelves.create.yaml'
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function guideOf(text: string): string {
  return `---\ntitle: One\nabout: Tells one thing.\norder: 1\n---\n${text}\n`
}

/** A folder with a registry in it. */
function folderOf(texts: readonly { path: string; text: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fix-'))
  folders.push(folder)
  for (const { path, text } of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('what has one repair is repaired', () => {
  test.each([
    [shelves, 'profile: write', 'profile: wirte', '16:12: `wirte` → `write`'],
    [shelves, 'tool: create_shelf', 'tol: create_shelf', '17:3: `tol` → `tool`'],
    [shelves, 'version: "2.0"', 'version: 2.0', '13:12: `2.0` → `"2.0"`'],
    [shelves, 'Make a shelf', 'Make a shelf.', '14:12: `Make a shelf.` → `Make a shelf`'],
    [shelves, 'tool: create_shelf', 'tool: shelf_create_shelf', '→ `create_shelf`'],
    [shelves, 'shelf: Shelf', 'shelf: Shef', '`Shef` → `Shelf`'],
    [shelves, 'book_author]\n  earlier', 'book_autor]\n  earlier', '→ `book_author`'],
    [
      shelves,
      '[limit_reached, title_required]',
      '[limit_reachd, title_required]',
      '`limit_reachd`',
    ],
    [
      shelves,
      '[limit_reached, title_required]',
      '[limit_reached, input_invalid, title_required]',
      '`input_invalid,` removed',
    ],
    [
      shelves,
      '[limit_reached, title_required]',
      '[limit_reached, title_required, title_required]',
      '`, title_required` removed',
    ],
    [
      shelves,
      '  strict: true\n  input:\n    name',
      '  strict: yes\n  input:\n    name',
      '`yes` → `true`',
    ],
    [
      shelves,
      'kind: shelf.created',
      'kind:shelf.created',
      '`kind:shelf.created` → `kind: shelf.created`',
    ],
    [errors, 'status: failed', 'status: faild', '`faild` → `failed`'],
    [examples, 'status: failed', 'status: faild', '`faild` → `failed`'],
    [profiles, 'unchanged, needs_input', 'unchangd, needs_input', '`unchanged`'],
    [shelves, 'lift: [together]', 'lift: [togther]', '`togther` → `together`'],
  ])('%s: %s for %s', async (file, right, wrong, line) => {
    const folder = folderOf(changed(file, right, wrong))
    const { lines, problems } = await fix(folder)
    expect(problems).toBe(null)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(line)
    const original = registry.find(({ path }) => path === file)?.text
    expect(readFileSync(join(folder, file), 'utf8')).toBe(original)
  })

  test('a number where an example needs text is put in quotes', async () => {
    const folder = folderOf(changed(examples, 'input: {name: Poems}', 'input: {name: 1984}'))
    const { lines, problems } = await fix(folder)
    expect(problems).toBe(null)
    expect(lines).toEqual([`${examples}:5:17: \`1984\` → \`"1984"\``])
    expect(readFileSync(join(folder, examples), 'utf8')).toContain('input: {name: "1984"}')
  })

  test('several mistakes at once, of which one hides another', async () => {
    const one = changed(shelves, 'profile: write', 'profile: wirte')
    const two = one.map(({ path, text }) => ({
      path,
      text: text.replace('shelf: Shelf', 'shelf: Shef').replace('version: "2.0"', 'version: 2.0'),
    }))
    const folder = folderOf(two)
    const { lines, problems } = await fix(folder)
    expect([lines.length, problems]).toEqual([3, null])
  })

  test('an item on a line of its own goes with its line', async () => {
    const folder = folderOf(
      changed(
        shelves,
        'errors: [limit_reached, title_required]',
        'errors:\n    - limit_reached\n    - input_invalid\n    - title_required',
      ),
    )
    expect((await fix(folder)).problems).toBe(null)
    expect(readFileSync(join(folder, shelves), 'utf8')).toContain(
      'errors:\n    - limit_reached\n    - title_required\n',
    )
  })
})

describe('in a guide', () => {
  test.each([
    ['{{sample curl input shelves.creat}}', '{{sample curl input shelves.create}}'],
    ['{{sample culr input shelves.create}}', '{{sample curl input shelves.create}}'],
    ['{{table abilitys}}', '{{table abilities}}'],
    ['[this](error/limit_reached)', '[this](errors/limit_reached)'],
    ['[this](errors/limit_reachd)', '[this](errors/limit_reached)'],
  ])('%s becomes %s', async (wrong, right) => {
    const path = 'spec/guides/one.md'
    const folder = folderOf([...registry, { path, text: guideOf(wrong) }])
    expect((await fix(folder)).problems).toBe(null)
    expect(readFileSync(join(folder, path), 'utf8')).toBe(guideOf(right))
  })

  test('a mistyped key or kind of its head is repaired where it stands', async () => {
    const path = 'spec/guides/one.md'
    const right = guideOf('Text.').replace('order: 1', 'order: 1\nkind: task')
    const wrong = right.replace('order', 'ordr').replace('kind: task', 'kind: tusk')
    const folder = folderOf([...registry, { path, text: wrong }])
    expect((await fix(folder)).problems).toBe(null)
    expect(readFileSync(join(folder, path), 'utf8')).toBe(right)
  })
})

describe('what has more than one repair is left alone', () => {
  test.each([
    ['a word that is far from any', 'profile: write', 'profile: nothing'],
    ['a lacking description', 'name: string(..120) -- Its name.', 'name: string(..120)'],
    ['a file that is not YAML', 'summary: Make a shelf', 'summary: "Make a shelf'],
  ])('%s', async (_case, right, wrong) => {
    const texts = changed(shelves, right, wrong)
    const folder = folderOf(texts)
    const { lines, problems } = await fix(folder)
    expect(lines).toEqual([])
    expect(problems?.count).toBeGreaterThan(0)
    for (const { path, text } of texts) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  })

  const fact = { path: 'spec/guides/one.md', text: guideOf('{{limits.page_size}}') }

  test.each([
    ['a code', errors, 'limit_reached:', 'limit_reachd:'],
    ['a capability', shelves, 'shelves.query:\n', 'shelves.querry:\n'],
    ['a type', types, 'ShelfHandle: string', 'ShelfHandel: string'],
    ['a type of several uses', types, 'Shelf:\n', 'Shelff:\n'],
    ['a field of a type', types, '    name: string --', '    nmae: string --'],
    ['a field of an input', shelves, 'book_author?:', 'book_autor?:'],
    ['a profile', 'spec/profiles.yaml', 'list:\n', 'lists:\n'],
    ['a limit', 'spec/service.yaml', 'page_size', 'page_sise'],
    ['a value', types, 'enum(open, full)', 'enum(open, fulll)'],
  ])('%s whose declaration may be the mistyped one', async (_case, file, right, wrong) => {
    const used = changed(file, right, wrong).map(({ path, text }) =>
      path === 'spec/examples/shelves.query.yaml'
        ? { path, text: text.replace('name: Novels}', 'name: Novels, state: full}') }
        : { path, text },
    )
    const texts = [...used, fact]
    const folder = folderOf(texts)
    const { lines, doubts, problems } = await fix(folder)
    expect(problems?.count).toBeGreaterThan(0)
    expect(lines).toEqual([])
    expect(doubts[0]).toMatch(/^not repaired: `\w.*` \(written .*\) or `\w.*` \(written once\) is/)
    for (const { path, text } of texts) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  })

  test('a file that could not be read any more after its repairs', async () => {
    const path = 'spec/examples/shelves.query.yaml'
    const declared = changed(
      types,
      'enum(open, full) -- Whether there is room.',
      "'enum(open: now, full) -- Whether there is room, such as open: now.'",
    )
    const texts = declared.map((one) =>
      one.path === path
        ? { path, text: one.text.replace('name: Novels}', 'name: Novels, state: open; now}') }
        : one,
    )
    const folder = folderOf(texts)
    const { lines, doubts, problems } = await fix(folder)
    expect([lines, doubts, problems?.count]).toEqual([
      [],
      [`not repaired: ${path} could not be read any more after its repairs`],
      1,
    ])
    expect(readFileSync(join(folder, path), 'utf8')).toContain('state: open; now}')
  })

  test('a near name that is written as often is not taken for the right one', async () => {
    const texts = changed(
      types,
      '    query?: string(..160) -- Words of the name.',
      '    names?: string(..160) -- Words of the name, not names.',
    ).map(({ path, text }) =>
      path === 'spec/examples/shelves.query.yaml'
        ? { path, text: text.replace('  answer', '  input: {name: Novels}\n  answer') }
        : { path, text },
    )
    const folder = folderOf(texts)
    expect((await fix(folder)).lines).toEqual([])
    for (const { path, text } of texts) expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
  })

  test.each(['', '# yaml-language-server: $schema=../examples.schema.json\n'])(
    'a mistyped name of a file, which begins with “%s”',
    async (comment) => {
      const wrong = examples.replace('create', 'craete')
      const texts = registry.map(({ path, text }) =>
        path === examples ? { path: wrong, text: comment + text } : { path, text },
      )
      const folder = folderOf(texts)
      expect((await fix(folder)).lines).toEqual([])
      for (const { path, text } of texts)
        expect(readFileSync(join(folder, path), 'utf8')).toBe(text)
    },
  )

  test.each([
    ['bat', ['cat', 'hat'], { word: 'cat', certain: false }],
    ['planing', ['planning', 'plan'], { word: 'planning', certain: true }],
    ['recomendatoins', ['recommendations'], { word: 'recommendations', certain: true }],
    ['recomendtoin', ['recommendations'], { word: 'recommendations', certain: false }],
    ['shelf', ['book'], null],
    ['str', ['string', 'integer'], { word: 'string', certain: false }],
    ['str', ['string', 'stream'], null],
    ['place_missing', ['place_archived', 'plan_full'], { word: 'place_archived', certain: false }],
  ])('%s among %j', (word, known, meant) => {
    expect(guess(word, known)).toEqual(meant)
  })
})
