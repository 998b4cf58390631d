import { describe, expect, test } from 'vitest'
import { emitMcp, type ToolManifest } from '#codegen/emit/mcp/emit.ts'
import { opening } from '#codegen/emit/mcp/prose.ts'
import { dataOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

const files = emitMcp(model)
const tool = (name: string) => dataOf<ToolManifest>(files, `mcp/service_${name}.json`)

test('every tool that can succeed belongs to the list of one ability', () => {
  expect(dataOf(files, 'mcp/lists.json')).toEqual({
    'planning:read': ['service_list_shelves', 'service_list_shelves_near', 'service_get_execution'],
    'planning:write': ['service_create_shelf'],
    'planning:commit': [],
  })
})

test('a write takes its idempotency key as an argument', () => {
  expect(tool('create_shelf').inputSchema).toMatchObject({
    type: 'object',
    properties: { idempotency_key: { type: 'string', description: 'Unique' } },
    required: ['name', 'idempotency_key'],
  })
  expect(tool('list_shelves').inputSchema).not.toHaveProperty('properties.idempotency_key')
})

test('rules over several fields are words, because some clients drop a tool with a root anyOf', () => {
  const { description, inputSchema } = tool('list_shelves_near')
  expect(description).toBe('List shelves near a friend. Needs person_handle or person_name.')
  expect(inputSchema).not.toHaveProperty('anyOf')
})

test('what may not be called directly says what to call', () => {
  expect(tool('send_shelf').description).toContain('Always refused: use actions.commit.')
})

test('the four annotations follow from the registry', () => {
  expect(tool('list_shelves').annotations).toEqual({
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  })
  expect(tool('send_shelf').annotations).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
    openWorldHint: true,
  })
})

test('what a list costs is counted', () => {
  const { tools } = dataOf<{ tools: { [name: string]: { listed: number } } }>(
    files,
    'mcp/tokens.json',
  )
  const costs = Object.values(tools).map(({ listed }) => listed)
  expect(costs).toHaveLength(5)
  expect(Math.min(...costs)).toBeGreaterThan(20)
})

describe('the beginning of a text', () => {
  const text = 'Renames it; keeps the rest. Nobody is told. Nothing else happens.'
  test.each([
    [100, text],
    [45, 'Renames it; keeps the rest. Nobody is told.'],
    [30, 'Renames it; keeps the rest.'],
    [12, 'Renames it.'],
    [3, 'Renames it.'],
  ])('in %d characters is whole sentences, or whole clauses', (length, said) => {
    expect(opening(text, length)).toBe(said)
  })
})
