import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isCommitted } from '#codegen/manifest.ts'
import { runScript } from '#test/codegen/run_command.ts'

const root = join(import.meta.dirname, '../..')
/** What the generator reads and writes. */
const parts = [
  '.gitattributes',
  '.gitignore',
  'codegen',
  'generated',
  'package.json',
  'sdk/README.md',
  'server/handlers',
  'spec',
]
const places = 'spec/capabilities/places.yaml'
let clone: string

/** A repository of its own with these files as they are now, committed or not. */
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'merge-'))
  for (const part of parts) cpSync(join(root, part), join(clone, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  appendFileSync(join(clone, '.gitignore'), 'node_modules\n')
  git('init', '--quiet', '--initial-branch', 'main')
  for (const [name, value] of [
    ['user.name', 'Sam'],
    ['user.email', 'sam@example.test'],
    ['commit.gpgsign', 'false'],
    ['merge.conflictstyle', 'merge'],
  ] as const)
    git('config', name, value)
  commit()
})
beforeEach(() => git('checkout', '--quiet', '--force', 'main'))
afterAll(() => rmSync(clone, { recursive: true }))

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' })
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A change')
}

function generate(...args: string[]): Promise<string> {
  return command('generate', ...args)
}

async function command(name: string, ...args: string[]): Promise<string> {
  const main = join(clone, `codegen/commands/${name}.ts`)
  const { code, out, err } = await runScript(main, args, clone)
  if (code !== 0) throw new Error(err)
  return out
}

/** A branch on which the summary of a capability has one more word, with all that is generated. */
async function changeSummary(branch: string, id: string): Promise<void> {
  git('checkout', '--quiet', '-b', branch, 'main')
  const text = readFileSync(join(clone, places), 'utf8')
  const summary = new RegExp(`(^${id.replaceAll('.', '\\.')}:\n(?:  .*\n)*?  summary: .*)`, 'm')
  expect(text).toMatch(summary)
  writeFileSync(join(clone, places), text.replace(summary, `$1 ${branch}`))
  await generate()
  commit()
}

/** Merges a branch, and returns the files in which it conflicts. */
function conflictsWith(branch: string): string[] {
  const { status } = spawnSync('git', ['merge', '--quiet', branch], { cwd: clone })
  const files = git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean)
  expect(status === 0 || files.length > 0, 'git could not merge').toBe(true)
  return files
}

test('two branches that change the summaries of neighbours are merged without a conflict', async () => {
  await changeSummary('one', 'places.private.update')
  await changeSummary('two', 'places.private.archive')
  expect(conflictsWith('one')).toEqual([])
  const merged = readFileSync(join(clone, 'generated/openapi.json'), 'utf8')
  expect(merged).toMatch(/"summary": "[^"]* one"[\s\S]*"summary": "[^"]* two"/)
  expect(await generate('--check')).toBe('generated/ is what spec/ says\n')
}, 180_000)

test('git keeps what was generated but for what is rendered, which --check leaves alone', async () => {
  const made = readdirSync(join(clone, 'generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(clone, 'generated'), join(parentPath, name)))
  const kept = git('ls-files', 'generated').trim().split('\n')
  expect(kept.map((path) => path.replace('generated/', ''))).toEqual(
    made.filter(isCommitted).sort(),
  )
  expect(made.filter((path) => !isCommitted(path)).length).toBeGreaterThan(400)
  const rendered = join(clone, 'generated/docs/index.html')
  rmSync(rendered)
  expect(await generate('--check')).toBe('generated/ is what spec/ says\n')
  // What shows the pages makes them.
  expect(await generate()).toContain(' 0 changed')
  expect(existsSync(rendered)).toBe(false)
  await command('pages')
  expect(existsSync(rendered)).toBe(true)
  writeFileSync(rendered, 'edited')
  await command('pages')
  expect(readFileSync(rendered, 'utf8')).not.toBe('edited')
  rmSync(join(clone, 'generated/docs/index.md'))
  await expect(generate('--check')).rejects.toThrow('missing generated/docs/index.md')
}, 180_000)

test('a changed summary of any capability changes at most 16 paths', async () => {
  const ids = readdirSync(join(clone, 'spec/capabilities')).flatMap((name) => {
    const path = join(clone, 'spec/capabilities', name)
    const found: string[] = []
    const changed = readFileSync(path, 'utf8').replaceAll(
      /^([a-z_.]+):\n((?: {2}.*\n)*?) {2}summary: (.*)/gm,
      (_, id, before, summary) => {
        found.push(id)
        return `${id}:\n${before}  summary: ${summary} mark${found.length}${name.replace('.yaml', '')}end`
      },
    )
    writeFileSync(path, changed)
    return found.map((id, at) => ({ id, mark: `mark${at + 1}${name.replace('.yaml', '')}end` }))
  })
  expect(ids.length).toBeGreaterThan(70)
  await generate()
  const changed = git('diff', '--name-only').trim().split('\n')
  const texts = changed.map((path) => ({ path, text: readFileSync(join(clone, path), 'utf8') }))
  // The size of every tool is in one file, without its words.
  const sizes = 1
  for (const { id, mark } of ids) {
    // Where an answer suggests it, its summary is the reason; that is in the examples of the others.
    const isAnswer = (path: string) =>
      path.startsWith('generated/docs/capabilities/') &&
      ![id, 'index'].includes(basename(path, '.md'))
    const paths = texts
      .filter(({ path, text }) => text.includes(mark) && !isAnswer(path))
      .map(({ path }) => path)
    expect(paths.length, id).toBeGreaterThan(6)
    expect(paths.length + sizes, [id, ...paths].join('\n')).toBeLessThanOrEqual(16)
  }
}, 180_000)

test('the capability that CONTRIBUTING adds changes at most 30 paths', async () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const blocks = [...guide.matchAll(/^```(?:yaml|ts)\n([\s\S]*?)^```$/gm)].map(([, text]) => text)
  const [entry = '', examples = '', handler = '', promises = ''] = blocks
  expect(entry).toContain('places.private.get:\n')
  appendFileSync(join(clone, places), `\n${entry}`)
  write('spec/examples/places.private.get.yaml', examples)
  expect(await generate()).toContain('new     server/handlers/places/private/get.ts\n')
  write('server/handlers/places/private/get.ts', handler)
  write('test/server/handlers/places/private/get.test.ts', promises)
  git('add', '--all')
  const changed = git('diff', '--cached', '--name-only').trim().split('\n')
  expect(changed).toContain('generated/docs/capabilities/places.private.get.md')
  expect(changed.length, changed.join('\n')).toBeLessThanOrEqual(30)
}, 180_000)

function write(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}
