import { beforeAll, describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import {
  generate,
  idea,
  ideaAt,
  likes,
  recommended,
  samAndAda,
  titles,
} from '#test/support/given/recommendations.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const source = 'recommended'

const places = [
  {
    id: 'hall',
    name: 'Kletterwerk',
    leisure: 'sports_centre',
    sport: 'climbing',
    opening_hours: 'Mo-Su 10:00-22:00',
  },
  {
    id: 'far',
    name: 'Far wall',
    leisure: 'sports_centre',
    sport: 'climbing',
    'addr:suburb': 'Pankow',
  },
  { id: 'cafe', name: 'Café Central', amenity: 'cafe', opening_hours: 'Mo-Su 08:00-12:00' },
]

beforeAll(async () => {
  await importText(world, featureLines(places), { source })
})

async function saved(account: Account) {
  return titles((await completed(account, 'ideas.saved.query', {})).items)
}

describe('public places', () => {
  test('are recommended in the areas asked for, after one’s own, and looking saves nothing', async () => {
    const sam = await world.account('Sam')
    const address = 'Reichenberger Straße 1, 10999 Berlin Kreuzberg'
    await ideaAt(sam, 'My boulder hall', { address, activity_name: 'Climbing' })
    const { data } = await recommended(sam, {
      activities: ['Climbing'],
      neighborhoods: ['Kreuzberg'],
    })
    expect(titles(data.items)).toEqual(['My boulder hall', 'Kletterwerk'])
    expect(data.items[1]).toMatchObject({
      kind: 'place',
      place: { name: 'Kletterwerk', attribution: '© Test' },
      reasons: ['In Kreuzberg'],
      provisional: false,
    })
    expect(await saved(sam)).toEqual(['My boulder hall'])
  })

  test('are looked for where one’s own things are; from nowhere none is offered', async () => {
    const sam = await world.account('Sam')
    const nowhere = await recommended(sam, { activities: ['Climbing'] })
    expect(nowhere.error.code).toBe('nothing_found')
    expect(nowhere.error.message).toContain('no neighborhood or city is known')
    expect(nowhere.error.candidates).toEqual([
      {
        kind: 'area',
        count: 2,
        title: 'In Berlin: 2',
        input: { activities: ['Climbing'], neighborhoods: ['Berlin'] },
      },
    ])
    const all = await recommended(sam)
    expect(all.error.candidates).toMatchObject([{ kind: 'area', title: expect.any(String) }])
    const made = await generate(sam, { activities: ['Climbing'] })
    expect(made.error.candidates).toMatchObject([{ kind: 'area' }])
    await ideaAt(sam, 'Ramen', { address: 'Oranienstraße 1, 10999 Berlin' })
    const { data } = await recommended(sam, { activities: ['Climbing'] })
    expect(titles(data.items).sort()).toEqual(['Far wall', 'Kletterwerk'])
  })

  test('are named to a new account by city when places are prepared, counted as places', async () => {
    const sam = await world.account('Sam')
    const { error } = await answer(sam, 'ideas.recommendations.prepare', {
      subject: 'climbing',
      preference: 'quiet',
    })
    expect(error).toMatchObject({ code: 'nothing_found', pointer: '/subject' })
    expect(error?.message).toContain('no neighborhood or city is known')
    expect(error?.candidates).toEqual([
      {
        kind: 'area',
        count: 2,
        title: 'In Berlin: 2',
        input: { subject: 'climbing', preference: 'quiet', area: 'Berlin' },
      },
    ])
    const input = { subject: 'climbing', preference: 'quiet', area: 'Berlin' }
    const { options } = await completed(sam, 'ideas.recommendations.prepare', input)
    expect(options).toHaveLength(2)
  })

  test('say when nobody knows where to look', async () => {
    const sam = await world.account('Sam')
    await idea(sam, 'Climbing', { custom_activity_name: 'Climbing' })
    const { data } = await recommended(sam, { activities: ['Climbing'] })
    expect(data.gaps).toMatchObject([{ code: 'area_unknown' }])
  })

  test('that are known to be closed then do not fit; open ones are proven', async () => {
    const sam = await world.account('Sam', { timezone: 'Europe/Berlin' })
    const slot = { starts_at: '2038-06-01T18:00', ends_at: '2038-06-01T21:00' }
    const { data } = await recommended(sam, { neighborhoods: ['Kreuzberg'], time_slots: [slot] })
    expect(titles(data.items)).toEqual(['Kletterwerk'])
    expect(data.items[0]).toMatchObject({ provisional: false })
    expect(data.items[0]?.reasons).toContain('Open then')
    const night = { starts_at: '2038-06-01T23:00', ends_at: '2038-06-02T02:00' }
    const both = await recommended(sam, { neighborhoods: ['Kreuzberg'], time_slots: [slot, night] })
    expect(titles(both.data.items)).toEqual(['Kletterwerk'])
    expect(both.data.items[0]?.reasons).not.toContain('Open then')
  })

  test('are liked by friends only where the like is of the same area', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    await likes(ada, 'Café Central', [toSam])
    await completed(ada, 'places.private.create', { name: 'Elsewhere' })
    const { data } = await recommended(sam, { neighborhoods: ['Kreuzberg'], search: 'central' })
    const item = data.items.find(({ place }) => place?.attribution === '© Test')
    expect(item?.liked_by).toEqual([])
  })

  test('go onto a generated list as ideas that are not one’s own, once', async () => {
    const sam = await world.account('Sam')
    const request = { activities: ['Climbing'], neighborhoods: ['Kreuzberg'] }
    const { data } = await generate(sam, { name: 'Up', ...request })
    expect(data.items).toMatchObject([{ title: 'Kletterwerk', place: { attribution: '© Test' } }])
    expect(await saved(sam)).toEqual([])
    const second = await generate(sam, { name: 'Up again', ...request })
    const [one, other] = await Promise.all(
      [data, second.data].map(async ({ list }) => {
        const { ideas_list_handle } = list
        const { items } = await completed(sam, 'ideas.lists.get', { ideas_list_handle })
        return items.map(({ idea_handle }) => idea_handle)
      }),
    )
    expect(one).toHaveLength(1)
    expect(other).toEqual(one)
    const [next] = (await recommended(sam, request)).data.items
    expect(next?.reasons).toEqual(['On “Up”', 'In Kreuzberg'])
    const same = await generate(sam, { name: 'Up', ...request })
    expect(same.status).toBe('unchanged')
    for (const { list } of [data, second.data]) {
      const { ideas_list_handle } = list
      const change = { ideas_list_handle, idea_handles: one, mode: 'remove' }
      await completed(sam, 'ideas.lists.items.update', change)
    }
    const [left] = (await recommended(sam, request)).data.items
    expect(left?.reasons).toEqual(['In Kreuzberg'])
  })

  test('that one archived are not offered again', async () => {
    const sam = await world.account('Sam')
    const request = { activities: ['Climbing'], neighborhoods: ['Kreuzberg'] }
    const [item] = (await recommended(sam, request)).data.items
    await completed(sam, 'ideas.candidates.like', { candidate_ids: [item?.candidate_id] })
    const [mine] = (await completed(sam, 'ideas.saved.query', {})).items
    await completed(sam, 'ideas.created.archive', { idea_handle: mine?.idea_handle })
    expect((await recommended(sam, request)).error.code).toBe('nothing_found')
  })

  test('that were retired since are gone from the next page', async () => {
    const sam = await world.account('Sam')
    const gone = [1, 2, 3].map((at) => ({
      id: `gone${at}`,
      name: `Gone ${at}`,
      amenity: 'cafe',
      'addr:suburb': 'Mitte',
    }))
    await importText(world, featureLines(gone), { source: 'going' })
    const first = await recommended(sam, { neighborhoods: ['Mitte'], search: 'gone', page_size: 1 })
    const cursor = first.outcome.collection?.next_cursor
    await importText(world, featureLines(gone.slice(0, 1)), {
      source: 'going',
      complete: true,
      force: true,
    })
    const rest = await recommended(sam, { cursor })
    const left = [...first.data.items, ...rest.data.items]
    expect(titles(rest.data.items).filter((title) => title !== 'Gone 1')).toEqual([])
    expect(left.length).toBeLessThanOrEqual(2)
  })
})

describe('where nothing is found in a neighborhood', () => {
  test('its whole city is offered, also to an account that has saved nothing', async () => {
    const eve = await world.account('Eve')
    const area = { kind: 'area', count: 1, title: 'In Berlin: 1' }
    const { body } = await eve.call('ideas.recommendations.get', {
      ...{ search: 'far wall', neighborhoods: ['Kreuzberg'], page_size: 2 },
    })
    const input = { search: 'far wall', neighborhoods: ['Berlin'], page_size: 2 }
    expect(body.error.candidates).toContainEqual({ ...area, input })
    const again = await recommended(eve, input)
    expect(titles(again.data.items)).toEqual(['Far wall'])
    const { body: prepared } = await eve.call('ideas.recommendations.prepare', {
      ...{ subject: 'far wall', area: 'Kreuzberg' },
    })
    expect(prepared.error.candidates).toContainEqual({
      ...area,
      input: { subject: 'far wall', area: 'Berlin' },
    })
  })
})
