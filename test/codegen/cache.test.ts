import { readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Workshop } from '#test/codegen/workshop.ts'

let workshop: Workshop
let whole: string

beforeAll(async () => {
  workshop = new Workshop()
  expect(await workshop.generate()).toMatchObject({ code: 0, err: '' })
  whole = everything()
})
afterAll(() => workshop.remove())

/** Every generated file with its text. */
function everything(): string {
  const names = readdirSync(workshop.path('generated'), { recursive: true, withFileTypes: true })
  const paths = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(`${workshop.folder}/`, ''))
  return paths
    .sort()
    .map((path) => `${path}\n${workshop.read(path)}`)
    .join('\n')
}

test('a generated file that was edited, deleted or added is put right', async () => {
  workshop.edit('generated/types.ts', 'ShelfHandle', 'BoardHandle')
  rmSync(workshop.path('generated/openapi.json'))
  workshop.write('generated/docs/surplus.md', '')
  expect((await workshop.generate()).out).toContain('2 changed')
  expect(everything()).toBe(whole)
})

test('a change of the generator makes everything again, and so does taking it back', async () => {
  const [from, to] = ['Do not edit.', 'Leave as it is.']
  workshop.edit('codegen/emit/text.ts', from, to)
  expect((await workshop.generate('--check')).code).toBe(1)
  await workshop.generate()
  expect(workshop.read('generated/types.ts')).toContain(to)
  workshop.edit('codegen/emit/text.ts', to, from)
  expect((await workshop.generate('--check')).code).toBe(1)
  await workshop.generate()
  expect(everything()).toBe(whole)
})

test('what other tools have stored is not used, and neither is what cannot be read', async () => {
  const path = '.cache/validators.json'
  const from = workshop.read('spec/types/shelves.yaml')
  for (const text of [from.replace('One shelf.', 'A shelf.'), from]) {
    const { entries } = JSON.parse(workshop.read(path))
    expect(entries.length).toBeGreaterThan(0)
    const wrong = entries.map(([key]: [string]) => [key, 'wrong'])
    workshop.write(
      path,
      text === from ? '{"tools"' : JSON.stringify({ tools: 'others', entries: wrong }),
    )
    workshop.write('spec/types/shelves.yaml', text)
    expect(await workshop.generate()).toMatchObject({ code: 0, err: '' })
    expect(await workshop.generate('--check', '--full')).toMatchObject({ code: 0 })
  }
  expect(everything()).toBe(whole)
})

test('validators of inputs that have not changed are not compiled again', async () => {
  const path = '.cache/validators.json'
  const { tools, entries } = JSON.parse(workshop.read(path))
  const marked = entries.map(([key, code]: string[]) => [key, `${code}// What is kept.\n`])
  workshop.write(path, JSON.stringify({ tools, entries: marked }))
  workshop.edit('spec/types/shelves.yaml', 'One shelf.', 'A shelf.')
  await workshop.generate()
  expect(workshop.read('generated/server/validators.js')).toContain('// What is kept.')
})
