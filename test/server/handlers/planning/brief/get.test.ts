import { describe, expect, test } from 'vitest'
import { aCapture, answerQuestion, readCapture } from '#test/support/given/captures.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { aConnectedFriend, like, likeBy } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'planning.brief.get'

async function both(title: string, friends: string[], input: Record<string, unknown> = {}) {
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title, ...input })
  const { idea_handle } = data.idea
  await like(world, sam, idea_handle)
  for (const friend of friends) await likeBy(world, sam, friend, idea_handle)
  return idea_handle
}

describe('planning.brief.get', () => {
  test('an account with nothing to do gets an empty brief', async () => {
    const { status, data, outcome, next_actions } = await answer(kim, get, {})
    expect(status).toBe('completed')
    expect(data.sections).toEqual([])
    expect(Math.abs(Date.parse(data.generated_at) - Date.now())).toBeLessThan(60_000)
    expect(outcome.fallback_text).toContain('Nothing needs your attention')
    expect(next_actions.map(({ capability }) => capability)).toEqual(['ideas.saved.query'])
  })

  test('shared interests are listed, the soonest first, without past ones, ten at most', async () => {
    const friends = []
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dora']) {
      friends.push(await aConnectedFriend(world, sam, name))
    }
    const event = (event_start_at: string) => ({ kind: 'event', event_start_at })
    await both('Over', friends, event('2020-01-01T20:00:00Z'))
    const open = await both('Open', friends.slice(0, 1))
    const later = await both('Later', friends, event('2999-02-01T20:00:00Z'))
    const sooner = await both('Sooner', friends.slice(0, 2), event('2999-01-01T20:00:00Z'))
    await anIdea(sam, 'Mine alone')
    const { data } = await answer(sam, get, {})
    expect(data.sections).toEqual([
      {
        type: 'mutual_interest',
        priority: 6,
        items: [
          {
            title: 'Ada and Ben like “Sooner” too',
            reference: { kind: 'idea', handle: sooner, label: 'Sooner' },
            due_at: '2999-01-01T20:00:00.000Z',
          },
          {
            title: 'Ada, Ben and 2 others like “Later” too',
            reference: { kind: 'idea', handle: later, label: 'Later' },
            due_at: '2999-02-01T20:00:00.000Z',
          },
          {
            title: 'Ada likes “Open” too',
            reference: { kind: 'idea', handle: open, label: 'Open' },
            due_at: null,
          },
        ],
      },
    ])
    for (let index = 0; index < 9; index += 1) await both(`More ${index}`, friends)
    const { data: full } = await answer(sam, get, {})
    expect(full.sections[0]?.items).toHaveLength(10)
    expect(full.sections[0]?.items[0]?.reference.handle).toBe(sooner)
    expect((await answer(kim, get, {})).data.sections).toEqual([])
  })

  test('captures that wait for an answer are named, counted and can be read next', async () => {
    const ola = await world.account('Ola')
    const waiting = await aCapture(ola, { text: 'Tempelhofer Feld', target_feed_text: 'Kites' })
    await aCapture(ola, { text: 'Ostsee Sauna', target_feed_text: 'Winter' })
    const { data, outcome, next_actions } = await answer(ola, get, {})
    const [section, ...others] = data.sections
    expect(others).toEqual([])
    expect(section).toMatchObject({ type: 'waiting', items: [{ due_at: null }, { due_at: null }] })
    const { clarification } = (await readCapture(ola, waiting)).data
    expect(section?.items[0]).toMatchObject({
      title: `You captured “Tempelhofer Feld”. ${clarification?.question}`,
      reference: { kind: 'capture', handle: waiting, label: 'Tempelhofer Feld' },
    })
    expect(outcome.fallback_text).toContain('2 captures wait for an answer from you.')
    expect(next_actions).toContainEqual(
      expect.objectContaining({
        capability: 'ideas.capture.get',
        input: { capture_public_id: waiting },
      }),
    )
    await answerQuestion(ola, waiting, 'none')
    expect((await answer(ola, get, {})).outcome.fallback_text).toContain('1 capture waits')
    expect((await answer(kim, get, {})).data.sections).toEqual([])
  })
})
