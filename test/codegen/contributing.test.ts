import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { generate } from '#codegen/generate.ts'
import { readSpec } from '#codegen/inputs.ts'
import type { SourceText } from '#codegen/load.ts'
import { buildTexts } from '#test/codegen/registry.ts'
import { typeCheck } from '#test/support/type_check.ts'

const root = join(import.meta.dirname, '../..')
const manual = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const [entry = '', example = ''] = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
)
const path = 'spec/capabilities/places.yaml'
let spec: SourceText[]

beforeAll(async () => {
  spec = readSpec(root)
})

/** The registry with the entry and the example that CONTRIBUTING.md writes. */
function followed(entry: string): SourceText[] {
  const texts = spec.map((one) =>
    one.path === path ? { path, text: `${one.text.trimEnd()}\n\n${entry}` } : one,
  )
  return [...texts, { path: 'spec/examples/places.private.get.yaml', text: example }]
}

test('the first step of CONTRIBUTING.md makes a registry without problems', () => {
  const { model, problems } = buildTexts(followed(entry))
  expect(problems.count === 0 ? '' : problems.print()).toBe('')
  const added = model?.capabilities.find(({ id }) => id === 'places.private.get')
  expect(added?.examples).toHaveLength(1)
})

test('the mistake that CONTRIBUTING.md shows is reported as it says', () => {
  const { problems } = buildTexts(followed(entry.replace('PlaceHandle', 'PlaceHandel')))
  const [first = ''] = problems.print().split('\n\n')
  // Where the entry stands changes with the entries before it.
  const unnumbered = (text: string) => text.replaceAll(/\d+(?=:\d+: | \|)/g, '…')
  expect(unnumbered(manual)).toContain(unnumbered(first.replaceAll(/^/gm, '    ')))
})

const world = `
const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

`
const importsOfJob = `import { expect, test } from 'vitest'
import { insertBoat } from '#server/data/boats.ts'
import { newId } from '#server/database/id.ts'
import { boatsJob } from '#server/jobs/boats.ts'
import { useAccount, useWorld } from '#test/support/world.ts'
`
const importsOfPage = `import { expect, test } from 'vitest'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'
`

/** The handler, its test and the scene, and those of the other recipes, that CONTRIBUTING.md writes, by the paths that it names. */
function written(): { [path: string]: string } {
  const [handler = '', promises = '', scene = '', ...boats] = [
    ...manual.matchAll(/```ts\n([\s\S]*?)```/g),
  ].map(([, text = '']) => text)
  const [data = '', job = '', ofJob = '', page = '', ofPage = ''] = boats
  return {
    'server/data/boats.ts': data,
    'server/jobs/boats.ts': job,
    'server/surfaces/web/boats/route.ts': page,
    'server/domain/messages/web_boats.ts':
      "export const boats = { title: 'Boats', none: 'No boats yet.' }\n",
    'test/server/jobs/boats.test.ts': `${importsOfJob}${world}${ofJob}`,
    'test/server/surfaces/web/boats.test.ts': `${importsOfPage}${world}${ofPage}`,
    'server/handlers/places/private/get.ts': handler,
    'test/server/handlers/places/private/get.test.ts': promises,
    'test/contract/examples/scenes/places_private.ts': `import type { Scenes } from '#test/contract/examples/stage.ts'\n\nexport const places: Scenes = {\n${scene}}\n`,
  }
}

test('what the recipes of CONTRIBUTING.md write compiles and is formatted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contributing-'))
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  try {
    for (const part of [
      'package.json',
      'biome.json',
      '.gitignore',
      'codegen',
      'sdk',
      'server',
      'test',
    ])
      cpSync(join(root, part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const { files } = await generate({ texts: followed(entry) })
    for (const { path, text } of files ?? [])
      if (/\.(ts|js)$/.test(path)) put(`generated/${path}`, text)
    for (const [path, text] of Object.entries(written())) put(path, text)
    const kinds = 'server/data/due_work/rows.ts'
    put(kinds, readFileSync(join(root, kinds), 'utf8').replace("| 'mail'", "| 'mail' | 'boats'"))
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
    const include = Object.keys(written())
    put('tsconfig.json', JSON.stringify({ compilerOptions, include }))
    expect(await typeCheck(['-p', '.'], folder)).toBe('')
    expect(printed(folder, '@biomejs/biome/bin/biome', 'format', ...include)).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 180_000)

/** What a program of node_modules prints. */
function printed(cwd: string, program: string, ...args: string[]): string {
  try {
    const path = join(root, 'node_modules', program)
    return execFileSync(process.execPath, [path, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}
