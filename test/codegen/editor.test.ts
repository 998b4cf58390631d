import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capabilityKeys } from '#codegen/build/capability.ts'
import { behaviourKeys } from '#codegen/build/profiles.ts'
import { LanguageServer } from './language_server.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'spec/capabilities/not_there.yaml')
const modeline = '# yaml-language-server: $schema=../registry.schema.json#/$defs/capabilities'
let editor: LanguageServer

beforeAll(async () => {
  editor = await LanguageServer.start(root)
})
afterAll(() => editor.stop())

test('an editor offers the keys of an entry, except those it has', async () => {
  await editor.open(file, `${modeline}\nshelves.get:\n  version: "1.0"\n  \n`)
  const offered = await editor.complete(file, 3, 2)
  expect(offered).toEqual(
    expect.arrayContaining(['summary', 'profile', 'input', 'at_least_one_of', 'earlier', 'errors']),
  )
  expect(offered).not.toContain('version')
})

test('an editor offers the profiles and says what a profile is', async () => {
  const path = file.replace('not_there', 'not_there_either')
  await editor.open(path, `${modeline}\nshelves.get:\n  profile: \n`)
  expect(await editor.complete(path, 2, 11)).toEqual(
    expect.arrayContaining(['read', 'list', 'write', 'external_send']),
  )
  expect(await editor.hover(path, 2, 4)).toContain('How it behaves.')
})

test('an editor reports an unknown key at its position', async () => {
  const path = file.replace('not_there', 'wrong')
  const found = await editor.open(path, `${modeline}\nshelves.get:\n  sumary: Get a shelf\n`)
  const unknown = found.find((diagnostic) => diagnostic.message.includes('sumary'))
  expect(unknown?.range.start).toEqual({ line: 2, character: 2 })
})

test('an editor offers the keys of an example’s answer', async () => {
  const path = join(root, 'spec/examples/not_there.yaml')
  const head = modeline.replace('capabilities', 'examples')
  await editor.open(path, `${head}\n- about: One.\n  answer:\n    status: completed\n    \n`)
  const offered = await editor.complete(path, 4, 4)
  expect(offered).toEqual(expect.arrayContaining(['text', 'data', 'error']))
  expect(offered).not.toContain('status')
})

const ownParts: Readonly<Record<string, string>> = {
  'words/classes.yaml': 'word_classes',
  'words/activities.yaml': 'word_activities',
}

test('every file of the registry names its part of the schema, and no editor complains of it', async () => {
  const listing = readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' })
  const names = listing.filter((name) => name.endsWith('.yaml'))
  expect(names.length).toBeGreaterThan(10)
  const found = names.map(async (name) => {
    const path = join(root, 'spec', name)
    const text = readFileSync(path, 'utf8')
    const own = name.replace('protocol/', '')
    const part =
      ownParts[own] ??
      /^(types|capabilities|examples|words|assistant)\//.exec(own)?.[1] ??
      own.replace('.yaml', '')
    const schema = `${'../'.repeat(name.split('/').length - 1)}registry.schema.json#/$defs/${part}`
    expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`)
    return { name, found: await editor.open(path, text) }
  })
  expect(await Promise.all(found)).toEqual(names.map((name) => ({ name, found: [] })))
})

test('the schema knows exactly the keys the generator knows', () => {
  const { $defs } = JSON.parse(readFileSync(join(root, 'spec/registry.schema.json'), 'utf8'))
  expect(Object.keys($defs.capability.properties).sort()).toEqual([...capabilityKeys].sort())
  const profile = Object.keys($defs.profiles.additionalProperties.properties)
  expect(profile.sort()).toEqual(['about', ...behaviourKeys, 'input'].sort())
})
