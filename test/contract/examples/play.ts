import { randomUUID } from 'node:crypto'
import type { Capability, Example } from '#codegen/model.ts'
import type { CapabilityId } from '#generated/types.ts'
import { type Difference, differences } from '#test/contract/examples/compare.ts'
import { refusedOffers } from '#test/contract/examples/offered.ts'
import { scenes } from '#test/contract/examples/scenes.ts'
import { callTool, type Told } from '#test/contract/mcp.ts'
import { openStage } from '#test/contract/examples/stage.ts'
import type { Values } from '#test/contract/sample.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { examplesIn } from '#server/runtime/coming.ts'
import type { Account, World } from '#test/support/world.ts'

/** One example and where it differs from what the server answers in its situation. */
export interface Played {
  readonly id: CapabilityId
  /** Counted from 0. */
  readonly index: number
  readonly example: Example
  readonly differences: readonly Difference[]
  /** Handles in the calls that the answer suggests, which the same account cannot open. */
  readonly dangling: readonly string[]
  /** Calls that the answer offers as they are, and that do not do what is offered. */
  readonly refused: readonly string[]
}

/** Brings about the situation of one example and calls its tool. */
export async function playTool(world: World, capability: Capability, index: number): Promise<Told> {
  const id = capability.id as CapabilityId
  const stage = await openStage(world)
  const found = await scenes[id]?.[index]?.(stage)
  const input = { ...shifted(capability.examples[index]?.input), ...found }
  return callTool(id, input, { url: world.url, token: stage.sam.token, key: randomUUID() })
}

/** Brings about the situation of each example of a capability, makes its call and compares the answers. */
export async function playAll(world: World, capability: Capability): Promise<Played[]> {
  const id = capability.id as CapabilityId
  const own = scenes[id] ?? []
  if (own.length !== capability.examples.length) {
    const count = `${capability.examples.length} examples and ${own.length} scenes`
    throw new Error(`${id} has ${count}: test/contract/examples/scenes.ts needs one for each.`)
  }
  return Promise.all(
    capability.examples.map(async (example, index) => {
      const play = async () => {
        const stage = await openStage(world)
        const found = await own[index]?.(stage)
        const input = { ...shifted(example.input), ...found }
        return { account: stage.sam, body: (await stage.sam.call(id, input)).body }
      }
      const offering = ({ account, body }: Awaited<ReturnType<typeof play>>) => ({
        account,
        next_actions: body.next_actions ?? [],
      })
      const played = await play()
      const { account, body } = played
      const dangling = await danglingIn(account, body)
      const again = async () => offering(await play())
      const refused = await refusedOffers({ ...offering(played), again })
      return { id, index, example, differences: differences(id, example, body), dangling, refused }
    }),
  )
}

/** The handles in the calls that an answer suggests, which the account that got it cannot open. */
export async function danglingIn(
  account: Account,
  body: {
    prerequisite?: unknown
    error?: { prerequisite?: unknown } | null
    next_actions?: unknown
  },
): Promise<string[]> {
  const suggested = [body.prerequisite, body.error?.prerequisite, body.next_actions]
  const handles = [...new Set(suggested.flatMap(handlesIn))]
  const opened = await Promise.all(
    handles.map(async (handle) => {
      const { body } = await account.call('ideas.object.get', {
        subject: { interaction_reference: handle },
      })
      return body.status === 'completed' ? [] : [handle]
    }),
  )
  return opened.flat()
}

/** The kinds of handles that any object is opened by. */
const objects = ['list', 'idea', 'person', 'place', 'plan', 'invite', 'capture', 'event'] as const

function handlesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return objects.some((kind) => parseHandle(kind, value) !== null) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(handlesIn) : []
}

/** An input whose dates lie as far ahead as when the examples were written. */
function shifted(input: unknown): Values {
  return JSON.parse(examplesIn(JSON.stringify(input)))
}
