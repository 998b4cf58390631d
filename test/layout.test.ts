import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deadToday, exceptions, usedByTexts } from '#test/layout/exceptions.ts'
import { deadExports } from '#test/layout/exports.ts'
import { pictureProblems } from '#test/layout/picture.ts'
import { type House, problemsOf } from '#test/layout/problems.ts'
import { readSource } from '#test/layout/source.ts'

const paths = globSync('{codegen,generated,server,sdk,test}/**/*.{ts,js,mjs}', {
  exclude: (path) => path.includes('node_modules') || path.includes('sdk/dist'),
})

const house: House = new Map(
  paths.map((path) => [path, readSource(path, readFileSync(path, 'utf8'))]),
)

/** Files whose exports are for others: what is generated, what the SDK publishes, what tests are given as a text. */
const isOpen = (path: string) =>
  path.startsWith('generated/') ||
  path === 'sdk/src/index.ts' ||
  path.startsWith('test/codegen/foreign_registry/')

/** What a copy of the house breaks once these files are in it. */
function broken(files: Record<string, string>): string[] {
  const copy = new Map(house)
  for (const [path, text] of Object.entries(files)) copy.set(path, readSource(path, text))
  return problemsOf(copy).filter((problem) => !exceptions.includes(problem))
}

describe('the layout', () => {
  test('every folder imports only what the table allows, and nothing else breaks the rules', () => {
    expect(house.size).toBeGreaterThan(100)
    expect(problemsOf(house)).toEqual([...exceptions].sort())
  })

  test('every export is used', () => {
    const config = 'vitest.config.ts'
    const all = new Map([...house, [config, readSource(config, readFileSync(config, 'utf8'))]])
    expect(deadExports(all, isOpen).sort()).toEqual([...usedByTexts, ...deadToday].sort())
  })
})

describe('the picture of the house in CONTRIBUTING.md', () => {
  const manual = readFileSync('CONTRIBUTING.md', 'utf8')
  const folders = readdirSync('server', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  test('shows each folder of the server, and the arrows of the table', () => {
    expect(pictureProblems(manual, folders)).toEqual([])
  })

  test('is refused if it omits something or does not match its schema', () => {
    const without = manual.replace(/^ {6}jobs\/.*\n.*\n/m, '')
    expect(pictureProblems(without, folders)).toContain('server/jobs is not drawn')
    const upwards = manual.replace('→ nothing', '→ runtime')
    expect(pictureProblems(upwards, folders)).toEqual([
      'the arrow from domain to runtime runs up',
      'domain may not import from runtime, though the picture says so',
    ])
    const fewer = manual.replace('→ database, domain\n', '→ domain\n')
    expect(pictureProblems(fewer, folders)).toHaveLength(1)
  })
})

describe('a breach in a copy is refused', () => {
  test('an import up the floors', () => {
    const text = `import { invoke } from '#server/runtime/invoke.ts'\nexport const a = invoke\n`
    expect(broken({ 'server/flows/planted.ts': text })).toEqual([
      'server/flows/planted.ts may not import server/runtime/invoke.ts',
    ])
    expect(
      broken({ 'server/surfaces/http/planted.ts': `import '#server/data/planted.ts'` }),
    ).toEqual(['server/surfaces/http/planted.ts may not import server/data/planted.ts'])
    expect(broken({ 'codegen/planted.ts': `await import('#server/main.ts')` })).toEqual([
      'codegen/planted.ts may not import server/main.ts',
    ])
    expect(broken({ 'server/handlers/planted.ts': `import knex from 'knex'` })).toEqual([
      'server/handlers/planted.ts may not import the package knex',
    ])
    expect(broken({ 'elsewhere/planted.ts': `import '#server/main.ts'` })).toEqual([
      'elsewhere/planted.ts is in no folder of the table',
    ])
  })

  test('a circle of imports, of types as well as of values', () => {
    const files = (kind: string) => ({
      'server/domain/plans/planted_a.ts': `import ${kind}{ b } from '#server/domain/plans/planted_b.ts'\nexport const a = 1`,
      'server/domain/plans/planted_b.ts': `import { a } from './planted_c.ts'\nexport const b = a`,
      'server/domain/plans/planted_c.ts': `export { a } from '#server/domain/plans/planted_a.ts'`,
    })
    for (const kind of ['', 'type ']) {
      expect(broken(files(kind))).toEqual([
        'a circle of imports: server/domain/plans/planted_a.ts → server/domain/plans/planted_b.ts → server/domain/plans/planted_c.ts → server/domain/plans/planted_a.ts',
      ])
    }
  })

  test('a module of Node that a folder may not use', () => {
    expect(
      broken({ 'server/handlers/planted.ts': `import { readFileSync } from 'node:fs'` }),
    ).toEqual(['server/handlers/planted.ts may not import node:fs'])
    expect(broken({ 'sdk/src/planted.ts': `import 'node:crypto'` })).toEqual([
      'sdk/src/planted.ts may not import node:crypto',
    ])
  })

  test.each([
    ['export const now = () => Date.now()', 'Date.now'],
    ['export const now = () => new Date()', 'new Date()'],
    ['export const some = () => Math.random()', 'Math.random'],
    [`import { randomUUID } from 'node:crypto'\nexport const id = randomUUID`, 'randomUUID'],
    ['export const id = () => crypto.randomUUID()', 'crypto.randomUUID'],
  ])('the clock and randomness in domain: %s', (text, name) => {
    expect(broken({ 'server/domain/plans/planted.ts': text })).toEqual([
      `server/domain/plans/planted.ts is not pure: ${name}`,
    ])
    expect(broken({ 'server/domain/plans/planted.ts': 'export const day = new Date(0)' })).toEqual(
      [],
    )
  })

  test('a model with another way to act than its hands, and its client anywhere else', () => {
    const path = 'server/surfaces/assistant/model/planted.ts'
    const text = `import { invoke } from '#server/runtime/invoke.ts'\nexport const act = invoke`
    expect(broken({ [path]: text })).toEqual([
      `${path} may import only types of server/runtime/invoke.ts`,
    ])
    for (const name of ['openai', '@anthropic-ai/sdk']) {
      const client = `export const client = () => import('${name}')`
      expect(broken({ [path]: client })).toEqual([`${path} may not import the package ${name}`])
    }
  })

  test.each([
    [`export const page = () => fetch('http://a.example')`, 'fetch'],
    [`export const page = () => globalThis.fetch('http://a.example')`, 'fetch'],
    ['export const given = fetch', 'fetch'],
    [`export const socket = () => new WebSocket('ws://a.example')`, 'WebSocket'],
    [`import { request } from 'node:http'\nexport const ask = request`, 'request of node:http'],
    [`import { connect as open } from 'node:net'\nexport const a = open`, 'connect of node:net'],
    [`import * as http from 'node:http'\nexport const a = http`, 'node:http as a whole'],
  ])('a connection opened outside of outbound: %s', (text, name) => {
    const path = 'server/surfaces/http/planted.ts'
    const problems = broken({ [path]: text }).filter((problem) => !problem.includes('import node:'))
    expect(problems).toEqual([`${path} opens connections, which only server/outbound may: ${name}`])
    expect(broken({ 'server/outbound/email/planted.ts': `export const given = fetch` })).toEqual([])
    const types = `import type { Socket } from 'node:net'\nexport type Given = Socket`
    expect(broken({ 'server/process/planted.ts': types })).toEqual([])
  })

  test('a package that connects, outside of the module that checks addresses', () => {
    for (const path of ['server/jobs/planted.ts', 'server/outbound/email/planted.ts']) {
      expect(broken({ [path]: `import 'undici'` })).toEqual([
        `${path} may not import the package undici`,
      ])
    }
  })

  test.each([
    'select name from people where owner_id = $1',
    'SELECT name FROM people',
    'Insert Into people (name) values ($1)',
    'update people SET name = $1',
    'DELETE from people',
  ])('SQL outside of data, in any case of letters: %s', (sql) => {
    const problem = 'server/jobs/planted.ts holds SQL, which belongs into server/data'
    expect(broken({ 'server/jobs/planted.ts': `export const text = \`${sql}\`` })).toEqual([
      problem,
    ])
    expect(broken({ 'server/data/planted.ts': `export const text = \`${sql}\`` })).toEqual([])
  })

  test('demo, mock and the commands import what they may not', () => {
    expect(
      broken({ 'server/demo/planted.ts': `import '#server/surfaces/http/surface.ts'` }),
    ).toEqual(['server/demo/planted.ts may not import server/surfaces/http/surface.ts'])
    expect(broken({ 'server/mock/planted.ts': `import '#server/data/tokens/rows.ts'` })).toEqual([
      'server/mock/planted.ts may not import server/data/tokens/rows.ts',
    ])
    expect(broken({ 'server/cli/planted.ts': `import '#server/handlers/plans/get.ts'` })).toEqual([
      'server/cli/planted.ts may not import server/handlers/plans/get.ts',
    ])
    expect(broken({ 'server/jobs/planted.ts': `import '#server/cli/token.ts'` })).toEqual([
      'server/jobs/planted.ts may not import server/cli/token.ts',
    ])
  })

  test('the database used outside of data, where only its type may be imported', () => {
    const text = [
      `import type { Db } from '#server/database/db.ts'`,
      'export const one = (db: Db) => db.sql`values (1)`',
    ]
    expect(broken({ 'server/handlers/planted.ts': text.join('\n') })).toEqual([
      'server/handlers/planted.ts runs statements, which only server/data may',
    ])
    const value = `import { openDatabase } from '#server/database/open_database.ts'\nopenDatabase`
    expect(broken({ 'server/flows/planted.ts': value })).toEqual([
      'server/flows/planted.ts may import only types of server/database/open_database.ts',
    ])
  })

  test('a verb of data that is not in the list', () => {
    expect(broken({ 'server/data/planted.ts': 'export function carryPeople() {}' })).toEqual([
      'server/data/planted.ts exports carryPeople, which begins with none of the verbs of data',
    ])
  })

  test('a file of domain outside of the folders of its areas', () => {
    expect(broken({ 'server/domain/planted.ts': 'export const a = 1' })).toEqual([
      'server/domain/planted.ts is in no folder of domain',
    ])
  })

  test('a file of the basics that imports an area', () => {
    const text = `import '#server/domain/plans/state.ts'`
    expect(broken({ 'server/domain/basics/planted.ts': text })).toEqual([
      'server/domain/basics/planted.ts may not import server/domain/plans/state.ts',
    ])
  })

  test('a file of language that imports what a product has', () => {
    const text = `import '#server/domain/capture/decide.ts'`
    expect(broken({ 'server/domain/language/time/planted.ts': text })).toEqual([
      'server/domain/language/time/planted.ts may not import server/domain/capture/decide.ts',
    ])
  })

  test('a file next to a folder of its name', () => {
    expect(broken({ 'server/flows/web.ts': 'export const a = 1' })).toEqual([
      'server/flows/web.ts stands next to a folder of its name',
    ])
  })
})
