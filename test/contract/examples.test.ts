import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplesPath } from '#codegen/build/examples.ts'
import { buildFrom } from '#codegen/generate.ts'
import type { CapabilityId } from '#generated/types.ts'
import { type Played, playAll } from '#test/contract/examples/play.ts'
import { rewritten } from '#test/contract/examples/write.ts'
import { isLive } from '#test/contract/live.ts'
import { startWorld, type World } from '#test/support/world.ts'

const root = join(import.meta.dirname, '../..')
const { model, problems } = await buildFrom(root)
if (!model) throw new Error(problems.print())
const { capabilities } = model
const errors = new Map(model.errors.map((error) => [error.code, error]))
const [live, stubs] = [true, false].map((wanted) =>
  capabilities.filter(({ id }) => isLive(id as CapabilityId) === wanted),
)

/** Set by `npm run examples -- --write`: what is said is taken over from the server instead of compared. */
const writing = process.env.EXAMPLES === 'write'

let world: World
beforeAll(async () => {
  // Without a worker, captures stay in the state that their scene puts them in.
  world = await startWorld({ worker: false })
})
afterAll(() => world?.stop())

test.each((live ?? []).map((one) => [one.id, one] as const))(
  'the examples of %s say what the server says',
  async (_, capability) => {
    const played = await playAll(world, capability)
    if (writing) write(played)
    const found = played.filter(({ differences }) => differences.length > 0)
    expect(found.map(({ index, differences }) => ({ example: index + 1, differences }))).toEqual([])
    // What an answer suggests is there for the account that is to call it.
    expect(played.flatMap(({ dangling }) => dangling)).toEqual([])
    // It can be sent as it is offered.
    expect(played.flatMap(({ refused }) => refused)).toEqual([])
  },
)

test.each((stubs ?? []).map((one) => [one.id, one] as const))(
  'the failures among the examples of %s, which is a stub, have the messages of errors.yaml',
  (_, { examples }) => {
    for (const { answer } of examples) {
      if (!answer.error) continue
      const { code, message } = answer.error as { code: string; message: string }
      const declared = errors.get(code)
      expect(message).toBe(`${declared?.message} ${declared?.next}`)
    }
  },
)

function write(played: readonly Played[]): void {
  for (const { id, index, differences } of played) {
    const path = join(root, examplesPath(id))
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, rewritten(text, index, differences, errors))
  }
}
