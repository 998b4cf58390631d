import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { takenFunctions, takenMethods, takenTypes } from '#codegen/build/taken.ts'
import { camel, pascal } from '#codegen/emit/text.ts'
import type { Model } from '#codegen/model.ts'
import { buildTexts, changed, registry } from '#test/codegen/registry.ts'
import { knownFrom } from '#codegen/where/known.ts'

// Names of a registry that generated code has already would not compile, or would hide one another.

const root = join(import.meta.dirname, '../..')
const shelves = 'spec/capabilities/shelves.yaml'
const types = 'spec/types/shelves.yaml'

const problemsOf = (path: string, from: string, to: string) =>
  buildTexts(changed(path, from, to)).problems.print()

describe('a name that generated code has already is a problem at its place', () => {
  test.each([
    'Request',
    'Page',
    'Client',
    'Envelope',
    'Extract',
    'ShelvesCreateInput',
    'ShelvesQueryData',
  ])('the type %s', (name) => {
    const said = problemsOf(
      types,
      'ShelfHandle: string(..64)',
      `${name}: string(..9) -- It.\nShelfHandle: string(..64)`,
    )
    expect(said).toMatch(/types\/shelves\.yaml:\d+:1: .*generated code.*choose another name/)
  })

  test.each([...takenMethods])('a capability that begins with %s', (method) => {
    const said = problemsOf(shelves, 'shelves.create:', `${method}.create:`)
    expect(said).toContain(`every client of the SDK has a \`${method}\` of its own`)
  })

  test.each(['create.client', 'is.problem', 'upload.media'])('a capability %s', (id) => {
    const said = problemsOf(shelves, 'shelves.create:', `${id}:`)
    expect(said).toContain(`the SDK exports a function \`${camel(id)}\` of its own`)
  })

  test('two capabilities that become one function', () => {
    const same = registry.map(({ path, text }) => ({
      path,
      text: text
        .replace('shelves.create:', 'shelves.que_ry:')
        .replace(/^shelves\.query:/m, 'shelves.que.ry:'),
    }))
    expect(buildTexts(same).problems.print()).toMatch(
      /`shelves\.que\.ry` and `shelves\.que_ry` \(spec\/capabilities\/shelves\.yaml:\d+\) are both `shelvesQueRy` in code/,
    )
  })

  test('a field constructor', () => {
    const said = problemsOf(shelves, '    name: string', '    constructor: string')
    expect(said).toContain('`constructor` is there in every object of JavaScript')
  })

  test('a limit that is missing', () => {
    const said = problemsOf('spec/service.yaml', 'body_bytes: 65536, ', '')
    expect(said).toContain('`limits` has no `body_bytes`, without which no request can be taken')
  })
})

test('a surface of another title is a problem of the type that lists them', () => {
  const said = problemsOf('spec/service.yaml', 'api: API', 'api: REST')
  expect(said).toMatch(/envelope\.yaml:\d+:1: `SurfaceTitle` must have the titles of `surfaces`/)
  expect(said).toContain('enum(REST, MCP, Assistant API)')
})

describe('the names that are taken are those of generated code', () => {
  const { model } = knownFrom(root)

  test('in types.ts', () => {
    expect(own(model, declaredIn('generated/types.ts'))).toEqual([])
  })

  test('in the SDK', () => {
    const listed = read('sdk/src/index.ts').matchAll(/export (?:type )?\{([^}]*)\}/g)
    const names = [...listed].flatMap(([, inside = '']) => inside.match(/\b[A-Z]\w+/g) ?? [])
    expect(names.length).toBeGreaterThan(30)
    expect(own(model, names)).toEqual([])
    expect(own(model, declaredIn('generated/sdk/interfaces.ts'))).toEqual([])
  })

  test('as functions of the SDK', () => {
    const listed = read('sdk/src/index.ts').matchAll(/export \{([^}]*)\}/g)
    const given = `${read('generated/sdk/interfaces.ts')}`.matchAll(/^export \{([^}]*)\}/gm)
    const names = [...listed, ...given]
      .flatMap(([, inside = '']) => inside.replaceAll(/\btype \w+/g, '').match(/\b[a-z]\w+/g) ?? [])
      .filter((name) => !takenMethods.has(name))
    expect(names.toSorted()).toEqual([...takenFunctions].toSorted())
  })

  test('as types of TypeScript that the generated ones use', () => {
    const code = read('generated/types.ts').replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    const declared = new Set(declaredIn('generated/types.ts'))
    const used = [...code.matchAll(/\b([A-Z]\w*)</g)].map(([, name = '']) => name)
    expect(new Set(used.filter((name) => !declared.has(name) && !takenTypes.has(name)))).toEqual(
      new Set(),
    )
  })

  test('in the OpenAPI document', () => {
    const { components } = JSON.parse(read('generated/openapi.json'))
    expect(own(model, Object.keys(components.schemas))).toEqual([])
  })
})

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function declaredIn(path: string): string[] {
  return [...read(path).matchAll(/^(?:export (?:interface|type)|\s+type) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
}

/** Of these names those that belong neither to the registry nor to the ones that are taken. */
function own({ types: named, capabilities }: Model, names: readonly string[]): string[] {
  const parts = capabilities.map(({ id }) => pascal(id))
  return names.filter(
    (name) =>
      !takenTypes.has(name) &&
      !named.some((type) => type.name === name) &&
      !capabilities.some(({ id }) => camel(id) === name) &&
      !parts.some((part) => name.startsWith(part)),
  )
}
