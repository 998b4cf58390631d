import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Location } from '#codegen/model.ts'
import { filesBelow } from '#codegen/inputs.ts'
import { sourceOf } from '#codegen/where/artifact.ts'
import { emittedOf } from '#codegen/where/emitted.ts'
import { pointerAt } from '#codegen/where/json_lines.ts'
import { knownFrom } from '#codegen/where/known.ts'
import { subjectAt, subjectOf } from '#codegen/where/subject.ts'
import type { Spot } from '#codegen/where/spot.ts'
import { runCommand } from '#test/codegen/run_command.ts'

const root = join(import.meta.dirname, '../..')
const lines = new Map<string, string[]>()
const known = knownFrom(root)
const { model } = known

/** Where a node comes from. */
function sourceAt(path: string, spot: Spot): { name: string; location: Location } {
  const found = sourceOf(known, path, spot)
  if (!found) throw new Error(`${path} ${JSON.stringify(spot).slice(0, 80)} is not known`)
  return found
}

function lineOf({ file, line }: Location): string {
  if (!lines.has(file)) lines.set(file, readFileSync(join(root, file), 'utf8').split('\n'))
  return lines.get(file)?.[line - 1] ?? ''
}

describe('in words', () => {
  test.each([
    ['ideas.lists.create', 'ideas.lists.create:'],
    ['ideas.lists.create input name', 'name: string'],
    ['ideas.lists.create data list name', 'name: text'],
    ['service_create_ideas_list', 'ideas.lists.create:'],
    ['client.ideas.lists.create input name', 'name: string'],
    ['client.plans.prepare_send', 'plans.prepare_send:'],
    ['plansPrepareSend', 'plans.prepare_send:'],
    ['POST /api/v2/capabilities/ideas.lists.create', 'ideas.lists.create:'],
    ['server/handlers/plans/get.ts', 'plans.get:'],
    ['Person.display_name', 'display_name: text'],
    ['type Person display_name', 'display_name: text'],
    ['Person', 'Person:'],
    ['error plan_full', 'plan_full:'],
    ['plan_full', 'plan_full:'],
    ['ideas.lists.create example 1', '- about: A list for winter evenings'],
    ['plans.update.prepare input changes capacity_max', 'capacity_max?:'],
  ])('%s', (words, written) => {
    expect(lineOf(subjectOf(known, words.split(' ')).location)).toContain(written)
  })

  test.each([
    ['ideas.lists.creat', 'did you mean `ideas.lists.create`?'],
    ['ideas.lists.create input nam', 'did you mean `name`?'],
    ['type Persn', 'did you mean `Person`?'],
    ['error plan_ful', 'did you mean `plan_full`?'],
  ])('%s is answered with what was meant', (words, meant) => {
    expect(() => subjectOf(known, words.split(' '))).toThrow(meant)
  })
})

/** Every pointer of a JSON document that ends at a property of a schema. */
function properties(value: unknown, pointer = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) => {
    const at = `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`
    const own = pointer.endsWith('/properties') ? [at] : []
    return [...own, ...properties(child, at)]
  })
}

function documents(folder: string): string[] {
  return readdirSync(join(root, 'generated', folder)).map((name) => `${folder}/${name}`)
}

describe('in a generated file', () => {
  test('every property of the schemas of inputs and data leads to a line that writes it', () => {
    let seen = 0
    for (const path of documents('schemas')) {
      const document = JSON.parse(readFileSync(join(root, 'generated', path), 'utf8'))
      const { input, data } = document.$defs
      for (const pointer of properties({ input, data }, '/$defs')) {
        // Below a property there may be a schema written in place.
        if (pointer.split('/properties/').length !== 2) continue
        const name = pointer.slice(pointer.lastIndexOf('/') + 1)
        const { location } = sourceAt(path, { pointer })
        expect(lineOf(location), `${path}#${pointer}`).toMatch(new RegExp(`\\b${name}\\??:`))
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(400)
  })

  test('every argument of every tool leads to a line that writes it', () => {
    for (const path of documents('mcp').filter((name) => name.includes('service_'))) {
      const { inputSchema } = JSON.parse(readFileSync(join(root, 'generated', path), 'utf8'))
      for (const name of Object.keys(inputSchema.properties ?? {})) {
        if (name === 'idempotency_key') continue
        const { location } = sourceAt(path, { pointer: `/inputSchema/properties/${name}` })
        expect(lineOf(location), `${path} ${name}`).toMatch(new RegExp(`\\b${name}\\??:`))
      }
    }
  })

  test('every operation and component of the OpenAPI document leads somewhere, and operations to their entry', () => {
    const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))
    for (const { id, surfaces } of model.capabilities) {
      if (!surfaces.includes('api')) continue
      const pointer = `/paths/${encodeURIComponent(`/api/v2/capabilities/${id}`.replaceAll('/', '~1'))}/post`
      expect(lineOf(sourceAt('openapi.json', { pointer }).location)).toBe(`${id}:`)
    }
    const own = /^\/components\/schemas\/(Envelope|\w+Answer|Assistant\w+)\b/
    for (const pointer of properties(document.components.schemas, '/components/schemas')) {
      if (!own.test(pointer))
        expect(sourceOf(known, 'openapi.json', { pointer }), pointer).not.toBe(null)
    }
  })

  test('every example of the OpenAPI document leads to the line that begins it', () => {
    const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))
    let seen = 0
    for (const { id, examples, surfaces } of model.capabilities) {
      if (!surfaces.includes('api')) continue
      const path = `/api/v2/capabilities/${id}`
      const content = '/post/responses/200/content/application~1json/examples'
      const names = Object.keys(
        document.paths[path].post.responses[200].content['application/json'].examples,
      )
      expect(names).toHaveLength(examples.length)
      names.forEach((name, at) => {
        const pointer = `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}${content}/${name}/value/status`
        const { location } = sourceAt('openapi.json', { pointer })
        expect(location).toEqual(examples[at]?.location)
        expect(location.file).toBe(`spec/examples/${id}.yaml`)
        expect(lineOf(location)).toMatch(/^- /)
        seen += 1
      })
    }
    expect(seen).toBeGreaterThan(100)
  })

  test('every property in types.ts leads to a line that writes it', () => {
    const text = readFileSync(join(root, 'generated/types.ts'), 'utf8')
    const stop = text.indexOf('export interface Capabilities ')
    let seen = 0
    text
      .slice(0, stop)
      .split('\n')
      .forEach((written, index) => {
        const name = /^ {2}(\w+)\??: /.exec(written)?.[1]
        if (name === undefined) return
        const { location } = sourceAt('types.ts', { line: index + 1, text })
        expect(lineOf(location), `types.ts:${index + 1} ${written}`).toMatch(
          new RegExp(`\\b${name}\\??:|^\\w[\\w.]*:`),
        )
        seen += 1
      })
    expect(seen).toBeGreaterThan(400)
  })

  test('a page leads to its capability, code, resource, types, guide or workflow', () => {
    const at = (path: string) => lineOf(sourceAt(path, { pointer: '' }).location)
    expect(at('docs/capabilities/plans.get.html')).toBe('plans.get:')
    expect(at('docs/errors/plan_full.md')).toBe('plan_full:')
    expect(at('docs/resources/Person.html')).toBe('Person:')
    expect(at('docs/guides/idempotency.html')).toBe('---')
    expect(at('docs/workflows/private_place.md')).toBe('private_place:')
    expect(at('docs/types/lists.md')).toContain('yaml-language-server')
  })
})

describe('a line of a JSON document is the value that begins there, or that is around it', () => {
  const text = `{
  "a": {
    "b/c": [
      1,
      {"d": "}"}
    ]
  },
  "e": "\\"", "f": 2
}
`
  test.each([
    [1, ''],
    [2, '/a'],
    [3, '/a/b~1c'],
    [4, '/a/b~1c/0'],
    [5, '/a/b~1c/1'],
    [6, '/a/b~1c'],
    [7, '/a'],
    [8, ''],
    [9, ''],
  ])('line %d', (line, pointer) => {
    expect(decodeURIComponent(pointerAt(text, line))).toBe(pointer)
  })

  test('a line that there is not is an error', () => {
    expect(() => pointerAt('{\n}', 3)).toThrow('it has only 2 lines')
  })

  test('every key of the generated documents', () => {
    const paths = ['mcp/service_get_plan.json', 'mcp/server.json', 'schemas/plans.status.get.json']
    for (const [path, step] of [
      ...paths.map((one) => [one, 1] as const),
      ['openapi.json', 4999],
    ] as const) {
      const document = readFileSync(join(root, 'generated', path), 'utf8')
      document.split('\n').forEach((written, index) => {
        const key = /^\s*"((?:[^"\\]|\\.)*)":/.exec(written)?.[1]
        if (key === undefined || index % step !== 0) return
        const last = decodeURIComponent(
          pointerAt(document, index + 1)
            .split('/')
            .at(-1) ?? '',
        )
        expect(last.replaceAll('~1', '/'), `${path}:${index + 1}`).toBe(JSON.parse(`"${key}"`))
      })
    }
  })
})

describe('from the registry to what was generated', () => {
  const files = filesBelow(join(root, 'generated')).map((path) => ({
    path,
    text: readFileSync(join(root, 'generated', path), 'utf8'),
  }))
  const placesOf = (words: string) => emittedOf(known, subjectOf(known, words.split(' ')), files)

  test.each([
    [
      'Person.display_name',
      [
        'openapi.json#/components/schemas/Person/properties/display_name',
        'schemas/relationships.person.get.json#/$defs/Person/properties/display_name',
        'docs/resources/Person.html#field.display_name',
      ],
    ],
    [
      'ideas.lists.create input name',
      [
        'openapi.json#/components/schemas/IdeasListsCreateInput/properties/name',
        'schemas/ideas.lists.create.json#/$defs/input/properties/name',
        'mcp/service_create_ideas_list.json#/inputSchema/properties/name',
        'docs/capabilities/ideas.lists.create.html#input.name',
      ],
    ],
    [
      'plans.get',
      [
        'openapi.json#/paths/~1api~1v2~1capabilities~1plans.get',
        'schemas/plans.get.json',
        'mcp/service_get_plan.json',
        'docs/capabilities/plans.get.html',
      ],
    ],
    ['plan_full', ['docs/errors/plan_full.html']],
  ])('%s', (words, expected) => {
    const places = placesOf(words)
    expect(places).toEqual(expect.arrayContaining(expected))
    expect(new Set(places).size).toBe(places.length)
    expect(places.some((place) => place.startsWith('types.ts:') || words === 'plan_full')).toBe(
      true,
    )
  })

  test('each place that is named leads back to the entry', () => {
    for (const words of ['Place.timezone', 'ideas.lists.create input name', 'plans.get']) {
      const { location } = subjectOf(known, words.split(' '))
      for (const place of placesOf(words)) {
        const [, path = '', pointer, line] = /^([^#:]+)(?:#(.*)|:(\d+))?$/.exec(place) ?? []
        const text = files.find((one) => one.path === path)?.text ?? ''
        const value = pointer?.startsWith('/') ? valueAt(JSON.parse(text), pointer) : undefined
        const spot =
          line === undefined
            ? { pointer: encodeURI(pointer ?? ''), ...(typeof value === 'string' && { value }) }
            : { line: Number(line), text }
        expect(sourceAt(path, spot).location, place).toEqual(location)
      }
    }
  })

  test('a line of the registry belongs to the field or entry that stands above it', () => {
    for (const words of ['Person.display_name', 'plans.get', 'plan_full', 'plans.get example 1']) {
      const subject = subjectOf(known, words.split(' '))
      const column = Number.MAX_SAFE_INTEGER
      expect(subjectAt(known, { ...subject.location, column })).toEqual(subject)
    }
    expect(subjectAt(known, { file: 'spec/nowhere.yaml', line: 1, column: 1 })).toBe(null)
  })
})

function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document)
}

/** What the command says about a query, and with which code it ends. */
async function where(query: string): Promise<{ code: number; out: string }> {
  const { code, out, err } = await runCommand('where', [query], root)
  return { code, out: out + err }
}

/** The same of a process of its own. */
function started(query: string): { code: number | null; out: string } {
  const args = ['codegen/commands/where.ts', query]
  const ran = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { code: ran.status, out: ran.stdout + ran.stderr }
}

test('the command prints the place and the line, and exits with 1 if there is no such thing', async () => {
  const document = readFileSync(join(root, 'generated/openapi.json'), 'utf8')
  const schema = document.indexOf('"Place": {', document.indexOf('"schemas": {'))
  const line = document.slice(0, document.indexOf('"timezone": {', schema)).split('\n').length
  const [field, nowhere, place, validators, unknown] = await Promise.all([
    where('ideas.lists.create input name'),
    where('generated/openapi.json#/nowhere'),
    where(`generated/openapi.json:${line}`),
    where('generated/server/validators.js:1'),
    started('ideas.lists.creat'),
  ])
  expect(field.out).toMatch(
    /^ideas\.lists\.create input name\nspec\/capabilities\/lists\.yaml:\d+:\d+\n {2}name: /,
  )
  expect(field.out).toContain(
    'generated/mcp/service_create_ideas_list.json#/inputSchema/properties/name\n',
  )
  expect(nowhere.code).toBe(1)
  expect(place.out).toMatch(/^type Place timezone\n/)
  expect(validators).toEqual({
    code: 1,
    out: 'generated/server/validators.js:1 is not made from one entry of the registry\n',
  })
  expect(unknown).toEqual({
    code: 1,
    out: 'no capability, type or code `ideas.lists.creat`: did you mean `ideas.lists.create`?\n',
  })
}, 60_000)

test('the command takes a file as it is written', async () => {
  const file = 'spec/types/common.yaml'
  const written = [`./${file}`, join(root, file), file]
  const lines = await Promise.all(written.map((one) => where(`${one}:122`)))
  for (const { out } of lines) expect(out).toMatch(/^type \w+ \w+\nspec\/types/)
}, 60_000)
