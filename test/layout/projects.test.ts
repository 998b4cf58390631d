import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readSource } from '#test/layout/source.ts'
import { projects } from '#test/support/projects.ts'

/** What starts a server or a database, or speaks to one that runs. */
const starters = [
  'package pg',
  'package knex',
  'package express',
  'server/database/embedded/',
  'server/main.ts',
  'server/process/service.ts',
  'server/worker.ts',
  'test/support/cluster.ts',
  'test/support/postgres/',
  'test/support/server.ts',
  'test/support/world.ts',
]

const known = new Map<string, readonly string[]>()

/** The files and packages that a file loads when it runs. */
function importsOf(path: string): readonly string[] {
  const found = known.get(path) ?? read(path, existsSync(path) ? readFileSync(path, 'utf8') : '')
  known.set(path, found)
  return found
}

function read(path: string, text: string): string[] {
  return readSource(path, text).imports.flatMap(({ specifier, types }) => {
    if (types) return []
    if (specifier.startsWith('#')) return specifier.slice(1)
    if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier))
    return `package ${specifier}`
  })
}

/** Why a file with these imports is no unit test; null where it is one. */
function problem(file: string, imports: readonly string[]): string | null {
  const importers = new Map(imports.map((path) => [path, file]))
  for (const [path, importer] of importers) {
    if (starters.some((one) => path.startsWith(one))) {
      return `${file} starts nothing, but ${importer} imports ${path}`
    }
    for (const further of importsOf(path)) {
      if (!importers.has(further)) importers.set(further, path)
    }
  }
  return null
}

// It parses every file that the unit tests load, which takes a busy machine a while.
const patience = { timeout: 120_000 }

test(
  'a file of the project unit loads nothing that starts a server or a database',
  patience,
  () => {
    const files = globSync(projects.unit.include)
    expect(files).toContain('test/server/domain/basics/handle.test.ts')
    expect(files.flatMap((file) => problem(file, importsOf(file)) ?? [])).toEqual([])
  },
)

test('an import on the way that starts something is refused, one of types is not', () => {
  const planted = 'test/codegen/planted.test.ts'
  const refusal = (text: string) => problem(planted, read(planted, text))
  const world = `from '#test/support/world.ts'`
  expect(refusal(`import { startWorld } ${world}`)).toContain('imports test/support/world.ts')
  expect(
    refusal(`import { startEmbedded } from '#server/database/embedded/open.ts'`),
  ).not.toBeNull()
  expect(refusal(`await import('#server/process/service.ts')`)).not.toBeNull()
  // By way of a helper.
  expect(refusal(`import { seal } from '#test/support/given/mail.ts'`)).toContain('mail.ts imports')
  expect(refusal(`import type { World } ${world}`)).toBeNull()
  expect(refusal(`import { toHandle } from '#server/domain/basics/handle.ts'`)).toBeNull()
})

test('each test file belongs to one project', () => {
  const all = globSync('test/**/*.test.ts')
  const unit = new Set(globSync(projects.unit.include))
  const server = globSync(projects.server.include, { exclude: projects.server.exclude })
  expect(server.filter((file) => unit.has(file))).toEqual([])
  expect(unit.size + server.length).toBe(all.length)
})

/** Helpers that every test may use; the others are for their own folder. */
const shared = [
  'test/support/',
  'test/contract/',
  'test/codegen/edit.ts',
  'test/codegen/registry.ts',
]

/** Which of these imports take a helper from the folder of other tests. */
function borrowed(file: string, imports: readonly string[]): string[] {
  return imports.filter((path) => {
    if (!path.startsWith('test/') || shared.some((folder) => path.startsWith(folder))) return false
    const isOwn = `${dirname(file)}/`.startsWith(`${dirname(path)}/`)
    return !isOwn && !path.startsWith(`${file.replace(/\.test\.ts$/, '')}/`)
  })
}

/** The files of this repository that an import names, be it for types only. */
function namedIn(text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.flatMap(({ fileName }) => (fileName.startsWith('#') ? fileName.slice(1) : []))
}

test('helpers that tests of several folders need are in test/support', () => {
  const found = globSync('test/**/*.test.ts').flatMap((file) =>
    borrowed(file, namedIn(readFileSync(file, 'utf8'))).map((path) => `${file} imports ${path}`),
  )
  expect(found).toEqual([])
  const given = 'test/server/jobs/given.ts'
  expect(borrowed('test/server/jobs/mail/job.test.ts', [given])).toEqual([])
  expect(borrowed('test/server/outbound/smtp.test.ts', [given])).toEqual([given])
})
