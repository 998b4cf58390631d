import { execFile, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
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
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#test/codegen/run_command.ts'

// Somebody makes a registry of their own as the page of it says: `npm run generate -- --new`.

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'new-registry-'))
const notes = join(scratch, 'notes')

const page = readFileSync(join(root, 'spec/guides/another_registry.md'), 'utf8')

/** A piece of code of the page, by its title. */
function written(title: string): string {
  const found = [...page.matchAll(/^```\w+ (.+)\n([\s\S]*?)^```$/gm)].filter(
    ([, name]) => name === title,
  )
  if (found.length !== 1) throw new Error(`${title} is ${found.length} times on the page`)
  return found[0]?.[2] ?? ''
}

function run(script: string, ...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', './server/preflight.mjs', script, ...args],
      { cwd: root },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out: `${out}${err}` }),
    )
  })
}

const generate = (...args: string[]) => command('generate', ...args)

async function command(name: string, ...args: string[]): Promise<{ code: number; out: string }> {
  const { code, out, err } = await runCommand(name, args, root)
  return { code, out: out + err }
}

/** Starts the mock of the new registry; `stop` ends it. */
function mock(): Promise<{ url: string; stop: () => void }> {
  const args = ['--import', './server/preflight.mjs', 'server/mock/main.ts', '--root', notes]
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: '0' } })
  let printed = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const [, url] = /mocked: (http:\S+)/.exec(printed) ?? []
      if (url) resolve({ url, stop: () => child.kill() })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`the mock ended: ${printed}`)))
  })
}

beforeAll(async () => {
  const { code, out } = await run('codegen/commands/generate.ts', '--new', notes)
  if (code !== 0) throw new Error(out)
})

afterAll(() => rmSync(scratch, { recursive: true }))

describe('the registry that --new writes', () => {
  test('has the capabilities that it says, without a finding', async () => {
    expect(readdirSync(join(notes, 'generated/schemas'))).toHaveLength(2)
    expect(await generate('--root', notes, '--check', '--full')).toMatchObject({ code: 0 })
    const linted = await command('lint', '--root', notes)
    expect(linted.out).toMatch(/^0 findings/)
  })

  test('takes a third capability and a code as the page writes them, is served, and has an SDK', async () => {
    const [entry, example, code] = [
      'spec/capabilities/notes.yaml',
      'spec/examples/notes.get.yaml',
      'spec/errors.yaml',
    ]
    appendFileSync(
      join(notes, entry),
      `\n${written(entry).replace('[reference_not_found]', '[reference_not_found, note_locked]')}`,
    )
    for (const path of [example, code]) writeFileSync(join(notes, path), written(path))
    expect(await generate('--root', notes)).toMatchObject({ code: 0 })
    expect(await run('sdk/build/main.ts', '--root', notes)).toEqual({ code: 0, out: '' })

    const { url, stop } = await mock()
    try {
      const answer = await called(url, 'notes.get', {
        note_handle: 'no_0123456789abcdefghjkmnpqrs',
      })
      expect(answer).toMatchObject({ status: 'completed', data: { note: { title: 'Buy bread' } } })
      const shown = await (await fetch(`${url}/docs/capabilities/notes.get`)).text()
      expect(shown).toContain('Returns one note.')
      const document = await (await fetch(`${url}/openapi.json`)).json()
      expect(document).toMatchObject({ info: { title: 'Notes API' } })
      expect(await program(url)).toEqual({ code: 0, out: 'Buy bread\n' })
    } finally {
      stop()
    }
  })
})

async function called(url: string, capability: string, input: object): Promise<unknown> {
  const response = await fetch(`${url}/api/v1/capabilities/${capability}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer anything', 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  return response.json()
}

/** Runs the page's program with the package that was built, as it is packed. */
function program(url: string): Promise<{ code: number; out: string }> {
  const app = join(scratch, 'app')
  mkdirSync(join(app, 'node_modules/@notes'), { recursive: true })
  cpSync(join(notes, 'sdk'), join(app, 'node_modules/@notes/sdk'), { recursive: true })
  symlinkSync(
    join(root, 'node_modules/openapi-fetch'),
    join(app, 'node_modules/openapi-fetch'),
    'dir',
  )
  const path = join(app, 'first.mts')
  writeFileSync(path, written('app/first.mts').replace('http://127.0.0.1:4010', url))
  return run(path)
}

describe('a folder that cannot be taken is answered with one line, and left as it is', () => {
  const file = join(scratch, 'file')
  const closed = join(scratch, 'closed')

  beforeAll(() => {
    writeFileSync(file, 'mine')
    mkdirSync(closed)
    chmodSync(closed, 0o500)
  })

  test.each([
    ['that is there and not empty', notes, 'is not empty'],
    ['that is a file', file, 'is a file'],
    ['below a file', join(file, 'notes'), 'a part of the path is a file'],
    ['in a folder that is not there', join(scratch, 'no/notes'), 'is not there'],
    ['inside of the repository', 'server/notes', 'is inside this repository'],
    ['that is an option', '--check', '--new needs a folder'],
  ])('one %s', async (_, folder, why) => {
    const { code, out } = await generate('--new', folder)
    expect(out.trimEnd().split('\n')).toEqual([expect.stringContaining(why)])
    expect(code).toBe(1)
    expect(existsSync(join(root, 'server/notes'))).toBe(false)
  })

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0)('one without rights', async () => {
    const { code, out } = await generate('--new', join(closed, 'notes'))
    expect(out.trimEnd()).toMatch(/^\S+ cannot be made: you may not write there$/)
    expect(code).toBe(1)
  })

  test.each([
    ['no folder', ['--new'], 'unknown arguments: --new'],
    ['a root without a registry', ['--root', tmpdir()], '--root needs a folder'],
  ])('%s', async (_, args, why) => {
    const { code, out } = await generate(...args)
    expect(out).toMatch(new RegExp(`^${why}`))
    expect(out).not.toContain(' at ')
    expect(code).toBe(2)
  })

  test.each(['server/mock/main.ts', 'sdk/build/main.ts'])(
    '%s of nothing generated',
    async (script) => {
      const { code, out } = await run(script, '--root', closed)
      expect(out.trimEnd().split('\n')).toEqual([
        expect.stringContaining('Nothing is generated in'),
      ])
      expect(code).toBe(1)
    },
  )
})

test('the schema that editors read tells other authors nothing of this repository', () => {
  const text = readFileSync(join(root, 'spec/registry.schema.json'), 'utf8')
  expect(text).not.toMatch(/\b(test|server|codegen)\//)
})
