import { expect, test } from 'vitest'
import { requireCatalogName, requireCatalogNames } from '#server/flows/catalogs/names.ts'
import { newId } from '#server/database/id.ts'
import { useSharedWorld, type World } from '#test/support/world.ts'

const world = useSharedWorld()

const read: World['database']['read'] = (owner, work) => world.database.read(owner, work)

test('names come back in the spelling of the catalog, each once', async () => {
  const names = await read(newId(), (db) =>
    requireCatalogNames(db, 'neighborhoods', ['NEUKOLLN', 'weissensee', 'Neukölln'], '/names'),
  )
  expect(names).toEqual(['Neukölln', 'Weißensee'])
})

test('no names need no lookup', async () => {
  expect(
    await read(newId(), (db) => requireCatalogName(db, 'activities', null, '/name')),
  ).toBeNull()
  expect(await read(newId(), (db) => requireCatalogNames(db, 'activities', [], '/names'))).toEqual(
    [],
  )
})

test('every blank name is refused', async () => {
  await expect(
    read(newId(), (db) =>
      requireCatalogNames(db, 'activities', ['', 'Sauna', ' '], '/activity_names'),
    ),
  ).rejects.toMatchObject({
    code: 'input_invalid',
    detail: {
      errors: [
        { pointer: '/activity_names/0', code: 'blank' },
        { pointer: '/activity_names/2', code: 'blank' },
      ],
    },
  })
})

test('the first unknown name is answered with the nearest five', async () => {
  const names = ['Swimming', 'Bowldering', 'Kiting']
  await expect(
    read(newId(), (db) => requireCatalogNames(db, 'activities', names, '/activity_names')),
  ).rejects.toMatchObject({
    code: 'catalog_name_unknown',
    detail: {
      pointer: '/activity_names/1',
      candidates: [{ name: 'Bouldering' }, { name: 'Bowling' }, {}, {}, {}],
    },
  })
})

test('another word for an activity stands for it', async () => {
  const names = ['Kino', 'Cinema', 'bouldern']
  expect(
    await read(newId(), (db) => requireCatalogNames(db, 'activities', names, '/activity_names')),
  ).toEqual(['Cinema', 'Bouldering'])
  expect(
    await read(newId(), (db) => requireCatalogName(db, 'activities', 'Kino', '/activity_name')),
  ).toBe('Cinema')
  await expect(
    read(newId(), (db) => requireCatalogNames(db, 'neighborhoods', ['Kino'], '/names')),
  ).rejects.toMatchObject({ code: 'catalog_name_unknown' })
})

test('another word for several activities is all of them; where one is wanted, it asks which', async () => {
  const words = ['Ausstellung', 'Sauna']
  expect(
    await read(newId(), (db) => requireCatalogNames(db, 'activities', words, '/activity_names')),
  ).toEqual(['Art galleries', 'Museums', 'Sauna'])
  await expect(
    read(newId(), (db) => requireCatalogName(db, 'activities', 'Ausstellung', '/activity_name')),
  ).rejects.toMatchObject({
    code: 'catalog_name_unknown',
    detail: {
      pointer: '/activity_name',
      candidates: [{ name: 'Art galleries' }, { name: 'Museums' }, {}, {}, {}],
    },
  })
})
