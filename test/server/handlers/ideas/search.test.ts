import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { aParty, aSentPlan } from '#test/support/given/actions.ts'
import { answer, anIdea, people, problem } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

type Results = Data<'ideas.search'>

async function search(
  query: string,
  more: Record<string, unknown> = {},
  account: Account = sam,
): Promise<Results> {
  return (await answer(account, 'ideas.search', { query, ...more })).data
}

async function found(query: string, more: Record<string, unknown> = {}, account: Account = sam) {
  return (await search(query, more, account)).items.map(({ scope, title }) => `${scope}: ${title}`)
}

const friday = '2026-12-11T20:00:00+01:00'
const sunday = '2026-12-13T11:00:00+01:00'

beforeAll(async () => {
  const place = async (name: string, address: string, activity_name: string) => {
    const input = { name, address, activity_name, timezone: 'Europe/Berlin' }
    return (await answer(sam, 'places.private.create', input)).data.place.place_handle
  }
  const idea = (input: Record<string, unknown>) => answer(sam, 'ideas.structured_create', input)
  const club = await place('SO36', 'Oranienstraße 190, 10999 Berlin Kreuzberg', 'Concerts')
  const bath = await place(
    'Stadtbad Neukölln',
    'Ganghoferstraße 3, 12043 Berlin Neukölln',
    'Swimming',
  )
  await idea({
    kind: 'event',
    title: 'Winter concert',
    event_start_at: friday,
    venue_place_handle: club,
  })
  await idea({ kind: 'event', title: 'Matinee concert', event_start_at: sunday })
  await idea({ kind: 'place', title: 'Concert hall tour', description: 'Ask at the side door' })
  await idea({ kind: 'place', title: 'Stadtbad Neukölln', place_handle: bath })
  await idea({ kind: 'place', title: 'Laps before work', place_handle: bath })
  await idea({ kind: 'place', title: 'Café Zoë', custom_activity_name: 'Kaffee' })
  await answer(sam, 'ideas.lists.create', { name: 'Concert season' })
})

test('each scope shows its own kind of thing, with its handle', async () => {
  const { items } = await search('concert')
  const shown = items.map(({ scope, handle, title }) => [scope, handle.slice(0, 3), title])
  expect(shown.sort()).toEqual([
    ['events', 'id_', 'Matinee concert'],
    ['events', 'id_', 'Winter concert'],
    ['feeds', 'il_', 'Concert season'],
    ['ideas', 'id_', 'Concert hall tour'],
    ['places', 'pl_', 'SO36'],
  ])
})

test.each([
  [{ scope: 'feeds' }, ['feeds: Concert season']],
  [{ scopes: ['events'] }, ['events: Matinee concert', 'events: Winter concert']],
  [
    { scopes: ['ideas'] },
    ['ideas: Concert hall tour', 'ideas: Matinee concert', 'ideas: Winter concert'],
  ],
  [{ scopes: ['feeds'], scope: 'places' }, ['feeds: Concert season', 'places: SO36']],
  [{ scopes: ['plans'] }, []],
])('%j searches there only', async (scopes, expected) => {
  expect((await found('concert', scopes)).sort()).toEqual(expected)
})

test('words count in any order, by other forms, other languages and the name of the place', async () => {
  expect(await found('neukölln schwimmen')).toContain('ideas: Laps before work')
  expect(await found('work laps')).toEqual(['ideas: Laps before work'])
  expect(await found('stadtbad laps')).toEqual(['ideas: Laps before work'])
  expect(await found('COFFEE zoe')).toEqual(['ideas: Café Zoë'])
  expect(await found('tour conc')).toEqual(['ideas: Concert hall tour'])
})

test('a place is not shown again beside the idea of it', async () => {
  expect(await found('stadtbad neukölln', { limit: 3 })).toEqual([
    'ideas: Stadtbad Neukölln',
    'ideas: Laps before work',
  ])
  expect(await found('stadtbad', { scope: 'places' })).toEqual(['places: Stadtbad Neukölln'])
})

test('a page that was cut says so, and one that has all does not', async () => {
  const search = async (limit?: number) => {
    const { data, outcome } = await answer(sam, 'ideas.search', {
      query: 'concert',
      ...(limit !== undefined && { limit }),
    })
    const { facts, fallback_text } = outcome
    return { count: data.items.length, more: facts.more, text: fallback_text }
  }
  const { count, ...whole } = await search()
  expect(count).toBeGreaterThan(2)
  expect(whole).toEqual({
    more: undefined,
    text: expect.stringMatching(`^${count} results, first`),
  })
  expect(await search(count)).toMatchObject({ count, more: undefined })
  expect(await search(2)).toEqual({
    ...{ count: 2, more: true },
    text: expect.stringMatching(/^The first 2 results, beginning with .*a larger limit/),
  })
  expect(await search(1)).toMatchObject({
    ...{ count: 1, more: true, text: expect.stringMatching(/^The first result /) },
  })
})

test('a title that is equal comes first, and limit is kept', async () => {
  expect((await found('winter concert'))[0]).toBe('events: Winter concert')
  expect(await found('concert', { limit: 2 })).toHaveLength(2)
})

test.each([
  [{ neighborhoods: ['Kreuzberg'] }, ['events: Winter concert', 'places: SO36']],
  [{ neighborhoods: ['Kreuzberg, Berlin'] }, ['events: Winter concert', 'places: SO36']],
  [{ neighborhoods: ['Berlin'] }, ['events: Winter concert', 'places: SO36']],
  [{ neighborhoods: ['Mitte'] }, []],
  [
    { activities: ['concerts'] },
    [
      'events: Matinee concert',
      'events: Winter concert',
      'feeds: Concert season',
      'ideas: Concert hall tour',
      'places: SO36',
    ],
  ],
  [{ activities: ['Swimming'] }, []],
  [{ activities: ['matinee'] }, ['events: Matinee concert']],
])('%j narrows what is found', async (filter, expected) => {
  expect((await found('concert', filter)).sort()).toEqual(expected)
})

test('a neighborhood that nobody knows finds nothing and says so', async () => {
  const { data, outcome } = await answer(sam, 'ideas.search', {
    query: 'concert',
    neighborhoods: ['Kreuzburg'],
  })
  expect(data.items).toEqual([])
  expect(outcome.disclosures).toMatchObject([{ name: 'search.neighborhood_unknown' }])
  expect(outcome.disclosures[0]?.text).toContain('Kreuzberg')
})

const span = { text: 'friday evening', start: 0, end: 14 }
const said = { span, hardness: 'hard', provenance: 'user_stated', confidence: 0.9 }
const part = (value: string, starts_at: string, starts_before: string) => ({
  daypart: { ...said, value, local_interval: { starts_at, starts_before } },
})
const days = (...names: [string, number][]) => ({
  weekday_selector: {
    ...said,
    values: names.map(([name]) => name),
    iso_days: names.map(([, number]) => number),
  },
})
const december = {
  starts_after: '2026-12-01',
  starts_before: '2027-01-01',
  timezone: 'Europe/Berlin',
}

test.each([
  [part('evening', '17:00', '24:00'), ['Winter concert']],
  [part('night', '19:30', '03:00'), ['Winter concert']],
  [part('morning', '06:00', '12:00'), ['Matinee concert']],
  [days(['friday', 5], ['saturday', 6]), ['Winter concert']],
  [days(['saturday', 6]), []],
  [
    {
      requested_start_at: '2026-12-11T20:00',
      timezone: 'Europe/Berlin',
      starts_after: '2026-12-01',
      starts_before: '2027-01-01',
    },
    ['Winter concert'],
  ],
  [{ requested_start_at: '2026-12-11T20:01+01:00' }, []],
  [{ requested_start_at: '2026-12-11T19:00Z' }, ['Winter concert']],
  [
    { starts_after: '2026-12-12', starts_before: '2026-12-14', timezone: 'Europe/Berlin' },
    ['Matinee concert', 'Concert hall tour', 'Concert season', 'SO36'],
  ],
])('%j is a time that what is found has to fit', async (time, expected) => {
  const titles = (await search('concert', time)).items.map(({ title }) => title)
  expect(titles.slice(0, 1)).toEqual(expected.slice(0, 1))
  expect(titles.sort()).toEqual(expected.sort())
})

test('days and hours are those of the clocks of timezone', async () => {
  const account = await world.account('Sam')
  const event_start_at = '2026-12-11T23:30:00+01:00'
  await answer(account, 'ideas.structured_create', {
    kind: 'event',
    title: 'Last set',
    event_start_at,
  })
  const on = (name: string, day: number) => days([name, day])
  const timezone = 'Pacific/Auckland'
  expect(await found('last set', on('friday', 5), account)).toHaveLength(1)
  expect(await found('last set', { ...on('friday', 5), timezone }, account)).toHaveLength(0)
  expect(await found('last set', { ...on('saturday', 6), timezone }, account)).toHaveLength(1)
  const start = { requested_start_at: '2026-12-11T17:30', timezone: 'America/New_York' }
  expect(await found('last set', start, account)).toHaveLength(1)
})

test('after midnight, the night belongs to the day before', async () => {
  const account = await world.account('Sam')
  await answer(account, 'ideas.structured_create', {
    kind: 'event',
    title: 'Late set',
    event_start_at: '2026-12-12T00:30:00+01:00',
  })
  const night = part('night', '22:00', '03:00')
  expect(await found('late', { ...night, ...days(['friday', 5]) }, account)).toHaveLength(1)
  expect(await found('late', { ...night, ...days(['saturday', 6]) }, account)).toHaveLength(0)
  expect(await found('late', { ...days(['saturday', 6]) }, account)).toHaveLength(1)
})

test('little found suggests what finds more, and nothing that finds nothing', async () => {
  expect((await search('concrt')).retry_suggestions).toEqual(['concert'])
  expect((await search('swimmng')).retry_suggestions).toEqual(['swimming'])
  await anIdea(sam, 'Frühstückspension')
  expect((await search('fruhstuckspensoin')).retry_suggestions).toEqual(['frühstückspension'])
  expect((await search('concert zeppelin')).retry_suggestions).toEqual(['concert'])
  expect((await search('zeppelin')).retry_suggestions).toEqual([])
  expect((await search('zeppelin', { semantic_subject: 'coffee' })).retry_suggestions).toEqual([
    'coffee',
  ])
  expect((await search('concert')).retry_suggestions).toEqual([])
})

test('a snippet is the text that matched, at most 160 characters of it', async () => {
  const account = await world.account('Sam')
  const filler = 'All about nothing in particular. '.repeat(8)
  await answer(account, 'ideas.structured_create', {
    kind: 'place',
    title: 'Somewhere',
    description: `${filler} The <b>zeppelin</b> lands here. ${filler}`,
  })
  const [item] = (await search('zeppelin', {}, account)).items
  expect(item?.snippet).toMatch(/^….*<b>zeppelin<\/b> lands.*…$/)
  expect(item?.snippet.length).toBeLessThanOrEqual(160)
})

test('plans are found by their hosts and their guests, and a host’s notes show to nobody else', async () => {
  const party = await aParty(world)
  const { data } = await answer(party.sam, 'ideas.structured_create', {
    kind: 'place',
    title: 'Soup evening',
    description: 'Parsnip and pear',
  })
  await aSentPlan(party.sam, [party.friends.ada], { candidate_id: data.idea.candidate_id })
  const mine = await search('soup', { scope: 'plans' }, party.sam)
  const theirs = await search('soup', { scope: 'plans' }, party.ada)
  expect(mine.items).toMatchObject([
    { title: 'Soup evening', handle: expect.stringMatching(/^pn_/) },
  ])
  expect(theirs.items).toMatchObject([{ title: 'Soup evening', snippet: 'Soup evening' }])
  expect(theirs.items[0]?.handle).not.toBe(mine.items[0]?.handle)
  const read = await answer(party.ada, 'plans.get', { plan_handle: theirs.items[0]?.handle })
  expect(read.data.plan.title).toBe('Soup evening')
  expect(await found('soup', {}, party.jonas)).toEqual([])
  expect(await found('soup', { scope: 'plans', people: ['Ada'] }, party.sam)).toHaveLength(1)
  expect(await found('soup', { scope: 'plans', people: ['Jonas'] }, party.sam)).toEqual([])
})

test('what a friend likes is found until it is taken back or the two part', async () => {
  const friends = await threeFriends(world)
  const idea = await anIdea(friends.ada, 'Glassblowing for two')
  const other = await anIdea(friends.ada, 'Glass museum')
  const to = { operation: 'replace', intentions: [[friends.toSam]] }
  await mutate(friends.ada, idea, to)
  await mutate(friends.ada, other, to)
  await expect.poll(() => likes(friends.sam)).toHaveLength(2)
  const glass = () => found('glass', {}, friends.sam)
  expect(await found('glass', {}, friends.mira)).toEqual([])
  const { items } = await search('glassblowing', { people: ['Ada'] }, friends.sam)
  expect(items).toMatchObject([{ scope: 'ideas', handle: expect.stringMatching(/^lk_/) }])
  expect(await found('glassblowing', { people: ['Mira'] }, friends.sam)).toEqual([])
  await mutate(friends.ada, idea, { operation: 'replace', intentions: [] })
  await expect.poll(glass).toEqual(['ideas: Glass museum'])
  // What a generated list chose of it is not one’s own yet.
  await answer(friends.sam, 'ideas.list.generate', {
    people: ['Ada'],
    search: 'glass',
    name: 'Panes',
  })
  await expect.poll(glass).toEqual(['ideas: Glass museum'])
  // One’s own comes instead of what a friend likes of it.
  await anIdea(friends.sam, 'Glass museum')
  const [own] = (await search('glass museum', {}, friends.sam)).items
  expect([await glass(), own?.handle.slice(0, 3)]).toEqual([['ideas: Glass museum'], 'id_'])
  await disconnect(world, friends.sam, friends.toAda)
  expect(await glass()).toEqual(['ideas: Glass museum'])
})

test('likes of two things with one name are both found, and those of one thing once', async () => {
  const friends = await threeFriends(world)
  const liked = async (account: Account, name: string, address: string | null) => {
    const known = await answer(account, 'relationships.people.query', {})
    const [first] = known.data.items
    const to = { operation: 'replace', intentions: [[first?.person_handle]] }
    const place = await answer(account, 'places.private.create', { name, address })
    const { place_handle } = place.data.place
    const input = { kind: 'place', title: name, place_handle }
    const made = await answer(account, 'ideas.structured_create', input)
    await mutate(account, made.data.idea.idea_handle, to)
  }
  await liked(friends.ada, 'Bär Central', 'Oranienstraße 1, 10999 Berlin Kreuzberg')
  await liked(friends.mira, 'Bär Central', 'Müllerstraße 1, 13353 Berlin Wedding')
  await liked(friends.ada, 'Bär Corner', null)
  await liked(friends.mira, 'bär  corner', null)
  await expect.poll(() => likes(friends.sam)).toHaveLength(3)
  // Another name, which only looks alike.
  await anIdea(friends.sam, 'Bar Central')
  const { items } = await search('bar', {}, friends.sam)
  expect(
    items
      .map(
        ({ title, handle }) => `${handle.slice(0, 3)} ${title.toLowerCase().replace(/\s+/g, ' ')}`,
      )
      .sort(),
  ).toEqual(['id_ bar central', 'lk_ bär central', 'lk_ bär central', 'lk_ bär corner'])
})

test('a name that nobody has finds nothing, says so, and offers to save the person', async () => {
  const { data, outcome, next_actions } = await answer(sam, 'ideas.search', {
    query: 'concert',
    people: ['Theo'],
  })
  expect(data.items).toEqual([])
  expect(outcome.disclosures).toMatchObject([{ text: 'You have no saved person named “Theo”.' }])
  expect(next_actions).toMatchObject([
    { capability: 'relationships.people.ensure', input: { people: ['Theo'] } },
  ])
})

test('what concerns one of the people is found, on a list with them or liked for them', async () => {
  const account = await world.account('Sam')
  const [ada = ''] = await people(account, 'Ada')
  const [one = ''] = [await anIdea(account, 'Tea tasting')]
  await anIdea(account, 'Tea garden')
  await answer(account, 'ideas.lists.create', { name: 'Tea with Ada', person_handles: [ada] })
  await mutate(account, one, { operation: 'replace', intentions: [[ada]] })
  expect((await found('tea', { names: ['ada'] }, account)).sort()).toEqual([
    'feeds: Tea with Ada',
    'ideas: Tea tasting',
  ])
})

test('another account finds nothing of it', async () => {
  expect(await search('concert', {}, kim)).toEqual({ items: [], retry_suggestions: [] })
})

test.each([
  [{ query: '…!?' }, ['/query']],
  [{ query: 'tea', starts_after: '2026-12-01' }, ['/starts_after']],
  [{ query: 'tea', starts_after: '2026-12-01', starts_before: '2027-01-01' }, ['/starts_after']],
  [{ query: 'tea', ...december, starts_before: '2026-11-01' }, ['/starts_before']],
  [{ query: 'tea', ...december, timezone: 'Berlin' }, ['/timezone']],
  [{ query: 'tea', requested_start_at: 'friday' }, ['/requested_start_at']],
  [{ query: 'tea', ...days(['friday', 6]) }, ['/weekday_selector/iso_days']],
  [{ query: 'tea', people: [' '] }, ['/people/0']],
  [{ query: 'tea', activities: ['\u200b'] }, ['/activities/0']],
  [{ query: 'tea', names: Array.from({ length: 26 }, (_, n) => `Ada ${n}`) }, ['/names']],
])('%j is refused', async (input, pointers) => {
  const refused = await problem(sam, 'ideas.search', input)
  expect({ ...refused, pointers: refused.pointers.sort() }).toEqual({
    status: 422,
    code: 'input_invalid',
    pointers: pointers.sort(),
  })
})

test('any text is answered', { timeout: 60_000 }, async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...'\'\\:*&|!()<->" =aé拉面ไทย🍕%_'),
      minLength: 1,
      maxLength: 40,
    }),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (query, name) => {
      const { status } = await sam.call('ideas.search', {
        query,
        semantic_subject: name,
        activities: [name],
        people: [name],
      })
      expect([200, 422]).toContain(status)
    }),
    { numRuns: 120 },
  )
})

test('what a time needs is said at once, also where the query is missing', async () => {
  const said = async (input: Record<string, unknown>) => {
    const { status, body } = await sam.call('ideas.search', input)
    expect(status).toBe(422)
    return (body as unknown as Refusal).errors.map(
      ({ pointer, message }) => `${pointer} ${message}`,
    )
  }
  const day = { starts_after: '2026-12-11' }
  const needed = '/starts_after comes only together with starts_before and timezone'
  expect(await said({ query: 'tea', ...day })).toEqual([needed])
  expect((await said({ ...day })).sort()).toEqual(['/query is required', needed])
  const wrong = { ...day, timezone: 'Mars/Olympus' }
  expect((await said({ query: 'tea', ...wrong })).join()).toMatch(/starts_before.*\/timezone/)
  // A value that is not as it must be is said first: what goes with it may change.
  const nested = { query: 'tea', daypart: { value: 'evening' }, ...day }
  expect((await said(nested)).join()).not.toContain('timezone')
  const right = { query: 'tea', ...day, starts_before: '2026-12-12', timezone: 'Europe/Berlin' }
  expect((await sam.call('ideas.search', right)).status).toBe(200)
})

interface Refusal {
  readonly errors: readonly { readonly pointer: string; readonly message: string }[]
}
