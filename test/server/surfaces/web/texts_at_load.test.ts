import { afterAll, expect, test } from 'vitest'

/** What is read of texts in two languages, by its name. */
const read: string[] = []

// `said.ts` reads each text by it, when a page or a file asks.
const get = Reflect.get
Reflect.get = ((of: object, name: PropertyKey, ...more: [unknown?]) => {
  const text: unknown = get(of, name, ...more)
  if (isText(text) && isAsked(new Error().stack ?? '')) read.push(String(name))
  return text
}) as typeof Reflect.get
afterAll(() => {
  Reflect.get = get
})

/** Whether this is no group of texts, which are read one by one. */
function isText(text: unknown): boolean {
  return (
    typeof text !== 'object' || text === null || Object.getPrototypeOf(text) !== Object.prototype
  )
}

/** Whether a text is read for somebody who asks, and not to list which there are. */
function isAsked(stack: string): boolean {
  return /\b(read|now)( \[as get\])? \(.*\/messages\/said\/said\.ts/.test(stack)
}

test('no file keeps a text from when it was loaded: it is loaded once, for every language', async () => {
  await import('#server/surfaces/web/surface.ts')
  await import('#server/surfaces/web/links/surface.ts')
  await import('#server/process/mail.ts')
  expect(read).toEqual([])
  // It would be seen.
  const { planPages, invites } = await import('#server/domain/messages/said/plan_pages.ts')
  expect(planPages.labels.when).toBe('When')
  invites('Sam', null)
  expect(read).toEqual(['when', 'invites'])
}, 120_000)
