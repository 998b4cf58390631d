import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FeedServer, startFeed } from '#test/support/feed_server.ts'
import {
  captureJob,
  pageOf,
  sauna,
  storedCapture,
  type TestCaptureJob,
  workerAudit,
} from '#test/support/given/capture_job.ts'
import { aCapture, capture, readCapture, stagesOf } from '#test/support/given/captures.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let site: FeedServer
let job: TestCaptureJob

beforeAll(async () => {
  site = await startFeed()
  job = captureJob(world, [site.allow])
})

afterAll(async () => {
  await job.end()
  await site.close()
})

/** The address of a page of the site. */
const page = (path: string) => new URL(path, site.url).href

const html = (body: string) => {
  site.answer((response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body),
  )
}

/** The titles of all active ideas of an account. */
async function titlesOf(account: Account): Promise<string[]> {
  const { data } = await answer(account, 'ideas.saved.query', {})
  return data.items.map(({ title }) => title)
}

describe('a text', () => {
  test('becomes an idea on its list and for its person, once the job has run', async () => {
    const sam = await world.account('Sam')
    const list = await aList(sam, { name: 'Rainy days' })
    const [mira = ''] = await people(sam, 'Mira')
    const { data, execution_id } = await capture(sam, {
      text: 'Ostsee Sauna, Seestraße 9, 13353 Berlin',
      target_ideas_list_handle: list,
      target_person_text: 'Mira',
    })
    const { capture_public_id } = data
    expect(await job.run(sam.owner)).toBeNull()
    const read = await readCapture(sam, capture_public_id)
    expect(read.status).toBe('completed')
    expect(read.data).toMatchObject({ state: 'completed', state_version: 2, reused: false })
    expect(read.data.idea).toMatchObject({
      kind: 'place',
      title: 'Ostsee Sauna',
      liked: false,
      lists: [{ ideas_list_handle: list }],
      place: { address: 'Seestraße 9, 13353 Berlin' },
    })
    expect(await stagesOf(sam, capture_public_id)).toEqual([
      ...['persisted', 'reading', 'source_read', 'completed'],
    ])
    const kept = await answer(sam, 'ideas.saved.query', { person_handle: mira })
    expect(kept.data.items.map(({ title }) => title)).toEqual(['Ostsee Sauna'])
    const { execution } = (await answer(sam, 'executions.get', { execution_id })).data
    expect(execution).toMatchObject({ status: 'completed', finished_at: expect.any(String) })
    expect(execution.result).toMatchObject({
      status: 'completed',
      capability: { name: 'ideas.capture.get' },
      data: { capture_public_id, idea: { title: 'Ostsee Sauna' } },
    })
    expect(await workerAudit(sam)).toEqual(['ideas.capture completed'])
  })

  test.each([
    ['a place', 'Seerosen Café, Lindenstraße 9, 10969 Berlin'],
    ['an event', 'Lesung im Seerosen Café, Lindenstraße 9, 10969 Berlin, 5.12.2029 20 Uhr'],
  ])('about %s that was archived ends on the idea that is still there', async (_, text) => {
    const sam = await world.account('Sam')
    const made = async () => {
      const handle = await aCapture(sam, { text })
      await job.run(sam.owner)
      return (await readCapture(sam, handle)).data
    }
    const first = await made()
    const { data } = await answer(sam, 'places.private.query', {})
    const { place_handle } = data.items[0] ?? {}
    await answer(sam, 'places.private.archive', { place_handle })
    const second = await made()
    expect([second.reused, second.idea?.idea_handle]).toEqual([true, first.idea?.idea_handle])
  })

  test('that names nothing is asked about, and the answer ends it', async () => {
    const sam = await world.account('Sam')
    const capture_public_id = await aCapture(sam, {
      source_url: page('/login'),
    })
    html('<html><head><title>Log in</title></head><body><input type="password"></body></html>')
    await job.run(sam.owner)
    const asked = await readCapture(sam, capture_public_id)
    expect(asked).toMatchObject({
      status: 'needs_input',
      data: { state_version: 2, clarification: { kind: 'subject' }, idea: null },
    })
    const answered = await capture(sam, {
      capture_public_id,
      clarification_answer: 'Stadtbad Neukölln',
      expected_state_version: 2,
    })
    expect(answered.status).toBe('accepted')
    await job.run(sam.owner)
    const read = await readCapture(sam, capture_public_id)
    expect(read.data).toMatchObject({ state: 'completed', state_version: 4 })
    expect(read.data.idea?.title).toBe('Stadtbad Neukölln')
    const { execution } = (
      await answer(sam, 'executions.get', { execution_id: answered.execution_id })
    ).data
    expect(execution.status).toBe('completed')
  })
})

describe('a page', () => {
  test('becomes an idea with its place, where it is and its zone', async () => {
    const sam = await world.account('Sam')
    html(pageOf(sauna))
    const capture_public_id = await aCapture(sam, { source_url: page('/sauna?utm_source=x') })
    await job.run(sam.owner)
    const { data } = await readCapture(sam, capture_public_id)
    expect(data.idea).toMatchObject({
      title: 'Ostsee Sauna',
      source_url: page('/sauna'),
      place: {
        name: 'Ostsee Sauna',
        address: 'Seestraße 9, 13353 Berlin',
        timezone: 'Europe/Berlin',
        coordinates: { latitude: 52.5501, longitude: 13.3504 },
      },
    })
  })

  test('that the account captures again at once is not asked for again, and that is told', async () => {
    const [sam, ada] = [await world.account('Sam'), await world.account('Ada')]
    html(pageOf(sauna))
    const before = site.asked()
    const stages = []
    for (const account of [sam, sam, ada]) {
      const capture_public_id = await aCapture(account, { source_url: page('/again?utm_source=x') })
      await job.run(account.owner)
      stages.push((await stagesOf(account, capture_public_id))[2])
    }
    expect(stages).toEqual(['source_read', 'source_reused', 'source_read'])
    expect(site.asked() - before).toBe(2)
  })

  test('about an event has its end, its zone and how exactly its start is known', async () => {
    const sam = await world.account('Sam')
    const year = new Date().getUTCFullYear() + 1
    const event = (startDate: string, endDate?: string) =>
      pageOf({
        '@type': 'MusicEvent',
        name: 'Jazz night',
        startDate,
        ...(endDate && { endDate }),
        location: { ...sauna, '@type': 'Place' },
      })
    html(event(`${year}-06-05T19:00:00`, `${year}-06-05T22:00:00`))
    const exact = await aCapture(sam, { source_url: page('/exact') })
    await job.run(sam.owner)
    expect((await readCapture(sam, exact)).data.idea?.event).toMatchObject({
      starts_at: `${year}-06-05T17:00:00.000Z`,
      ends_at: `${year}-06-05T20:00:00.000Z`,
      timezone: 'Europe/Berlin',
      start_precision: 'exact',
      venue: { name: 'Ostsee Sauna' },
    })
    html(event(`${year}-06-06`))
    const day = await aCapture(sam, { source_url: page('/day') })
    await job.run(sam.owner)
    const { idea } = (await readCapture(sam, day)).data
    expect(idea?.event).toMatchObject({
      starts_at: `${year}-06-05T22:00:00.000Z`,
      start_precision: 'date_only',
    })
    const draft = await answer(sam, 'plans.draft.create', { candidate_id: idea?.candidate_id })
    expect(draft.data.plan.scheduled_at).toBeNull()
  })

  test('that was captured before ends on the same idea, which is put where it is wanted now', async () => {
    const sam = await world.account('Sam')
    const list = await aList(sam, { name: 'Rainy days' })
    html(pageOf(sauna))
    const first = await aCapture(sam, { source_url: page('/sauna') })
    await job.run(sam.owner)
    const { idea } = (await readCapture(sam, first)).data
    await answer(sam, 'ideas.created.update', {
      idea_handle: idea?.idea_handle,
      title: 'Our sauna',
    })
    const second = await aCapture(sam, {
      source_url: page('/sauna/?fbclid=1#top'),
      target_ideas_list_handle: list,
    })
    await job.run(sam.owner)
    const { data } = await readCapture(sam, second)
    expect(data).toMatchObject({ reused: true, idea: { idea_handle: idea?.idea_handle } })
    expect(data.idea).toMatchObject({ title: 'Our sauna', lists: [{ ideas_list_handle: list }] })
    expect(await stagesOf(sam, second)).toContain('reused')
    expect(await titlesOf(sam)).toEqual(['Our sauna'])

    await answer(sam, 'ideas.created.archive', { idea_handle: idea?.idea_handle })
    const third = await aCapture(sam, { source_url: page('/sauna') })
    await job.run(sam.owner)
    const anew = (await readCapture(sam, third)).data
    expect(anew).toMatchObject({ reused: false, idea: { title: 'Ostsee Sauna' } })
    expect(anew.idea?.idea_handle).not.toBe(idea?.idea_handle)
  })

  test('that says the same as another ends on the same idea', async () => {
    const sam = await world.account('Sam')
    html(pageOf(sauna))
    const first = await aCapture(sam, { source_url: page('/one') })
    await job.run(sam.owner)
    html(pageOf({ ...sauna, name: 'OSTSEE  SAUNA', geo: undefined }))
    const second = await aCapture(sam, { source_url: page('/two') })
    await job.run(sam.owner)
    const [one, two] = await Promise.all([readCapture(sam, first), readCapture(sam, second)])
    expect(two.data).toMatchObject({ reused: true })
    expect(two.data.idea?.idea_handle).toBe(one.data.idea?.idea_handle)
    const places = await answer(sam, 'places.private.query', {})
    expect(places.data.items).toHaveLength(1)
  })

  test('that eight captures race for ends on one idea', async () => {
    const sam = await world.account('Sam')
    html(pageOf(sauna))
    const other = captureJob(world, [site.allow])
    const captures = await Promise.all(
      Array.from({ length: 8 }, () => aCapture(sam, { source_url: page('/race') })),
    )
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.all([job.run(sam.owner), other.run(sam.owner)])
      const states = await Promise.all(captures.map((one) => storedCapture(sam, one)))
      if (states.every(({ state }) => state === 'completed')) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    await other.end()
    const read = await Promise.all(captures.map((one) => readCapture(sam, one)))
    expect(new Set(read.map(({ data }) => data.idea?.idea_handle)).size).toBe(1)
    expect(read.filter(({ data }) => !data.reused)).toHaveLength(1)
    expect(await titlesOf(sam)).toEqual(['Ostsee Sauna'])
  })
})

describe('what may not be fetched', () => {
  test('is asked about where nothing is fetched at all', async () => {
    const sam = await world.account('Sam')
    const off = captureJob(world, null)
    const capture_public_id = await aCapture(sam, { source_url: page('/sauna') })
    await off.run(sam.owner)
    await off.end()
    const { data } = await readCapture(sam, capture_public_id)
    expect(data.clarification?.kind).toBe('subject')
  })
})
