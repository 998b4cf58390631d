import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { recommended, titles } from '#test/support/given/recommendations.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

const timezone = 'Europe/Berlin'
const day = (days: number) => addDays(wallTimeOf(new Date(), timezone).date, days)

const tokyo = {
  'addr:city': 'Tokyo',
  'addr:suburb': 'Shibuya',
  at: [139.7, 35.66] as [number, number],
}
const name = 'Lantern festival'

/** The search of an account for the festival, as it is public or as it was saved. */
let sam: Account
let ada: Account

beforeAll(async () => {
  const all = [
    { id: 'here', name, starts: day(5) },
    { id: 'weeks', name: 'Zither exhibition', starts: day(-3), ends: day(20) },
    { id: 'there', name: 'Tokyo lanterns', starts: day(5), ...tokyo },
  ]
  await importText(world, featureLines(all), { source: 'days', timezone })
  ;[sam, ada] = await Promise.all([
    world.account('Sam', { timezone }),
    world.account('Ada', { timezone }),
  ])
  const { data } = await answer(ada, 'ideas.search', { query: 'festival' })
  await answer(ada, 'ideas.object.mutate', {
    operation: 'add_to_list',
    subject: { handle: data.items[0]?.handle },
    destination: { ideas_list_handle: await aList(ada) },
  })
})

/** The day of the week that it is so many days from today. */
function onDay(days: number) {
  const noon = new Date(`${day(days)}T12:00:00Z`)
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(noon)
  const said = { span: { text: name, start: 0, end: 1 }, hardness: 'hard' }
  const days_said = { values: [name.toLowerCase()], iso_days: [noon.getUTCDay() || 7] }
  return { weekday_selector: { ...days_said, ...said, provenance: 'user_stated', confidence: 1 } }
}

/** What the three searches find between two times. */
async function found(account: Account, starts_after: string, starts_before: string) {
  const times = { starts_after, starts_before, timezone }
  const [search, events, chosen] = await Promise.all([
    answer(account, 'ideas.search', { query: 'lantern festival', ...times }),
    answer(account, 'events.search', { query: 'lantern festival', ...times }),
    recommended(account, {
      ...{ search: 'lantern festival', neighborhoods: ['Berlin'] },
      time_slots: [{ starts_at: starts_after, ends_at: starts_before }],
    }),
  ])
  const all = search.data?.items.filter(({ match }) => match === undefined)
  return [all, events.data?.items, chosen.data?.items].map((items) => titles(items ?? []))
}

describe.each(['public', 'saved'])('a %s event of which only the day is known', (which) => {
  const account = () => (which === 'public' ? sam : ada)

  test('is found from any time of its day on', async () => {
    const all = [[name], [name], [name]]
    expect(await found(account(), `${day(5)}T10:00`, `${day(6)}T10:00`)).toEqual(all)
    expect(await found(account(), `${day(5)}T00:00`, `${day(5)}T23:00`)).toEqual(all)
    expect(await found(account(), `${day(6)}T00:00`, `${day(7)}T00:00`)).toEqual([[], [], []])
    expect(await found(account(), `${day(4)}T00:00`, `${day(5)}T00:00`)).toEqual([[], [], []])
  })
})

test('one in another zone is on the day that it is there', async () => {
  const { data } = await recommended(sam, { neighborhoods: ['Tokyo'], when: day(5) })
  expect(data.items).toMatchObject([{ title: 'Tokyo lanterns', provisional: true }])
  expect(data.items[0]?.when?.slice(0, 10)).toBe(day(5))
  const { data: searched } = await answer(sam, 'ideas.search', {
    query: 'tokyo lanterns',
    ...onDay(5),
  })
  expect(titles(searched.items)).toEqual(['Tokyo lanterns'])
})

test('what goes on for weeks is found on each of its days, and is told with its last one', async () => {
  const { data } = await recommended(sam, { neighborhoods: ['Berlin'], when: day(9) })
  const [one] = data.items.filter(({ title }) => title === 'Zither exhibition')
  expect(one?.provisional).toBe(true)
  expect(one?.reasons.join()).toMatch(/Until /)
  const search = async (more: Record<string, unknown>) =>
    titles((await answer(sam, 'ideas.search', { query: 'zither', ...more })).data.items)
  const during = (from: number, until: number) =>
    search({ starts_after: day(from), starts_before: day(until), timezone })
  expect(await during(9, 10)).toEqual(['Zither exhibition'])
  expect(await during(22, 25)).toEqual([])
  expect(await search(onDay(9))).toEqual(['Zither exhibition'])
})
