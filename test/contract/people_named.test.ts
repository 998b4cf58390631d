import { beforeAll, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { inParallel } from '#test/contract/call.ts'
import { all } from '#test/contract/live.ts'
import { aList, anIdea } from '#test/support/given/lists.ts'
import { aDraft, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

type Named = (name: string) => Record<string, unknown>

/** By capability and field, a call that names a person in it. */
let calls: { readonly [field: string]: Named }

/** Capabilities that take no name, though their answers may have these codes: an earlier call's question, or handles alone. */
const namelessCodes: readonly CapabilityId[] = [
  ...(['ideas.capture.get', 'ideas.roundup.get'] as const),
  ...(['discovery.prepare', 'ideas.discover', 'ideas.discover.refine'] as const),
]

/** Never ask: they answer with what they understood, and name who was not found. */
const neverAsk = [
  'ideas.search people',
  'ideas.search names',
  'relationships.interest.get person_query',
]

/** Fields in which people are named. */
const nameField = /^(people|names|person|\w*person_(names?|query|text)|recipient_names)$/

const twin = 'Twin Sister'
const nobody = 'Nobody Anywhere'

beforeAll(async () => {
  for (const _ of [1, 2]) {
    await sam.call('relationships.people.manage', { operation: 'create', display_name: twin })
  }
  await sam.call('relationships.people.ensure', { people: ['Ada'] })
  const ideas_list_handle = await aList(sam, { name: 'Shared' })
  const idea_handle = await anIdea(sam, 'Night swim')
  const draft = await aDraft(sam)
  const plan_handle = await aReviewedDraft(sam)
  const subject = { candidate_id: idea_handle }
  const ready = { plan_handle: await aReviewedDraft(sam) }
  await sam.call('plans.prepare_send', { ...ready, action: 'create_share_link' })
  const roundup = {
    operation: 'create',
    items: [{ title: 'Ostsee Sauna' }, { title: 'Badeschiff' }],
    scope: 'all',
  }
  const applying = { ideas_list_handle, preview_token: 'none', confirm: true }
  const share = { operation: 'prepare_connection_invite' }
  calls = {
    'availability.query person_names': (name) => ({
      ...{ person_names: [name], when_preset: 'this-week' },
    }),
    'ideas.capture target_person_text': (name) => ({
      ...{ text: 'Ostsee Sauna', target_person_text: name },
    }),
    'ideas.lists.create person_names': (name) => ({ name: 'For one', person_names: [name] }),
    'ideas.lists.members.update person_names': (name) => ({
      ...{ ideas_list_handle, mode: 'add', person_names: [name] },
    }),
    'ideas.lists.likes.preview person_names': (name) => ({
      ...{ ideas_list_handle, person_names: [name] },
    }),
    'ideas.lists.likes.preview source_person_names': (name) => ({
      ...{ ideas_list_handle, person_names: ['Ada'], source_person_names: [name] },
    }),
    'ideas.lists.likes.apply person_names': (name) => ({
      ...applying,
      person_names: [name],
    }),
    'ideas.lists.likes.apply source_person_names': (name) => ({
      ...{ ...applying, person_names: ['Ada'], source_person_names: [name] },
    }),
    'ideas.lists.share.prepare person_name': (name) => ({ ideas_list_handle, person_name: name }),
    'relationships.people.ensure people': (name) => ({ people: [name] }),
    'relationships.people.ensure names': (name) => ({ names: [name] }),
    'relationships.person.get name': (name) => ({ name }),
    'plans.draft.create audience_selection': (name) => ({
      ...{ candidate_id: idea_handle, scheduled_at: inHours(50), separate_outing: true },
      audience_selection: { person_names: [name] },
    }),
    'plans.draft.update audience_selection': (name) => ({
      ...{ plan_handle: draft.plan.plan_handle, audience_selection: { person_names: [name] } },
    }),
    'plans.prepare_send send_person_names': (name) => ({ plan_handle, send_person_names: [name] }),
    'plans.invitation.prepare send_person_names': (name) => ({
      ...{ plan_handle, send_person_names: [name] },
    }),
    'plans.roster.prepare recipient_names': (name) => ({ ...ready, recipient_names: [name] }),
    'ideas.list.generate people': (name) => ({ people: [name] }),
    'ideas.list.generate names': (name) => ({ names: [name] }),
    'ideas.recommendations.get people': (name) => ({ people: [name] }),
    'ideas.recommendations.get names': (name) => ({ names: [name] }),
    'ideas.recommendations.prepare person': (name) => ({
      ...{ action: 'lookup', subject: 'swim', person: name },
    }),
    'relationships.interest.mutate person_query': (name) => ({
      ...{ operation: 'like', subject, person_query: name },
    }),
    'relationships.connection.prepare person_query': (name) => ({ ...share, person_query: name }),
    'ideas.roundup.mutate target_person_text': (name) => ({ ...roundup, target_person_text: name }),
    'ideas.saved.query person_name': (name) => ({ person_name: name }),
  }
})

test('every field in which people are named is tried', () => {
  const fields = all.flatMap(({ id, fields }) =>
    fields.filter((field) => nameField.test(field)).map((field) => `${id} ${field}`),
  )
  expect(fields.filter((one) => !calls[one] && !neverAsk.includes(one))).toEqual([])
  const tried = new Set(Object.keys(calls).map((one) => one.split(' ')[0]))
  const asking = all.filter(({ errors }) => errors.some((code) => code.startsWith('person_')))
  const left = asking.map(({ id }) => id).filter((id) => !tried.has(id))
  expect(left.toSorted()).toEqual(namelessCodes.toSorted())
})

test('a name that several people have is asked about with them, and one of nobody with how to add it', async () => {
  const wrong = await inParallel(Object.entries(calls), async ([field, named]) => {
    const id = field.split(' ')[0] as CapabilityId
    const ensures = id === 'relationships.people.ensure'
    const twins = await sam.call(id, named(twin))
    const add = (name: string) =>
      JSON.stringify({ capability: 'relationships.people.ensure', input: { people: [name] } })
    const found = [
      said(twins) === `person_ambiguous 2 ${ensures ? undefined : add(twin)} false`
        ? []
        : `${field}: ${said(twins)}`,
    ]
    if (ensures) return found.flat()
    const unknown = said(await sam.call(id, named(nobody)))
    if (unknown !== `person_unresolved 0 ${add(nobody)} true`) found.push(`${field}: ${unknown}`)
    return found.flat()
  })
  expect(wrong.flat()).toEqual([])
}, 120_000)

test('what ensure says of a name that several people have leads to their handles', async () => {
  const { body } = await sam.call('relationships.people.ensure', { people: [twin] })
  expect(body.error).toMatchObject({
    message: expect.stringContaining('send that person_handle, in place of the name'),
    candidates: [{ person_handle: expect.any(String) }, { person_handle: expect.any(String) }],
  })
  expect(body.next_actions[0]).toMatchObject({
    ...{ capability: 'relationships.people.query', input: { name: twin }, needs: [] },
  })
})

/** The code, how many candidates there are, the prerequisite, and whether adding the person is suggested. */
function said({ status, body }: Awaited<ReturnType<typeof sam.call>>): string {
  const { error } = body
  if (!error) return `${status} ${body.status} ${JSON.stringify(body.errors)}`
  const adds = body.next_actions.some(
    ({ capability, needs }) => capability === 'relationships.people.ensure' && needs.length === 0,
  )
  const prerequisite = JSON.stringify(error.prerequisite)
  return `${error.code} ${error.candidates?.length ?? 0} ${prerequisite} ${adds}`
}
