import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { emitSdk } from '#codegen/emit/sdk/emit.ts'
import { textOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

const files = await emitSdk(model)
const client = textOf(files, 'sdk/client.ts')
const functions = textOf(files, 'sdk/operations.ts')

type Method = ((input?: object) => unknown) & { near: Method }
interface Client {
  shelves: { create: Method; query: Method }
  executions: { get: Method }
}

/** The methods over operations that only say what they were made of. */
async function methods(): Promise<Client> {
  const stub = 'const operation = (...facts) => facts'
  const all = functions.replace(/^import .*operation\.ts'$/m, stub)
  const { operations } = await loaded(client.replace('./operations.ts', urlOf(all)))
  return operations((facts: unknown[]) => (input: unknown) => [...facts, input])
}

function urlOf(text: string): string {
  return `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text)).replaceAll("'", '%27')}`
}

function loaded(text: string) {
  return import(urlOf(text))
}

test('each capability of the API surface is a method where its id says', async () => {
  const client = await methods()
  const input = { name: 'Poetry' }
  expect(client.shelves.create(input)).toEqual(['shelves.create', '2.0', true, input])
  expect(client.shelves).not.toHaveProperty('send')
})

test('an id that is also the beginning of another one is a method with methods', async () => {
  const client = await methods()
  expect(client.shelves.query()).toEqual(expect.arrayContaining(['shelves.query']))
  const input = { person_name: 'Ada' }
  expect(client.shelves.query.near(input)).toEqual(
    expect.arrayContaining(['shelves.query.near', input]),
  )
})

test('a method and a function say what the registry says of their capability', () => {
  for (const text of [client, functions]) {
    expect(text).toContain('* A shelf is private. *\\/ Nobody is told.')
    expect(text).toContain('* `shelves.create` 2.0: write, needs `planning:write`')
    expect(text).toMatch(/\* - `name` \(required\): /)
    expect(text).toMatch(/\* - `completed`/)
    expect(text).toContain('* @example ')
  }
  expect(client).toContain("create(input: Request<'shelves.create'>, options?: CallOptions)")
  expect(client).toContain("(input?: Request<'shelves.query'>, options?: CallOptions)")
  expect(functions).toContain("export const shelvesCreate: Operation<'shelves.create'>")
})

test('a bundler may leave out every function', () => {
  const exported = functions.match(/^export const .*$/gm) ?? []
  expect(exported.length).toBeGreaterThan(3)
  for (const line of exported) expect(line).toContain('= /* @__PURE__ */ operation(')
})

test('the types of the document have every path', () => {
  const paths = textOf(files, 'sdk/paths.ts')
  expect(paths).toContain('"/api/v2/capabilities/shelves.create": {')
  expect(paths).toContain('ShelvesCreateBody:')
})
