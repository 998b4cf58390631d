import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'

const read = (text: string, depth: 'items' | 'whole' = 'items') =>
  readSource({
    ...{ type: 'text', url: null, charset: 'utf-8', language: null, depth },
    ...{ timezone: 'Europe/Berlin', now: '2026-11-22T12:00:00Z' },
    bytes: Buffer.from(text),
  })

test('a table that was pasted is a list of its rows, a hundred of them', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => `Place ${index},x`).join('\n')
  const { items, items_left_out } = await read(`Title,Note\n${rows}\n`)
  expect(items).toHaveLength(100)
  expect(items[7]).toMatchObject({ title: 'Place 7', excerpt: 'x' })
  expect(items_left_out).toBe(30)
})

test('a table is no list where one thing is looked for, or where it has one row', async () => {
  expect((await read('Title,Note\nZoo,x\nPark,y\n', 'whole')).items).toEqual([])
  expect((await read('Title,Note\nZoo,x\n')).items).toEqual([])
})
