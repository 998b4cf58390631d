import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { searchJob, updateChanged } from '#server/jobs/search.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { aParty, commit, rsvp } from '#test/support/given/actions.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { answer } from '#test/support/given/lists.ts'
import { mutate } from '#test/support/given/likes.ts'
import { inHours } from '#test/support/given/plans.ts'
import { countRows, outdatedRows } from '#test/support/given/vectors.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()

const pools = {
  name: 'Stadtbad Neukölln',
  address: 'Ganghoferstraße 3, 12043 Berlin Neukölln',
  description: 'Warm on Mondays',
  activity_name: 'Swimming',
}

async function aPlace(account: Account, input: Record<string, unknown> = pools) {
  const { data } = await answer(account, 'places.private.create', input)
  return data.place
}

test('whatever a call changes, a thing is found by what it says afterwards', async () => {
  const { sam, ada, friends } = await aParty(world)
  const after = async (capability: string, work: Promise<unknown>) => {
    await work
    for (const account of [sam, ada]) {
      expect({ capability, rows: await outdatedRows(account) }).toEqual({ capability, rows: [] })
    }
  }
  const { place_handle } = await aPlace(sam)
  await after('places.private.create', Promise.resolve())
  const idea = await answer(sam, 'ideas.structured_create', {
    kind: 'place',
    title: 'Morning laps',
    description: 'Bring a coin',
    custom_activity_name: 'Aqua jogging',
    place_handle,
  })
  await answer(sam, 'ideas.structured_create', {
    kind: 'event',
    title: 'Night swim',
    event_start_at: inHours(48),
    venue_place_handle: place_handle,
  })
  await after('ideas.structured_create', Promise.resolve())
  const changes: Record<string, unknown>[] = [
    { name: 'Stadtbad Mitte' },
    { address: 'Gartenstraße 5, 10115 Berlin Mitte' },
    { activity_name: 'Sauna' },
    { description: 'Cold' },
    { address: null },
    { name: 'Bad am See', address: 'Seestraße 1, Munich Schwabing', timezone: 'Europe/Berlin' },
  ]
  for (const change of changes) {
    await after(
      `places.private.update ${JSON.stringify(change)}`,
      answer(sam, 'places.private.update', { place_handle, ...change }),
    )
  }
  const { idea_handle } = idea.data.idea
  for (const change of [
    { title: 'Evening laps' },
    { description: 'No coin' },
    { description: null },
  ]) {
    await after(
      'ideas.created.update',
      answer(sam, 'ideas.created.update', { idea_handle, ...change }),
    )
  }
  await after(
    'likes.mutate',
    mutate(sam, idea_handle, { operation: 'replace', intentions: [[friends.ada]] }),
  )
  await after(
    'places.private.update of a liked idea',
    answer(sam, 'places.private.update', {
      place_handle,
      address: 'Oranienstraße 1, 10999 Berlin Kreuzberg',
    }),
  )
  const list = await answer(sam, 'ideas.lists.create', {
    name: 'Wet places',
    activity_names: ['Swimming'],
    neighborhood_names: ['Kreuzberg'],
  })
  const { ideas_list_handle } = list.data.list
  await after('ideas.lists.create', Promise.resolve())
  await after(
    'ideas.lists.rename',
    answer(sam, 'ideas.lists.rename', { ideas_list_handle, name: 'Pools' }),
  )
  await after(
    'ideas.lists.defaults.update',
    answer(sam, 'ideas.lists.defaults.update', {
      ideas_list_handle,
      custom_activity_names: ['Floating'],
      neighborhood_names: ['Mitte'],
    }),
  )
  await after('ideas.lists.duplicate', answer(sam, 'ideas.lists.duplicate', { ideas_list_handle }))
  const { candidate_id } = idea.data.idea
  const draft = await answer(sam, 'plans.draft.create', { candidate_id, scheduled_at: inHours(48) })
  const { plan_handle } = draft.data.plan
  await after('plans.draft.create', Promise.resolve())
  const edits: Record<string, unknown>[] = [
    { title_override: 'Laps with friends' },
    { description_override: 'At the gate' },
    { custom_activity_name: 'Diving' },
    { description_override: '' },
  ]
  for (const edit of edits) {
    await after('plans.draft.update', answer(sam, 'plans.draft.update', { plan_handle, ...edit }))
  }
  await answer(sam, 'places.private.update', { place_handle, name: 'Bad am Kanal' })
  await after('plans.draft.preview', answer(sam, 'plans.draft.preview', { plan_handle }))
  const send = await answer(sam, 'plans.prepare_send', {
    plan_handle,
    send_person_handles: [friends.ada],
  })
  await after('actions.commit of a send', commit(sam, send.data))
  await after('invites.rsvp.update', rsvp(ada, 'accepted'))
  const update = await answer(sam, 'plans.update.prepare', {
    plan_handle,
    changes: { title_override: 'Laps and soup', description_override: 'Bring a towel' },
  })
  await after('actions.commit of an update', commit(sam, update.data))
  await after(
    'ideas.capture',
    aCapture(sam, {
      raw_text: 'save this: Jazz concert friday 8pm at A-Trane, Bleibtreustraße 1, Berlin',
    }),
  )
  await after('ideas.created.archive', answer(sam, 'ideas.created.archive', { idea_handle }))
  const [own, copies] = [await countRows(sam), await countRows(ada)]
  expect(
    [...own].filter(([kind]) => kind !== 'invites' && kind !== 'interests').map(([, n]) => n > 0),
  ).not.toContain(false)
  expect([copies.get('invites'), copies.get('interests')]).toEqual([1, 1])
})

test('an idea that is saved while its place is renamed is found by the new name', async () => {
  const sam = await world.account('Sam')
  for (let round = 0; round < 8; round += 1) {
    const { place_handle } = await aPlace(sam, { name: `Old bath ${round}` })
    await Promise.all([
      answer(sam, 'places.private.update', { place_handle, name: `New bath ${round}` }),
      ...['Laps', 'Steam', 'Cake'].map((title) =>
        answer(sam, 'ideas.structured_create', {
          kind: 'place',
          title: `${title} ${round}`,
          place_handle,
        }),
      ),
    ])
  }
  expect(await outdatedRows(sam)).toEqual([])
})

/** Leaves an account's rows as an earlier release wrote them. */
async function asBefore(account: Account): Promise<void> {
  await world.database.write(account.owner, {
    async work(db) {
      for (const table of ['ideas', 'places', 'plans', 'lists']) {
        await db
          .table(table)
          .where({ owner_id: account.owner })
          .update({ search: null, search_version: 0 })
      }
      for (const [table, column] of [
        ['ideas', 'neighborhood_name'],
        ['places', 'neighborhood'],
      ] as const) {
        await db
          .table(table)
          .where({ owner_id: account.owner })
          .update({ city: null, [column]: null })
      }
    },
  })
}

async function found(account: Account, query: string, more: Record<string, unknown> = {}) {
  const { data } = await answer(account, 'ideas.search', { query, ...more })
  return data.items.map(({ title }) => title).sort()
}

test('rows of an earlier release are found at once, and get their vectors and areas from the job', async () => {
  const sam = await world.account('Sam')
  const { place_handle } = await aPlace(sam)
  await answer(sam, 'ideas.structured_create', {
    kind: 'place',
    title: 'Morning laps',
    place_handle,
  })
  await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Soup in Kreuzberg' })
  await answer(sam, 'ideas.lists.create', { name: 'Laps and soups' })
  const laps = ['Laps and soups', 'Morning laps']
  expect(await found(sam, 'laps')).toEqual(laps)
  await asBefore(sam)
  expect(await outdatedRows(sam)).toHaveLength(4)
  expect(await found(sam, 'laps')).toEqual(laps)
  expect(await found(sam, 'laps', { neighborhoods: ['Neukölln'] })).toEqual(['Morning laps'])
  await searchJob(world.database).run(sam.owner)
  expect(await outdatedRows(sam)).toEqual([])
  expect(await found(sam, 'laps', { neighborhoods: ['Neukölln'] })).toEqual(['Morning laps'])
  const { data } = await answer(sam, 'ideas.saved.query', {})
  expect(data.items.map(({ title, neighborhood }) => [title, neighborhood]).sort()).toEqual([
    ['Morning laps', 'Neukölln'],
    ['Soup in Kreuzberg', 'Kreuzberg'],
  ])
})

test('what an earlier release changes is found by what it says after the next visit', async () => {
  const sam = await world.account('Sam')
  const begun = new Date()
  const { place_handle } = await aPlace(sam)
  await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Laps', place_handle })
  await answer(sam, 'ideas.lists.create', { name: 'Pools' })
  const changes = {
    ideas: { title: 'Soup' },
    places: { name: 'Kitchen' },
    lists: { name: 'Soups' },
  }
  await world.database.write(sam.owner, {
    async work(db) {
      for (const [table, change] of Object.entries(changes)) {
        const all = db.table(table).where({ owner_id: sam.owner })
        await all.update({ ...change, updated_at: new Date() })
      }
    },
  })
  expect(await outdatedRows(sam)).toHaveLength(3)
  await updateChanged(world.database, sam.owner, begun)
  expect(await outdatedRows(sam)).toEqual([])
  const job = await searchJob(world.database).run(sam.owner)
  expect(job).toBeInstanceOf(Date)
})

test('the vector of the longest texts has at most 1.6 kB', async () => {
  const sam = await world.account('Sam')
  const words = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => `wörterbücher${from + index}en`).join(' ')
  const place = await aPlace(sam, {
    name: words(8, 0),
    address: words(12, 100),
    description: words(100, 200),
  })
  const { data } = await answer(sam, 'ideas.structured_create', {
    kind: 'place',
    title: words(8, 400),
    description: words(100, 500),
    place_handle: place.place_handle,
  })
  const id = parseHandle('idea', data.idea.idea_handle)
  const rows = await world.database.read(
    sam.owner,
    (db) =>
      db.sql<{ bytes: number }>`
      select pg_column_size(search::text::tsvector) as bytes from ideas where owner_id = ${sam.owner} and idea_id = ${id}
      union all
      select pg_column_size(search::text::tsvector) from places where owner_id = ${sam.owner}`,
  )
  expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_600)
  expect(await found(sam, words(1, 400))).toHaveLength(1)
})

test('every statement that inserts or changes what is found writes what it is found by', () => {
  const root = join(import.meta.dirname, '../../../server')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const statement =
    /(?:insert into|update) (ideas|places|plans|lists|invite_cards|incoming_interests)\b([^`]*)/g
  const facts =
    /\b(title|name|description|address|activity_name|custom_activity_name|place_name|neighborhood_name|neighborhood_names) =|^ (?:as \w+ |)\(/
  const bare = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(statement)]
        .filter(
          ([, , rest = '']) =>
            // What was emptied is found by nothing.
            facts.test(rest) &&
            !/search = null/.test(rest) &&
            !/toSearch|updateVectors/.test(rest + text),
        )
        .map(([, table]) => `${file}: ${table}`)
    })
  expect(bare).toEqual([])
})
