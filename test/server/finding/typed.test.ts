import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { searchVersion } from '#server/domain/finding/vector.ts'
import { searchJob } from '#server/jobs/search.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { titles } from '#test/support/given/recommendations.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** How something is written, and how people look for it who have another keyboard or write it in another way. */
const written = [
  ['Łódź walk', 'lodz', 'łódź', 'Łodz'],
  ['Smørrebrød', 'smorrebrod', 'smoerrebroed', 'smørrebrød'],
  ['Ærø', 'aero'],
  ['Đà Nẵng phở', 'da nang', 'pho'],
  ['Ilıca', 'ilica'],
  ['مَطْعَم الشام', 'مطعم', 'مَطْعَم'],
  ['שַׁבָּת dinner', 'שבת'],
  ['한강공원 산책', '공원', '한강', '한강공원', '산책'],
  ['ラーメン二郎', 'らーめん', 'ラーメン', 'ﾗｰﾒﾝ'],
  ['हिन्दी कविता', 'हिंदी', 'हिन्दी'],
  ['U-Bahn museum', 'ubahn', 'u-bahn', 'u bahn', 'U‑Bahn'],
  ['Ebike tour', 'e-bike'],
  ['Wi-Fi café', 'wifi', 'wi-fi'],
  ['AC/DC tribute', 'acdc', 'ac/dc'],
  ['Rock-n-Roll', "rock'n'roll", 'rocknroll'],
  ['O’Neill’s', 'oneills', "o'neill"],
  ['Ёлка', 'елка'],
] as const

beforeAll(async () => {
  for (const [title] of written) await anIdea(sam, title)
})

const found = async (query: string) =>
  titles((await answer(sam, 'ideas.search', { query })).data.items)

const pairs = written.flatMap(([title, ...others]) =>
  [title, ...others].map((query) => [query, title] as const),
)

test.each(pairs)('%s finds %s', async (query, title) => {
  expect(await found(query)).toContain(title)
  const named = await answer(sam, 'ideas.saved.query', { query })
  expect(titles(named.data.items)).toContain(title)
})

test('a word of more than 60 characters is found by itself', async () => {
  const title = `Rind${'fleisch'.repeat(12)}`
  await anIdea(sam, title)
  expect(await found(title)).toEqual([title])
})

test('an object is named by its title in another spelling', async () => {
  for (const [query, title] of [
    ["o'neill", 'O’Neill’s'],
    ['lodz', 'Łódź walk'],
    ['ubahn', 'U-Bahn museum'],
  ]) {
    const { data } = await answer(sam, 'ideas.object.get', { subject: { query } })
    expect(data.subject?.label).toBe(title)
  }
})

describe('rows that an earlier release wrote', () => {
  test('are found as they are written, before and after the job', async () => {
    const old = ['Łódź', 'ラーメン', 'مَطْعَم', 'Smørrebrød']
    await world.database.write(sam.owner, {
      work: (db) =>
        db.run(sql`
          update ideas set search = to_tsvector('simple', title_key) || array_to_tsvector(array['ー', 'ラメ', 'メン', 'k=place']),
            search_version = ${searchVersion}::smallint
          where owner_id = ${db.owner}`),
    })
    for (const query of old) expect([query, (await found(query)).length > 0]).toEqual([query, true])
    await world.database.write(sam.owner, {
      work: (db) => db.run(sql`update ideas set search_version = 2 where owner_id = ${db.owner}`),
    })
    expect(await found('lodz')).toEqual(['Łódź walk'])
    await searchJob(world.database).run(sam.owner)
    for (const query of [...old, 'lodz', 'らーめん']) {
      expect([query, (await found(query)).length > 0]).toEqual([query, true])
    }
  })
})
