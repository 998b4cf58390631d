import { describe, expect, test } from 'vitest'
import type { Capability, Model } from '#codegen/model.ts'
import { buildTexts, changed, registry } from './registry.ts'

const shelves = 'spec/capabilities/shelves.yaml'

function built(texts = registry): Model {
  const { model, problems } = buildTexts(texts)
  if (!model) throw new Error(problems.print())
  return model
}

function capability(id: string, texts = registry): Capability {
  const found = built(texts).capabilities.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('a small registry becomes a model', () => {
  test('the brand gives the derived names', () => {
    const { contract, client_header, tool_prefix } = built().service
    expect({ contract, client_header, tool_prefix }).toEqual({
      contract: 'shelf.capability-outcome.v1',
      client_header: 'X-Shelf-Client',
      tool_prefix: 'shelf_',
    })
    expect(capability('shelves.create').tool).toBe('shelf_create_shelf')
  })

  test('the profile has what the entry omits, and the entry overrides it', () => {
    const create = capability('shelves.create')
    expect(create).toMatchObject({
      effect: 'write',
      ability: 'planning:write',
      statuses: ['completed', 'unchanged', 'needs_input', 'failed'],
      status_capability: 'executions.get',
      receipt: true,
      idempotency_key: true,
      surfaces: ['api', 'mcp'],
    })
    const other = changed(
      shelves,
      '  tool: create_shelf\n',
      '  surfaces: [api]\n  statuses: [failed, completed, needs_input]\n',
    )
    expect(capability('shelves.create', other)).toMatchObject({
      tool: null,
      surfaces: ['api'],
      statuses: ['completed', 'needs_input', 'failed'],
    })
  })

  test('fields lower to a schema with their rules', () => {
    const { input } = capability('shelves.create')
    expect(input.schema).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 120, description: 'Its name.' },
        book_title: { type: 'string', description: 'The first book.' },
        book_author: { type: 'string', description: 'Who wrote it.' },
      },
      required: ['name'],
      additionalProperties: false,
      dependentRequired: { book_title: ['book_author'], book_author: ['book_title'] },
    })
  })

  test('fields are included from a type, replaced by name, and followed by those of the profile', () => {
    const names = (texts = registry) =>
      capability('shelves.query', texts).input.fields.map(({ name }) => name)
    expect(names()).toEqual(['query', 'states', 'limit', 'cursor'])
    const own = changed(
      shelves,
      '  input_from: [Filters]\n',
      '  input_from: [Filters]\n  input:\n    states?: boolean -- Any.\n    cursor?: string(..4096) -- On.\n    last?: string -- Last.\n',
    )
    expect(names(own)).toEqual(['query', 'states', 'cursor', 'last', 'limit'])
    const { input } = capability('shelves.query', own)
    expect(input.fields.find(({ name }) => name === 'cursor')?.schema.maxLength).toBe(4096)
  })

  test('a field of a type is copied with its schema and its description', () => {
    const { input } = capability('shelves.query')
    expect(input.fields.find(({ name }) => name === 'states')?.schema).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['open', 'full'], description: 'Whether there is room.' },
      maxItems: 2,
      description: 'Their states.',
    })
  })

  test('an earlier input is the current one and its difference', () => {
    const [earlier] = capability('shelves.create').earlier
    expect(earlier?.version).toBe('1.0')
    expect(earlier?.input.schema).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 120, description: 'Its name.' },
        book_title: { type: 'string', description: 'The first book.' },
        label: { type: 'string', description: 'What name was called.' },
      },
      anyOf: [
        { properties: { name: {} }, required: ['name'] },
        { properties: { label: {} }, required: ['label'] },
      ],
    })
  })

  test('what may follow has a reason, and every field a description', () => {
    expect(capability('shelves.create').next).toEqual([
      { capability: 'shelves.query', reason: 'List shelves.' },
    ])
    const described = changed(
      shelves,
      'next: [shelves.query]',
      'next: [{capability: shelves.query, reason: See it.}]',
    )
    expect(capability('shelves.create', described).next[0]?.reason).toBe('See it.')
    for (const { input, data } of built().capabilities) {
      for (const field of [...input.fields, ...data.fields]) expect(field.about).not.toBe('')
    }
  })

  test('everything knows where it was written', () => {
    expect(capability('shelves.create').location).toEqual({ file: shelves, line: 12, column: 1 })
    expect(capability('shelves.create').input.fields[0]?.location).toEqual({
      file: shelves,
      line: 23,
      column: 5,
    })
  })

  test('rules become keywords', () => {
    const rule = (text: string) =>
      capability(
        'shelves.query',
        changed(shelves, '  input_from: [Filters]\n', `  input_from: [Filters]\n${text}`),
      ).input.schema
    expect(rule('  not_together: [query, cursor]\n').not).toEqual({
      properties: { query: {}, cursor: {} },
      required: ['query', 'cursor'],
    })
    expect(rule('  at_least_one_of: [[query, cursor], [limit, states]]\n').allOf).toHaveLength(2)
    expect(rule('  not_together: [query, cursor, limit]\n').allOf).toHaveLength(3)
  })
})

describe('an example becomes a whole answer', () => {
  test('of a completed write', () => {
    const [example] = capability('shelves.create').examples
    expect(example?.answer).toMatchObject({
      contract: 'shelf.capability-outcome.v1',
      status: 'completed',
      outcome: {
        kind: 'shelf.created',
        disclosures: [{ name: 'shelf.private', text: 'Only you see it.' }],
        fallback_text: 'There it is.',
      },
      data: { shelf: { shelf_handle: 'sh_1', name: 'Novels' } },
      error: null,
      errors: [],
      effects: [{ type: 'shelf.created', state: 'confirmed' }],
      next_actions: [{ capability: 'shelves.query', tool: 'shelf_list_shelves', needs: [] }],
      capability: { name: 'shelves.create', version: '2.0' },
    })
    expect(example?.answer.execution_id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
  })

  test('of a failure, with the message and the advice of its code', () => {
    const [, example] = capability('shelves.create').examples
    const error = {
      code: 'limit_reached',
      message: 'The shelf is full. Take a book out.',
      retryable: false,
    }
    expect(example?.answer).toMatchObject({
      status: 'failed',
      data: null,
      error,
      errors: [error],
      effects: [],
    })
  })

  test('of a list, with its paging', () => {
    const [example] = capability('shelves.query').examples
    expect(example?.answer.outcome).toMatchObject({ collection: { has_more: false, returned: 1 } })
    expect(example?.answer).not.toHaveProperty('execution_id')
  })
})
