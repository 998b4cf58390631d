import { beforeAll, describe, expect, test } from 'vitest'
import { anIdea, answer, ideas } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { age } from '#test/support/given/rows.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
let sam: Account
let ada: Account
let mira: Account
let toAda: string
let toMira: string
let toSam: string

beforeAll(async () => {
  ;({ sam, ada, mira, toAda, toMira, toSam } = await threeFriends(world))
  const [cafe = '', pool = '', hall = ''] = await ideas(sam, 'Café', 'Pool', 'Climbing hall')
  await mutate(sam, cafe, { operation: 'save', people_handles: [toAda] })
  await mutate(sam, pool, { operation: 'save', intentions: [[toMira], [toAda, toMira]] })
  await mutate(sam, hall, { operation: 'save' })
  for (const title of ['Pool', 'Opera', 'Café']) {
    await mutate(ada, await anIdea(ada, title), { operation: 'save', people_handles: [toSam] })
  }
})

async function titles(input: Record<string, unknown> = {}, account = sam) {
  return (await likes(account, input)).map(({ subject }) => subject.title)
}

describe('likes.query', () => {
  test('shows own and incoming likes, a mutual one once, last changed first', async () => {
    const items = await likes(sam)
    expect(items).toMatchObject([
      { subject: { title: 'Opera' }, mine: false, incoming_from: [{ person_handle: toAda }] },
      { subject: { title: 'Climbing hall' }, mine: true, incoming_from: [], match: false },
      {
        subject: { title: 'Pool' },
        intentions: [[toMira], [toAda, toMira]],
        match: true,
        matches: [{ person_handle: toAda }],
      },
      { subject: { title: 'Café' }, intentions: [[toAda]], match: true },
    ])
  })

  test.each([
    [{ own_only: true }, ['Climbing hall', 'Pool', 'Café']],
    [{ incoming_only: true }, ['Opera', 'Pool', 'Café']],
    [{ own_only: true, incoming_only: true }, ['Pool', 'Café']],
    [
      { own_only: false, when_preset: null, neighborhood_names: [] },
      ['Opera', 'Climbing hall', 'Pool', 'Café'],
    ],
    [{ neighborhood_names: ['Kreuzberg'] }, []],
    [{ activity_names: ['Nothing at all'] }, []],
  ])('%j selects %j', async (filters, found) => {
    expect(await titles({ filters })).toEqual(found)
  })

  test('people select the likes that are for them or come from them', async () => {
    expect(await titles({ people_handles: [toAda] })).toEqual(['Opera', 'Pool', 'Café'])
    expect(await titles({ people_handles: [toMira] })).toEqual(['Pool'])
    expect(await titles({ people_handles: [toMira, toAda] })).toEqual(['Opera', 'Pool', 'Café'])
    expect(await titles({ people_handles: [toMira], filters: { incoming_only: true } })).toEqual([
      'Pool',
    ])
  })

  test('filters do not change who a like is for', async () => {
    const before = await likes(mira)
    await likes(sam, { people_handles: [toMira], filters: { own_only: true } })
    expect(await likes(mira)).toEqual(before)
    expect(before.map(({ subject }) => subject.title)).toEqual(['Pool'])
  })

  test('activities and neighborhoods match in any spelling, own words exactly', async () => {
    const kim = await world.account('Kim')
    const create = (title: string, custom_activity_name: string) =>
      answer(kim, 'ideas.structured_create', { kind: 'place', title, custom_activity_name })
    const climb = await create('Wall', 'climbing')
    const own = await create('Yard', 'Mölkky with Kim')
    for (const { data } of [climb, own])
      await mutate(kim, data.idea.idea_handle, { operation: 'save' })
    await asSuperuser(
      world.superuser_url,
      `update ideas set neighborhood_name = 'Neukölln' where title = 'Yard'`,
    )
    const found = (filters: Record<string, unknown>) => titles({ filters }, kim)
    expect(await found({ activity_names: ['CLIMBING'] })).toEqual(['Wall'])
    expect(await found({ custom_activity_names: ['climbing'] })).toEqual(['Wall'])
    expect(await found({ custom_activity_names: [' mölkky WITH kim'] })).toEqual(['Yard'])
    const both = { activity_names: ['Climbing'], custom_activity_names: ['Mölkky with Kim'] }
    expect(await found(both)).toEqual(['Yard', 'Wall'])
    expect(await found({ neighborhood_names: ['neukolln'] })).toEqual(['Yard'])
  })

  test('a name that no catalog has is disclosed with the nearest ones, not silently matched with nothing', async () => {
    const names = { neighborhood_names: ['Neuköln', 'Mitte'], activity_names: ['Jaz'] }
    const { data, outcome } = await answer(sam, 'likes.query', { filters: names })
    expect(data.items).toEqual([])
    expect(outcome.disclosures).toMatchObject([
      {
        name: 'likes.filter_unknown',
        text: expect.stringMatching(/no neighborhood “Neuköln”.*Neukölln/),
      },
      { name: 'likes.filter_unknown', text: expect.stringContaining('no activity “Jaz”') },
    ])
    const known = await answer(sam, 'likes.query', { filters: { neighborhood_names: ['mitte'] } })
    expect(known.outcome.disclosures).toEqual([])
  })

  test("times are in the account's time zone, and a like without a time always matches", async () => {
    const [auckland, honolulu] = await Promise.all([
      world.account('Aroha', { timezone: 'Pacific/Auckland' }),
      world.account('Kai', { timezone: 'Pacific/Honolulu' }),
    ])
    const now = await world.database.read(sam.owner, (db) => db.now())
    for (const account of [auckland, honolulu]) {
      for (const hours of [1, 24, 24 * 30]) {
        const { data } = await answer(account, 'ideas.structured_create', {
          kind: 'event',
          title: `In ${hours} hours`,
          event_start_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
        })
        await mutate(account, data.idea.idea_handle, { operation: 'save' })
      }
      await mutate(account, await anIdea(account, 'Any time'), { operation: 'save' })
    }
    const zones = [
      [auckland, 'Pacific/Auckland'],
      [honolulu, 'Pacific/Honolulu'],
    ] as const
    for (const [account, timeZone] of zones) {
      const dayOf = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone })
      const inHours = (hours: number) => dayOf(now.getTime() + hours * 3_600_000)
      const on = (day: string) =>
        [24 * 30, 24, 1]
          .filter((hours) => inHours(hours) === day)
          .map((hours) => `In ${hours} hours`)
      expect(await titles({ filters: { when_preset: 'today' } }, account)).toEqual([
        'Any time',
        ...on(inHours(0)),
      ])
      expect(await titles({ filters: { when_preset: 'tomorrow' } }, account)).toEqual([
        'Any time',
        ...on(inHours(24)),
      ])
      expect(await titles({ filters: { when_preset: 'right-now' } }, account)).toEqual([
        'Any time',
        'In 1 hours',
      ])
      expect(await titles({ filters: { when_preset: 'custom' } }, account)).toHaveLength(4)
    }
  })

  test('every preset is understood', async () => {
    const presets = ['any-time-weekdays', 'any-time-weekends', 'right-now', 'today', 'tomorrow']
    const spans = ['next-few-days', 'next-few-weeks', 'this-week', 'next-week', 'this-weekend']
    const others = ['next-weekend', 'next-few-weekends', 'next-few-weeks-weekdays', 'custom']
    const parts = ['next-few-days-weekdays', 'next-few-days-weekends']
    for (const when_preset of [...presets, ...spans, ...others, ...parts]) {
      expect(await titles({ filters: { when_preset } }), when_preset).toHaveLength(4)
    }
  })

  test('is read page by page, and a page leaves out what was taken back meanwhile', async () => {
    const first = await answer(sam, 'likes.query', { limit: 2 })
    expect(first.data.items).toHaveLength(2)
    const { has_more, next_cursor: cursor } = first.outcome.collection ?? {}
    expect(has_more).toBe(true)
    const pool = (await likes(ada)).find(({ subject, mine }) => mine && subject.title === 'Pool')
    const { handle = '' } = pool?.subject ?? {}
    const { data } = await mutate(ada, handle, { operation: 'unlike' })
    const second = await answer(sam, 'likes.query', { cursor })
    expect(second.data.items).toMatchObject([
      { subject: { title: 'Pool' }, match: false, incoming_from: [] },
      { subject: { title: 'Café' }, match: true },
    ])
    await answer(ada, 'likes.mutate', { operation: 'undo', receipt_id: data.receipt_id })
  })

  test('a page of incoming likes leaves out what is taken back between two pages', async () => {
    const filters = { incoming_only: true }
    const first = await answer(sam, 'likes.query', { filters, limit: 1 })
    const { next_cursor: cursor } = first.outcome.collection ?? {}
    const mine = (await likes(ada)).filter(({ subject }) => subject.title === 'Café')
    const { handle = '' } = mine[0]?.subject ?? {}
    const { data } = await mutate(ada, handle, { operation: 'unlike' })
    const { data: rest } = await answer(sam, 'likes.query', { cursor, limit: 50 })
    expect(rest.items.map(({ subject }) => subject.title)).toEqual(['Pool'])
    await answer(ada, 'likes.mutate', { operation: 'undo', receipt_id: data.receipt_id })
  })

  test('a cursor that has expired, or comes with constraints, is refused', async () => {
    const { outcome } = await answer(sam, 'likes.query', { limit: 1 })
    const { next_cursor: cursor, snapshot_handle = '' } = outcome.collection ?? {}
    const both = await sam.call('likes.query', { cursor, filters: {} })
    expect(both).toMatchObject({ status: 422, body: { code: 'cursor_with_constraints' } })
    await age(world, sam, snapshot_handle, '31 minutes')
    const late = await sam.call('likes.query', { cursor })
    expect(late).toMatchObject({ status: 422, body: { code: 'cursor_invalid' } })
    await age(world, sam, snapshot_handle, '2 days')
    await answer(sam, 'likes.query', {})
    const expired = await sam.call('likes.query', { cursor })
    expect(expired).toMatchObject({ status: 422, body: { code: 'cursor_invalid' } })
  })

  test('has at most fifty likes on a page', async () => {
    expect((await sam.call('likes.query', { limit: 51 })).status).toBe(422)
    expect((await sam.call('likes.query', { limit: 50 })).status).toBe(200)
  })

  test('an account without friends sees only its own likes', async () => {
    const stranger = await world.account('Stranger')
    await mutate(stranger, await anIdea(stranger, 'Pool'), { operation: 'save' })
    expect(await likes(stranger)).toMatchObject([{ mine: true, incoming_from: [], match: false }])
  })
})
