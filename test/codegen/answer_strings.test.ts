import { expect, test } from 'vitest'
import { dataStrings, protocolStrings, saysWords, wordsByField } from '#codegen/answer_strings.ts'
import { emitMcp } from '#codegen/emit/mcp/emit.ts'
import { emitSchemas } from '#codegen/emit/schemas.ts'
import { emitServer } from '#codegen/emit/server.ts'
import { build } from '#codegen/build/model.ts'
import { readSpec } from '#codegen/inputs.ts'
import { lint } from '#codegen/lint/lint.ts'
import { lintRules } from '#codegen/lint/all_rules.ts'
import { parseSpec } from '#codegen/load.ts'
import { Problems } from '#codegen/problem.ts'
import { built, edited } from '#test/codegen/edit.ts'
import { textOf } from '#test/codegen/file.ts'
import { registry } from '#test/codegen/registry.ts'

const types = 'spec/types/shelves.yaml'
const name = '    name: string -- Its name.\n'

/** The small registry whose shelves have these fields in place of their name, the others optional, since its examples have none. */
function withFields(fields: string, more = '') {
  const optional = fields.replaceAll(/^( {4}(?!name)[a-z_]+):/gm, '$1?:')
  const texts = edited([[types, name, optional]])
  return texts.map((one) => (one.path === types ? { ...one, text: one.text + more } : one))
}

function wordsOf(fields: string, more = ''): { [field: string]: unknown } {
  const strings = dataStrings(built(withFields(fields, more)))
  return Object.fromEntries(
    strings.filter(({ of }) => of === 'type Shelf').map(({ field, words }) => [field, words]),
  )
}

test('a string of an answer says whose words it holds by its type, wherever it stands', () => {
  const fields = `
    name: text(..120) -- Its name.
    nicknames: text[] -- Other names.
    note: sentence | null -- What is said of it.
    color: Color
    mood: string -- Nobody says whose.
    maker: ShelfMaker -- Who made it.
    box: {schema: {type: object, properties: {inside: {type: string, x-words: people}}}, about: A box.}
`
  const more = `
Color: key(..20) -- The name of a color.
ShelfMaker: {schema: {anyOf: [{type: string, x-words: people}, {type: "null"}]}, about: A maker.}
`
  expect(wordsOf(fields.slice(1), more)).toMatchObject({
    name: 'people',
    nicknames: 'people',
    note: 'service',
    color: 'none',
    mood: null,
    maker: 'people',
    inside: 'people',
  })
})

test('handles, times, links and lists of values are no free strings', () => {
  const fields = `${name}    built_at: date-time -- When.
    page: uri -- Where.
    size: enum(small, large) -- How large.
`
  expect(Object.keys(wordsOf(fields))).toContain('name')
  for (const field of ['shelf_handle', 'built_at', 'page', 'size'])
    expect(Object.keys(wordsOf(fields))).not.toContain(field)
})

test('the server has a table by the names of fields, without those that hold no words', async () => {
  const fields = `    name: text -- Its name.
    note: sentence -- What is said of it.
    color: key -- Its color.
`
  const model = built(withFields(fields))
  expect(wordsByField(model).get('color')).toBeUndefined()
  const table = textOf(await emitServer(model), 'server/answers.ts')
  expect(table).toContain("  name: 'people',\n  note: 'service',\n")
  expect(table).not.toContain('color:')
})

test('what models and validators get has no such keyword', async () => {
  const model = built(withFields('    name: text -- Its name.\n'))
  const files = [...(await emitMcp(model)), ...(await emitSchemas(model))]
  expect(files.length).toBeGreaterThan(3)
  for (const { path, text } of files) expect(text, path).not.toContain('x-words')
})

const rules = lintRules.filter(({ id }) => id.endsWith('-words'))

test('a registry that says it nowhere is not asked to', () => {
  expect(saysWords(built(registry))).toBe(false)
  const { findings } = lint(built(registry), registry, rules)
  // Of the other rules, which are not asked here, what is permitted is not known.
  const own = findings.filter(({ rule }) => rules.some(({ id }) => id === rule))
  expect(own).toEqual([])
})

test('one that says it somewhere has to say it everywhere', () => {
  const texts = withFields('    name: text -- Its name.\n    color: string -- Its color.\n')
  const { findings } = lint(built(texts), texts, rules)
  const message = findings.map((one) => one.message).find((one) => one.includes('Shelf color'))
  expect(message).toContain('write `text` if a person or a page wrote them')
})

test('every string of the answers of this service says it', () => {
  const problems = new Problems()
  const model = build(parseSpec(readSpec(process.cwd()), problems), problems)
  if (!model) throw new Error(problems.print())
  const all = [...dataStrings(model), ...protocolStrings(model)]
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter(({ words }) => words === null)).toEqual([])
})

test('whose words it may be is one of three', () => {
  const raw = '    name: {schema: {type: string, x-words: nobody}, about: Its name.}\n'
  expect(() => built(withFields(raw))).toThrow('nobody')
})
