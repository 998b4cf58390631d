import { expect, test } from 'vitest'
import { listOutdatedItems, updateItemWords } from '#server/data/inventory_items/update_words.ts'
import { sql } from '#server/database/sql.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import { itemWordsJob } from '#server/jobs/item_words.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** More than one statement of the job writes. */
const count = 1_100
const cellars = Array.from({ length: count }, (_, index) => ({
  id: `zither/${index}`,
  name: `Zitherkeller ${index}`,
  amenity: 'bar',
  description: index === 7 ? 'With a glockenspiel' : 'Quiet',
}))
const source = 'cellars'

/** Leaves the words of all items as an earlier release wrote them: as they are, and in no other form. */
async function asBefore(): Promise<void> {
  await world.database.run(sql`
    update inventory_items
    set search = to_tsvector('simple', name || ' ' || coalesce(city, '') || ' ' || coalesce(neighborhood_name, '') || ' ' || coalesce(description, ''))
        || array_to_tsvector(array['k=' || kind, 'c=' || lower(city), 'n=' || lower(neighborhood_name)]),
      search_version = 0`)
}

async function outdated(): Promise<number> {
  const [row] = await world.database.run<{ outdated: number }>(sql`
    select count(*) filter (where search_version <> ${searchVersion}::smallint)::integer as outdated
    from inventory_items`)
  return row?.outdated ?? -1
}

function words(): Promise<{ item_id: string; search: string }[]> {
  return world.database.run(sql`
    select item_id, search::text as search from inventory_items order by item_id`)
}

async function found(query: string): Promise<number> {
  const { data } = await answer(sam, 'ideas.search', { query, scopes: ['places'] })
  return data.items.length
}

test('items of an earlier release are found by their words, and by all forms after the job, wherever it was stopped', async () => {
  await importText(world, featureLines(cellars), { source })
  const fresh = await words()
  expect([await found('zither'), await outdated()]).toEqual([25, 0])
  await asBefore()
  expect([await found('zitherkeller 7'), await found('glockenspiel')]).toEqual([1, 1])
  // What only the new words say.
  expect(await found('keller')).toBe(0)
  const some = await listOutdatedItems(world.database, { after: null, most: 100 })
  await updateItemWords(world.database, some)
  expect(await outdated()).toBe(count - 100)
  const job = itemWordsJob(world.database)
  await Promise.all([job.run(''), job.run('')])
  expect(await outdated()).toBe(0)
  expect(await words()).toEqual(fresh)
  expect([await found('keller'), await found('glockenspiele')]).toEqual([25, 1])
})

test('the job comes again an hour after the update, since an earlier release may still import', async () => {
  const next = await itemWordsJob(world.database).run('')
  expect(next).toBeInstanceOf(Date)
})

test('an import writes the words of an item that has old ones, though nothing else has changed', async () => {
  await asBefore()
  const again = await importText(world, featureLines(cellars.slice(0, 3)), { source })
  expect([again.written, await outdated()]).toEqual([3, count - 3])
  const twice = await importText(world, featureLines(cellars.slice(0, 3)), { source })
  expect(twice.written).toBe(0)
})

test('an item that an import has changed since its old words were read keeps those of the import', async () => {
  await asBefore()
  const read = await listOutdatedItems(world.database, { after: null, most: count })
  const changed = { ...cellars[3], id: 'zither/3', name: 'Harp attic' }
  await importText(world, featureLines([changed]), { source })
  await updateItemWords(world.database, read)
  expect([await found('harp attic'), await outdated()]).toEqual([1, 0])
})

test('items of the release before are found by a mood after the job', async () => {
  const library = { id: 'library', name: 'Stadtbibliothek', amenity: 'library' }
  await importText(world, featureLines([library]), { source: 'libraries' })
  expect(await found('rainy day')).toBe(1)
  await world.database.run(sql`
    update inventory_items set search = ts_delete(search, 'o=rain'), search_version = 3
    where name = 'Stadtbibliothek'`)
  expect(await found('rainy day')).toBe(0)
  await itemWordsJob(world.database).run('')
  expect([await found('rainy day'), await outdated()]).toEqual([1, 0])
})

test('rows and items with words of earlier versions are found by an index', async () => {
  const rows = await world.database.run<{ tablename: string }>(sql`
    select distinct tablename
    from pg_indexes
    where schemaname = 'public' and indexdef like ${`%search\\_version < ${searchVersion})%`}
    order by tablename`)
  const tables = await world.database.run<{ tablename: string }>(sql`
    select table_name as tablename
    from information_schema.columns
    where table_schema = 'public' and column_name = 'search_version'
    order by table_name`)
  expect(rows).toEqual(tables)
  expect(rows.map(({ tablename }) => tablename)).toContain('inventory_items')
})
