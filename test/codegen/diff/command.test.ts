import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#test/codegen/run_command.ts'

const root = join(import.meta.dirname, '../../..')

let other: string

beforeAll(async () => {
  other = await mkdtemp(join(tmpdir(), 'registry-'))
  await cp(join(root, 'spec'), join(other, 'spec'), { recursive: true })
  await cp(join(root, 'sdk/package.json'), join(other, 'sdk/package.json'))
  const lists = join(other, 'spec/capabilities/lists.yaml')
  const text = await readFile(lists, 'utf8')
  await writeFile(
    lists,
    text.replace('summary: Rename an Ideas List', 'summary: Call it otherwise'),
  )
})
afterAll(() => rm(other, { recursive: true }))

async function diff(...args: string[]): Promise<{ code: number; out: string }> {
  const { code, out, err } = await runCommand('diff', args, root)
  return { code, out: out + err }
}

test('a registry compared with itself has no changes, and exits with 0', async () => {
  const args = ['codegen/commands/diff.ts', '.']
  const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(text).toBe('nothing has changed\n')
})

test('a change is found against another folder, and the exit code says whether a version is missing', async () => {
  const found = await diff(other)
  expect(found.out).toContain(
    'ideas.lists.rename: “Call it otherwise” became “Rename an Ideas List”',
  )
  expect(found.code).toBe(1)
  expect((await diff(other, '--fail-on', 'breaking')).code).toBe(0)
})

test('what an example of the base says is not checked: its rules grow, and it is no promise', async () => {
  const example = join(other, 'spec/examples/ideas.lists.rename.yaml')
  const text = await readFile(example, 'utf8')
  await writeFile(example, text.replace('answer:', 'answered: {}\n  answer:'))
  const found = await diff(other, '--fail-on', 'breaking')
  await writeFile(example, text)
  expect(found.out).toContain('“Call it otherwise” became “Rename an Ideas List”')
  expect(found.code).toBe(0)
})

test('a registry saved in a file is compared like one in a folder', async () => {
  const file = join(other, 'registry.json')
  expect(await diff('--save', file)).toEqual({ code: 0, out: '' })
  expect(await diff(file)).toEqual({ code: 0, out: 'nothing has changed\n' })
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('summary: Rename an Ideas List', 'summary: Call it otherwise'))
  expect((await diff(file)).out).toContain('“Call it otherwise” became “Rename an Ideas List”')
  await writeFile(file, '{}')
  expect((await diff(file)).code).toBe(2)
})

test.each([[[]], [['no-such-ref']], [['.', '--format', 'xml']], [['.', 'more']]])(
  'an invalid base or option (%j) exits with 2 and one line',
  async (args: string[]) => {
    const { code, out } = await diff(...args)
    expect(code).toBe(2)
    expect(out.trim().split('\n')).toHaveLength(1)
  },
)
