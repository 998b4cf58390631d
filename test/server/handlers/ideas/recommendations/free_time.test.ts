import { describe, expect, test } from 'vitest'
import { aRun } from '#test/support/given/discovery.ts'
import { aCalendar, aFriendCopy, hour, hours } from '#test/support/given/free_time.ts'
import { answer } from '#test/support/given/lists.ts'
import { idea, recommended, samAndAda, titles } from '#test/support/given/recommendations.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })

/** Two concerts of one evening, and the evening as a slot. */
async function concerts(account: Parameters<typeof idea>[0]) {
  await idea(account, 'Early', { kind: 'event', event_start_at: hour(3, 17) })
  await idea(account, 'Late', { kind: 'event', event_start_at: hour(3, 20) })
  return { time_slots: [{ starts_at: hour(3, 16), ends_at: hour(3, 23) }] }
}

describe('free time', () => {
  test('ranks what everybody is free for first, and says so; who is busy still may go', async () => {
    const { sam, ada } = await samAndAda(world)
    const evening = await concerts(sam)
    await aCalendar(world.database, sam, { busy: [hours(3, 16, 19)] })
    await aFriendCopy(world.database, sam, ada)
    const { data } = await recommended(sam, { ...evening, people: ['Ada'] })
    expect(titles(data.items)).toEqual(['Late', 'Early'])
    expect(data.items[0]?.reasons).toContain('You and Ada are free then')
    expect(data.items[1]?.reasons.join()).not.toContain('free')
    expect(data.items.map(({ provisional }) => provisional)).toEqual([false, false])
    expect(data.gaps.map(({ code }) => code)).not.toContain('availability_unknown')
  })

  test('that is not shared is not known: never free, and the choice is provisional', async () => {
    const { sam } = await samAndAda(world)
    const evening = await concerts(sam)
    await aCalendar(world.database, sam)
    const { data } = await recommended(sam, { ...evening, people: ['Ada'] })
    expect(data.items.map(({ provisional }) => provisional)).toEqual([true, true])
    expect(data.items.flatMap(({ reasons }) => reasons).join()).not.toContain('free')
    expect(data.gaps).toContainEqual({
      code: 'availability_unknown',
      message: 'It is not known when Ada is free.',
    })
  })

  test('is asked only where a time is given, and somebody or one’s own calendar', async () => {
    const { sam } = await samAndAda(world)
    const evening = await concerts(sam)
    await aCalendar(world.database, sam)
    const codes = async (input: Record<string, unknown>) =>
      (await recommended(sam, input)).data.gaps.map(({ code }) => code)
    expect(await codes({ people: ['Ada'] })).not.toContain('availability_unknown')
    expect(await codes(evening)).not.toContain('availability_unknown')
    const own = await recommended(sam, { ...evening, allow_calendar_fetch: true })
    expect(own.data.items[0]?.reasons).toContain('You are free then')
  })

  test('is not kept: a later page gives no reason of it', async () => {
    const { sam, ada } = await samAndAda(world)
    const evening = await concerts(sam)
    await aCalendar(world.database, sam)
    await aFriendCopy(world.database, sam, ada)
    const { data, outcome } = await recommended(sam, { ...evening, people: ['Ada'], page_size: 1 })
    expect(data.items[0]?.reasons).toContain('You and Ada are free then')
    const rest = await recommended(sam, { cursor: outcome.collection?.next_cursor })
    expect(rest.data.items[0]?.reasons.join()).not.toContain('free')
    const kept = await world.database.read(
      sam.owner,
      (db) => db.sql<{ facts: unknown }>`select facts from snapshots where owner_id = ${db.owner}`,
    )
    expect(JSON.stringify(kept)).not.toContain('"free"')
  })

  test('of calendars that are old is read again afterwards, if that is allowed; nobody waits', async () => {
    const { sam } = await samAndAda(world)
    const evening = await concerts(sam)
    await aCalendar(world.database, sam, { read: 30 })
    const due = () =>
      world.database.read(
        sam.owner,
        (db) => db.sql`select from due_work where owner_id = ${db.owner} and kind = 'calendar'`,
      )
    await recommended(sam, evening)
    expect(await due()).toHaveLength(0)
    const { outcome } = await recommended(sam, { ...evening, allow_calendar_fetch: true })
    expect(outcome.disclosures.map(({ name }) => name)).toContain('availability.refreshing')
    expect(await due()).toHaveLength(1)
  })
})

describe('free time of something without a date', () => {
  test('is a reason only if everybody is free whenever it is possible in the time asked for', async () => {
    const { sam, ada } = await samAndAda(world)
    await idea(sam, 'Boulderhalle')
    await aCalendar(world.database, sam)
    await aFriendCopy(world.database, sam, ada, { busy: [hours(3, 19, 21)] })
    const ask = async (...slots: [number, number][]) => {
      const time_slots = slots.map(([from, to]) => ({
        starts_at: hour(3, from),
        ends_at: hour(3, to),
      }))
      const { data } = await recommended(sam, { people: ['Ada'], time_slots })
      return data.items[0]?.reasons.join() ?? ''
    }
    expect(await ask([10, 12])).toContain('You and Ada are free then')
    expect(await ask([10, 12], [13, 16])).toContain('You and Ada are free then')
    expect(await ask([10, 12], [19, 21])).not.toContain('free')
    expect(await ask([17, 23])).not.toContain('free')
  })
})

describe('a slot without a near end', () => {
  test.each(['2126-11-28T18:00:00Z', '9999-12-31T22:00:00Z', '9999-12-31T23:59:59Z'])(
    'until %s is looked at as far as calendars go, and holds nobody up',
    async (ends_at) => {
      const { sam, ada, toAda } = await samAndAda(world)
      await idea(sam, 'Boulderhalle')
      await aCalendar(world.database, sam)
      await aFriendCopy(world.database, sam, ada)
      const slots = { time_slots: [{ starts_at: hour(3, 10), ends_at }] }
      const { data } = await recommended(sam, { people: ['Ada'], ...slots })
      expect(titles(data.items)).toEqual(['Boulderhalle'])
      const list = { name: 'Far ahead', people: ['Ada'], ...slots }
      expect((await answer(sam, 'ideas.list.generate', list)).status).toBe('completed')
      await aRun(sam, { person_handles: [toAda], starts_before: ends_at })
    },
  )
})
