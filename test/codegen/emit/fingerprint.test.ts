import { expect, test } from 'vitest'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { emitServer } from '#codegen/emit/server.ts'
import { fingerprintOf, withFingerprint } from '#codegen/emit/shared/fingerprint.ts'
import { emitTypes } from '#codegen/emit/types.ts'
import type { SourceText } from '#codegen/load.ts'
import { buildTexts, changed, registry } from '#test/codegen/registry.ts'
import { textOf } from '#test/codegen/file.ts'

async function fingerprint(texts: readonly SourceText[]): Promise<string> {
  const { model } = buildTexts(texts)
  if (model === null) throw new Error('the registry has problems')
  const files = [...emitOpenapi(model), ...emitTypes(model), ...(await emitServer(model))]
  return fingerprintOf((path) => textOf(files, path))
}

const types = 'spec/types/shelves.yaml'
const guide = {
  path: 'spec/guides/one.md',
  text: '---\ntitle: One\nabout: Tells one thing.\norder: 1\n---\nText.\n',
}

test('the fingerprint does not depend on where the registry says something, nor on the guides', async () => {
  const moved = registry.map(({ path, text }) => ({ path, text: `# Moved.\n\n${text}` }))
  const own = await fingerprint(registry)
  expect(own).toMatch(/^sha256:[0-9a-f]{64}$/)
  expect(await fingerprint(moved)).toBe(own)
  expect(await fingerprint([...registry, guide])).toBe(own)
})

test.each([
  ['the text of a type', types, 'One shelf.', 'A shelf.'],
  ['a summary', 'spec/capabilities/shelves.yaml', 'Make a shelf', 'Build a shelf'],
  ['what a code says to do next', 'spec/errors.yaml', 'Name it.', 'Give it a name.'],
  ['the version of the registry', 'spec/service.yaml', '2026-01-02.1', '2026-01-03.1'],
])('the fingerprint changes with %s', async (_, file, from, to) => {
  expect(await fingerprint(changed(file, from, to))).not.toBe(await fingerprint(registry))
})

test('the OpenAPI document gets the fingerprint in its info, and is otherwise the same', () => {
  const { model } = buildTexts(registry)
  const [file] = model ? emitOpenapi(model) : []
  const document = JSON.parse(file?.text ?? '')
  const { info, ...rest } = JSON.parse(withFingerprint(file?.text ?? '', 'sha256:00'))
  expect(rest).toEqual({ ...document, info: undefined })
  expect(info).toEqual({ ...document.info, 'x-registry-fingerprint': 'sha256:00' })
})
