import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emitServer } from '#codegen/emit/server.ts'
import { readSpec } from '#codegen/inputs.ts'
import type { Model } from '#codegen/model.ts'
import { textOf } from '#test/codegen/file.ts'
import { buildTexts, changed } from '#test/codegen/registry.ts'

const copy = mkdtempSync(join(tmpdir(), 'registry-'))
afterAll(() => rmSync(copy, { recursive: true }))
cpSync(join(import.meta.dirname, '../../spec'), join(copy, 'spec'), { recursive: true })

const types = `# yaml-language-server: $schema=../registry.schema.json#/$defs/types
BoatHandle: string(..64) -- Names one boat. Copied exactly as returned.
Boat:
  about: One boat.
  resource: boat
  plural: fleet
  label: painted_name
  fields:
    boat_handle: BoatHandle
    painted_name: string -- What is painted on it.
`

const capabilities = `# yaml-language-server: $schema=../registry.schema.json#/$defs/capabilities
boats.launch:
  version: "1.0"
  summary: Launch a boat
  about: Puts a boat into the water.
  profile: write
  tool: launch_boat
  kind: boat.launched
  next: [boats.moor]
  input:
    boat_handle?: BoatHandle
    speed?: integer(1..9); carry=false -- How fast it leaves, in knots.
    crew?: integer(1..9) -- How many people are aboard.
  data:
    boat: Boat
    fleet?: Boat[] -- The boats that go with it.
boats.moor:
  version: "1.0"
  summary: Moor a boat
  about: Ties a boat up.
  profile: write
  tool: moor_boat
  kind: boat.moored
  input:
    boat_handle: BoatHandle
    speed?: integer(1..9); carry=false -- How fast it comes in, in knots.
    crew?: integer(1..9) -- How many people are aboard.
  data:
    boat: Boat
`

const launched = `# yaml-language-server: $schema=../registry.schema.json#/$defs/examples
- about: One boat, and another one with it.
  input: {speed: 3, crew: 2}
  answer:
    status: completed
    data:
      boat: {boat_handle: bo_1, painted_name: Anna}
      fleet: [{boat_handle: bo_2, painted_name: Berta}]
`

const moored = `# yaml-language-server: $schema=../registry.schema.json#/$defs/examples
- about: Moored.
  input: {boat_handle: bo_1}
  answer: {status: completed, data: {boat: {boat_handle: bo_1, painted_name: Anna}}}
`

/** The model of the copy, with a noun that the registry does not have. */
async function withBoats(): Promise<Model> {
  writeFileSync(join(copy, 'spec/types/boats.yaml'), types)
  writeFileSync(join(copy, 'spec/capabilities/boats.yaml'), capabilities)
  writeFileSync(join(copy, 'spec/examples/boats.launch.yaml'), launched)
  writeFileSync(join(copy, 'spec/examples/boats.moor.yaml'), moored)
  const { model, problems } = buildTexts(readSpec(copy))
  if (!model) throw new Error(problems.print())
  return model
}

test('a new noun needs the registry only: the examples and the facts of the server have it', async () => {
  const model = await withBoats()
  const launch = model.capabilities.find(({ id }) => id === 'boats.launch')
  expect(launch?.examples[0]?.answer).toMatchObject({
    outcome: {
      resources: [
        { kind: 'boat', handle: 'bo_1', label: 'Anna' },
        { kind: 'boat', handle: 'bo_2', label: 'Berta' },
      ],
    },
    effects: [{ resource: { kind: 'boat', handle: 'bo_1' } }],
  })
  const answers = textOf(await emitServer(model), 'server/answers.ts')
  const line = answers.split('\n').find((one) => one.startsWith("  'boats.launch':"))
  expect(line).toContain("kinds: [['boat', 'boat_handle']], label: ['painted_name']")
  expect(line).toContain("own: ['speed']")
})

test('the next action suggests the handle and the input, but not fields that are specific to one call', async () => {
  const model = await withBoats()
  const launch = model.capabilities.find(({ id }) => id === 'boats.launch')
  const answer = launch?.examples[0]?.answer
  expect(answer).toMatchObject({
    next_actions: [{ capability: 'boats.moor', needs: [] }],
  })
  expect(answer).toHaveProperty('next_actions.0.input', { boat_handle: 'bo_1', crew: 2 })
})

test('each capability has one line, so that branches which add some merge', async () => {
  const model = await withBoats()
  const answers = textOf(await emitServer(model), 'server/answers.ts')
  const [, table = ''] = answers.split('CapabilityId]: AnswerFacts } = {\n')
  const lines = table.trimEnd().split('\n').slice(0, -1)
  expect(lines.map((line) => line.split("'")[1])).toEqual(model.capabilities.map(({ id }) => id))
})

test('a type that includes a resource is that resource, and has its label', () => {
  const { model, problems } = buildTexts(
    changed(
      'spec/types/shelves.yaml',
      'Filters:\n',
      `BigShelf:
  about: A shelf with more room.
  fields_from: [Shelf]
  fields:
    room: integer(1..) -- How many books fit.
Filters:
`,
    ),
  )
  if (!model) throw new Error(problems.print())
  const [big, plain] = ['BigShelf', 'Shelf'].map((name) =>
    model.types.find((type) => type.name === name),
  )
  expect(big?.resource).toEqual({
    kind: 'shelf',
    noun: 'shelf',
    plural: null,
    handle: 'shelf_handle',
  })
  expect([big?.resource, big?.label]).toEqual([plain?.resource, ['name']])
})
