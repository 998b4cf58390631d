import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workshop } from '#test/codegen/workshop.ts'

let workshop: Workshop
let fromSources: string

/** Gives a workshop a folder of packages of its own. */
function ownPackages({ folder }: Workshop): void {
  const own = join(folder, 'node_modules')
  const shared = join(import.meta.dirname, '../../node_modules')
  rmSync(own)
  mkdirSync(own)
  for (const name of readdirSync(shared))
    if (name !== '.cache') symlinkSync(join(shared, name), join(own, name))
}

function built(): string[] {
  const folder = workshop.path('node_modules/.cache/codegen')
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

function everything(): string {
  const names = readdirSync(workshop.path('generated'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
}

function forget(): void {
  for (const part of ['generated', '.cache']) rmSync(workshop.path(part), { recursive: true })
}

beforeAll(async () => {
  workshop = new Workshop()
  ownPackages(workshop)
  expect(await workshop.generate()).toMatchObject({ code: 0, err: '' })
  fromSources = everything()
})
afterAll(() => workshop.remove())

test('the first run builds the generator into one file, which writes every byte that the sources write', async () => {
  expect(built()).toHaveLength(1)
  forget()
  const { out } = await workshop.generate()
  expect(out).toMatch(/ [1-9]\d* changed/)
  expect(everything()).toBe(fromSources)
})

test('the one file is what runs, until a source of the generator changes', async () => {
  const [file = ''] = built()
  writeFileSync(file, `console.log('from one file')\n${readFileSync(file, 'utf8')}`)
  forget()
  expect((await workshop.generate()).out).toContain('from one file')
  workshop.edit('codegen/emit/text.ts', 'Do not edit.', 'Leave as it is.')
  const { code, out } = await workshop.generate()
  expect([code, out.includes('from one file')]).toEqual([0, false])
  expect(workshop.read('generated/types.ts')).toContain('Leave as it is.')
  expect(built()).toHaveLength(1)
  expect(built()).not.toContain(file)
})

test('a project that borrows the packages of another one builds nothing there', async () => {
  const other = new Workshop()
  try {
    const shared = other.path('node_modules/.cache/codegen')
    const before = existsSync(shared) ? readdirSync(shared) : []
    expect(await other.generate()).toMatchObject({ code: 0, err: '' })
    expect(existsSync(shared) ? readdirSync(shared) : []).toEqual(before)
  } finally {
    other.remove()
  }
})
