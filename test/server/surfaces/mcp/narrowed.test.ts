import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { registry } from '#generated/server/capabilities.ts'
import { instructionsFor, manifestsFor } from '#server/surfaces/mcp/list.ts'
import { narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { captured } from '#test/support/given/handles/captures.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { connectModern, type TestClient } from '#test/support/mcp_clients.ts'
import { tokensOf } from '#test/support/tokens.ts'
import { allAbilities, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** The tools that a text names and a client does not have. */
function absentIn(text: string, names: ReadonlySet<string>): string[] {
  return (text.match(/\w+/g) ?? []).filter((word) => tools.has(word) && !names.has(word))
}

const narrowed: Record<string, string>[] = [
  ...['essentials', 'ideas', 'plans', 'relationships', 'invites', 'places', 'discovery'].map(
    (toolsets) => ({ toolsets }),
  ),
  { readonly: '1' },
  { toolsets: 'essentials', readonly: '1' },
]

describe('a list of some of the tools', () => {
  test.each(narrowed)('%o names none of the others', (query) => {
    const shown = manifestsFor(allAbilities, narrowingOf(query))
    const names = new Set(shown.map(({ name }) => name))
    const found = shown.flatMap(({ outputSchema: _, ...manifest }) =>
      absentIn(JSON.stringify(manifest), names).map((name) => `${manifest.name}: ${name}`),
    )
    expect(found).toEqual([])
    expect(
      absentIn(
        instructionsFor(allAbilities, narrowingOf(query), 'Europe/Berlin', new Date(0)),
        names,
      ),
    ).toEqual([])
  })

  test('that a token with fewer abilities sees names none of the others', () => {
    for (const ability of allAbilities) {
      const shown = manifestsFor([ability], narrowingOf({}))
      const names = new Set(shown.map(({ name }) => name))
      expect(absentIn(JSON.stringify(shown), names)).toEqual([])
    }
  })

  test('says the rest of a description whole', () => {
    const ideas = manifestsFor(allAbilities, narrowingOf({ toolsets: 'plans' }))
    const draft = ideas.find(({ name }) => name === 'service_draft_invite')
    const { candidate_id } = (draft?.inputSchema.properties ?? {}) as Record<
      string,
      { description: string }
    >
    expect(candidate_id?.description).toMatch(/^An idea_handle, /)
    const whole = manifestsFor(allAbilities, narrowingOf({}))
    for (const { name, description } of whole)
      expect(description).toBe(tools.get(name)?.manifest.description)
  })

  test('has twenty-five tools in the essentials, and the way to a sent invitation in its instructions', async () => {
    const query = { toolsets: 'essentials' }
    expect(registry.toolsets.essentials).toHaveLength(25)
    const instructions = instructionsFor(
      allAbilities,
      narrowingOf(query),
      'Europe/Berlin',
      new Date(0),
    )
    expect(instructions).toBe(
      instructionsFor(allAbilities, narrowingOf({}), 'Europe/Berlin', new Date(0)),
    )
    expect(await tokensOf(instructions)).toBeLessThanOrEqual(250)
  })
})

describe('answers at an address with some of the tools', () => {
  /** The text of a call; fails where an arrow, or a sentence that does not say so, names a tool the client lacks. */
  async function textOf(client: TestClient, name: string, input: object): Promise<string> {
    const names = new Set((await client.tools()).map((one) => one.name))
    const given = { ...input, ...(isRead(name) ? {} : { idempotency_key: randomUUID() }) }
    const { content, structuredContent } = await client.call(name, given)
    const text = content.map((one) => one.text).join('\n')
    const lines = text.split('\n').filter((line) => !line.includes('This address does not list'))
    expect(
      lines.flatMap((line) => absentIn(line, names)),
      text,
    ).toEqual([])
    const suggested = JSON.stringify(structuredContent.next_actions ?? [])
    expect(absentIn(suggested, names)).toEqual([])
    return text
  }

  const isRead = (name: string) => tools.get(name)?.facts.effect === 'read'

  const valueIn = (text: string, field: string) =>
    new RegExp(`\\b${field}=([^,;)\\s]+)`).exec(text)?.[1] ?? ''

  test('lead from a saved idea to what is to be approved, with a time that comes later', async () => {
    const client = await connectModern(world, sam, '/mcp/v2?toolsets=essentials')
    const idea = await textOf(client, 'service_add_idea', {
      kind: 'place',
      title: 'Essential Ramen',
    })
    await textOf(client, 'service_create_friends_in_mind', { names: ['Ada Essential'] })
    const draft = await textOf(client, 'service_draft_invite', {
      candidate_id: valueIn(idea, 'idea_handle'),
      audience_selection: { person_names: ['Ada Essential'] },
    })
    expect(draft).toContain('→ service_modify_invite(')
    expect(draft).toContain('service_prepare_plan_invitation')
    const plan_handle = valueIn(draft, 'plan_handle')
    await textOf(client, 'service_modify_invite', {
      plan_handle,
      scheduled_at: new Date(Date.now() + 72 * 3_600_000).toISOString(),
    })
    const prepared = await textOf(client, 'service_prepare_plan_invitation', {
      plan_handle,
      send_person_names: ['Ada Essential'],
    })
    expect(prepared).toContain('→ service_commit_action(')
    const { content } = await client.call('service_commit_action', {
      ...{ action_handle: valueIn(prepared, 'action_handle'), idempotency_key: randomUUID() },
    })
    const committed = content[0]?.text
    expect(committed).toContain('→ service_get_invite_status(plan_handle)')
    expect(committed).not.toContain('→ service_list_plans')
    await textOf(client, 'service_get_plan', { plan_handle })
    await textOf(client, 'service_list_plans', {})
    const brief = await textOf(client, 'service_get_planning_brief', {})
    expect(brief).not.toContain('Input not valid')
    await client.close()
  })

  test('a brief leads to the invite that waits, and to the question of a capture', async () => {
    const busy = await world.account('Busy')
    await invitedToPlan(busy)
    await captured(busy, [{ clarification_answer: '' }])
    const client = await connectModern(world, busy, '/mcp/v2?toolsets=essentials')
    const brief = await textOf(client, 'service_get_planning_brief', {})
    expect(brief).toMatch(/^→ service_get_my_invite\(invite_handle.*: Read the invite that waits/m)
    expect(brief).toMatch(/^→ service_get_idea_capture\(capture_public_id/m)
    const invites = await textOf(client, 'service_list_my_invites', {})
    expect(invites).toMatch(/^→ service_update_my_rsvp\(invite_handle/m)
    await client.close()
  })

  test('say where a tool is that they need and the client does not have', async () => {
    const client = await connectModern(
      world,
      sam,
      '/mcp/v2?toolsets=plans.cancel,plans.draft.create,ideas',
    )
    const idea = await textOf(client, 'service_add_idea', { kind: 'place', title: 'Elsewhere' })
    const draft = await client.call('service_draft_invite', {
      ...{ candidate_id: valueIn(idea, 'idea_handle'), idempotency_key: randomUUID() },
    })
    const plan_handle = valueIn(draft.content[0]?.text ?? '', 'plan_handle')
    const { content } = await client.call('service_prepare_plan_cancellation', {
      ...{ plan_handle, idempotency_key: randomUUID() },
    })
    expect(content[0]?.text).toMatch(
      /This address does not list .*service_delete_invite_draft.*; without \?toolsets and \?readonly it does\./,
    )
    await client.close()
  })

  test('say where what is prepared can be committed, if not there', async () => {
    const client = await connectModern(
      world,
      sam,
      '/mcp/v2?toolsets=plans,ideas,relationships.people',
    )
    const idea = await textOf(client, 'service_add_idea', { kind: 'place', title: 'To prepare' })
    await textOf(client, 'service_create_friends_in_mind', { names: ['Ben Prepared'] })
    const draft = await textOf(client, 'service_draft_invite', {
      candidate_id: valueIn(idea, 'idea_handle'),
      audience_selection: { person_names: ['Ben Prepared'] },
      scheduled_at: new Date(Date.now() + 72 * 3_600_000).toISOString(),
    })
    const prepared = await textOf(client, 'service_prepare_plan_invitation', {
      plan_handle: valueIn(draft, 'plan_handle'),
      send_person_names: ['Ben Prepared'],
    })
    expect(prepared).toContain('action_handle')
    expect(prepared).toMatch(/This address does not list service_commit_action/)
    await client.close()
  })
})
