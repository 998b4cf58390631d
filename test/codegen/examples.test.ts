import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildFrom } from '#codegen/generate.ts'
import { prefixes } from '#server/domain/basics/handle.ts'
import { buildTexts, changed, complaints } from './registry.ts'

const root = join(import.meta.dirname, '../..')
const create = 'spec/examples/shelves.create.yaml'
const failure = 'error: limit_reached'

/** The small registry with something else for the failure of its second example. */
const failing = (error: string) => changed(create, failure, error)

function exampleOf(error: string) {
  const { model, problems } = buildTexts(failing(error))
  if (!model) throw new Error(problems.print())
  return model.capabilities.find(({ id }) => id === 'shelves.create')?.examples[1]
}

describe('what an example may say of a failure', () => {
  test('nothing but its code: the message and whether to retry are those of errors.yaml', () => {
    const message = 'The shelf is full. Take a book out.'
    expect(exampleOf(failure)?.answer).toMatchObject({
      error: { message, retryable: false },
      outcome: { fallback_text: message },
    })
  })

  test('a specific message, to which the advice of its code is added', () => {
    const error = 'error: {code: limit_reached, message: Ten books are here.}'
    const message = 'Ten books are here. Take a book out.'
    expect(exampleOf(error)?.answer).toMatchObject({
      error: { message },
      outcome: { fallback_text: message },
    })
  })

  test('whether to retry, only as errors.yaml has it', () => {
    expect(complaints(failing('error: {code: limit_reached, retryable: false}'))).toEqual([])
    expect(complaints(failing('error: {code: limit_reached, retryable: true}'))).toEqual([
      'examples/shelves.create.yaml:6:68: `limit_reached` is always retryable: false',
    ])
  })

  test('no text beside its message', () => {
    expect(complaints(failing(`${failure}, text: It is full.`))).toEqual([
      'examples/shelves.create.yaml:6:56: the text of a failure is its message: omit `text`',
    ])
  })
})

test.each([
  [
    'the input of a read',
    'spec/examples/shelves.query.yaml',
    '- about: All of them.\n',
    '- about: All of them.\n  input: {limitt: 5}\n',
    'shelves.query.yaml:2:11: unknown field `limitt` → limit',
  ],
  [
    'the data',
    'spec/examples/shelves.query.yaml',
    '{shelf_handle: sh_1, name: Novels}',
    '{shelf_handle: sh_1, name: Novels, stat: open}',
    'shelves.query.yaml:2:81: unknown field `stat` → state',
  ],
])(
  'a misspelt field of %s is a problem, although callers may send more',
  (_, path, from, to, said) => {
    expect(complaints(changed(path, from, to))).toEqual([`examples/${said}`])
  },
)

describe('a disclosure of an example', () => {
  const saying = (disclosures: string) =>
    changed(create, 'text: There it is.', `text: There it is., disclosures: ${disclosures}`)

  test('is one of service.yaml, or has a text of the moment', () => {
    const { model } = buildTexts(saying('[{name: shelf.lent, text: Ada has a book.}]'))
    const [example] = model?.capabilities.find(({ id }) => id === 'shelves.create')?.examples ?? []
    expect(example?.answer).toMatchObject({
      outcome: {
        disclosures: [
          { name: 'shelf.private', text: 'Only you see it.' },
          { name: 'shelf.lent', text: 'Ada has a book.' },
        ],
      },
    })
    expect(complaints(saying('[shelf.privat]'))).toEqual([
      'examples/shelves.create.yaml:3:116: unknown disclosure `shelf.privat` → shelf.private',
    ])
  })
})

describe('a handle', () => {
  const shelf = 'sh_3fzjy8vpjzyrnv1rfvsg8jdzav'
  const shelves = ['create', 'query'].map((name) => `spec/examples/shelves.${name}.yaml`)

  /** The small registry whose shelves have a prefix, with this handle in the examples. */
  const named = (handle: string) =>
    changed(
      'spec/service.yaml',
      'limits: {page_size: 25, body_bytes: 65536, body_depth: 32}',
      'limits: {page_size: 25, body_bytes: 65536, body_depth: 32}\nhandles: {ShelfHandle: sh_}',
    ).map(({ path, text }) => ({
      path,
      text: shelves.includes(path) ? text.replaceAll('sh_1', handle) : text,
    }))

  test('has the prefix of its type', () => {
    expect(complaints(named(shelf))).toEqual([])
    const [found] = complaints(named(shelf.replace('sh_', 'sl_')))
    expect(found).toBe(
      `examples/shelves.create.yaml:3:60: expected a handle: sh_ and 26 characters → ${shelf}`,
    )
    expect(complaints(named('sh_1'))).toHaveLength(2)
  })

  test('has it, also if no schema says so', () => {
    const candidates = 'error: {code: limit_reached, candidates: [{shelf_handle: sl_1}]}'
    const texts = named(shelf).map(({ path, text }) => ({
      path,
      text: path === create ? text.replace(failure, candidates) : text,
    }))
    expect(complaints(texts)).toEqual([
      'examples/shelves.create.yaml:6:57: `limit_reached` has no candidates in spec/errors.yaml',
      'examples/shelves.create.yaml:6:85: expected a handle: sh_ and 26 characters',
    ])
  })

  test('is of an existing type', () => {
    const unknown = changed(
      'spec/service.yaml',
      'limits: {page_size: 25, body_bytes: 65536, body_depth: 32}',
      'limits: {page_size: 25, body_bytes: 65536, body_depth: 32}\nhandles: {ShelfHandel: sh_, Shelf: sh}',
    )
    expect(complaints(unknown)).toEqual([
      'service.yaml:11:11: unknown type `ShelfHandel` → ShelfHandle',
      'service.yaml:11:36: a prefix is two lower-case letters and _, such as pl_',
    ])
  })

  test('has the same prefix in the registry and in the server', async () => {
    const { model } = await buildFrom(root)
    const own: string[] = Object.values(prefixes)
    const written = Object.values(model?.service.handles ?? {})
    expect(written.filter((prefix) => !own.includes(prefix))).toEqual([])
    // Those of interests and tokens, of public places, which are taken as places are, and an execution's, which is bare,
    // stand in no type of their own; calendars, passkeys and sessions have handles on their pages only, reviews over MCP only.
    const unwritten = own.filter((prefix) => !written.includes(prefix))
    expect(unwritten.toSorted()).toEqual(['', 'cs_', 'lk_', 'pk_', 'pp_', 'rv_', 'se_', 'tk_'])
  })
})

describe('the preparation of an example', () => {
  const prepared = (told: string) =>
    changed(
      create,
      '- about: The first shelf.',
      `- about: The first shelf.\n  preparation: ${told}`,
    )

  test('names a call, what is sent, and which field of the input stands where in its answer', () => {
    const told = '{capability: shelves.query, input: {limit: 5}, keep: {name: items/0/name}}'
    const { model } = buildTexts(prepared(told))
    const [example] = model?.capabilities.find(({ id }) => id === 'shelves.create')?.examples ?? []
    expect(example?.preparation).toEqual({
      capability: 'shelves.query',
      input: { limit: 5 },
      keep: { name: 'items/0/name' },
    })
  })

  test.each([
    ['{capability: shelves.query, input: {}}', '2:16: `preparation` has no `keep`'],
    [
      '{capability: shelves.qery, input: {}, keep: {name: items/0/name}}',
      '2:29: unknown capability `shelves.qery` → shelves.query',
    ],
    [
      '{capability: shelves.query, input: {limit: 0}, keep: {name: items/0/name}}',
      '2:59: is less than 1',
    ],
    [
      '{capability: shelves.query, input: {}, keep: {nam: itms/0/name}}',
      '2:62: unknown field `nam` → name',
      '2:67: unknown part of the data of shelves.query `itms` → items',
    ],
  ])('%s is a problem', (told, ...said) => {
    const at = (one: string) => `examples/shelves.create.yaml:${one}`
    expect(complaints(prepared(told))).toEqual(said.map(at))
  })
})
