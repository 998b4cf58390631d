import { beforeAll, expect, test } from 'vitest'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { aCandidate } from '#test/support/given/plans.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)

const jazz = { id: 'jazz', name: 'Jazz in the cellar', venue: 'Nordlicht', starts: `${inDays(3)}Z` }

beforeAll(async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `open ${index}`,
    name: `Open stage ${index}`,
    venue: 'Kulturhof',
    starts: `${inDays(10 + index)}Z`,
  }))
  await importText(world, featureLines([jazz, ...many]), { source: 'events' })
})

const search = async (account: typeof sam, input: Record<string, unknown>) => {
  const { data, outcome } = await answer(account, 'events.search', input)
  return { items: data.items, disclosures: outcome.disclosures }
}

test('an event of the inventory is found by its title and by its venue, with its attribution', async () => {
  const byTitle = await search(sam, { query: 'jazz cellar' })
  expect(byTitle.items).toMatchObject([
    { title: jazz.name, venue: 'Nordlicht', role: 'public', attribution: '© Test' },
  ])
  expect(byTitle.items[0]?.event_handle).toMatch(/^ev_/)
  expect(byTitle.items[0]?.timezone).toBe('Europe/Berlin')
  expect(byTitle.disclosures.map(({ name }) => name)).toContain('inventory.attribution')
  expect((await search(sam, { venue_query: 'nordlicht' })).items).toHaveLength(1)
  expect((await search(sam, { query: 'nordlicht' })).items).toEqual([])
})

test('an event that was saved is found once, as one’s own', async () => {
  const { items } = await search(ada, { query: 'jazz cellar' })
  const { data } = await answer(ada, 'likes.mutate', {
    operation: 'save',
    subject: { kind: 'event', handle: items[0]?.event_handle },
  })
  const again = await search(ada, { query: 'jazz cellar' })
  expect(again.items).toMatchObject([{ title: jazz.name, role: 'saved' }])
  await answer(ada, 'ideas.created.archive', { idea_handle: data.subject.handle })
  expect((await search(ada, { query: 'jazz cellar' })).items).toMatchObject([{ role: 'public' }])
})

test('public events never crowd out one’s own, and a time alone asks the cities of the account', async () => {
  const times = { starts_after: `${inDays(2)}Z`, starts_before: `${inDays(90)}Z` }
  const nobody = await world.account('Nobody')
  expect((await search(nobody, times)).items).toEqual([])
  const start = `${inDays(80)}Z`
  await aCandidate(nobody, {
    kind: 'event',
    title: 'My own party in Berlin',
    event_start_at: start,
  })
  const { items } = await search(nobody, times)
  expect(items).toHaveLength(25)
  expect(items.at(-1)).toMatchObject({ title: 'My own party in Berlin', role: 'saved' })
  const starts = items.map(({ starts_at }) => Date.parse(starts_at))
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

test('an event that is no longer in the inventory is not found', async () => {
  const closed = featureLines([{ ...jazz, operating_status: 'closed' }])
  await importText(world, closed, { source: 'events' })
  expect((await search(sam, { query: 'jazz cellar' })).items).toEqual([])
})

/** The day in so many days as people write it where the accounts are. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' },
  })

test('words for a time and an area are what they are where no event has them in its title', async () => {
  const { items, disclosures } = await search(sam, { query: `open stage on ${dayIn(12)}` })
  expect(items.map(({ title }) => title)).toEqual(['Open stage 2'])
  const told = disclosures.find(({ name }) => name === 'search.words_read')
  expect(told?.text).toContain('was read as a time')
  // In quotation marks they are words, and a field wins over them.
  expect((await search(sam, { query: `"open stage on ${dayIn(12)}"` })).items).toEqual([])
  const later = { query: `open stage on ${dayIn(12)}`, starts_after: `${inDays(20)}Z` }
  expect((await search(sam, later)).items).toEqual([])
  const elsewhere = { query: `open stage in Paris on ${dayIn(12)}` }
  expect((await search(sam, elsewhere)).items).toEqual([])
})

test('a time in words is read of one’s own events too', async () => {
  const account = await world.account('Reader')
  const event_start_at = `${inDays(5)}Z`
  await aCandidate(account, { kind: 'event', title: 'Poetry night', event_start_at })
  const found = await search(account, { query: `poetry ${dayIn(5)}` })
  expect(found.items).toMatchObject([{ title: 'Poetry night', role: 'saved' }])
  expect(found.disclosures.map(({ name }) => name)).toContain('search.words_read')
})
