import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Ended, runScript } from '#test/codegen/run_command.ts'
import { registry } from './registry.ts'

const main = join(import.meta.dirname, '../../codegen/commands/generate.ts')
const stub = 'server/handlers/shelves/create.ts'
let project: string

/** A project of its own, so that nothing of ours is touched. */
async function newProject(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'))
  for (const { path, text } of registry) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const run = (...args: string[]): Promise<Ended> => runScript(main, args, project)

/** Runs it as people do, in a process of its own. */
function start(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { cwd: project }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

function generated(folder: string): Record<string, string> {
  const paths = readdirSync(join(folder, 'generated'), { recursive: true, withFileTypes: true })
  const files = paths
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.sort().map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  )
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(project, path), change(readFileSync(join(project, path), 'utf8')))
}

beforeAll(async () => {
  project = await newProject()
})
afterAll(() => rmSync(project, { recursive: true }))

describe('npm run generate', () => {
  test('writes everything once, and nothing again when nothing has changed', async () => {
    expect(await start()).toMatchObject({ code: 0, err: '' })
    expect(existsSync(join(project, 'generated/openapi.json'))).toBe(true)
    expect(existsSync(join(project, 'generated/schemas/shelves.create.json'))).toBe(true)
    expect((await run()).out).toMatch(/^3 capabilities, \d+ files, 0 changed/)
    rmSync(join(project, '.cache'), { recursive: true })
    expect((await run()).out).toMatch(/^3 capabilities, \d+ files, 0 changed/)
  })

  test('gives the same bytes in another place', async () => {
    const first = generated(project)
    const here = project
    project = await newProject()
    await run()
    const second = generated(project)
    rmSync(project, { recursive: true })
    project = here
    expect(second).toEqual(first)
  })

  test('says in each file what generated it', () => {
    // Tool manifests and llms.txt go to others word by word; the folder's name and .gitattributes mark them.
    const verbatim = /^\/generated\/(mcp\/|docs\/llms\.txt$)/
    const silent = Object.entries(generated(project)).filter(
      ([path, text]) =>
        !verbatim.test(path) && !/Generated from spec\/.*Do not edit/.test(text.slice(0, 1000)),
    )
    expect(silent.map(([path]) => path)).toEqual([])
  })

  test('writes a handler stub once and never touches it again', async () => {
    expect(readFileSync(join(project, stub), 'utf8')).toBe(
      "import { handler, notImplemented } from '#server/runtime/handler.ts'\n\nexport default handler('shelves.create', notImplemented)\n",
    )
    edit(stub, () => '// Mine.\n')
    await run()
    expect(readFileSync(join(project, stub), 'utf8')).toBe('// Mine.\n')
  })

  test('removes what the registry no longer makes', async () => {
    await mkdir(join(project, 'generated/old/deep'), { recursive: true })
    writeFileSync(join(project, 'generated/old/deep/file.ts'), '')
    expect((await run()).out).toContain('removed generated/old/deep/file.ts')
    expect(existsSync(join(project, 'generated/old'))).toBe(false)
  })

  test('writes nothing if there are problems, and reports all of them', async () => {
    const before = generated(project)
    edit('spec/types/shelves.yaml', (text) =>
      text.replace('enum(open', 'enmu(open').replace('One shelf.', ''),
    )
    const { code, err } = await run()
    expect(code).toBe(1)
    expect(err).toContain('spec/types/shelves.yaml:7:13: unknown type `enmu`')
    expect(err).toContain('2 problems in 1 file')
    expect(generated(project)).toEqual(before)
    edit('spec/types/shelves.yaml', (text) =>
      text.replace('enmu(open', 'enum(open').replace('about: \n', 'about: One shelf.\n'),
    )
  })

  test('refuses arguments it does not know', async () => {
    expect(await start('--chekc')).toMatchObject({
      code: 2,
      err: expect.stringContaining('unknown arguments: --chekc'),
    })
  })
})

describe('npm run generate -- --check', () => {
  beforeEach(async () => {
    await run()
  })

  test('finds no difference right after generating', async () => {
    expect(await run('--check')).toMatchObject({ code: 0, out: 'generated/ is what spec/ says\n' })
    expect(await run('--check', '--full')).toMatchObject({ code: 0 })
  })

  test.each([[['--check']], [['--check', '--full']]])(
    '%s names what is stale, missing and surplus',
    async (args) => {
      edit('generated/types.ts', (text) => `${text}// Edited.\n`)
      rmSync(join(project, 'generated/openapi.json'))
      rmSync(join(project, stub))
      writeFileSync(join(project, 'generated/extra.ts'), '')
      const { code, err } = await run(...args)
      expect(code).toBe(1)
      expect(err.split('\n').filter((line) => /^(stale|missing|surplus) /.test(line))).toEqual([
        'surplus generated/extra.ts',
        'missing generated/openapi.json',
        'stale   generated/types.ts',
        `missing ${stub}`,
      ])
    },
  )

  test('names the files that a change of the registry made stale, and writes none', async () => {
    const before = generated(project)
    edit('spec/capabilities/shelves.yaml', (text) => text.replace('Make a shelf', 'Build a shelf'))
    const { code, err } = await run('--check')
    expect(code).toBe(1)
    expect(err).toContain('stale   generated/schemas/shelves.create.json')
    expect(err).not.toContain('generated/schemas/shelves.query.json')
    expect(generated(project)).toEqual(before)
    edit('spec/capabilities/shelves.yaml', (text) => text.replace('Build a shelf', 'Make a shelf'))
  })

  test('finds in a fresh clone, which has no cache, a file that was edited, and finds it again', async () => {
    rmSync(join(project, '.cache'), { recursive: true })
    edit('generated/openapi.json', (text) => text.replace('Shelves', 'Boards'))
    for (const _ of ['without a cache', 'with the one just made']) {
      const { code, err } = await run('--check')
      expect({ code, err: err.split('\n')[0] }).toEqual({
        code: 1,
        err: 'stale   generated/openapi.json',
      })
    }
  })
})
