import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { emitSdk } from '#codegen/emit/sdk.ts'
import { textOf } from '#test/codegen/emit/file.ts'
import { model } from '#test/codegen/emit/model.ts'

const files = await emitSdk(model)
const client = textOf(files, 'sdk/client.ts')

type Method = ((input?: object, options?: object) => unknown) & { near: Method }
interface Client {
  shelves: { create: Method; query: Method }
  executions: { get: Method }
}

async function operations(call: (...said: unknown[]) => unknown): Promise<Client> {
  const code = stripTypeScriptTypes(client)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.operations(call)
}

test('each capability of the API surface is a method where its id says', async () => {
  const client = await operations((...said) => said)
  expect(client.shelves.create({ name: 'Poetry' }, { retries: 0 })).toEqual([
    'shelves.create',
    { name: 'Poetry' },
    { retries: 0 },
  ])
  expect(client.shelves).not.toHaveProperty('send')
})

test('an id that is also the beginning of another one is a method with methods', async () => {
  const client = await operations((...said) => said)
  expect(client.shelves.query()).toEqual(['shelves.query', {}, undefined])
  expect(client.shelves.query.near({ person_name: 'Ada' })).toEqual([
    'shelves.query.near',
    { person_name: 'Ada' },
    undefined,
  ])
})

test('a method says what the registry says of it', () => {
  expect(client).toContain('* A shelf is private. *\\/ Nobody is told.')
  expect(client).toContain('* `shelves.create` 2.0: write, needs `planning:write`')
  expect(client).toContain("create(input: Request<'shelves.create'>, options?: Options)")
  expect(client).toContain("(input?: Request<'shelves.query'>, options?: Options)")
})

test('openapi-typescript types every path', () => {
  const paths = textOf(files, 'sdk/paths.ts')
  expect(paths).toContain('"/api/v2/capabilities/shelves.create": {')
  expect(paths).toContain('ShelvesCreateBody:')
})
