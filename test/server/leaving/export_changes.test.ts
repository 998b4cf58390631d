import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportFiles } from '#server/flows/web/export/files.ts'
import { aFile } from '#test/support/given/uploads.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let superuser: pg.Client

beforeAll(async () => {
  superuser = new pg.Client({ connectionString: world.superuser_url })
  await superuser.connect()
})
afterAll(() => superuser.end())

test('an export holds whole files, and once each row that stays, whatever changes while a slow reader takes it', async () => {
  const sam = await world.account('Sam')
  const change = (text: string) => superuser.query(text, [sam.owner])
  await change(
    `insert into places (owner_id, place_id, name, name_key)
     select $1, md5('place ' || n)::uuid, 'Place ' || n, 'place ' || n from generate_series(1, 1200) n`,
  )
  await Promise.all([aFile(sam), aFile(sam)])
  const { database, seal } = world.service.runtime
  const files = new Map<string, string>()
  for await (const { name, content } of exportFiles({ database, seal }, sam.owner, new Date())) {
    let text = ''
    let parts = 0
    for await (const part of content()) {
      text += String(part)
      parts += 1
      if (name !== 'rows/places.json' || parts !== 1) continue
      // While the first rows are taken, some of all pages go, and others come.
      await change(`delete from places where owner_id = $1 and name like '%7'`)
      await change(
        `insert into places (owner_id, place_id, name, name_key)
         select $1, gen_random_uuid(), 'New ' || n, 'new ' || n from generate_series(1, 300) n`,
      )
    }
    if (name.startsWith('media/')) await change('delete from media_bytes where owner_id = $1')
    files.set(name, text)
  }
  for (const [name, text] of files) {
    if (name.endsWith('.json'))
      expect([name, Array.isArray(JSON.parse(text))]).toEqual([name, true])
  }
  const places: { name: string }[] = JSON.parse(files.get('rows/places.json') ?? '')
  const names = places.map((place) => place.name)
  expect(new Set(names).size).toBe(names.length)
  const stay = Array.from({ length: 1200 }, (_, at) => `Place ${at + 1}`).filter(
    (name) => !name.endsWith('7'),
  )
  expect(stay.filter((name) => !names.includes(name))).toEqual([])
  // The second picture was deleted meanwhile: there is no empty file in its place.
  const media = [...files].filter(([name]) => name.startsWith('media/'))
  expect(media).toHaveLength(1)
  expect(media[0]?.[1]).not.toBe('')
})
