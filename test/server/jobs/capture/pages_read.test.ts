import { expect, test } from 'vitest'
import { emptyReading } from '#server/domain/language/reading.ts'
import { makePagesRead } from '#server/jobs/capture/pages_read.ts'
import { notRead } from '#server/jobs/capture/tools.ts'
import type { SourceResult } from '#server/jobs/capture/source_result.ts'

const said: SourceResult = { readings: [emptyReading], keys: ['a'], unread: null, busy: null }
const page = {
  owner: 'sam',
  url: 'https://lido.example/jazz?utm_source=mail',
  depth: 'items',
} as const

test('a page is known for ten minutes, by any spelling of its address', () => {
  let now = 0
  const pages = makePagesRead(() => now)
  pages.keep(page, said)
  expect(pages.find({ ...page, url: 'http://www.lido.example/jazz/' })).toBe(said)
  now = 600_001
  expect(pages.find(page)).toBeNull()
})

test('it is not known to another account, nor as another page, nor in another depth', () => {
  const pages = makePagesRead()
  pages.keep(page, said)
  expect(pages.find({ ...page, owner: 'ada' })).toBeNull()
  expect(pages.find({ ...page, url: 'https://lido.example/rock' })).toBeNull()
  expect(pages.find({ ...page, depth: 'whole' })).toBeNull()
})

test('what could not be read is not kept, and neither is more than there is room for', () => {
  const pages = makePagesRead()
  pages.keep(page, { ...said, unread: notRead({ why: 'unreachable' }) })
  expect(pages.find(page)).toBeNull()
  for (let index = 0; index <= 1_000; index += 1) {
    pages.keep({ ...page, url: `https://lido.example/${index}` }, said)
  }
  expect(pages.find({ ...page, url: 'https://lido.example/0' })).toBeNull()
  expect(pages.find({ ...page, url: 'https://lido.example/1000' })).toBe(said)
})
