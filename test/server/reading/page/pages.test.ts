import { afterAll, describe, expect, test } from 'vitest'
import { decided, expectedWords, inWords } from '#test/support/pages/decided.ts'
import { allPages as pages } from '#test/support/pages/all.ts'
import { pageThreads, readExpected } from '#test/support/pages/read.ts'

const threads = pageThreads()
afterAll(() => threads.stop())

describe('a page becomes', () => {
  test.each(pages)('$page: what its reader would say', async (page) => {
    const reading = await readExpected(threads, page)
    const actual = inWords(page, decided(page, reading), reading)
    expect(actual).toEqual(expectedWords(page, actual))
    const [language] = page.page.split('/')
    expect(reading.language?.slice(0, 2) ?? language).toBe(language)
  })

  test('the same each time it is read', async () => {
    for (const page of pages.slice(0, 10)) {
      expect(await readExpected(threads, page)).toEqual(await readExpected(threads, page))
    }
  })
})
