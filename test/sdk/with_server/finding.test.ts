import { beforeAll, expect, test } from 'vitest'
import { type Client, createClient } from '#sdk/src/client.ts'
import { demoInventory, demoSource } from '#server/demo/inventory.ts'
import { connect } from '#test/support/given/connections.ts'
import { importText } from '#test/support/given/inventory.ts'
import { inHours } from '#test/support/given/plans.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
let client: Client
let toAda: string

beforeAll(async () => {
  await importText(world, demoInventory(new Date()), { ...demoSource, timezone: 'Europe/Berlin' })
  toAda = (await connect(sam, ada)).first
  client = createClient({ baseUrl: world.url, token: sam.token })
})

/** The data of an answer that is a success. */
function dataOf<D>(answer: { status: string; data: D | null }): D {
  if (answer.data === null || !['completed', 'unchanged'].includes(answer.status)) {
    throw new Error(JSON.stringify(answer))
  }
  return answer.data
}

test('an agent finds a place, keeps it, prepares, drafts and sends', async () => {
  const { items } = dataOf(await client.ideas.search({ query: 'board games', scopes: ['places'] }))
  const [found] = items
  expect(found).toMatchObject({ scope: 'places', handle: expect.stringMatching(/^pp_/) })

  const reference = found?.handle ?? ''
  const opened = dataOf(
    await client.ideas.object.get({
      operation: 'inspect',
      subject: { interaction_reference: reference },
    }),
  )
  expect(opened.object).toMatchObject({
    name: found?.title,
    attribution: 'Invented for the demo',
    opening_hours: 'Mo-Su 15:00-24:00',
  })

  const { list } = dataOf(await client.ideas.lists.create({ name: 'Slow Saturday' }))
  const added = dataOf(
    await client.ideas.object.mutate({
      operation: 'add_to_list',
      subject: { handle: reference },
      destination: { ideas_list_handle: list.ideas_list_handle },
    }),
  )
  expect(added.subject).toMatchObject({ type: 'idea', label: found?.title })

  const looked = dataOf(
    await client.ideas.recommendations.prepare({
      subject: 'board games',
      person: 'Ada',
      date_phrase: 'next weekend',
    }),
  )
  const option = looked.options.find(({ place }) => place.name === found?.title)
  expect(option).toMatchObject({ provisional: true, why: expect.arrayContaining(['You saved it']) })
  expect(looked.date_window?.timezone).toBe('Europe/Berlin')

  const { plan } = dataOf(
    await client.plans.draft.create({
      candidate_id: option?.candidate_id ?? '',
      scheduled_at: inHours(72),
      audience_selection: { person_handles: [toAda] },
    }),
  )
  const { plan_handle } = plan
  expect(plan.place).toMatchObject({ name: found?.title, attribution: 'Invented for the demo' })
  dataOf(await client.plans.draft.preview({ plan_handle }))
  const prepared = dataOf(await client.plans.prepare_send({ plan_handle, action: 'send_invites' }))
  const sent = dataOf(
    await client.actions.commit({ action_handle: prepared.prepared.action_handle }),
  )
  expect(sent.deliveries).toMatchObject([{ person_handle: toAda, status: 'queued' }])
  const guest = createClient({ baseUrl: world.url, token: ada.token })
  await expect
    .poll(
      async () => dataOf(await guest.invites.list({})).items.map(({ plan: one }) => one.title),
      {
        timeout: 20_000,
      },
    )
    .toEqual([found?.title])

  // What was found is one idea: found again, put on the list again, it is the same.
  const again = dataOf(
    await client.ideas.object.mutate({
      operation: 'add_to_list',
      subject: { handle: reference },
      destination: { name: 'slow saturday' },
    }),
  )
  expect(again).toMatchObject({ subject: added.subject, reversible_action_id: null })
})
