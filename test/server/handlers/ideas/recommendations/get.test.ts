import { describe, expect, test } from 'vitest'
import { connect } from '#test/support/given/connections.ts'
import { answer } from '#test/support/given/lists.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

/** Sam, whose friend Ada likes the first of his ideas. */
async function samAndAda() {
  const [sam, ada] = await Promise.all([world.account('Sam'), world.account('Ada')])
  const { first: toAda, second: toSam } = await connect(sam, ada)
  return { sam, ada, toAda, toSam }
}

async function idea(account: Account, title: string, more: Record<string, unknown> = {}) {
  const input = { kind: 'place', title, ...more }
  return (await completed(account, 'ideas.structured_create', input)).idea
}

async function likes(account: Account, title: string, people: string[]) {
  const { idea_handle } = await idea(account, title)
  await completed(account, 'likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle: idea_handle },
    people_handles: people,
  })
  await world.service.runtime.replicate(account.owner)
  return idea_handle
}

function get(account: Account, input: Record<string, unknown> = {}) {
  return answer(account, 'ideas.recommendations.get', input)
}

describe('what is recommended', () => {
  test('an empty object asks for everything saved', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Ramen at Cocolo')
    await idea(sam, 'Swing night', { custom_activity_name: 'Swing dance' })
    const { data, outcome } = await get(sam)
    expect(data.items.map(({ title }) => title).sort()).toEqual(['Ramen at Cocolo', 'Swing night'])
    expect(data.items.map(({ reasons }) => reasons)).toEqual([['You saved it'], ['You saved it']])
    expect(data.items.map(({ provisional }) => provisional)).toEqual([false, false])
    expect(data.applied_filters).toEqual({})
    expect(outcome.collection).toMatchObject({ has_more: false, returned: 2 })
  })

  test('nothing saved is no question: it says how to begin', async () => {
    const sam = await world.account('Sam')
    const { status, data, outcome } = await get(sam)
    expect([status, data.items]).toEqual(['completed', []])
    expect(outcome.next_actions.map(({ capability }) => capability)).toEqual(
      expect.arrayContaining(['ideas.structured_create', 'ideas.capture']),
    )
  })

  test('named people, lists, areas, preferences and likes rank, and are reasons in words', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda()
    await likes(ada, 'Try the new blue routes', [toSam])
    const hall = await completed(sam, 'places.private.create', {
      name: 'Boulder hall by the canal',
      address: 'Reichenberger Straße 1, 10999 Berlin Kreuzberg',
      activity_name: 'Climbing',
      description: 'Quiet before noon',
    })
    const { place_handle } = hall.place
    await idea(sam, 'Try the new blue routes', {
      place_handle,
      description: 'quiet in the morning',
    })
    await idea(sam, 'Ramen', { activity_name: 'Ramen' })
    const { data } = await get(sam, {
      people: ['Ada'],
      activities: ['climbing'],
      preference_terms: ['quiet'],
      page_size: 1,
    })
    expect(data.items).toMatchObject([
      {
        title: 'Try the new blue routes',
        kind: 'place',
        place: { name: 'Boulder hall by the canal' },
        reasons: ['Ada likes it', 'You saved it', 'Fits “quiet”'],
        liked_by: [{ person_handle: toAda }],
        provisional: false,
      },
    ])
    expect(data.applied_filters).toEqual({
      person_handles: [toAda],
      activities: ['Climbing'],
      preference_terms: ['quiet'],
    })
  })
})
