import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import { captureJob, pageOf, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aCapture, readCapture } from '#test/support/given/captures.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let site: FeedServer
let job: TestCaptureJob

beforeAll(async () => {
  site = await startFeed()
  // A page read a moment ago is read again: another job knows nothing of it.
  job = captureJob(world, [site.allow])
})

afterAll(async () => {
  await job.end()
  await site.close()
})

const html = (body: string) =>
  site.answer((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body))
const page = (path: string) => new URL(path, site.url).href

/** What became of a capture. */
async function captured(account: Account, input: Record<string, unknown>, by = job) {
  const handle = await aCapture(account, input)
  await by.run(account.owner)
  const { data } = await readCapture(account, handle)
  return { reused: data.reused, idea: data.idea, state: data.state }
}

const event = (name: string, startDate: string, more: Record<string, unknown> = {}) =>
  pageOf({ '@type': 'Event', name, startDate, ...more })

const at = (name: string, streetAddress: string, addressLocality = 'Berlin') => ({
  location: {
    ...{ '@type': 'Place', name },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress, postalCode: '10115', addressLocality },
      addressCountry: 'DE',
    },
  },
})

describe('a venue of which only the name is known', () => {
  test.each([
    ['a place with a name', { '@type': 'Place', name: 'Zum Anker' }],
    ['words', 'Zum Anker'],
  ])('is kept with the event, and is no place of its own: %s', async (_, location) => {
    const sam = await world.account('Sam')
    html(event('Quartet', '2038-03-05T20:00:00+01:00', { location }))
    const first = await captured(sam, { source_url: page('/anker') })
    const venue = { name: 'Zum Anker', address: null }
    expect(first.idea).toMatchObject({ kind: 'event', place: null, event: { venue } })
    const { body } = await sam.call('places.private.query', {})
    expect(body.data.items).toEqual([])
    // The same again is the same idea; another event there is at the same place.
    expect((await captured(sam, { source_url: page('/anker') })).reused).toBe(true)
    html(event('Trio', '2038-03-06T20:00:00+01:00', { location }))
    const other = await captured(sam, { source_url: page('/trio') })
    expect(other.idea?.event?.venue?.place_handle).toBe(first.idea?.event?.venue?.place_handle)
    // Elsewhere it is another idea, and with its address as well.
    html(event('Quartet', '2038-03-05T20:00:00+01:00', { location: 'Lido' }))
    expect((await captured(sam, { source_url: page('/lido') })).reused).toBe(false)
  })

  test.each(['TBA', 'Online', 'Zoom Webinar', 'https://www.example.org/venue', ' '])(
    'is unknown where it says “%s”',
    async (location) => {
      const sam = await world.account('Sam')
      html(event('Quartet', '2038-03-05T20:00:00+01:00', { location }))
      const { idea } = await captured(sam, { source_url: page('/none') })
      expect(idea?.event?.venue ?? null).toBeNull()
    },
  )
})

describe('two texts with one title', () => {
  test.each([
    ['Best cacio e pepe, Padella', 'Best cacio e pepe, Roscioli'],
    ['Kids: Labyrinth Kindermuseum', 'Kids: Zoo Aquarium'],
    [
      'Pub quiz Thursday 8pm. The Elgin, 96 Ladbroke Grove, London W11 1PY',
      'Pub quiz Thursday 8pm. The Grange, 1 Warwick Road, London W5 3XH',
    ],
    ['Museum of Glass', 'Museum of Glass. The one in Tacoma, not Murano'],
  ])('are two ideas where they say different things: %s', async (one, other) => {
    const sam = await world.account('Sam')
    const first = await captured(sam, { text: one })
    const second = await captured(sam, { text: other })
    expect(second).toMatchObject({ state: 'completed', reused: false })
    expect(second.idea?.idea_handle).not.toBe(first.idea?.idea_handle)
    // Once more, each is found again.
    expect((await captured(sam, { text: one })).idea?.idea_handle).toBe(first.idea?.idea_handle)
    expect(await captured(sam, { text: other })).toMatchObject({ reused: true })
  })

  test('are one where the second says nothing more', async () => {
    const sam = await world.account('Sam')
    await captured(sam, { text: 'Museum of Glass. The one in Tacoma' })
    expect((await captured(sam, { text: 'Museum of Glass' })).reused).toBe(true)
  })
})

test('pages of two sites with one name and no address are two ideas', async () => {
  const sam = await world.account('Sam')
  html(pageOf({ '@type': 'Restaurant', name: 'La Piazza', description: 'Pizza in Hamburg.' }))
  await captured(sam, { source_url: page('/hamburg') })
  html(pageOf({ '@type': 'Restaurant', name: 'La Piazza', description: 'Wine in Leipzig.' }))
  const second = await captured(sam, { source_url: page('/leipzig') })
  expect(second.reused).toBe(false)
  expect(second.idea?.source_url).toBe(page('/leipzig'))
})

describe('events of one title at one time', () => {
  const start = '2038-12-02T20:15:00+01:00'

  test('are two ideas at two venues, and one at one venue', async () => {
    const sam = await world.account('Sam')
    html(event('Perfect Days', start, at('Kino Toni', 'Antonplatz 1')))
    const first = await captured(sam, { source_url: page('/toni') })
    html(event('Perfect Days', start, at('Yorck Kino', 'Yorckstraße 86')))
    expect((await captured(sam, { source_url: page('/yorck') })).reused).toBe(false)
    html(event('Perfect Days', start, at('Kino Toni', 'Antonplatz 1')))
    const again = await captured(sam, { source_url: page('/tickets') })
    expect([again.reused, again.idea?.idea_handle]).toEqual([true, first.idea?.idea_handle])
  })
})

describe('a page that is read again', () => {
  /** Read by another worker, which has not read it before. */
  async function again(account: Account, source_url: string) {
    const other = captureJob(world, [site.allow])
    const read = await captured(account, { source_url }, other)
    await other.end()
    return read
  }

  test('and names another day is another idea', async () => {
    const sam = await world.account('Sam')
    html(event('Nils Frahm', '2038-01-22T20:00:00+01:00'))
    await captured(sam, { source_url: page('/frahm') })
    html(event('Nils Frahm', '2038-01-30T20:00:00+01:00'))
    const moved = await again(sam, page('/frahm'))
    expect(moved.reused).toBe(false)
    expect(moved.idea?.event?.starts_at).toBe('2038-01-30T19:00:00.000Z')
    expect((await again(sam, page('/frahm'))).idea?.idea_handle).toBe(moved.idea?.idea_handle)
  })

  test('and is about another event is another idea', async () => {
    const sam = await world.account('Sam')
    html(event('Comedy Night', '2038-12-10T20:00:00+01:00'))
    await captured(sam, { source_url: page('/tonight') })
    html(event('Drag Bingo', '2038-12-17T20:00:00+01:00'))
    const other = await again(sam, page('/tonight'))
    expect([other.reused, other.idea?.title]).toEqual([false, 'Drag Bingo'])
  })
})
