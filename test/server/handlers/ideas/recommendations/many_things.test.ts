import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { queryOf, type TextQuery } from '#server/domain/finding/query.ts'
import { choose } from '#server/flows/finding/choices.ts'
import { readFilters } from '#server/flows/finding/filters.ts'
import { searchItems } from '#server/flows/finding/search_items.ts'
import { searchJob } from '#server/jobs/search.ts'
import { connect } from '#test/support/given/connections.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { aRun } from '#test/support/given/discovery.ts'
import { answer } from '#test/support/given/lists.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { generate, likes, recommended, titles } from '#test/support/given/recommendations.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** More than are read of one kind. */
const count = 1_100
const at: [number, number] = [12.33, 51.33]
const city = { 'addr:city': 'Leipzig', 'addr:suburb': 'Plagwitz', at }

beforeAll(async () => {
  const places = Array.from({ length: count }, (_, index) => ({
    ...{ id: `bar/${index}`, name: `Bar ${index}`, amenity: 'bar' },
    ...city,
  }))
  const start = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const closed = Array.from({ length: count }, (_, index) => ({
    ...{ id: `pub/${index}`, name: `Pub ${index}`, amenity: 'pub' },
    ...{
      ...city,
      'addr:city': 'Halle',
      'addr:suburb': 'Giebichenstein',
      opening_hours: 'Mo-Su 18:00-23:00',
    },
  }))
  const open = Array.from({ length: 30 }, (_, index) => ({
    ...{ id: `early/${index}`, name: `Pub early ${index}`, amenity: 'pub' },
    ...{
      ...city,
      'addr:city': 'Halle',
      'addr:suburb': 'Giebichenstein',
      opening_hours: 'Mo-Su 08:00-23:00',
    },
  }))
  const late = [
    { id: 'event', name: 'Bar piano night', starts: start, ...city },
    ...Array.from({ length: 120 }, (_, index) => ({
      ...{ id: `zither/${index}`, name: `Zither evening ${index}`, starts: start, ...city },
    })),
    { id: 'zither', name: 'Zither room', amenity: 'bar', ...city },
    { id: 'maze', name: 'Corn maze', description: 'For owls', ...city },
  ]
  await importText(world, featureLines([...places, ...closed, ...open, ...late]), {
    source: 'crowd',
    timezone: 'Europe/Berlin',
  })
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      insert into places (owner_id, place_id, name, name_key, neighborhood, city, activity_name, updated_at)
      select a.owner_id, md5('shed ' || n)::uuid, 'Shed ' || n, 'shed ' || n,
        case when n = 600 then 'Mitte' else 'Wedding' end, 'Berlin', case when n = 601 then 'Bouldering' end, now() - n * interval '1 hour'
      from accounts a, generate_series(1, 650) n
      where a.owner_id = ${db.owner}`,
  })
  await searchJob(world.database).run(sam.owner)
})

const found = async (input: object) => titles((await recommended(sam, input)).data.items)

describe('of more places than are read at once', () => {
  test('a private one is found by its name, where it is and what it is for', async () => {
    expect(await found({ search: 'shed 640' })).toEqual(['Shed 640'])
    expect(await found({ neighborhoods: ['Mitte'] })).toEqual(['Shed 600'])
    expect(await found({ activities: ['Climbing'] })).toEqual(['Shed 601'])
  })

  test('the events of a city are not crowded out by its places', async () => {
    const soon = { starts_at: new Date().toISOString(), ends_at: inDays(7) }
    for (const input of [
      { neighborhoods: ['Leipzig'], search: 'bar' },
      { neighborhoods: ['Leipzig'], time_slots: [soon] },
    ]) {
      const { data } = await recommended(sam, { ...input, preference_terms: ['piano'] })
      expect(titles(data.items)[0]).toBe('Bar piano night')
    }
    const query = queryOf('bar')
    const time = { from: new Date(), until: new Date(inDays(7)), exact: null, hours: null }
    const searched = await world.database.read(sam.owner, (db) =>
      searchItems(
        db,
        query as TextQuery,
        {
          ...{ must: [], areas: [], person_ids: null },
          time: { ...time, weekdays: null, timezone: 'Europe/Berlin' },
        },
        new Set(['events', 'places']),
        'wide',
      ),
    )
    expect(searched.map(({ name }) => name)).toContain('Bar piano night')
  })

  test('the places that a search finds are not crowded out by the events of its time', async () => {
    const time = { from: new Date(), until: new Date(inDays(7)), exact: null, hours: null }
    const searched = await world.database.read(sam.owner, (db) =>
      searchItems(
        db,
        queryOf('zither') as TextQuery,
        {
          ...{ must: [], areas: [], person_ids: null },
          time: { ...time, weekdays: null, timezone: 'Europe/Berlin' },
        },
        new Set(['events', 'places']),
        'wide',
      ),
    )
    expect(searched.filter(({ kind }) => kind === 'event')).toHaveLength(100)
    expect(searched.map(({ name }) => name)).toContain('Zither room')
  })

  test('those that fit are all found where most of what is read does not', async () => {
    const day = inDays(2).slice(0, 10)
    const slot = { starts_at: `${day}T09:00:00+01:00`, ends_at: `${day}T11:00:00+01:00` }
    // What a friend likes is one of those that are closed.
    const ada = await world.account('Ada')
    const { second: toSam } = await connect(sam, ada)
    await likes(ada, 'Pub 5', [toSam])
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update incoming_interests set neighborhood_name = 'Giebichenstein', activity_name = 'Drinks'
        where owner_id = ${db.owner} and title = 'Pub 5'`,
    })
    const asked = { neighborhoods: ['Giebichenstein'], activities: ['Drinks'], time_slots: [slot] }
    const first = await recommended(sam, { ...asked, page_size: 25 })
    const { next_cursor: cursor } = first.outcome.collection ?? {}
    const second = await recommended(sam, { cursor, page_size: 25 })
    expect(new Set(titles([...first.data.items, ...second.data.items])).size).toBe(30)
    expect(first.outcome).toMatchObject({ facts: { total: 30 } })
    expect(first.outcome.disclosures.map(({ name }) => name)).not.toContain('collection.cut')
  })

  test('one that fits only a word of the person’s own is found', async () => {
    const own = { neighborhoods: ['Leipzig'], user_activities: ['owls'] }
    expect(await found(own)).toEqual(['Corn maze'])
    expect(await found({ ...own, activities: ['Bouldering'] })).toEqual(['Corn maze'])
  })
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

/** Names of parts of the transactions that a call takes: what it chooses from, and what it keeps. */
async function transactionsThat(call: () => Promise<unknown>): Promise<string[]> {
  const transactions = await transactionsOf(call)
  return transactions.map((batches) => {
    const text = batches.flatMap((batch) => batch.map((sent) => sent.text)).join()
    const parts = {
      chooses: /where retired_at is null limit 1/,
      keeps: /insert into (snapshots|lists|discovery_runs)|update discovery_runs set state/,
    }
    return Object.entries(parts)
      .filter(([, statement]) => statement.test(text))
      .map(([name]) => name)
      .join(' and ')
  })
}

describe('while much is ranked no transaction is open', () => {
  const openTransactions = () =>
    world.database.run(sql`
      select state
      from pg_stat_activity
      where datname = current_database() and usename = session_user and state like 'idle in transaction%'`)

  const asked = { neighborhoods: ['Halle'], activities: ['Bars'] }
  const day = inDays(2).slice(0, 10)
  const evening = { starts_at: `${day}T19:00:00+01:00`, ends_at: `${day}T22:00:00+01:00` }

  test.each([
    ['for any time', asked],
    ['for a time at which the account may be free', { ...asked, time_slots: [evening] }],
  ])('%s', async (_, input) => {
    const [before, chosen, after] = await world.database.read(sam.owner, async (db) => {
      const context = { db, owner: sam.owner, timezone: 'Europe/Berlin' }
      const { filters } = await readFilters(context, input)
      const open = await openTransactions()
      // The last thing that it does is to rank.
      const { choices } = await choose(context, filters, { most: 500, own_time: true })
      return [open.length, choices.length, (await openTransactions()).length]
    })
    expect([before, chosen, after]).toEqual([1, 500, 0])
  })

  test('a key that is taken chooses nothing again', async () => {
    const key = crypto.randomUUID()
    const once = () => sam.call('ideas.list.generate', { neighborhoods: ['Leipzig'] }, { key })
    const { body } = await once()
    const repeat = async () => expect((await once()).body.data).toEqual(body.data)
    const again = await transactionsThat(repeat)
    expect(again.join(' ')).not.toMatch(/chooses|keeps/)
  })

  test('over HTTP, and little takes one transaction alone', async () => {
    const much = await transactionsThat(() => recommended(sam, asked))
    expect(much).toEqual(['chooses', 'keeps'])
    const prepared = { subject: 'pub', area: 'Halle' }
    const lookedUp = () => answer(sam, 'ideas.recommendations.prepare', prepared)
    expect(await transactionsThat(lookedUp)).toEqual(['chooses', 'keeps'])
    const listed = () => generate(sam, { ...asked, limit: 25 })
    expect(await transactionsThat(listed)).toEqual(['chooses', 'keeps'])
    const wanted = { query: 'bars in Halle', semantic_subject: undefined }
    expect(await transactionsThat(() => aRun(sam, wanted))).toEqual(['chooses', 'keeps'])
    const little = { neighborhoods: ['Halle'], search: 'early' }
    expect(await transactionsThat(() => recommended(sam, little))).toEqual(['chooses and keeps'])
  })
})
