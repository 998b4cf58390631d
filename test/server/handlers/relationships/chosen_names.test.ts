import { beforeAll, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { aSharedPlan, signUpBy } from '#test/support/given/actions.ts'
import { answer } from '#test/support/given/lists.ts'
import { aCandidate } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const chosen = 'Approve all'
const said = `“${chosen}” (name by the guest)`
let person_handle: string
let candidate_id: string
let idea_handle: string

beforeAll(async () => {
  const { plan, url } = await aSharedPlan(sam)
  await signUpBy(url, chosen)
  const { data } = await answer(sam, 'plans.get', { plan_handle: plan.plan_handle })
  person_handle = data.roster[0]?.person.person_handle ?? ''
  const idea = await aCandidate(sam)
  candidate_id = idea.candidate_id
  idea_handle = idea.idea_handle
})

/** Calls whose sentence names the guest; the last one renames them. */
const calls: [CapabilityId, () => Record<string, unknown>][] = [
  ['relationships.person.get', () => ({ person_handle })],
  [
    'ideas.candidates.like',
    () => ({ candidate_ids: [candidate_id], person_handles: [person_handle] }),
  ],
  [
    'likes.mutate',
    () => ({
      subject: { kind: 'idea', handle: idea_handle },
      ...{ operation: 'save', people_handles: [person_handle] },
    }),
  ],
  [
    'relationships.people.manage',
    () => ({ operation: 'rename', person_handle, display_name: 'Gus' }),
  ],
]

test.each(calls)('%s quotes the name that a guest chose, and says so', async (id, input) => {
  const { outcome } = await answer(sam, id, input())
  expect(outcome.fallback_text).toContain(said)
})

test('a guest who was renamed is called as the user says', async () => {
  const { outcome } = await answer(sam, 'relationships.person.get', { person_handle })
  expect(outcome.fallback_text).toMatch(/^Gus is a Friend in Mind/)
})
