import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { aSentPlan, aSharedPlan, commit, signUpBy } from '#test/support/given/actions.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { connect } from '#test/support/given/plan_rows.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { bringOver } from '#test/contract/examples/stage.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada', { timezone: 'Asia/Kathmandu' })

const tool = (id: CapabilityId, input: Values = {}, account = sam) =>
  callTool(id, input, { url: world.url, token: account.token, key: randomUUID() })

beforeAll(async () => {
  await connect(world.database, sam, ada, 'Ada')
})

describe('two people of one name', () => {
  test('are told apart in what is prepared, in what waits, and in what was done', async () => {
    const { plan, url } = await aSharedPlan(sam)
    const { plan_handle } = plan
    for (let count = 0; count < 2; count += 1) await signUpBy(url, 'Alex')
    const { data } = await answer(sam, 'plans.get', { plan_handle })
    const [first = '', second = ''] = data.roster.map(({ person }) => person.person_handle)
    const input = {
      plan_handle,
      recipient_handles: [second],
      expected_revision: data.plan.revision,
    }
    const summary = `Remove “Alex” (name by the guest, ${first}) from “${plan.title}”`
    const prepared = await tool('plans.roster.prepare', input)
    const waiting = await tool('plans.status.get', { plan_handle })
    for (const { text } of [prepared, waiting]) {
      expect(text).toContain(summary)
      expect(text).not.toContain(`Remove “Alex” (name by the guest, ${second})`)
    }
    const { data: again } = await answer(sam, 'plans.roster.prepare', input)
    expect(again.prepared?.summary).toBe(summary)
    const done = await commit(sam, again)
    expect(done.outcome.fallback_text).toContain(`${first}) is no longer invited.`)
  })

  test('a name that only one person has stays without a handle', async () => {
    const [mira = '', ola = ''] = await people(sam, 'Mira', 'Ola')
    const { plan } = await aSentPlan(sam, [mira, ola])
    const { data } = await answer(sam, 'plans.roster.prepare', {
      plan_handle: plan.plan_handle,
      recipient_handles: [mira],
    })
    expect(data.prepared?.summary).toBe(`Remove Ola from “${plan.title}”`)
  })
})

test('each personal link stands next to the name of who gets it', async () => {
  const names = ['Mo', 'Kim', 'Lee', 'Noa', 'Pia', 'Rio', 'Sol']
  const handles = await people(sam, ...names)
  const { plan } = await aDraft(sam)
  const { plan_handle } = plan
  const prepared = await tool('plans.invitation.prepare', {
    ...{ plan_handle, send_person_handles: handles },
  })
  const { action_handle } = Object(prepared.body.data).prepared
  const { text, body } = await tool('actions.commit', { action_handle })
  const { share_links } = Object(body.data)
  for (const [at, name] of names.entries()) {
    const { url } = share_links[at]
    expect(share_links[at]).toMatchObject({ person_handle: handles[at], display_name: name })
    expect(text).toMatch(new RegExp(`^- "${name}", .*url=${url}$`, 'm'))
  }
})

test('a draft says who it is for, and what comes next', async () => {
  const audience_selection = { person_names: ['Ada'] }
  const { plan } = await aDraft(sam, { audience_selection })
  for (const id of ['plans.get', 'plans.status.get'] as const) {
    const { text, body } = await tool(id, { plan_handle: plan.plan_handle })
    expect(Object(body.data).audience).toMatchObject([{ display_name: 'Ada' }])
    expect(text).toMatch(/^audience \(1\):\n- "Ada", person_handle=pe_/m)
    expect(text).toContain('→ service_prepare_plan_invitation(plan_handle)')
  }
})

test('windows of free time name the people they are for', async () => {
  await aCalendar(world.database, sam)
  const { text, body } = await tool('availability.query', {
    ...{ person_names: ['Ada'], when_preset: 'next-week' },
  })
  expect(body.status, text).toBe('completed')
  const [window] = Object(body.data).items
  expect(window.people).toMatchObject([
    { person_handle: 'self' },
    { display_name: 'Ada', person_handle: expect.stringMatching(/^pe_/) },
  ])
  expect(window.people[0]).not.toHaveProperty('display_name')
  expect(text).toContain('"Ada", person_handle=pe_')
})

test('a guest in another zone reads the time there, and on the own clocks', async () => {
  const { data } = await answer(sam, 'relationships.people.query', { name: 'Ada' })
  const [friend] = data.items
  const { plan } = await aSentPlan(sam, [friend?.person_handle ?? ''], {
    scheduled_at: '2030-12-08T17:00:00Z',
  })
  await bringOver(sam)
  const both = 'Sun 2030-12-08T18:00+01:00 (Sun 2030-12-08T22:45+05:45 for the user)'
  const { data: inbox } = await answer(ada, 'invites.list', {})
  const invite = inbox.items.find((one) => one.plan.title === plan.title)
  const reads: [CapabilityId, Values][] = [
    ['invites.list', {}],
    ['invites.get', { invite_handle: invite?.invite_handle }],
    ['plans.get', { plan_handle: invite?.plan.plan_handle }],
  ]
  for (const [id, input] of reads) expect((await tool(id, input, ada)).text, id).toContain(both)
  // The host is where the plan is.
  const own = await tool('plans.get', { plan_handle: plan.plan_handle })
  expect(own.text).toContain('scheduled_at=Sun 2030-12-08T18:00+01:00,')
})

test('an execution says when it ended on the clocks of the account', async () => {
  const { text } = await tool('ideas.lists.create', { name: 'Executions' })
  const execution_id = /^execution_id=(\w+)$/m.exec(text)?.[1]
  const read = await tool('executions.get', { execution_id })
  expect(read.text).toMatch(
    /^service_create_ideas_list ended on \w+day, \d+ \w+ \d{4}, \d\d:\d\d, Berlin time \(GMT\+[12]\), with the status completed\./,
  )
})

test('a token that no tool takes is in no text', async () => {
  const { data } = await answer(sam, 'ideas.lists.create', { name: 'Likes' })
  const { ideas_list_handle } = data.list
  const { text, body } = await tool('ideas.lists.likes.preview', {
    ...{ ideas_list_handle, person_names: ['Ada'] },
  })
  expect(body.status).toBe('completed')
  expect(text).not.toContain('preview_token')
})

test('what most entries of a list have in common is nothing that texts leave out', async () => {
  for (let count = 0; count < 7; count += 1)
    await answer(sam, 'ideas.structured_create', { kind: 'place', title: `Usual ${count}` })
  for (const id of ['ideas.saved.query', 'ideas.search', 'ideas.recommendations.get'] as const) {
    const { text } = await tool(id, id === 'ideas.search' ? { query: 'usual' } : {})
    expect(text, id).not.toContain('written_by')
  }
})

test('a refusal of a start after the deadline says no time of another zone', async () => {
  const { plan } = await aDraft(sam, { rsvp_deadline: inHours(40) })
  const { plan_handle } = plan
  const moved = await tool('plans.draft.update', { plan_handle, scheduled_at: inHours(20) })
  expect(moved.text).toContain('must not be earlier than rsvp_deadline')
  expect(moved.text).not.toMatch(/\d\dZ/)
})
