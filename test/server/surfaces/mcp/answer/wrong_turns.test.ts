import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { danglingIn } from '#test/contract/examples/play.ts'
import { findTools } from '#server/runtime/tools/find_tools.ts'
import { instructionsFor, namesFor, toolsFor } from '#server/surfaces/mcp/list.ts'
import { narrowingOf } from '#server/surfaces/mcp/narrowing.ts'
import { tools } from '#server/runtime/tools/tools.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { makeHandles } from '#test/support/given/handles/make.ts'
import { aDraft, aCandidate } from '#test/support/given/plans.ts'
import { post } from '#test/support/mcp_clients.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ben = useAccount(world, 'Ben', {
  abilities: ['planning:read', 'planning:write', 'planning:rsvp'],
})

/** The text of a call's answer, and the calls it suggests, in their order. */
async function said(account: Account, name: string, input: object) {
  const isWrite = tools.get(name)?.facts.idempotency_key === true
  const key = isWrite ? { idempotency_key: randomUUID() } : {}
  const params = { name, arguments: { ...key, ...input } }
  const { body } = await post(account, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const [{ text }] = body.result.content as [{ text: string }]
  const arrows = text.split('\n').flatMap((line) => /^→ (\w+)/.exec(line)?.[1] ?? [])
  return { text, arrows }
}

test('a search by time is refused once with all that it lacks, and then works', async () => {
  const input = { query: 'tea', starts_after: '2026-12-11' }
  const { text } = await said(sam, 'service_search', input)
  const [, lacks = ''] = /\/starts_after: comes only together with (.*)/.exec(text) ?? []
  const known = { starts_before: '2026-12-12' }
  expect(lacks.split(' and ')).toEqual(Object.keys(known))
  expect((await said(sam, 'service_search', { ...input, ...known })).text).toMatch(/Nothing|found/)
})

describe('a handle of another kind is called by what it is, with what gives the right one', () => {
  test('for each kind that fields are mistaken for', async () => {
    const own = await makeHandles(sam)
    const invite_handle = await invitedToPlan(sam)
    const { plan_handle = '', person_handle = '' } = own
    const cases = [
      ['service_get_plan', { plan_handle: invite_handle }, 'an invite', 'service_list_plans'],
      [
        'service_update_my_rsvp',
        { invite_handle: plan_handle, rsvp_status: 'accepted' },
        'a plan',
        'service_list_my_invites',
      ],
      ['service_draft_invite', { candidate_id: plan_handle }, 'a plan', 'service_list_saved_ideas'],
      [
        'service_get_ideas_list',
        { ideas_list_handle: person_handle },
        'a person',
        'service_list_ideas_lists',
      ],
      ['service_get_friend', { person_handle: plan_handle }, 'a plan', 'service_list_friends'],
    ] as const
    for (const [name, input, what, source] of cases) {
      const { text, arrows } = await said(sam, name, input)
      expect(text, name).toContain(`This is the handle of ${what}, which service_`)
      expect(arrows, name).toEqual([source])
    }
  })

  test('also where its length alone is refused', async () => {
    const { idea_handle = '', plan_handle = '', person_handle = '' } = await makeHandles(sam)
    const handles = [
      [idea_handle, 'an idea', 'service_get_object'],
      [plan_handle, 'a plan', 'service_get_plan'],
      [person_handle, 'a person', 'service_get_friend'],
    ] as const
    for (const [execution_id, what, tool] of handles) {
      const { text } = await said(sam, 'service_get_execution', { execution_id })
      expect(text).toContain(`/execution_id: is the handle of ${what}, which ${tool} takes`)
      expect(text).toContain('execution_id is in the answer of each call that changes something')
      expect(text).not.toContain('characters')
    }
    const { text } = await said(sam, 'service_get_execution', { execution_id: 'x'.repeat(30) })
    expect(text).toContain('/execution_id: must have at most 26 characters')
  })

  test('a receipt is not what an undo of an object takes', async () => {
    const { idea_handle } = await aCandidate(sam)
    const liked = await sam.call('likes.mutate', {
      operation: 'save',
      subject: { kind: 'idea', handle: idea_handle },
    })
    const { receipt_id } = liked.body.data
    const { text } = await said(sam, 'service_mutate_object', { reversible_action_id: receipt_id })
    expect(text).toContain('receipt_id of a change of likes, which service_mutate_likes takes')
  })

  test('a name is no handle of a plan', async () => {
    const plan = await said(sam, 'service_get_plan', { plan_handle: 'Dinner by the river 2' })
    expect(plan.text).toContain('This is no handle. Look the handle up by the name')
    expect(plan.arrows).toEqual(['service_list_plans'])
  })
})

describe('what is missing is looked up, not asked for', () => {
  test.each([
    ['service_prepare_plan_invitation', {}, 'service_list_plans'],
    ['service_prepare_send_invites', {}, 'service_list_plans'],
    ['service_preview_invite', {}, 'service_list_plans'],
    ['service_review_friendship', { operation: 'disconnect' }, 'service_list_friends'],
  ])('%s %j', async (name, input, source) => {
    const { text, arrows } = await said(sam, name, input)
    expect(text).toContain(`Look it up with ${source}`)
    expect(text).not.toContain('ask for')
    expect(arrows).toEqual([source])
  })

  test('a choice is told with its values', async () => {
    const { text } = await said(sam, 'service_review_friendship', {})
    expect(text).toContain('Send operation, one of create_invitation, accept_invitation')
  })
})

describe('one way leads from a draft to what is approved', () => {
  test('with a start and people it is prepared next; sending is not offered before a review', async () => {
    const { candidate_id } = await aCandidate(sam)
    const scheduled_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
    const draft = await said(sam, 'service_draft_invite', { candidate_id, scheduled_at })
    expect(draft.arrows[0]).toBe('service_prepare_plan_invitation')
    expect(draft.arrows).not.toContain('service_prepare_send_invites')
    expect(draft.text).toContain('send_person_names=?')
    const plan_handle = /plan_handle=(\w+)/.exec(draft.text)?.[1] ?? ''
    for (const [name, input] of [
      ['service_get_plan', { plan_handle }],
      ['service_modify_invite', { plan_handle, capacity_max: 9 }],
    ] as const) {
      expect((await said(sam, name, input)).arrows[0], name).toBe('service_prepare_plan_invitation')
    }
  })

  test('without a start it gets one first, and nothing is offered that would be refused', async () => {
    const { plan } = await aDraft(sam, { scheduled_at: undefined })
    const { text, arrows } = await said(sam, 'service_get_plan', { plan_handle: plan.plan_handle })
    expect(text).toMatch(/^→ service_modify_invite\(plan_handle, scheduled_at=\?\)/m)
    expect(arrows).not.toContain('service_preview_invite')
    expect(arrows).not.toContain('service_prepare_plan_invitation')
  })
})

test('words that name nothing are searched for, and a place is not taken for an idea in silence', async () => {
  const query = 'no such thing as this'
  const { text, arrows } = await said(sam, 'service_get_object', { subject: { query } })
  expect(text).not.toContain('may be relaxed')
  expect(arrows).toEqual(['service_search'])
  const { place_handle: candidate_id } = await makeHandles(sam)
  const liked = await said(sam, 'service_interest_action', {
    ...{ operation: 'like', subject: { type: 'idea', candidate_id } },
  })
  expect(liked.text).toContain(
    'This is a place, and the request says something else of it. Send it as place.',
  )
})

test('a search that finds a plan offers to read it, and no draft from it', async () => {
  const { candidate_id } = await aCandidate(sam)
  const title_override = `Lantern parade ${randomUUID().slice(0, 6)}`
  const { plan } = await aDraft(sam, { candidate_id, title_override })
  const { text, arrows } = await said(sam, 'service_search', { query: title_override })
  expect(arrows).toEqual(['service_get_plan'])
  expect(text).toContain(plan.plan_handle)
})

test('a token that may not commit is led to the page where its user sends it', async () => {
  const { plan } = await aDraft(ben)
  await ben.call('relationships.people.ensure', { names: ['Ada'] })
  const input = { plan_handle: plan.plan_handle, send_person_names: ['Ada'] }
  const { text, arrows } = await said(ben, 'service_prepare_plan_invitation', input)
  expect(text).toContain(`The user sends it at ${world.url}/approvals/ac_`)
  expect(text).not.toContain('approve it explicitly')
  expect(arrows).toEqual([])
})

describe('a token that may not commit', () => {
  const search = narrowingOf({ toolsets: 'search' })
  const abilities = ['planning:read', 'planning:write', 'planning:rsvp']
  const preparing = [...tools.values()].filter(({ facts }) => facts.only_prepares)

  test('lists no tool that only prepares where there are no pages, and finds none', () => {
    expect(preparing.map(({ manifest }) => manifest.name).sort()).toEqual([
      'service_prepare_plan_cancellation',
      'service_prepare_plan_invitation',
      'service_prepare_plan_roster',
      'service_prepare_plan_update',
      'service_prepare_send_invites',
    ])
    for (const query of [{}, { toolsets: 'essentials' }, { toolsets: 'plans' }]) {
      const listed = namesFor(abilities, narrowingOf(query))
      expect(preparing.filter(({ manifest }) => listed.has(manifest.name))).toEqual([])
    }
    const found = findTools(
      'cancel a plan and prepare an invitation',
      toolsFor(abilities, search),
      25,
    )
    const names = found.items.map(({ name }) => name)
    expect(preparing.filter(({ manifest }) => names.includes(manifest.name))).toEqual([])
  })

  test('lists them where its user can send what they prepare', () => {
    const listed = namesFor(abilities, { ...narrowingOf({}), approvals: true })
    expect(preparing.filter(({ manifest }) => !listed.has(manifest.name))).toEqual([])
    expect(listed.has('service_commit_action')).toBe(false)
  })

  test('lists those whose link needs no commit', () => {
    const listed = namesFor(abilities, narrowingOf({}))
    expect([...listed]).toEqual(
      expect.arrayContaining([
        'service_prepare_ideas_list_share',
        'service_prepare_connection_action',
      ]),
    )
  })

  test('reads in its instructions what it lacks, and beside a draft what prepares its sending', async () => {
    expect(instructionsFor(abilities, narrowingOf({}), 'Europe/Berlin', new Date(0))).toMatch(
      /lacks planning:commit: .* made in the agent-access settings/,
    )
    const here = { ...narrowingOf({}), approvals: true }
    expect(instructionsFor(abilities, here, 'Europe/Berlin', new Date(0))).toMatch(
      /lacks planning:commit: it prepares, and the user sends/,
    )
    const { candidate_id } = await aCandidate(ben)
    const scheduled_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
    const { text, arrows } = await said(ben, 'service_draft_invite', { candidate_id, scheduled_at })
    expect(text).not.toContain('This token lacks planning:commit')
    expect(arrows).toContain('service_prepare_plan_invitation')
  })
})

test('an outdated answer to an invite is led to the handle that was sent', async () => {
  const invite_handle = await invitedToPlan(sam)
  const input = { invite_handle, rsvp_status: 'accepted', expected_revision: 7 }
  const { text } = await said(sam, 'service_update_my_rsvp', input)
  expect(text).toContain(`→ service_get_my_invite(invite_handle="${invite_handle}")`)
})

test('a guest who reads a plan gets the handle that answers it, and the call', async () => {
  const invite_handle = await invitedToPlan(sam)
  const read = await sam.call('invites.get', { invite_handle })
  const { plan_handle } = read.body.data.invite.plan
  const { text } = await said(sam, 'service_get_plan', { plan_handle })
  expect(text).toContain(`invite_handle=${invite_handle}`)
  expect(text).toMatch(/^→ service_update_my_rsvp\(invite_handle, rsvp_status=\?\)/m)
})

test('every reference in what an outdated call is led to can be opened by the same account', async () => {
  const own = await makeHandles(sam)
  const { plan_handle = '', capture_public_id = '' } = own
  const invite_handle = await invitedToPlan(sam)
  const calls = [
    ['invites.rsvp.update', { invite_handle, rsvp_status: 'accepted', expected_revision: 99 }],
    ['plans.cancel.prepare', { plan_handle, expected_revision: 99 }],
    ['plans.update.prepare', { plan_handle, expected_revision: 99, changes: { capacity_max: 9 } }],
    [
      'plans.draft.update',
      { plan_handle: (await aDraft(sam)).plan.plan_handle, expected_checksum: 'x' },
    ],
    ['ideas.capture.retry', { capture_public_id, expected_state_version: 99 }],
  ] as const
  for (const [id, input] of calls) {
    const { body } = await sam.call(id, input)
    expect(body.prerequisite, id).toBeDefined()
    expect(await danglingIn(sam, body), id).toEqual([])
  }
})

test('a name that was sent in another field is taken for a name', async () => {
  const idea = await aCandidate(sam)
  const subject = { candidate_id: idea.candidate_id }
  for (const [name, input, field] of [
    ['service_generate_ideas_list', { person_names: ['Nobody'] }, 'people'],
    ['service_draft_invite', { ...subject, person_names: ['Nobody'] }, 'audience_selection'],
  ] as const) {
    const { text } = await said(sam, name, input)
    expect(text, name).toContain('You have no saved person named “Nobody”.')
    expect(text, name).toContain(`at ${field}`)
  }
})
