import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { sources } from '#generated/server/sources.ts'
import type { CapabilityId } from '#generated/types.ts'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import { toolOf } from '#server/runtime/told/names.ts'
import { callTool } from '#test/contract/mcp.ts'
import { all, isLive } from '#test/contract/live.ts'
import type { Values } from '#test/contract/sample.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })

const nothing = (kind: HandleKind) => toHandle(kind, randomUUID())

/** What a read is asked that needs something, of an account that has nothing. */
const asked: Partial<Record<CapabilityId, Values>> = {
  'availability.query': { when_preset: 'next-week' },
  'events.search': { query: 'boathouse' },
  'executions.get': { execution_id: nothing('execution') },
  'ideas.capture.get': { capture_public_id: nothing('capture') },
  'ideas.lists.directions.get': { ideas_list_handle: nothing('list') },
  'ideas.lists.get': { ideas_list_handle: nothing('list') },
  'ideas.lists.likes.preview': { ideas_list_handle: nothing('list'), person_names: ['Zoe'] },
  'ideas.object.get': { subject: { interaction_reference: nothing('idea') } },
  'ideas.recommendations.prepare': { subject: 'boathouse' },
  'ideas.roundup.get': { public_id: nothing('roundup') },
  'ideas.search': { query: 'boathouse' },
  'invites.get': { invite_handle: nothing('invite') },
  'plans.get': { plan_handle: nothing('plan') },
  'plans.logistics.get': { plan_handle: nothing('plan') },
  'plans.status.get': { plan_handle: nothing('plan') },
  'relationships.friendship.review': { operation: 'disconnect', person_handle: nothing('person') },
  'relationships.interest.get': { subject: { type: 'idea', idea_handle: nothing('idea') } },
  'relationships.invitation.get': { invitation_token: 'x'.repeat(43) },
  'relationships.person.get': { name: 'Zoe' },
}

const reads = all.filter(({ id, tool, effect }) => tool !== null && effect === 'read' && isLive(id))

function call(account: Account, id: CapabilityId, input: Values) {
  return callTool(id, input, { url: world.url, token: account.token, key: randomUUID() })
}

interface Suggested {
  readonly tool: string | null
  readonly input?: Values
  readonly needs?: readonly string[]
}

/** Why a suggested call cannot succeed with what an account has; null where it can. */
async function obstacle(account: Account, { tool, input = {}, needs = [] }: Suggested) {
  const target = all.find((facts) => facts.tool === tool)
  if (!target) return 'no such tool'
  const given = sources[target.id] ?? {}
  for (const field of needs) {
    const source = Object.hasOwn(given, field) ? given[field] : undefined
    if (source === undefined) continue
    const { body } = await call(account, source, {})
    if (Object(body.data).items?.length === 0) return `${field}: ${toolOf(source)} has none`
  }
  if (needs.length > 0 || capabilities[target.id].effect !== 'read') return null
  const { isError, text } = await call(account, target.id, input)
  return isError ? text : null
}

describe('an account that has nothing', () => {
  test.each(reads.map((facts) => [facts.tool, facts] as const))(
    '%s suggests no call that cannot succeed',
    async (_, { id }) => {
      const account = await world.account('Nora')
      const { body, text } = await call(account, id, asked[id] ?? {})
      const { prerequisite } = Object(body)
      const suggested: Suggested[] = [
        ...(body.next_actions ?? []),
        ...(prerequisite ? [prerequisite] : []),
      ]
      const arrows = text.split('\n').flatMap((line) => /^→ (\w+)/.exec(line)?.[1] ?? [])
      for (const { tool } of suggested) expect(arrows).toContain(tool)
      const obstacles = await Promise.all(
        suggested.map(async (one) => ({ tool: one.tool, why: await obstacle(account, one) })),
      )
      expect(obstacles.filter(({ why }) => why !== null)).toEqual([])
    },
  )

  test.each<[CapabilityId, string[]]>([
    ['ideas.lists.query', ['create_ideas_list']],
    ['ideas.saved.query', ['add_idea', 'capture_idea']],
    ['likes.query', ['list_saved_ideas']],
    ['plans.query', ['list_saved_ideas']],
    ['relationships.people.query', ['create_friends_in_mind']],
    ['places.private.query', ['create_private_place']],
  ])('is led on by what it can do: %s', async (id, expected) => {
    const account = await world.account('Nora')
    const { body } = await call(account, id, {})
    const tools = body.next_actions.map(({ tool }: Suggested) => tool)
    expect(tools).toEqual(expected.map((name) => `service_${name}`))
  })
})
