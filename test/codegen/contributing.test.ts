import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readSpec } from '#codegen/inputs.ts'
import type { SourceText } from '#codegen/load.ts'
import { buildTexts } from '#test/codegen/registry.ts'

const root = join(import.meta.dirname, '../..')
const manual = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const [entry = '', example = ''] = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
)
const path = 'spec/capabilities/places.yaml'
let spec: SourceText[]

beforeAll(async () => {
  spec = readSpec(root)
})

/** The registry with the entry and the example that CONTRIBUTING.md writes. */
function followed(entry: string): SourceText[] {
  const texts = spec.map((one) =>
    one.path === path ? { path, text: `${one.text.trimEnd()}\n\n${entry}` } : one,
  )
  return [...texts, { path: 'spec/examples/places.private.get.yaml', text: example }]
}

test('the first step of CONTRIBUTING.md makes a registry without problems', () => {
  const { model, problems } = buildTexts(followed(entry))
  expect(problems.count === 0 ? '' : problems.print()).toBe('')
  const added = model?.capabilities.find(({ id }) => id === 'places.private.get')
  expect(added?.examples).toHaveLength(1)
})

test('the mistake that CONTRIBUTING.md shows is reported as it says', () => {
  const { problems } = buildTexts(followed(entry.replace('PlaceHandle', 'PlaceHandel')))
  const [first = ''] = problems.print().split('\n\n')
  // Where the entry stands changes with the entries before it.
  const unnumbered = (text: string) => text.replaceAll(/\d+(?=:\d+: | \|)/g, '…')
  expect(unnumbered(manual)).toContain(unnumbered(first.replaceAll(/^/gm, '    ')))
})
